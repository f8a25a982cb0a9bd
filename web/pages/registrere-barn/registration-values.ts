/** The form's flat fields, and what they make: one child after the other, checked as the server checks them. */
import * as z from 'zod/mini';
import { maximumChildren } from '#contract/children-endpoints.ts';
import type { FieldCode } from '#contract/problem.ts';
import { checkChildNumber } from '#contract/values/child-number.ts';
import { TypedContactPoint } from '#contract/values/contact-point.ts';
import { Fodselsnummer } from '#contract/values/fodselsnummer.ts';
import { NamePart, nameLimits } from '#contract/values/person-name.ts';
import type { TypedChild } from './typed-registration.ts';

export const places = Array.from({ length: maximumChildren }, (_, place) => place);
export type ChildField = `${'givenName' | 'familyName' | 'fodselsnummer'}${number}`;
export type RegistrationField = ChildField | 'count' | 'responsibility' | 'guardianName' | 'guardianContact';
export type RegistrationValues = Record<RegistrationField, string>;

export const childFields = (place: number): [ChildField, ChildField, ChildField] => [
  `givenName${place}`,
  `familyName${place}`,
  `fodselsnummer${place}`,
];
export const numberFields = places.map((place): ChildField => `fodselsnummer${place}`);

export const emptyRegistration: RegistrationValues = {
  ...Object.fromEntries(places.flatMap(childFields).map((name) => [name, ''])),
  count: '1',
  responsibility: '',
  guardianName: '',
  guardianContact: '',
} as RegistrationValues;

export const countOf = (values: { count?: unknown }): number =>
  Math.min(maximumChildren, Math.max(1, Number(values.count) || 1));

/** Which series is taken the server knows: here either will do, and they cannot be mistaken for each other. */
function readNumber(digits: string, today: string) {
  const synthetic = checkChildNumber(digits, { accept: 'synthetic', today });
  return 'problem' in synthetic && synthetic.problem === 'INVALID'
    ? checkChildNumber(digits, { accept: 'real', today })
    : synthetic;
}

type Faults = Partial<Record<RegistrationField, FieldCode>>;

const faultOf = (schema: z.ZodMiniType<string>, value: string): FieldCode | undefined =>
  value.trim() === '' ? 'REQUIRED' : schema.safeParse(value).success ? undefined : 'INVALID';

/** @param refused what the server has said no to, by number or contact point @param today in Norway, `YYYY-MM-DD` */
export function faultsOf(
  values: RegistrationValues,
  { today, refused }: { today: string; refused: ReadonlyMap<string, FieldCode> },
): Faults {
  const faults: Faults = {};
  const textIn = (name: ChildField) => values[name] ?? '';
  const seen = new Set<string>();
  for (const place of places.slice(0, countOf(values))) {
    const [given, family, number] = childFields(place);
    for (const name of [given, family]) {
      const long = textIn(name).trim().length > nameLimits.maximum ? 'TOO_LONG' : undefined;
      faults[name] = long ?? faultOf(NamePart, textIn(name));
    }
    faults[number] = numberFault(textIn(number), { today, refused, seen });
  }
  if (!['sole', 'joint'].includes(values.responsibility)) faults.responsibility = 'REQUIRED';
  if (values.responsibility === 'joint') {
    faults.guardianName = faultOf(NamePart, values.guardianName);
    const contact = TypedContactPoint.safeParse(values.guardianContact);
    faults.guardianContact =
      faultOf(TypedContactPoint, values.guardianContact) ?? refused.get(contact.data ?? '');
  }
  return faults;
}

function numberFault(
  typed: string,
  { today, refused, seen }: { today: string; refused: ReadonlyMap<string, FieldCode>; seen: Set<string> },
): FieldCode | undefined {
  const digits = Fodselsnummer.safeParse(typed).data;
  if (digits === undefined) return typed.trim() === '' ? 'REQUIRED' : 'INVALID';
  const isSeen = seen.has(digits);
  seen.add(digits);
  const read = readNumber(digits, today);
  if ('problem' in read) return read.problem;
  return isSeen ? 'TWICE' : refused.get(digits);
}

/** For the form: every value is text, and what is wrong is said of each field. */
export const registrationSchema = (options: Parameters<typeof faultsOf>[1]) =>
  z.record(z.string(), z.any()).check(({ value, issues }) => {
    const faults = faultsOf({ ...emptyRegistration, ...value } as RegistrationValues, options);
    for (const [name, fieldCode] of Object.entries(faults))
      if (fieldCode)
        issues.push({ code: 'custom', input: value, path: [name], params: { fieldCode }, continue: true });
  }) as unknown as z.ZodMiniType<RegistrationValues, RegistrationValues>;

/** Of values without faults. */
export function childrenOf(values: RegistrationValues, today: string): TypedChild[] {
  return places.slice(0, countOf(values)).map((place) => {
    const [given, family, number] = childFields(place);
    const fodselsnummer = Fodselsnummer.parse(values[number]);
    const read = readNumber(fodselsnummer, today);
    return {
      givenName: NamePart.parse(values[given]),
      familyName: NamePart.parse(values[family]),
      fodselsnummer,
      bornOn: 'bornOn' in read ? read.bornOn : '',
    };
  });
}

export const secondGuardianOf = (values: RegistrationValues) =>
  values.responsibility === 'joint'
    ? {
        name: NamePart.parse(values.guardianName),
        contact: TypedContactPoint.parse(values.guardianContact),
      }
    : null;

/** The day in Norway, `YYYY-MM-DD`. */
export const norwegianToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date());

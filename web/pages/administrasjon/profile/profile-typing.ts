/** A profile as it is typed: each field as text, what the text means, what is wrong with it, and what differs between two profiles. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type FieldCode, fieldProblemOf } from '#contract/problem.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { formatPhoneNumber, readPhoneNumber } from '#contract/values/phone-number.ts';
import { readTypedAmount } from '#contract/values/typed-amount.ts';
import { WrittenProfile } from '#contract/written-profile.ts';
import {
  fieldsOf,
  type Place,
  type ProfileField,
  type SectionId,
  sectionIds,
  type UnitNames,
} from './profile-fields.ts';

type Tree = { [key: string | number]: unknown };

const find = (tree: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Tree | null | undefined)?.[key], tree);

function put(tree: unknown, place: Place, value: unknown): void {
  let inner = tree as Tree;
  for (const key of place.slice(0, -1)) {
    inner[key] ??= {};
    inner = inner[key] as Tree;
  }
  const last = place.at(-1)!;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
}

const kronerOf = (ore: unknown): string =>
  (Number(ore) / 100).toFixed(2).replace('.', ',').replace(',00', '');

const linesOf: readonly ProfileField['kind'][] = ['lines', 'paragraphs', 'optional-paragraphs', 'accounts'];
const commasOf: readonly ProfileField['kind'][] = ['wholes', 'amounts', 'lengths'];
const amountsOf: readonly ProfileField['kind'][] = ['amount', 'optional-amount', 'undecided-amount'];

/** What is in a field of the profile, as it is typed. */
export function typedIn(profile: OrganisationProfile, { place, former, kind }: ProfileField): string {
  const value = find(profile, place) ?? (former && find(profile, former));
  if (value === null || value === undefined) return '';
  if (amountsOf.includes(kind)) return kronerOf(value);
  if (kind === 'amounts') return (value as number[]).map(kronerOf).join(', ');
  if (kind === 'wholes' || kind === 'lengths') return (value as number[]).join(', ');
  if (kind === 'month-day') return String(value).split('-').reverse().join('.');
  if (linesOf.includes(kind)) return (value as string[]).join('\n');
  if (kind === 'yes-no') return value ? 'yes' : 'no';
  return kind === 'phone' ? formatPhoneNumber(value as string) : String(value);
}

/** Several lines, to be read in one: sentences after each other, other lines with commas between. */
export const inOneLine = (typed: string): string =>
  typed.replaceAll(/([.!?]?)\n/g, (_line, end: string) => (end ? `${end} ` : ', '));

const parts = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
const wholeOf = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN);
const amountOf = (typed: string): number => readTypedAmount(typed) ?? Number.NaN;

/** Member service may have one of the short numbers, which no person has. */
function phoneOf(typed: string): string {
  const digits = typed.replace(/\s/g, '');
  return readPhoneNumber(typed) ?? (/^\d{5,8}$/.test(digits) ? `+47${digits}` : typed);
}

/** «15.1» and «15.01.» are `01-15`; what is no day stays as it is. */
function monthDayOf(typed: string): string {
  const [, day, month] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(typed) ?? [];
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}
const digitsOf = (typed: string): string => typed.replace(/[\s.\u00a0]/g, '');

/** What is typed, as the profile has it. */
function meaningOf(kind: ProfileField['kind'], text: string): unknown {
  const typed = text.trim();
  if (linesOf.includes(kind) || commasOf.includes(kind)) {
    if (kind === 'wholes' || kind === 'lengths') return parts(typed).map(wholeOf);
    if (kind === 'amounts') return parts(typed).map((part) => (readTypedKroner(part) ?? Number.NaN) * 100);
    const lines = typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return kind === 'accounts' ? lines.map(digitsOf) : lines;
  }
  if (kind === 'yes-no') return typed === '' ? undefined : typed === 'yes';
  if (typed === '') {
    if (['nullable', 'optional-amount', 'undecided-amount'].includes(kind)) return null;
    return ['optional', 'optional-email', 'optional-code', 'whole', 'amount'].includes(kind) ? undefined : '';
  }
  if (kind === 'account') return digitsOf(typed);
  if (kind === 'month-day') return monthDayOf(typed);
  if (kind === 'whole') return wholeOf(typed);
  if (amountsOf.includes(kind)) return amountOf(typed);
  if (kind === 'number') return typed.replace(/\s/g, '');
  return kind === 'phone' ? phoneOf(typed) : typed;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

function withoutEmptyTranslations(tree: unknown): void {
  if (typeof tree !== 'object' || tree === null) return;
  const node = tree as Tree;
  const translations = node.translations as Tree | undefined;
  if (translations) {
    for (const [language, words] of Object.entries(translations))
      if (isEmpty(words)) delete translations[language];
    if (isEmpty(translations)) delete node.translations;
  }
  for (const inner of Object.values(node)) withoutEmptyTranslations(inner);
}

/** The profile with what is typed in the fields of a section. It is checked by {@link faultsOf}. */
export function profileWith(
  profile: OrganisationProfile,
  fields: readonly ProfileField[],
  typed: Readonly<Record<string, string>>,
): OrganisationProfile {
  const next = structuredClone(profile);
  const { giving } = next;
  // A year is put in a list, also where there is none yet.
  giving.tax ??= { years: [] as unknown[] } as OrganisationProfile['giving']['tax'];
  for (const { name, place, former, kind } of fields) {
    if (former && find(next, former) !== undefined) put(next, former, undefined);
    put(next, place, meaningOf(kind, typed[name] ?? ''));
  }
  if (isEmpty(next.smsQuietHours)) next.smsQuietHours = null;
  // Whether it runs by itself is answered by yes or no, also where there is no agreement.
  if (isEmpty({ ...giving.avtalegiro, runsByItself: undefined })) giving.avtalegiro = null;
  giving.tax!.years = giving.tax!.years.filter((row) => !isEmpty(row));
  if (isEmpty(giving.tax)) giving.tax = null;
  if (isEmpty(giving.accounts.dimensions)) delete giving.accounts.dimensions;
  else if (giving.accounts.dimensions) {
    const { projects = {}, departments = {} } = giving.accounts.dimensions;
    giving.accounts.dimensions = { projects, departments };
  }
  next.representativeDocuments = next.representativeDocuments.filter((row) => !isEmpty(row));
  next.grantList.rates = next.grantList.rates.filter((row) => !isEmpty(row));
  withoutEmptyTranslations(next);
  return next;
}

const isWithin = (place: Place, inner: readonly PropertyKey[]): boolean =>
  place.every((key, at) => String(inner[at]) === String(key));

/** What is wrong with a profile, by the names of the fields. */
export function faultsOf(
  profile: OrganisationProfile,
  fields: readonly ProfileField[],
): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  for (const issue of WrittenProfile.safeParse(profile, { reportInput: true }).error?.issues ?? []) {
    const wrong = fields.find(({ place }) => isWithin(place, issue.path));
    if (wrong) faults[wrong.name] ??= fieldProblemOf(issue).code;
  }
  return faults;
}

export type ProfileChange = { section: SectionId | null; label: string; before: string; after: string };

const leavesOf = (tree: unknown, place: Place = []): [Place, unknown][] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, inner]) => leavesOf(inner, [...place, key]))
    : [[place, tree]];

/** All that differs, in the order of the sections; last what no form has, by its name in the file. */
export function changesOf(
  before: OrganisationProfile,
  after: OrganisationProfile,
  units: UnitNames = [],
): ProfileChange[] {
  const known: ProfileField[] = [];
  const changes = sectionIds.flatMap((section): ProfileChange[] => {
    const fields = new Map(
      [before, after].flatMap((one) => fieldsOf(section, one, units).map((f) => [f.name, f])),
    );
    known.push(...fields.values());
    return [...fields.values()]
      .map((one) => ({
        section,
        label: one.label,
        before: typedIn(before, one),
        after: typedIn(after, one),
      }))
      .filter((one) => one.before !== one.after);
  });
  const others = new Map<string, Place>();
  for (const [place] of [...leavesOf(before), ...leavesOf(after)])
    if (!known.some((one) => isWithin(one.place, place) || (one.former && isWithin(one.former, place))))
      others.set(place.join('.'), place);
  for (const [label, place] of others) {
    const [was, is] = [before, after].map((one) => String(find(one, place) ?? ''));
    if (was !== is) changes.push({ section: null, label, before: was!, after: is! });
  }
  return changes;
}

/** What member service may correct for a person: each with a reason, told to the person, and undone within 30 days. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { lookRemarkLimits, remarkLimits } from './look-values.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { languages } from './values/portal-languages.ts';
import { addressFields, addressIsWhole, PostalAddress } from './values/postal-address.ts';
import { multiLine } from './values/text.ts';

/** Days in which the desk can undo an act. */
export const actUndoDays = 30;

export const correctedFields = [
  'name',
  'birth-date',
  'number',
  'address',
  'email',
  'phone',
  'language',
  'chapter',
] as const;
export const CorrectedField = z.enum(correctedFields);
export type CorrectedField = z.infer<typeof CorrectedField>;

const reason = multiLine(lookRemarkLimits.minimum, remarkLimits.maximum);
/** What is typed in the form of each field. */
export const correctionForms = {
  name: z.object({ givenName: NamePart, familyName: NamePart, reason }),
  'birth-date': z.object({ bornOn: TypedDate, reason }),
  /** Empty: the number is removed. */
  number: z.object({ fodselsnummer: z.union([z.literal(''), Fodselsnummer]), reason }),
  address: z.object({ ...addressFields, reason }).check(addressIsWhole(() => true)),
  email: z.object({ email: EmailAddress, reason }),
  phone: z.object({ phone: PhoneNumber, reason }),
  language: z.object({ language: z.enum(languages), reason }),
  chapter: z.object({ chapterId: z.uuid(), reason }),
} as const;

/** Why one may see the person, and the version that was seen. */
const seen = {
  version: z.int().check(z.gte(0)),
  enquiryId: z.optional(z.uuid()),
  reasonId: z.optional(z.uuid()),
};
export const Correction = z.discriminatedUnion('field', [
  z.object({ field: z.literal('name'), ...correctionForms.name.shape, ...seen }),
  z.object({ field: z.literal('birth-date'), ...correctionForms['birth-date'].shape, ...seen }),
  z.object({ field: z.literal('number'), ...correctionForms.number.shape, ...seen }),
  z
    .object({ field: z.literal('address'), ...correctionForms.address.shape, ...seen })
    .check(addressIsWhole(() => true)),
  z.object({ field: z.literal('email'), ...correctionForms.email.shape, ...seen }),
  z.object({ field: z.literal('phone'), ...correctionForms.phone.shape, ...seen }),
  z.object({ field: z.literal('language'), ...correctionForms.language.shape, ...seen }),
  z.object({ field: z.literal('chapter'), ...correctionForms.chapter.shape, ...seen }),
]);
export type Correction = z.infer<typeof Correction>;

/** What the desk has done for a person: a correction, or that it registered them as a member. */
export const ActKind = z.enum([...correctedFields, 'joined']);
export type ActKind = z.infer<typeof ActKind>;

/** Why something cannot be undone: `late`: after 30 days; `changed`: the value is another by now; `never`: by another act. */
export const Undoing = z.enum(['possible', 'late', 'changed', 'undone', 'never']);
export type Undoing = z.infer<typeof Undoing>;

export const DeskAct = z.object({
  id: z.uuid(),
  kind: ActKind,
  /** As it is shown; null where there was nothing. Contact points come masked. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.string(),
  /** Null where the employee is no longer known. */
  by: z.nullable(z.string()),
  happenedAt: Moment,
  /** It put back what an earlier one had changed. */
  isUndoing: z.boolean(),
  undoing: Undoing,
});
export type DeskAct = z.infer<typeof DeskAct>;

/** What can be corrected, as it is now. */
export const PersonDetails = z.object({
  version: z.int(),
  givenName: z.string(),
  familyName: z.string(),
  bornOn: z.nullable(PlainDate),
  hasFodselsnummer: z.boolean(),
  language: z.enum(languages),
  /** Null where there is none, and where it is shielded. */
  address: z.nullable(PostalAddress),
  isAddressShielded: z.boolean(),
  /** It is not shielded, or the employee is a supervisor, who does not see it either. */
  mayCorrectAddress: z.boolean(),
  isMember: z.boolean(),
  chapterId: z.nullable(z.uuid()),
  chapters: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** The employee's own: only a colleague corrects it. */
  isOwn: z.boolean(),
  /** The newest first. */
  acts: z.array(DeskAct),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

const params = z.object({ id: z.uuid() });

export const deskActEndpoints = defineEndpoints({
  'GET /api/staff/persons/:id/details': {
    access: 'staff',
    summary: 'What can be corrected of a person, and what has been; logged in the same transaction',
    params,
    query: z.object({ enquiryId: z.optional(z.uuid()), reasonId: z.optional(z.uuid()) }),
    response: PersonDetails,
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS'],
  },
  'POST /api/staff/persons/:id/corrections': {
    access: 'staff',
    summary: 'Corrects one thing; the person is told, for contact points at the old and the new one',
    params,
    body: Correction,
    status: 201,
    response: PersonDetails,
    errors: ['SIGN_IN_AGAIN', 'REASON_NEEDED', 'CHANGED_ELSEWHERE', 'NOT_A_MEMBER'],
  },
  'POST /api/staff/desk-acts/:id/undoings': {
    access: 'staff',
    summary: 'Puts back what a correction changed, within 30 days, unless it has changed since',
    params,
    body: z.object({
      reason,
      enquiryId: z.optional(z.uuid()),
      reasonId: z.optional(z.uuid()),
    }),
    status: 201,
    response: PersonDetails,
    errors: ['SIGN_IN_AGAIN', 'REASON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
});

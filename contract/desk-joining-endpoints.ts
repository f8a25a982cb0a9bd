/** A member who joins by telephone or on paper is registered by member service, with the evidence of what was said. */
import * as z from 'zod/mini';
import { PersonHit } from './desk-person-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { magazineChoices, otherCommunityAnswers } from './joining-endpoints.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Fodselsnummer } from './values/fodselsnummer.ts';
import { NamePart } from './values/person-name.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { languages } from './values/portal-languages.ts';
import { addressFields, addressIsWhole } from './values/postal-address.ts';
import { multiLine, singleLine } from './values/text.ts';

/** Of the words that are read aloud, and that stand on the form. A new one with every change in what they say. */
export const deskJoiningTextVersion = 'desk-2026-11-24';

export const deskJoiningChannels = ['phone', 'paper'] as const;
export const joiningReferenceLimits = { minimum: 10, maximum: 500 };

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);
const typed = {
  channel: z.enum(deskJoiningChannels),
  /** The day it was said, or that stands on the form: the day the membership begins. */
  declaredOn: TypedDate,
  /** Who was spoken with and how we know; or where the form is kept. */
  reference: multiLine(joiningReferenceLimits.minimum, joiningReferenceLimits.maximum),
  givenName: NamePart,
  familyName: NamePart,
  bornOn: TypedDate,
  /** Empty: later. */
  fodselsnummer: orNothing(Fodselsnummer),
  email: orNothing(EmailAddress),
  phone: orNothing(PhoneNumber),
  ...addressFields,
  language: z.enum(languages),
  magazine: z.enum(magazineChoices),
  answer: z.enum(otherCommunityAnswers),
  /** The person has said yes to the words of {@link deskJoiningTextVersion}. */
  endorses: z.literal('yes'),
};

const isReachable = z.check<{ email?: unknown; phone?: unknown }>(
  ({ value, issues }) => {
    if (value.email === '' && value.phone === '')
      issues.push({ code: 'custom', input: '', path: ['email'], continue: true });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);
const isPaper = ({ magazine }: { magazine?: string } & object) => magazine === 'paper';

/** What is typed at the desk. */
export const DeskJoiningForm = z.object(typed).check(addressIsWhole(isPaper), isReachable);

export const DeskJoining = z
  .object({
    ...typed,
    textVersion: z.literal(deskJoiningTextVersion),
    /** One who is in the register, but no member; null: a new person. */
    personId: z.nullable(z.uuid()),
    /** The employee has looked at those who may be the same, and none is. */
    isNew: z.boolean(),
    /** Of the words of the purpose that were read aloud. */
    purposeVersion: z.optional(singleLine(12, 12)),
  })
  .check(addressIsWhole(isPaper), isReachable);
export type DeskJoining = z.infer<typeof DeskJoining>;

export const DeskJoiningAnswer = z.discriminatedUnion('outcome', [
  /** Nothing is stored: the employee looks at these first. */
  z.object({ outcome: z.literal('doubles'), persons: z.array(PersonHit) }),
  z.object({ outcome: z.literal('joined'), personId: z.uuid(), number: z.string() }),
]);
export type DeskJoiningAnswer = z.infer<typeof DeskJoiningAnswer>;

export const deskJoiningEndpoints = defineEndpoints({
  'POST /api/staff/memberships': {
    access: 'staff',
    summary:
      'Registers a member who joins by telephone or on paper; first those who may be the same are shown',
    body: DeskJoining,
    status: 201,
    response: DeskJoiningAnswer,
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE', 'TOO_MANY_LOOKS'],
  },
});

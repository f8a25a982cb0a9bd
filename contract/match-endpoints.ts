/**
 * Member service finds out whose record an account belongs to: for somebody who asked us to look, and for somebody who
 * wants to join and may be in the register already.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { replyLimits } from './enquiry-endpoints.ts';
import { RecoveryRow } from './recovery-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';
import { nameLimits } from './verification-endpoints.ts';

export const matchReasonLimits = { minimum: 10, maximum: 500 };
/** Why, in words for the log and for a colleague. */
const reason = singleLine(matchReasonLimits.minimum, matchReasonLimits.maximum);
/** The answer to the person who asked, sent in the enquiry. */
const message = multiLine(replyLimits.minimum, replyLimits.maximum);

/** `claim`: asked us to find their record. `joining`: has pressed «Bli medlem». */
export const MatchKind = z.enum(['claim', 'joining']);
export type MatchKind = z.infer<typeof MatchKind>;
/** `linked`: tied to a record of the register. `joined`: somebody else than those found, and a member now. */
export const MatchOutcome = z.enum(['linked', 'joined', 'refused']);
export type MatchOutcome = z.infer<typeof MatchOutcome>;

export const MatchCase = z.object({
  kind: MatchKind,
  /** As it was typed. */
  name: z.string(),
  bornOn: PlainDate,
  /** What the sign-in had proven when it was sent. */
  emails: z.array(z.string()),
  phone: z.nullable(z.string()),
  askedAt: Moment,
  /** Somebody in the register has the national identity number that was given: it can only be the same human. */
  isNumberTaken: z.boolean(),
  decision: z.nullable(
    z.object({ outcome: MatchOutcome, at: Moment, by: z.nullable(z.string()), reason: z.string() }),
  ),
  /** The newest way in that was begun from here: it waits for a colleague, can be stopped, or was. */
  access: z.nullable(RecoveryRow),
});
export type MatchCase = z.infer<typeof MatchCase>;

export const MatchSearch = z
  .object({
    name: singleLine(0, nameLimits.maximum),
    bornOn: z.union([z.literal(''), TypedDate]),
    /** A member number; zeros in front may be left out. */
    number: z.string().check(
      z.overwrite((text) => text.replace(/\s/g, '')),
      z.regex(/^\d{0,6}$/),
    ),
    /** An e-mail address or a phone number. */
    contact: singleLine(0, 254),
    reason,
  })
  .check(
    z.check(
      ({ value, issues }) => {
        // A day alone would show everybody who was born on it.
        if (value.name === '' && value.number === '' && value.contact === '')
          issues.push({ code: 'custom', input: '', path: ['name'], continue: true });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type MatchSearch = z.infer<typeof MatchSearch>;

/** What of a record is as it was looked for, or as the applicant has it. */
export const recordMatches = ['name', 'born-on', 'email', 'phone', 'number', 'fodselsnummer'] as const;
export const RecordMatch = z.enum(recordMatches);
export type RecordMatch = z.infer<typeof RecordMatch>;

export const MatchRecord = z.object({
  personId: z.uuid(),
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  number: z.nullable(z.string()),
  joinedOn: z.nullable(PlainDate),
  endedOn: z.nullable(PlainDate),
  chapter: z.nullable(z.string()),
  maskedEmail: z.nullable(z.string()),
  maskedPhone: z.nullable(z.string()),
  /** How many accounts sign in as this person already. */
  signIns: z.int(),
  matches: z.array(RecordMatch),
  /** `tie`: a colleague and a wait. `recovery`: the person has to be checked first. `not-here`: left to a supervisor. */
  way: z.enum(['tie', 'recovery', 'not-here']),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/** What is written with every decision, and with an undoing. */
export const MatchWords = z.object({ reason, message });
export const UntyingWords = z.object({ reason });

export const MatchDecision = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('linked'), personId: z.uuid(), reason, message }),
  z.object({ outcome: z.literal('joined'), reason, message }),
  z.object({ outcome: z.literal('refused'), reason, message }),
]);
export type MatchDecision = z.infer<typeof MatchDecision>;

export const provenWays = ['first-sign-in', 'joining', 'birth-date', 'staff', 'import'] as const;
export const SignInOfPerson = z.object({
  accountId: z.uuid(),
  provenBy: z.enum(provenWays),
  /** Null: from before this was kept. */
  tiedAt: z.nullable(Moment),
  /** Who of member service tied it. */
  tiedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** A claim, which can be undone; not the sign-in somebody joined with. */
  canBeUntied: z.boolean(),
});
export type SignInOfPerson = z.infer<typeof SignInOfPerson>;

/** What the caller waits for an answer to: a joining that is checked, or a record that member service looks for. */
export const Sought = z.object({ kind: MatchKind, enquiryId: z.uuid(), askedAt: Moment });
export type Sought = z.infer<typeof Sought>;

const params = z.object({ id: z.uuid() });
/** `untying`: the newest one, which waits, can be stopped, or was. */
const SignIns = z.object({ signIns: z.array(SignInOfPerson), untying: z.nullable(RecoveryRow) });

export const matchEndpoints = defineEndpoints({
  'GET /api/sought-record': {
    access: 'joining',
    summary: 'What the caller has asked and member service has not decided yet; null where there is nothing',
    response: z.object({ sought: z.nullable(Sought) }),
  },
  'GET /api/staff/enquiries/:id/match': {
    access: 'staff',
    summary: 'What is to be found out with this enquiry; null for an ordinary one. The view is logged',
    params,
    response: z.object({ match: z.nullable(MatchCase) }),
  },
  'POST /api/staff/enquiries/:id/match-searches': {
    access: 'staff',
    summary: 'Records that may be the applicant, the likeliest first, at most ten. Each is logged as a look',
    params,
    body: MatchSearch,
    response: z.object({ records: z.array(MatchRecord), isMore: z.boolean() }),
    errors: ['CHANGED_ELSEWHERE', 'TOO_MANY_LOOKS'],
  },
  'POST /api/staff/enquiries/:id/match-decisions': {
    access: 'staff',
    summary:
      'Asks a colleague to approve linking the account to a record, finishes the joining, or refuses; the applicant is notified',
    params,
    body: MatchDecision,
    response: z.object({ match: z.nullable(MatchCase) }),
    errors: ['CHANGED_ELSEWHERE', 'NUMBER_TAKEN', 'ENQUIRY_CLOSED', 'RECOVERY_NOT_HERE', 'RECOVERY_RUNNING'],
  },
  'GET /api/staff/enquiries/:id/sign-ins': {
    access: 'staff',
    summary: 'The accounts that sign in as the person of this enquiry. The look is logged',
    params,
    response: SignIns,
  },
  'POST /api/staff/enquiries/:id/untyings': {
    access: 'staff',
    summary:
      'Asks a colleague to undo a wrong claim: then the account is no longer the person’s, and both are notified',
    params,
    body: z.object({ accountId: z.uuid(), reason }),
    response: SignIns,
    errors: ['RECOVERY_NOT_HERE', 'RECOVERY_RUNNING'],
  },
});

/**
 * Getting back in: a member who has lost the way to sign in is found and checked by one at the desk, approved by
 * another, and gets a link to a new address after a wait in which the old one can stop it.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { lookRemarkLimits } from './look-values.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment } from './values/moment.ts';
import { PostalCode } from './values/postal-address.ts';
import { multiLine, singleLine } from './values/text.ts';

/** What is asked about, and compared by the server: the answers are never shown back, nor which of them was wrong. */
export const recoveryFacts = [
  'born-on',
  'member-number',
  'postal-code',
  'former-email',
  'joined-year',
] as const;
export const RecoveryFact = z.enum(recoveryFacts);
export type RecoveryFact = z.infer<typeof RecoveryFact>;
/** Facts that must be right, with none wrong. */
export const factsNeeded = 2;

const empty = z.literal('');
export const RecoveryAnswers = z
  .object({
    bornOn: z.union([empty, TypedDate]),
    /** Zeros in front may be left out. */
    memberNumber: z.string().check(
      z.overwrite((text) => text.replace(/\s/g, '')),
      z.regex(/^\d{0,6}$/),
    ),
    postalCode: z.union([empty, PostalCode]),
    formerEmail: z.union([empty, EmailAddress]),
    joinedYear: z.string().check(z.trim(), z.regex(/^(\d{4})?$/)),
  })
  .check(
    z.check(
      ({ value, issues }) => {
        if (Object.values(value).filter((text) => text !== '').length < factsNeeded)
          issues.push({ code: 'custom', input: '', path: ['bornOn'], continue: true });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
export type RecoveryAnswers = z.infer<typeof RecoveryAnswers>;

/** One of them: a case of the person's, or a reason that was written for this person. */
const ground = { enquiryId: z.nullable(z.uuid()), reasonId: z.nullable(z.uuid()) };

/**
 * A failed check is an answer, not an error: it has been counted. `call`: the number on record, which may be rung where
 * it has stood there long enough; null where only an identity card will do.
 */
export const RecoveryCheck = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('enough'),
    id: z.uuid(),
    call: z.nullable(z.string()),
    /** Masked: what the person signs in with, and what stands on record. Often they only tried the wrong one. */
    signsInWith: z.nullable(z.string()),
    onRecord: z.nullable(z.string()),
    validUntil: Moment,
  }),
  z.object({ outcome: z.literal('not-enough'), triesLeft: z.int() }),
  z.object({ outcome: z.literal('too-many') }),
]);
export type RecoveryCheck = z.infer<typeof RecoveryCheck>;

export const lostThings = ['email', 'phone', 'both'] as const;
export const identityWays = ['call-back', 'id-shown'] as const;

const remark = multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum);
export const RecoveryRequest = z.object({
  lost: z.enum(lostThings),
  newEmail: EmailAddress,
  identity: z.enum(identityWays),
  /** How it was seen that it is them. */
  remark,
});
export type RecoveryRequest = z.infer<typeof RecoveryRequest>;

export const RecoveryDecision = z.object({
  reason: singleLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum),
});

/**
 * `checked`: not asked for yet. `requested`: waits for a colleague. `waiting`: the old address can stop it. `open`: the
 * link can be used. `expired`: it ran out, another can be sent.
 */
export const RecoveryState = z.enum([
  'checked',
  'requested',
  'waiting',
  'open',
  'expired',
  'done',
  'stopped',
  'refused',
  'lapsed',
]);
export type RecoveryState = z.infer<typeof RecoveryState>;

/**
 * `recovery`: the person can no longer sign in. `tie`: an account that asked is to be linked to a record that no account has signed
 * in to. `untie`: a sign-in that is not the person's is to go. All three need a second person.
 */
export const AccessKind = z.enum(['recovery', 'tie', 'untie']);
export type AccessKind = z.infer<typeof AccessKind>;

export const RecoveryRow = z.object({
  id: z.uuid(),
  kind: AccessKind,
  name: z.string(),
  state: RecoveryState,
  /** Who of member service started and approved it; null where they have left, or none has yet. */
  startedBy: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  requestedAt: z.nullable(Moment),
  opensAt: z.nullable(Moment),
  endedAt: z.nullable(Moment),
  /** Of one that was refused: who of member service. */
  endedBy: z.nullable(z.string()),
  /** Of one that was stopped: by the link to a contact point, or on a device that was signed in. */
  stoppedFrom: z.nullable(z.enum(['link', 'device'])),
  /** The caller started it: another one must approve. */
  isMine: z.boolean(),
});
export type RecoveryRow = z.infer<typeof RecoveryRow>;

export const DeskRecovery = z.extend(RecoveryRow, {
  personId: z.uuid(),
  enquiryId: z.nullable(z.uuid()),
  matched: z.array(RecoveryFact),
  lost: z.nullable(z.enum(lostThings)),
  newEmail: z.nullable(z.string()),
  identity: z.nullable(z.enum(identityWays)),
  remark: z.nullable(z.string()),
  /** Where the person was notified, masked; empty: no contact point was known. */
  toldTo: z.array(z.string()),
  expiresAt: z.nullable(Moment),
  linksLeft: z.int(),
  /** A sign-in recent enough to approve. */
  isSignInRecent: z.boolean(),
  reason: z.nullable(z.string()),
});
export type DeskRecovery = z.infer<typeof DeskRecovery>;

/** Of a link, 22 letters; whatever else is typed is unknown. */
const code = z.string().check(z.maxLength(64));

/** `hurried`: the link is on its way. `done`: it was a tie or an untying, and is in force. `gone`: unknown, used or too late. */
export const RecoveryAnswer = z.object({ outcome: z.enum(['stopped', 'hurried', 'done', 'gone']) });
export type RecoveryAnswer = z.infer<typeof RecoveryAnswer>;
export const recoveryEndings = ['done', 'used', 'expired', 'unknown', 'for-another'] as const;
/** `meant`: of `for-another`, the address that the link went to, masked. */
export const RecoveryEnding = z.object({
  outcome: z.enum(recoveryEndings),
  meant: z.optional(z.string()),
});
export type RecoveryEnding = z.infer<typeof RecoveryEnding>;

export const MyRecovery = z.object({
  recovery: z.nullable(z.object({ id: z.uuid(), approvedAt: Moment, opensAt: Moment })),
});
export type MyRecovery = z.infer<typeof MyRecovery>;

const params = z.object({ id: z.uuid() });
const refusals = ['RECOVERY_NOT_HERE', 'RECOVERY_RUNNING'] as const;

export const recoveryEndpoints = defineEndpoints({
  'POST /api/staff/persons/:id/recovery-checks': {
    access: 'staff',
    summary:
      'Compares the answers of a caller on the telephone with the record; three wrong tries a day for each person. Logged',
    params,
    body: z.object({ ...ground, answers: RecoveryAnswers }),
    response: RecoveryCheck,
    errors: ['REASON_NEEDED', ...refusals],
  },
  'POST /api/staff/recoveries/:id/requests': {
    access: 'staff',
    summary: 'Asks a colleague to approve: who checked, how, and the new address. The look is logged',
    params,
    body: RecoveryRequest,
    status: 201,
    response: DeskRecovery,
    errors: ['CHANGED_ELSEWHERE', 'RECOVERY_NOT_HERE'],
  },
  'GET /api/staff/recoveries': {
    access: 'staff',
    summary: 'Those that run, and those that ended in the last 30 days',
    response: z.object({ recoveries: z.array(RecoveryRow) }),
  },
  'GET /api/staff/recoveries/:id': {
    access: 'staff',
    summary: 'One of them, with what was checked. The look is logged',
    params,
    response: DeskRecovery,
  },
  'POST /api/staff/recoveries/:id/approvals': {
    access: 'staff',
    summary: 'The second person says yes: the old addresses are told, and the wait begins',
    params,
    body: RecoveryDecision,
    status: 201,
    response: DeskRecovery,
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED', 'CHANGED_ELSEWHERE', 'RECOVERY_NOT_HERE'],
  },
  'POST /api/staff/recoveries/:id/refusals': {
    access: 'staff',
    summary: 'Ends it, at any time before it is done',
    params,
    body: RecoveryDecision,
    status: 201,
    response: DeskRecovery,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/recoveries/:id/links': {
    access: 'staff',
    summary: 'Sends a new link where the last one ran out; the former is worth nothing. Three in all',
    params,
    body: z.object({}),
    status: 201,
    response: DeskRecovery,
    errors: ['CHANGED_ELSEWHERE', 'RECOVERY_NOT_HERE'],
  },
  'POST /api/recovery-answers': {
    access: 'public',
    summary: 'What the old address says: stop it, or go on without waiting. The answer reveals nothing',
    body: z.object({ code, answer: z.enum(['stop', 'mine']) }),
    response: RecoveryAnswer,
  },
  'GET /api/recovery': {
    access: 'joining',
    summary: 'Whether a recovery of the caller’s account has been requested',
    response: MyRecovery,
  },
  'POST /api/recovery/stops': {
    access: 'joining',
    summary: 'Stops it, from a device that is still signed in',
    body: z.object({}),
    response: MyRecovery,
  },
  'POST /api/recovery-finishings': {
    access: 'joining',
    summary:
      'Links the caller’s account, which has proven the new address, to the person; all other sign-ins end',
    body: z.object({ code }),
    response: RecoveryEnding,
    errors: ['SIGN_IN_AGAIN'],
  },
});

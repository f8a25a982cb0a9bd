/**
 * The list for the state grant: frozen as of the count day, signed by two, delivered, and compared with the authorities'
 * control. National identity numbers are in none of these answers but the file itself.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { GrantComparison } from './grant-comparison.ts';
import { ControlFile, ControlReport, controlOutcomes } from './grant-control.ts';
import { GrantRate } from './grant-rate.ts';
import { DeliveryReceipt } from './tax-report-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

export const grantLineKinds = ['member', 'child', 'former-member', 'former-child'] as const;
export type GrantLineKind = (typeof grantLineKinds)[number];

/** Why a person in the register on the count day does not count, in the order in which it is asked. */
export const grantReasons = [
  'died',
  'children-not-counted',
  'age',
  'number-missing',
  'number-unconfirmed',
  'number-invalid',
  'd-number',
  'abroad',
  'elsewhere',
  'second-guardian',
  'restricted',
  'counted-already',
] as const;
export type GrantReason = (typeof grantReasons)[number];

/** What to look at before delivery: reasons that can be corrected, and what has happened to counted persons since. */
export const grantProblems = [
  'number-missing',
  'number-unconfirmed',
  'number-invalid',
  'counted-already',
  'second-guardian',
  'died',
  'abroad',
  'dead-since',
  'moved-since',
] as const;
export type GrantProblem = (typeof grantProblems)[number];

/** Why a person counts in one of two lists and not in the other. */
export const grantChanges = [
  ...grantReasons,
  'joined',
  'child-registered',
  'left',
  'child-ended',
  'gone',
] as const;
export type GrantChange = (typeof grantChanges)[number];
export const grantDirections = ['in', 'out'] as const;
export type GrantDirection = (typeof grantDirections)[number];

export const controlStates = ['open', 'settled', 'closed'] as const;
export const controlBytes = 5 * 1024 * 1024;
export const grantListStates = ['frozen', 'withdrawn', 'signed', 'delivered'] as const;
export const grantListEventKinds = ['frozen', 'withdrawn', 'signed', 'taken', 'delivered'] as const;

const Count = z.int();

export const GrantList = z.object({
  id: z.uuid(),
  sequence: z.int(),
  state: z.enum(grantListStates),
  counted: Count,
  leftOut: Count,
  frozenAt: Moment,
  /** sha256 of what is signed, in hexadecimal. */
  factsDigest: z.string(),
  /** sha256 of the file with all numbers; null until two have signed. */
  fileDigest: z.nullable(z.string()),
  isSignedByMe: z.boolean(),
  signatures: z.int(),
  /** Its lines have not been deleted. */
  isKept: z.boolean(),
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(grantListEventKinds),
      at: Moment,
      by: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
});
export type GrantList = z.infer<typeof GrantList>;

/** Of the newest list that has not been withdrawn. */
const Figures = z.object({
  kinds: z.array(z.object({ kind: z.enum(grantLineKinds), count: Count })),
  reasons: z.array(z.object({ reason: z.enum(grantReasons), count: Count })),
  problems: z.array(z.object({ problem: z.enum(grantProblems), count: Count })),
  /** Null: not known, or not shown because the address is protected. */
  municipalities: z.array(z.object({ municipality: z.nullable(z.string()), count: Count })),
  /** Against the list of the year before; null where there is none. */
  changes: z.nullable(
    z.array(z.object({ direction: z.enum(grantDirections), change: z.enum(grantChanges), count: Count })),
  ),
  control: z.array(
    z.object({ outcome: z.enum(controlOutcomes), state: z.enum(controlStates), count: Count }),
  ),
});

export const GrantYear = z.object({
  year: z.int(),
  /** Years that have a list, and this one, newest first. */
  years: z.array(z.int()),
  countOn: PlainDate,
  /** The count day has come, and no signed list waits for delivery. */
  mayFreeze: z.boolean(),
  /** The newest known amount for each person; null where the profile has none. */
  rate: z.nullable(GrantRate),
  figures: z.nullable(Figures),
  /** Newest first. */
  lists: z.array(GrantList),
});
export type GrantYear = z.infer<typeof GrantYear>;

const Shown = {
  id: z.uuid(),
  kind: z.enum(grantLineKinds),
  /** Null: out of the register. */
  name: z.nullable(z.string()),
  /** Null for a child, and for a person out of the register. */
  personId: z.nullable(z.uuid()),
};
export const GrantProblemLine = z.object({ ...Shown, problem: z.enum(grantProblems) });
export type GrantProblemLine = z.infer<typeof GrantProblemLine>;
export const GrantChangeLine = z.object({
  ...Shown,
  direction: z.enum(grantDirections),
  change: z.enum(grantChanges),
});
export type GrantChangeLine = z.infer<typeof GrantChangeLine>;
export const ControlAnswer = z.object({
  ...Shown,
  outcome: z.enum(controlOutcomes),
  state: z.enum(controlStates),
  toldAt: z.nullable(Moment),
  note: z.nullable(z.string()),
});
export type ControlAnswer = z.infer<typeof ControlAnswer>;

export const ControlNote = z.object({ note: singleLine(3, 300) });

const params = z.object({ id: z.uuid() });
const year = z.string().check(z.regex(/^20\d\d$/));
const cursor = z.optional(z.string().check(z.maxLength(500)));
const nextCursor = z.nullable(z.string());

export const grantListEndpoints = defineEndpoints({
  'GET /api/staff/grant-list': {
    access: 'treasurer',
    summary:
      'The lists of a year for the state grant, with figures, changes since last year, and the control',
    query: z.object({ year: z.optional(year) }),
    response: GrantYear,
  },
  'POST /api/staff/grant-lists': {
    access: 'treasurer',
    summary: 'Freezes the list as of the count day; one that waits for signatures is replaced',
    body: z.object({ year }),
    status: 201,
    response: GrantYear,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/grant-lists/:id/signatures': {
    access: 'treasurer',
    summary: 'Signs a frozen list; with the second person the file can be taken. Asks for a recent sign-in',
    params,
    body: z.object({ factsDigest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: GrantYear,
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/grant-lists/:id/withdrawals': {
    access: 'treasurer',
    summary: 'Gives up a list that has not been delivered; its lines are deleted',
    params,
    response: GrantYear,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/grant-lists/:id/file': {
    access: 'treasurer',
    summary:
      'The numbers that two have signed, all or of one municipality. Asks for a recent sign-in; logged',
    params,
    query: z.object({
      format: z.enum(['csv', 'xlsx']),
      municipality: z.optional(z.string().check(z.regex(/^(\d{4}|unknown)$/))),
    }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/staff/grant-lists/:id/deliveries': {
    access: 'treasurer',
    summary: 'Records that the list has been delivered, and what the receiver answered',
    params,
    body: DeliveryReceipt,
    response: GrantYear,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/grant-lists/:id/problems': {
    access: 'staff',
    summary: 'What to look at before delivery, fifty at a time; each person shown is logged',
    params,
    query: z.object({ problem: z.optional(z.enum(grantProblems)), cursor }),
    response: z.object({ lines: z.array(GrantProblemLine), nextCursor }),
  },
  'GET /api/staff/grant-lists/:id/changes': {
    access: 'staff',
    summary: 'Who counts now and did not last year, or the other way, and why; each person shown is logged',
    params,
    query: z.object({ direction: z.optional(z.enum(grantDirections)), cursor }),
    response: z.object({ lines: z.array(GrantChangeLine), nextCursor }),
  },
  'GET /api/units/:id/grant-comparison': {
    access: 'representative',
    summary:
      'How the delivered list differs from the year before, for the whole organisation; nothing of a few',
    params,
    response: z.object({ comparison: z.nullable(GrantComparison) }),
  },
  'PUT /api/staff/grant-lists/:id/control': {
    access: 'treasurer',
    summary:
      'Brings in the answer of the control as CSV or XLSX: numbers and what was found, under headings that may be chosen; all or nothing',
    params,
    query: ControlFile,
    bytes: { maximum: controlBytes },
    response: ControlReport,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/grant-lists/:id/control-answers': {
    access: 'staff',
    summary: 'What the control found and what has become of it, fifty at a time; each person shown is logged',
    params,
    query: z.object({ outcome: z.optional(z.enum(controlOutcomes)), cursor }),
    response: z.object({ answers: z.array(ControlAnswer), nextCursor }),
  },
  'POST /api/staff/grant-control-answers/:id/settlements': {
    access: 'staff',
    summary: 'Records what was done about an answer of the control',
    params,
    body: ControlNote,
    response: z.object({}),
    errors: ['CHANGED_ELSEWHERE'],
  },
});

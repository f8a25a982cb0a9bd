/**
 * AvtaleGiro at member service: files to the bank and from it, payments that found no place, and money to pay back.
 * No names of people: who it is, is looked up from a case. Amounts in whole øre; less than nothing went out.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { BalanceOre, MoneyOre } from './values/money-ore.ts';
import { singleLine } from './values/text.ts';

export const giroFileKinds = [
  'claims',
  'cancellations',
  'mandates',
  'ocr',
  'mixed',
  'receipt',
  'unreadable',
] as const;
export type GiroFileKind = (typeof giroFileKinds)[number];

/**
 * Ours: `made`, `delivered`, then `accepted` or `rejected` by the operator. Theirs: `waiting` to be booked, `booked`;
 * `problem`: nothing is booked; `set-aside`: and nothing ever will be.
 */
export const giroFileStates = [
  'made',
  'delivered',
  'accepted',
  'rejected',
  'waiting',
  'booked',
  'problem',
  'set-aside',
] as const;
export type GiroFileState = (typeof giroFileStates)[number];

/** Why a payment found no place among our claims. */
export const unmatchedReasons = [
  'other-account',
  'no-kid',
  'bad-kid',
  'unknown-kid',
  'not-avtalegiro',
  'other-amount',
  'no-claim',
  'called-off',
  'reversal',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** Where in a file; both 0 where it is about no place. `text` is Norwegian, and may be empty. */
const FileProblem = z.object({ line: z.int(), position: z.int(), code: z.string(), text: z.string() });

const FileShown = z.object({
  id: z.uuid(),
  direction: z.enum(['out', 'in']),
  kind: z.enum(giroFileKinds),
  name: z.string(),
  /** sha256 of the bytes. */
  digest: z.string(),
  state: z.enum(giroFileStates),
  itemCount: z.int(),
  sumOre: BalanceOre,
  problems: z.array(FileProblem),
  createdAt: Moment,
  settledAt: z.nullable(Moment),
});

/** What booking the file would do: exactly that. */
const BookingPreview = z.object({
  mandates: z.object({ activeCount: z.int(), endedCount: z.int(), unknownCount: z.int() }),
  bookedCount: z.int(),
  bookedOre: BalanceOre,
  unmatchedCount: z.int(),
  unmatchedOre: BalanceOre,
  /** Payments that came in an earlier file: they are not booked again. */
  knownCount: z.int(),
  problems: z.array(FileProblem),
  days: z.array(z.object({ settledOn: PlainDate, sumOre: BalanceOre })),
});

export const GiroOverview = z.object({
  account: z.string(),
  runsByItself: z.boolean(),
  /** `HH:MM`, Norwegian. */
  claimsFrom: z.string(),
  cutOff: z.string(),
  nextClaims: z.object({
    count: z.int(),
    sumOre: BalanceOre,
    /** Who are notified before the payment. */
    noticeCount: z.int(),
    days: z.array(z.object({ dueOn: PlainDate, count: z.int(), sumOre: BalanceOre })),
  }),
  /** `tooLateCount`: called off after the cut-off; they may have the money back. */
  nextCancellations: z.object({ count: z.int(), sumOre: BalanceOre, tooLateCount: z.int() }),
  waiting: z.array(z.object({ ...FileShown.shape, preview: BookingPreview })),
  unmatched: z.array(
    z.object({
      id: z.uuid(),
      settledOn: PlainDate,
      amountOre: BalanceOre,
      kid: z.string(),
      text: z.nullable(z.string()),
      reason: z.enum(unmatchedReasons),
      fileName: z.string(),
      archiveReference: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      chargeId: z.uuid(),
      key: z.string(),
      amountOre: MoneyOre,
      wantedAt: Moment,
      agreementNumber: z.nullable(z.string()),
      /** Written on the payment in the bank, so that the statement finds it. */
      receiptNumber: z.nullable(z.string()),
    }),
  ),
  /** Newest first. */
  files: z.array(FileShown),
});
export type GiroOverview = z.infer<typeof GiroOverview>;
export type GiroWaitingFile = GiroOverview['waiting'][number];

export const giroRuns = ['claims', 'cancellations', 'round'] as const;
export type GiroRun = (typeof giroRuns)[number];

export const paymentOutcomes = ['gift', 'paid-back', 'not-ours'] as const;
export const PaymentSettlement = z.object({
  outcome: z.enum(paymentOutcomes),
  /** Of the donor whose gift it is: `A-100023`. Only for a gift. */
  agreementNumber: z.union([z.literal(''), singleLine(1, 20)]),
  note: z.union([z.literal(''), singleLine(1, 200)]),
});
export type PaymentSettlement = z.infer<typeof PaymentSettlement>;

const params = z.object({ id: z.uuid() });

export const giroEndpoints = defineEndpoints({
  'GET /api/staff/giro': {
    access: 'staff',
    summary: 'What the next files to the bank hold, what has come, and what was not placed',
    response: GiroOverview,
    errors: ['GIVING_CLOSED'],
  },
  'POST /api/staff/giro/runs': {
    access: 'staff',
    summary: 'Makes the next file now, or fetches what has come',
    body: z.object({ run: z.enum(giroRuns) }),
    response: GiroOverview,
    errors: ['GIVING_CLOSED'],
  },
  'POST /api/staff/giro/files/:id/bookings': {
    access: 'staff',
    summary: 'Books a file that waits, whole',
    params,
    response: GiroOverview,
    errors: ['GIVING_CLOSED', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/giro/files/:id/set-asides': {
    access: 'staff',
    summary: 'Sets a file with problems aside, when the bank has sent another',
    params,
    response: GiroOverview,
    errors: ['GIVING_CLOSED', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/giro/payments/:id/settlements': {
    access: 'staff',
    summary: 'Says what becomes of a payment that found no place',
    params,
    body: PaymentSettlement,
    response: GiroOverview,
    errors: ['GIVING_CLOSED'],
  },
  'POST /api/staff/giro/refunds': {
    access: 'staff',
    summary: 'Says that a promised refund has been paid in the bank',
    body: z.object({ giftId: z.uuid(), key: z.string() }),
    response: GiroOverview,
    errors: ['GIVING_CLOSED'],
  },
});

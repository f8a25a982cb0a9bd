/**
 * The treasurer's books: what was expected, what the rails say has come, what the bank has, and vouchers to take out.
 * Amounts come out in whole øre. No names: a voucher points at its receipt.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Rail } from './giving-values.ts';
import { holdsNoNumber } from './tax-report-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';
import { TypedAmount } from './values/typed-amount.ts';

/**
 * What explains a difference. From expected to the rail: `failed`, `waiting`, `other-day` (due one
 * day and paid on another), `other-amount`, `refunded`, `rail-differs` (the settlement report says otherwise than we
 * have been told). From the rail to the bank: `unplaced` (payments that found no place), `not-gifts` (came with the
 * gifts), `returned` (what was no gift is paid back), `fee`, `refund-not-seen` and `return-not-seen` (a gift, or what was
 * no gift, is said to be paid back, and no entry of the bank says so), `not-arrived`, `unexplained`.
 */
export const differenceKinds = [
  'failed',
  'waiting',
  'other-day',
  'other-amount',
  'refunded',
  'rail-differs',
  'unplaced',
  'not-gifts',
  'returned',
  'fee',
  'refund-not-seen',
  'return-not-seen',
  'not-arrived',
  'unexplained',
] as const;

const Sums = z.object({
  /** Asked for that day, and one-off gifts that came. */
  expectedOre: z.int(),
  /** Come less paid back, as the settlement report says; until it is there, as the rail has told us. */
  providerOre: z.int(),
  feeOre: z.int(),
  bankOre: z.int(),
  /** What nothing but a note can settle: not arrived, money back that is not seen, and unexplained. */
  openOre: z.int(),
});
const Difference = z.object({
  kind: z.enum(differenceKinds),
  amountOre: z.int(),
  count: z.nullable(z.int()),
});
export type Difference = z.infer<typeof Difference>;

export const creditOrigins = ['hand', 'ocr', 'statement', 'both'] as const;
export type CreditOrigin = (typeof creditOrigins)[number];

const ReconciledDay = z.object({
  ...Sums.shape,
  on: PlainDate,
  differences: z.array(Difference),
  credits: z.array(
    z.object({
      id: z.uuid(),
      bookedOn: PlainDate,
      amountOre: z.int(),
      feeOre: z.int(),
      reference: z.string(),
      /** `ocr`: from a bank file, `statement`: from a statement, `both`: both say the same, `hand`: typed. */
      origin: z.enum(creditOrigins),
      /** Why a figure of a file was corrected. */
      reason: z.nullable(z.string()),
    }),
  ),
  /** What the settlement report of Vipps says; null where it has not been read. */
  settled: z.nullable(
    z.object({
      payoutOre: z.int(),
      feeOre: z.int(),
      reference: z.nullable(z.string()),
      /** First day that the payout covers; null where nothing was sent on this day. */
      fromOn: z.nullable(PlainDate),
      /** What was kept of all the days that it covers. */
      coveredFeeOre: z.int(),
    }),
  ),
  /** The newest note on this difference; null where it is another now. */
  handled: z.nullable(z.object({ by: z.string(), at: Moment, note: z.string() })),
});
export type ReconciledDay = z.infer<typeof ReconciledDay>;

export const Reconciliation = z.object({
  month: z.string(),
  rails: z.array(z.object({ rail: Rail, total: Sums, openDays: z.int(), days: z.array(ReconciledDay) })),
  /** Entries of statements that are booked in the month and have no place: in none of the sums above. */
  openLines: z.object({ count: z.int(), inOre: z.int(), outOre: z.int() }),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;
const Month = z.string().check(z.regex(monthPattern));

export const NewBankCredit = z.object({
  rail: Rail,
  forOn: TypedDate,
  bookedOn: TypedDate,
  /** Kroner and øre, less than nothing to correct a wrong one. */
  amount: TypedAmount,
  fee: TypedAmount,
  reference: singleLine(1, 60).check(z.refine(holdsNoNumber)),
  /** Required for a day that is covered by a file. */
  reason: z._default(z.union([z.literal(''), singleLine(3, 300).check(z.refine(holdsNoNumber))]), ''),
});
export type NewBankCredit = z.infer<typeof NewBankCredit>;
export const NewMark = z.object({
  rail: Rail,
  on: PlainDate,
  differenceOre: z.int(),
  note: singleLine(3, 300).check(z.refine(holdsNoNumber)),
});
export type NewMark = z.infer<typeof NewMark>;

/** `csv`: with the column names of SAF-T. `gbat10`: for the import of Tripletex, Visma and others. `saf-t`: XML of a year. */
export const accountingFormats = ['csv', 'gbat10', 'saf-t'] as const;
export type AccountingFormat = (typeof accountingFormats)[number];

export const Books = z.object({
  years: z.array(z.object({ year: z.int(), vouchers: z.int(), lastNumber: z.int() })),
  keptYears: z.int(),
  exports: z.array(
    z.object({
      id: z.uuid(),
      fromMonth: z.string(),
      toMonth: z.string(),
      lineCount: z.int(),
      digest: z.string(),
      at: Moment,
      by: z.string(),
      format: z.enum(accountingFormats),
    }),
  ),
});
export type Books = z.infer<typeof Books>;

export const booksEndpoints = defineEndpoints({
  'GET /api/staff/reconciliation': {
    access: 'treasurer',
    summary:
      'A month of both rails, day by day: expected, the rail, the bank, and what explains the differences',
    query: z.object({ month: z.optional(Month) }),
    response: Reconciliation,
  },
  'POST /api/staff/bank-credits': {
    access: 'treasurer',
    summary:
      'Keeps what the bank has credited for a day of gifts; a wrong one is corrected with its opposite',
    body: NewBankCredit,
    status: 201,
    response: Reconciliation,
  },
  'POST /api/staff/reconciliation-marks': {
    access: 'treasurer',
    summary: 'Marks a difference as handled, with a note; counts while the difference is the same',
    body: NewMark,
    status: 201,
    response: Reconciliation,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/books': {
    access: 'treasurer',
    summary: 'The number of vouchers of each year, and the exports with date and user',
    response: Books,
  },
  'GET /api/staff/accounting-export': {
    access: 'treasurer',
    summary: 'Vouchers of some months as CSV with the column names of SAF-T Financial, or as GBAT10; logged',
    query: z.object({ from: Month, to: Month, format: z._default(z.enum(['csv', 'gbat10']), 'csv') }),
    file: ['text/csv'],
  },
  'GET /api/staff/accounting-years/:year/saf-t': {
    access: 'treasurer',
    summary: 'The vouchers of a year as SAF-T Financial 1.30 (XML), by purpose and chapter; logged',
    params: z.object({ year: z.string().check(z.regex(/^20\d\d$/)) }),
    file: ['application/xml'],
  },
});

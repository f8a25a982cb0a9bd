/**
 * Statements of our own accounts, as the bank gives them: what is booked there finds its place among the gifts, and the
 * treasurer says what the rest is. Amounts in whole øre; less than nothing went out.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Rail } from './giving-values.ts';
import { holdsNoNumber } from './tax-report-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

/** A file may be so large; the reader takes no more. */
export const statementBytes = 5 * 1024 * 1024;

/** `waiting`: nothing of it counts yet; `problem`: nothing will; `set-aside`: somebody has put it away. */
export const statementStates = ['waiting', 'booked', 'problem', 'set-aside'] as const;
export type StatementState = (typeof statementStates)[number];

const Problem = z.object({ line: z.int(), position: z.int(), code: z.string(), text: z.string() });
const Span = z.object({
  account: z.string(),
  fromOn: PlainDate,
  toOn: PlainDate,
  openingOre: z.int(),
  closingOre: z.int(),
});
const Shown = z.object({
  id: z.uuid(),
  name: z.string(),
  /** sha256 of the bytes. */
  digest: z.string(),
  state: z.enum(statementStates),
  /** False: it came from the bank by itself. */
  isUploaded: z.boolean(),
  problems: z.array(Problem),
  createdAt: Moment,
  settledAt: z.nullable(Moment),
});
const Sum = z.object({ count: z.int(), sumOre: z.int() });

/** What booking the file would do: exactly that. */
const Preview = z.object({
  spans: z.array(Span),
  /** Entries of accounts that are not ours, and entries that another statement has had: neither is kept. */
  otherAccountCount: z.int(),
  knownCount: z.int(),
  /** Say the same as an OCR file. */
  giro: Sum,
  payouts: Sum,
  /** Money of AvtaleGiro, paid back in the bank by a person. */
  refunds: Sum,
  open: Sum,
});

const Line = z.object({
  id: z.uuid(),
  account: z.string(),
  bookedOn: PlainDate,
  amountOre: z.int(),
  reference: z.string(),
  text: z.string(),
});
export type StatementLine = z.infer<typeof Line>;

export const BankStatements = z.object({
  accounts: z.array(z.string()),
  waiting: z.array(z.object({ ...Shown.shape, preview: z.nullable(Preview) })),
  /** Entries that found no place, oldest first. */
  open: z.array(Line),
  /** Newest first. */
  files: z.array(Shown),
});
export type BankStatements = z.infer<typeof BankStatements>;
export type WaitingStatement = BankStatements['waiting'][number];

export const lineKinds = ['gifts', 'other'] as const;
/** `gifts`: money of a day of gifts on a rail. `other`: has nothing to do with gifts. */
export const LinePlacement = z.object({
  kind: z.enum(lineKinds),
  rail: z.nullable(Rail),
  forOn: z.nullable(PlainDate),
  note: singleLine(3, 300).check(z.refine(holdsNoNumber)),
});
export type LinePlacement = z.infer<typeof LinePlacement>;

const params = z.object({ id: z.uuid() });

export const bankStatementEndpoints = defineEndpoints({
  'GET /api/staff/bank-statements': {
    access: 'treasurer',
    summary: 'Statements of our accounts: what waits, what booking it would do, and entries without a place',
    response: BankStatements,
  },
  'PUT /api/staff/bank-statements/:id': {
    access: 'treasurer',
    summary: 'Keeps a statement (camt.053); it waits to be booked. The same file again changes nothing',
    params,
    query: z.object({ name: singleLine(1, 120) }),
    bytes: { maximum: statementBytes },
    response: BankStatements,
  },
  'POST /api/staff/bank-statements/:id/bookings': {
    access: 'treasurer',
    summary: 'Books a statement that waits, whole; entries that fit find their place',
    params,
    response: BankStatements,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/bank-statements/:id/set-asides': {
    access: 'treasurer',
    summary: 'Puts a statement away that is not to be booked',
    params,
    response: BankStatements,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/bank-lines/:id/places': {
    access: 'treasurer',
    summary: 'Says what an entry without a place is, and why',
    params,
    body: LinePlacement,
    response: BankStatements,
  },
});

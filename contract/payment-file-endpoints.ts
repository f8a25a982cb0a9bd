/** Approved claims paid by a file for the bank: one treasurer makes it, another one signs it. Rules: docs/rules/reimbursements.md. */
import * as z from 'zod/mini';
import { AdministrationReason } from './administration-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { OfficeUnit } from './office-values.ts';
import { Account } from './values/bank-account.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';

/** Of ISO 20022 pain.001: banks move from the older one to the newer one. */
export const paymentFormats = ['pain.001.001.09', 'pain.001.001.03'] as const;
export type PaymentFormat = (typeof paymentFormats)[number];

/** A payment can be set to a day so far ahead. */
export const payAheadDays = 30;
/** Claims in one file. */
export const mostPayments = 200;

/** The bank's code (ISO 9362), in capitals. */
const Bic = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
  z.minLength(1),
  z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
);
/** What the bank calls the customer; empty: the organisation number. */
const CustomerId = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{0,35}$/));

/** What is typed; the claims are ticked. */
export const paymentFileFields = {
  account: Account,
  bic: Bic,
  customerId: CustomerId,
  format: z.enum(paymentFormats),
  payOn: TypedDate,
};
export const NewPaymentFile = z.object({
  ...paymentFileFields,
  /** As they were seen: one that has changed since is refused. */
  claims: z
    .array(z.object({ id: z.uuid(), version: z.int().check(z.positive()) }))
    .check(z.minLength(1), z.maxLength(mostPayments)),
});
export type NewPaymentFile = z.infer<typeof NewPaymentFile>;

const payment = {
  /** `R-2026-000123` */
  number: z.string(),
  claimantName: z.string(),
  what: z.string(),
  unit: OfficeUnit,
  amountOre: z.int(),
  accountEnding: z.string(),
};

const PayableClaim = z.object({
  id: z.uuid(),
  version: z.int(),
  ...payment,
  /** Who has approved it: what the organisation has, it pays; a unit may pay its own by hand. */
  approvedFor: z.enum(['unit', 'organisation']),
});
export type PayableClaim = z.infer<typeof PayableClaim>;

export const paymentFileStates = ['made', 'signed', 'paid', 'withdrawn'] as const;
export const PaymentFile = z.object({
  id: z.uuid(),
  /** `U-2026-000012` */
  number: z.string(),
  state: z.enum(paymentFileStates),
  account: z.string(),
  payOn: PlainDate,
  count: z.int(),
  sumOre: z.int(),
  madeBy: z.string(),
  madeAt: Moment,
  signedBy: z.nullable(z.string()),
  signedAt: z.nullable(Moment),
  paidOn: z.nullable(PlainDate),
  withdrawnBecause: z.nullable(z.string()),
  /** Of somebody else, and without a claim of the reader. */
  maySign: z.boolean(),
  /** None where it is withdrawn. */
  payments: z.array(z.object(payment)),
});
export type PaymentFile = z.infer<typeof PaymentFile>;

export const PaymentFiles = z.object({
  /** The organisation's own: eleven digits. */
  accounts: z.array(z.string()),
  /** The first bank day, today or later. */
  firstPayOn: PlainDate,
  /** As in the newest file. */
  last: z.nullable(
    z.object({
      account: z.string(),
      bic: z.string(),
      customerId: z.string(),
      format: z.enum(paymentFormats),
    }),
  ),
  /** Approved, and in no file; not the reader's own. */
  payable: z.array(PayableClaim),
  /** The newest first. */
  files: z.array(PaymentFile),
});
export type PaymentFiles = z.infer<typeof PaymentFiles>;

const params = z.object({ id: z.uuid() });
const response = PaymentFiles;

export const paymentFileEndpoints = defineEndpoints({
  'GET /api/staff/payment-files': {
    access: 'treasurer',
    summary: 'The approved claims that can be paid by a file, and the files; each name is logged as seen',
    response,
  },
  'POST /api/staff/payment-files': {
    access: 'treasurer',
    summary: 'Puts claims into a file, each in one only; a second treasurer has to sign it',
    body: NewPaymentFile,
    status: 201,
    response,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/payment-files/:id/signatures': {
    access: 'treasurer',
    summary: 'Signs a file that another treasurer has made; then it can be fetched',
    params,
    response,
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
  'GET /api/staff/payment-files/:id/file': {
    access: 'treasurer',
    summary:
      'The signed file as ISO 20022 pain.001; each time it is taken is logged, with everybody who is in it',
    params,
    file: ['application/xml'],
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/staff/payment-files/:id/payments': {
    access: 'treasurer',
    summary: 'The bank has paid: every claim in the file is paid on that day, and the claimants are told',
    params,
    body: z.object({ paidOn: TypedDate }),
    response,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/payment-files/:id/withdrawals': {
    access: 'treasurer',
    summary: 'Withdraws a file that is not paid: its claims can be paid again',
    params,
    body: z.object({ reason: AdministrationReason }),
    response,
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE'],
  },
});

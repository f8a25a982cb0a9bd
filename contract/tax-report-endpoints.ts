/**
 * The gift report to the tax authority, for the treasurer: preview, signatures of two, delivery, and what replaces a
 * delivery. National identity numbers are in none of these answers but the file itself.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TaxLimits } from './giving-options.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

/** Why a donor of the year is not in the report, in the order in which it is asked. */
export const leftOutReasons = ['not-wished', 'below-minimum', 'no-number'] as const;
export const LeftOutReason = z.enum(leftOutReasons);

export const taxReportStates = ['prepared', 'withdrawn', 'signed', 'delivered'] as const;
export const taxReportEventKinds = ['prepared', 'withdrawn', 'signed', 'made', 'taken', 'delivered'] as const;

/** Whole kroner; a year of many donors is far from what an int holds. */
const Kroner = z.int();

export const TaxReport = z.object({
  id: z.uuid(),
  sequence: z.int(),
  reference: z.string(),
  state: z.enum(taxReportStates),
  count: z.int(),
  sumKroner: Kroner,
  /** sha256 of what is signed, in hexadecimal. */
  factsDigest: z.string(),
  /** sha256 of the file; null until two have signed. */
  fileDigest: z.nullable(z.string()),
  /** Something has changed since it was prepared: it cannot be signed any more. */
  isOutdated: z.boolean(),
  /** The caller has signed. */
  isSignedByMe: z.boolean(),
  signatures: z.int(),
  /** The file is available. */
  hasFile: z.boolean(),
  events: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(taxReportEventKinds),
      at: Moment,
      by: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
});
export type TaxReport = z.infer<typeof TaxReport>;

export const TaxReportYear = z.object({
  year: z.int(),
  /** Years in which something was given, newest first. */
  years: z.array(z.int()),
  /** Null: not approved for that year, or nothing is known of it. Then nothing is reported. */
  limits: z.nullable(TaxLimits),
  /** The year has ended: a delivery can be prepared. */
  hasEnded: z.boolean(),
  /** Last day for the delivery, and for donors to give their number. */
  deadlineOn: PlainDate,
  numberDeadlineOn: PlainDate,
  preview: z.object({
    count: z.int(),
    sumKroner: Kroner,
    leftOut: z.array(z.object({ reason: LeftOutReason, count: z.int(), sumOre: z.int() })),
    /** Donors who are gone from the register, and stay as they were reported. */
    keptCount: z.int(),
    /** Against the newest delivery; null where there is none. */
    changes: z.nullable(
      z.object({ added: z.int(), removed: z.int(), amounts: z.int(), numbers: z.int(), names: z.int() }),
    ),
  }),
  /** Newest first. */
  reports: z.array(TaxReport),
});
export type TaxReportYear = z.infer<typeof TaxReportYear>;

/** Nothing that looks like a national identity number. */
export const holdsNoNumber = (text: string): boolean => !/(?<!\d)\d{6}[ -]?\d{5}(?!\d)/.test(text);
/** What the receiver calls the delivery. Nothing that looks like a national identity number. */
export const DeliveryReceipt = z.object({ receipt: singleLine(1, 100).check(z.refine(holdsNoNumber)) });

const params = z.object({ id: z.uuid() });
const year = z.string().check(z.regex(/^20\d\d$/));

export const taxReportEndpoints = defineEndpoints({
  'GET /api/staff/tax-report': {
    access: 'treasurer',
    summary: 'What would be reported of a year, what cannot be and why, and the deliveries so far',
    query: z.object({ year: z.optional(year) }),
    response: TaxReportYear,
  },
  'POST /api/staff/tax-reports': {
    access: 'treasurer',
    summary: 'Prepares a delivery of a year that has ended; the same one where nothing has changed since',
    body: z.object({ year }),
    status: 201,
    response: TaxReportYear,
    errors: ['TAX_REPORT_NOT_POSSIBLE'],
  },
  'POST /api/staff/tax-reports/:id/signatures': {
    access: 'treasurer',
    summary: 'Signs a prepared delivery; with the second person the file is made. Asks for a recent sign-in',
    params,
    body: z.object({ factsDigest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    response: TaxReportYear,
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED', 'TAX_REPORT_OUTDATED', 'TAX_REPORT_NOT_POSSIBLE'],
  },
  'POST /api/staff/tax-reports/:id/withdrawals': {
    access: 'treasurer',
    summary: 'Gives up a delivery that has not been delivered; its lines and its file are thrown away',
    params,
    response: TaxReportYear,
    errors: ['TAX_REPORT_NOT_POSSIBLE'],
  },
  'GET /api/staff/tax-reports/:id/file': {
    access: 'treasurer',
    summary: 'The file that two have signed, with the numbers in it. Asks for a recent sign-in; logged',
    params,
    file: ['application/xml'],
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/staff/tax-reports/:id/deliveries': {
    access: 'treasurer',
    summary: 'Records that the file has been delivered, and what the receiver answered',
    params,
    body: DeliveryReceipt,
    response: TaxReportYear,
    errors: ['TAX_REPORT_NOT_POSSIBLE'],
  },
});

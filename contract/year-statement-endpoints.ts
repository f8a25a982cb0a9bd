/** The yearly statement («årsoppgave»): what somebody gave in a year, and what was reported of it. Amounts in øre. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TaxLimits, taxOutcomes } from './giving-options.ts';
import { PlainDate } from './values/moment.ts';
import { BalanceOre, MoneyOre } from './values/money-ore.ts';

/**
 * `reported`: is in the newest delivery. `next-delivery`: there is one, and the donor comes into the next. The
 * others say why it is not, or that it will be, as in the giving year.
 */
export const statementOutcomes = ['reported', 'next-delivery', ...taxOutcomes] as const;

export const YearStatement = z.object({
  year: z.int(),
  readyOn: PlainDate,
  donorName: z.string(),
  organisationName: z.string(),
  organisationNumber: z.string(),
  /** Given, less what was paid back. */
  givenOre: BalanceOre,
  refundedOre: z.int(),
  gifts: z.array(
    z.object({
      id: z.uuid(),
      paidOn: PlainDate,
      receiptNumber: z.nullable(z.string()),
      amountOre: MoneyOre,
      refundedOre: z.int(),
    }),
  ),
  report: z.object({
    outcome: z.enum(statementOutcomes),
    /** Whole kroner, in the newest delivery; 0 where the donor is not in it. */
    amountKroner: z.int(),
    /** Whole kroner, where the next delivery will say something else. */
    nextKroner: z.nullable(z.int()),
    deliveredOn: z.nullable(PlainDate),
    /** An earlier delivery said something else. */
    isCorrected: z.boolean(),
    /** Masked; null where there is none, or the deduction is not wanted. */
    maskedFodselsnummer: z.nullable(z.string()),
    limits: z.nullable(TaxLimits),
    missingOre: z.int(),
    /** Above the ceiling, which is for all organisations together. */
    aboveCeilingOre: z.int(),
    /** About what the deduction saves in tax. */
    valueOre: z.int(),
    numberDeadlineOn: PlainDate,
  }),
});
export type YearStatement = z.infer<typeof YearStatement>;

export const StatementYear = z.object({
  year: z.int(),
  givenOre: BalanceOre,
  readyOn: PlainDate,
  isReady: z.boolean(),
});
export type StatementYear = z.infer<typeof StatementYear>;

const params = z.object({ year: z.string().check(z.regex(/^20\d\d$/)) });

export const yearStatementEndpoints = defineEndpoints({
  'GET /api/giving/statements': {
    access: 'signed-in',
    summary: 'The years in which the caller has given, newest first, with the day their statement is ready',
    response: z.object({ years: z.array(StatementYear) }),
  },
  'GET /api/giving/statements/:year': {
    access: 'signed-in',
    summary: "The caller's statement of a year: gifts, and what was reported of them; from January",
    params,
    response: YearStatement,
  },
  'GET /api/giving/statements/:year/document': {
    access: 'signed-in',
    summary: "The caller's statement of a year, as a PDF to keep",
    params,
    file: ['application/pdf'],
  },
});

/** What can be given and how, and what a year of giving means for tax. Amounts in whole øre. */
import * as z from 'zod/mini';
import { AgreementState, Frequency, Gift, Rail } from './giving-values.ts';
import { PlainDate } from './values/moment.ts';
import { BalanceOre, MoneyOre } from './values/money-ore.ts';
import { languages } from './values/portal-languages.ts';

const AmountLimits = z.object({
  suggestionsOre: z.array(MoneyOre),
  minimumOre: MoneyOre,
  maximumOre: MoneyOre,
});

export const TaxLimits = z.object({
  year: z.int(),
  /** Less than this in a year cannot be deducted. */
  minimumOre: MoneyOre,
  /** The ceiling for all organisations together. Null where it is not decided. */
  ceilingOre: z.nullable(MoneyOre),
  source: z.string(),
});
export type TaxLimits = z.infer<typeof TaxLimits>;

export const GivingOptions = z.object({
  /** What is set up here. Empty: giving is not open, say how one can give meanwhile. */
  rails: z.array(Rail),
  isOneOffOpen: z.boolean(),
  amounts: z.object({
    monthly: AmountLimits,
    quarterly: AmountLimits,
    yearly: AmountLimits,
    oneOff: AmountLimits,
  }),
  /** Days of the month; 31 stands for the last one, whatever the month. */
  days: z.array(z.int()),
  purposes: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  /** `language`: that of the paragraphs. It is bokmål where the organisation has not translated them. */
  terms: z.object({ version: z.string(), language: z.enum(languages), paragraphs: z.array(z.string()) }),
  /** Minimum days before a charge by AvtaleGiro for people who want notice; null where it is not offered. */
  noticeDays: z.nullable(z.int()),
  /** Null: gifts to the organisation cannot be deducted. */
  tax: z.nullable(
    z.object({
      /** Of this year. */
      limits: TaxLimits,
      /** What a krone of deduction is worth, in hundredths. */
      valuePercent: z.int(),
      /** Numbers given after this day come too late for the year before: `MM-DD`. */
      numberDeadline: z.string(),
    }),
  ),
});
export type GivingOptions = z.infer<typeof GivingOptions>;

/**
 * What becomes of the year's gifts for tax. `not-approved`: the organisation is not on the list. `not-wanted`: the
 * donor has not said yes. `number-missing`: there is no number to report on. `below-minimum`: less than the limit.
 */
export const taxOutcomes = [
  'not-approved',
  'not-wanted',
  'below-minimum',
  'number-missing',
  'will-be-reported',
] as const;

export const GivingYear = z.object({
  year: z.int(),
  /** Given, less what was paid back. */
  givenOre: BalanceOre,
  refundedOre: z.int(),
  /** January to December. */
  months: z.array(z.object({ month: z.int(), givenOre: BalanceOre })),
  gifts: z.array(Gift),
  tax: z.object({
    outcome: z.enum(taxOutcomes),
    /** Whole kroner's worth that is reported; 0 unless `will-be-reported`. */
    reportedOre: z.int(),
    /** How much is missing to the minimum; 0 when it is reached. */
    missingOre: z.int(),
    /** How much of the year's gifts is above the ceiling, which counts for all organisations together. */
    aboveCeilingOre: z.int(),
    /** About what the deduction saves in tax. */
    valueOre: z.int(),
    limits: z.nullable(TaxLimits),
    /** The person it is reported for; the number masked. */
    reportedOn: z.nullable(z.object({ name: z.string(), maskedFodselsnummer: z.nullable(z.string()) })),
    /** Last day for giving the number. */
    numberDeadlineOn: PlainDate,
  }),
});
export type GivingYear = z.infer<typeof GivingYear>;

/** The card on «Min side»: what is given, what comes next, and what this year means for tax. */
export const GivingSummary = z.object({
  /** The living one; null where there is none. */
  agreement: z.nullable(
    z.object({
      state: AgreementState,
      amountOre: MoneyOre,
      frequency: Frequency,
      day: z.int(),
      resumesOn: z.nullable(PlainDate),
      /** The next charge. */
      nextOn: z.nullable(PlainDate),
    }),
  ),
  year: z.int(),
  givenOre: BalanceOre,
  tax: GivingYear.shape.tax,
});
export type GivingSummary = z.infer<typeof GivingSummary>;

/** What a year of giving means for tax (skatteloven § 6-50). */
import type { GivingYear, TaxLimits } from '#contract/giving-options.ts';
import { wholeKroner } from '../../tax-report/tax-report-rules.ts';

/** A gift that has come: what is left of it, and the Norwegian month it came in. */
export type YearGift = { month: number; amountOre: number; refundedOre: number };

export type TaxYearFacts = {
  /** Null: not approved, or nothing is known of the year. */
  limits: TaxLimits | null;
  valuePercent: number;
  wantsDeduction: boolean;
  hasNumber: boolean;
};

/** Given, month by month. A gift that is paid back is taken from the month in which it came. */
export function yearSums(
  gifts: readonly YearGift[],
): Pick<GivingYear, 'givenOre' | 'refundedOre' | 'months'> {
  const months = Array.from({ length: 12 }, (_, place) => ({
    month: place + 1,
    givenOre: gifts
      .filter(({ month }) => month === place + 1)
      .reduce((sum, { amountOre, refundedOre }) => sum + amountOre - refundedOre, 0),
  }));
  return {
    months,
    givenOre: months.reduce((sum, { givenOre }) => sum + givenOre, 0),
    refundedOre: gifts.reduce((sum, { refundedOre }) => sum + refundedOre, 0),
  };
}

export type TaxYear = Pick<
  GivingYear['tax'],
  'outcome' | 'reportedOre' | 'missingOre' | 'aboveCeilingOre' | 'valueOre' | 'limits'
>;

/**
 * The whole sum is reported, also above the ceiling: the ceiling is for all organisations together, and the tax
 * office applies it. What is reported is whole kroner.
 */
export function taxYear(givenOre: number, facts: TaxYearFacts): TaxYear {
  const { limits, wantsDeduction, hasNumber } = facts;
  const nothing = { reportedOre: 0, missingOre: 0, aboveCeilingOre: 0, valueOre: 0, limits };
  if (!limits) return { ...nothing, outcome: 'not-approved' };
  const missingOre = Math.max(0, limits.minimumOre - givenOre);
  const aboveCeilingOre = limits.ceilingOre === null ? 0 : Math.max(0, givenOre - limits.ceilingOre);
  const deductedOre = missingOre > 0 ? 0 : givenOre - aboveCeilingOre;
  const valueOre = Math.floor((deductedOre * facts.valuePercent) / 100);
  const known = { ...nothing, missingOre, aboveCeilingOre, valueOre };
  if (!wantsDeduction) return { ...known, outcome: 'not-wanted' };
  if (missingOre > 0) return { ...known, outcome: 'below-minimum' };
  if (!hasNumber) return { ...known, outcome: 'number-missing' };
  return { ...known, outcome: 'will-be-reported', reportedOre: wholeKroner(givenOre) * 100 };
}

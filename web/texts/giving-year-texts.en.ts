/** In English. */
import type { GivingYear } from '#contract/giving-options.ts';
import { formatDate, kroner } from './format.ts';
import type { Compared, Whole } from './language.ts';

type Tax = GivingYear['tax'];

export function taxSentence(tax: Tax, givenOre: number, year: number): string {
  switch (tax.outcome) {
    case 'not-approved':
      return `Gifts to us give no tax deduction in ${year}.`;
    case 'not-wanted':
      return 'You have not asked for a tax deduction, so the gifts are not reported to the Norwegian Tax Administration.';
    case 'below-minimum':
      return `To get a tax deduction you have to give at least ${kroner(tax.limits?.minimumOre ?? 0)} during the year. You are ${kroner(tax.missingOre)} short.`;
    case 'number-missing':
      return `${kroner(givenOre)} cannot be reported to the Norwegian Tax Administration, as we do not have your national identity number. You can give it until ${formatDate(tax.numberDeadlineOn)}, inclusive.`;
    case 'will-be-reported':
      return `We report ${kroner(tax.reportedOre)} to the Norwegian Tax Administration. The deduction is worth about ${kroner(tax.valueOre)}.`;
  }
}

export const givenSentence = (givenOre: number, year: number): string =>
  givenOre > 0
    ? `You have given ${kroner(givenOre)} in ${year}.`
    : `You have not given anything in ${year} yet.`;

export function ceilingSentence({ limits, aboveCeilingOre }: Tax): string | null {
  if (!limits) return null;
  const { ceilingOre, year } = limits;
  if (ceilingOre === null) return `The most you can get a deduction for in ${year} has not been decided yet.`;
  const ceiling = `In ${year} you can get a deduction for at most ${kroner(ceilingOre)} in all, including gifts to other organisations.`;
  return aboveCeilingOre > 0
    ? `${ceiling} Of what you have given here, ${kroner(aboveCeilingOre)} is above that.`
    : ceiling;
}
export type Complete = Whole<
  Compared<typeof import('./giving-year-texts.ts'), typeof import('./giving-year-texts.en.ts')>
>;

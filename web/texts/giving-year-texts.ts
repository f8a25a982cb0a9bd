/** What a year of giving means for tax, in words. */
import type { GivingYear } from '#contract/giving-options.ts';
import { formatDate, kroner } from './format.ts';

type Tax = GivingYear['tax'];

/** @param givenOre what was given in the year @param year four digits */
export function taxSentence(tax: Tax, givenOre: number, year: number): string {
  switch (tax.outcome) {
    case 'not-approved':
      return `Gaver hit gir ikke skattefradrag i ${year}.`;
    case 'not-wanted':
      return 'Du har ikke bedt om skattefradrag, så gavene rapporteres ikke til Skatteetaten.';
    case 'below-minimum':
      return `For å få skattefradrag må du gi minst ${kroner(tax.limits?.minimumOre ?? 0)} i løpet av året. Det mangler ${kroner(tax.missingOre)}.`;
    case 'number-missing':
      return `${kroner(givenOre)} kan ikke rapporteres til Skatteetaten, fordi vi mangler fødselsnummeret ditt. Du kan oppgi det til og med ${formatDate(tax.numberDeadlineOn)}.`;
    case 'will-be-reported':
      return `Vi rapporterer ${kroner(tax.reportedOre)} til Skatteetaten. Fradraget er verdt omtrent ${kroner(tax.valueOre)}.`;
  }
}

/** @param givenOre so far */
export const givenSentence = (givenOre: number, year: number): string =>
  givenOre > 0 ? `Du har gitt ${kroner(givenOre)} i ${year}.` : `Du har ikke gitt noe i ${year} ennå.`;

/** How much counts over all organisations, and where that is documented. */
export function ceilingSentence({ limits, aboveCeilingOre }: Tax): string | null {
  if (!limits) return null;
  const { ceilingOre, year } = limits;
  if (ceilingOre === null) return `Hvor mye du høyst kan få fradrag for i ${year}, er ikke bestemt ennå.`;
  const ceiling = `I ${year} kan du få fradrag for høyst ${kroner(ceilingOre)} til sammen, medregnet gaver til andre organisasjoner.`;
  return aboveCeilingOre > 0
    ? `${ceiling} Av det du har gitt her, er ${kroner(aboveCeilingOre)} over det.`
    : ceiling;
}

/** In nynorsk. */
import type { GivingYear } from '#contract/giving-options.ts';
import { formatDate, kroner } from './format.ts';
import type { Compared, Whole } from './language.ts';

type Tax = GivingYear['tax'];

export function taxSentence(tax: Tax, givenOre: number, year: number): string {
  switch (tax.outcome) {
    case 'not-approved':
      return `Gåver hit gir ikkje skattefrådrag i ${year}.`;
    case 'not-wanted':
      return 'Du har ikkje bede om skattefrådrag, så gåvene blir ikkje rapporterte til Skatteetaten.';
    case 'below-minimum':
      return `For å få skattefrådrag må du gi minst ${kroner(tax.limits?.minimumOre ?? 0)} i løpet av året. Det manglar ${kroner(tax.missingOre)}.`;
    case 'number-missing':
      return `${kroner(givenOre)} kan ikkje rapporterast til Skatteetaten, fordi vi manglar fødselsnummeret ditt. Du kan oppgi det til og med ${formatDate(tax.numberDeadlineOn)}.`;
    case 'will-be-reported':
      return `Vi rapporterer ${kroner(tax.reportedOre)} til Skatteetaten. Frådraget er verdt omtrent ${kroner(tax.valueOre)}.`;
  }
}

export const givenSentence = (givenOre: number, year: number): string =>
  givenOre > 0 ? `Du har gitt ${kroner(givenOre)} i ${year}.` : `Du har ikkje gitt noko i ${year} enno.`;

export function ceilingSentence({ limits, aboveCeilingOre }: Tax): string | null {
  if (!limits) return null;
  const { ceilingOre, year } = limits;
  if (ceilingOre === null) return `Kor mykje du høgst kan få frådrag for i ${year}, er ikkje avgjort enno.`;
  const ceiling = `I ${year} kan du få frådrag for høgst ${kroner(ceilingOre)} til saman, medrekna gåver til andre organisasjonar.`;
  return aboveCeilingOre > 0
    ? `${ceiling} Av det du har gitt her, er ${kroner(aboveCeilingOre)} over det.`
    : ceiling;
}
export type Complete = Whole<
  Compared<typeof import('./giving-year-texts.ts'), typeof import('./giving-year-texts.nn.ts')>
>;

/** WCAG 2.2, levels A and AA, criterion by criterion, and how each stands. Reviewed with the rest of the page. */

import { formatDate } from '#web/texts/format.ts';
import results from './criteria-results.json' with { type: 'json' };

/**
 * `met`: tested automatically or by hand; `unsure`: not tested well enough; `none`: there is nothing it
 * could be about; `partly`: a fault is known, and is on the page.
 */
export type CriterionStatus = 'met' | 'partly' | 'unsure' | 'none';

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Oppfylt',
  partly: 'Delvis oppfylt',
  unsure: 'Ikke testet godt nok',
  none: 'Gjelder ikke her',
};

/** When all pages were last gone through, and how many they were. */
export const lastRun = { pages: results.pages, day: formatDate(results.lastRunOn) };

/** How a criterion was tested. */
export function testedWords(number: CriterionNumber): string {
  const { byTests, byHandOn } = results.criteria[number];
  const byHand = byHandOn && `sett etter for hånd ${formatDate(byHandOn)}`;
  return `(${[byTests && 'testes automatisk', byHand].filter(Boolean).join(', ')})`;
}

type CriterionNumber = keyof typeof results.criteria;
type Criterion = readonly [number: CriterionNumber, name: string, status: CriterionStatus];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Mulig å oppfatte',
    criteria: [
      ['1.1.1', 'Ikke-tekstlig innhold', 'met'],
      ['1.2.1', 'Bare lyd eller bare video', 'none'],
      ['1.2.2', 'Teksting av video', 'none'],
      ['1.2.3', 'Synstolking eller alternativ', 'none'],
      ['1.2.4', 'Teksting av direktesending', 'none'],
      ['1.2.5', 'Synstolking', 'none'],
      ['1.3.1', 'Informasjon og sammenhenger', 'met'],
      ['1.3.2', 'Meningsfylt rekkefølge', 'met'],
      ['1.3.3', 'Sensoriske egenskaper', 'met'],
      ['1.3.4', 'Visningsretning', 'met'],
      ['1.3.5', 'Formål med felt', 'met'],
      ['1.4.1', 'Bruk av farge', 'met'],
      ['1.4.2', 'Styring av lyd', 'none'],
      ['1.4.3', 'Kontrast i tekst', 'met'],
      ['1.4.4', 'Endring av tekststørrelse', 'met'],
      ['1.4.5', 'Bilder av tekst', 'met'],
      ['1.4.10', 'Tilpasning til smal skjerm', 'met'],
      ['1.4.11', 'Kontrast i knapper og felt', 'met'],
      ['1.4.12', 'Avstand i tekst', 'met'],
      ['1.4.13', 'Innhold ved peking eller fokus', 'none'],
    ],
  },
  {
    principle: 'Mulig å betjene',
    criteria: [
      ['2.1.1', 'Tastatur', 'met'],
      ['2.1.2', 'Ingen tastaturfelle', 'met'],
      ['2.1.4', 'Hurtigtaster', 'met'],
      ['2.2.1', 'Justerbar tid', 'met'],
      ['2.2.2', 'Pause, stopp, skjul', 'met'],
      ['2.3.1', 'Ingen blinking', 'met'],
      ['2.4.1', 'Hopp til innhold', 'met'],
      ['2.4.2', 'Sidetitler', 'met'],
      ['2.4.3', 'Fokusrekkefølge', 'met'],
      ['2.4.4', 'Formål med lenke', 'met'],
      ['2.4.5', 'Flere måter', 'met'],
      ['2.4.6', 'Overskrifter og ledetekster', 'met'],
      ['2.4.7', 'Synlig fokus', 'met'],
      ['2.4.11', 'Fokus ikke skjult', 'met'],
      ['2.5.1', 'Bevegelser med pekeren', 'met'],
      ['2.5.2', 'Angre pekertrykk', 'met'],
      ['2.5.3', 'Ledetekst i navn', 'met'],
      ['2.5.4', 'Styring med bevegelse', 'none'],
      ['2.5.7', 'Dra og slipp', 'met'],
      ['2.5.8', 'Størrelse på det man trykker på', 'met'],
    ],
  },
  {
    principle: 'Forståelig',
    criteria: [
      ['3.1.1', 'Språk på siden', 'met'],
      ['3.1.2', 'Språk på deler av innhold', 'partly'],
      ['3.2.1', 'Fokus', 'met'],
      ['3.2.2', 'Inndata', 'met'],
      ['3.2.3', 'Konsekvent navigering', 'met'],
      ['3.2.4', 'Konsekvent identifikasjon', 'met'],
      ['3.2.6', 'Konsekvent hjelp', 'met'],
      ['3.3.1', 'Identifisering av feil', 'met'],
      ['3.3.2', 'Ledetekster eller instruksjoner', 'met'],
      ['3.3.3', 'Forslag ved feil', 'met'],
      ['3.3.4', 'Forhindring av feil', 'met'],
      ['3.3.7', 'Slippe å oppgi det samme to ganger', 'met'],
      ['3.3.8', 'Innlogging uten hukommelsesprøve', 'met'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Navn, rolle, verdi', 'met'],
      ['4.1.3', 'Statusbeskjeder', 'met'],
    ],
  },
];

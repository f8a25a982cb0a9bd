/** In nynorsk. */
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import results from './criteria-results.json' with { type: 'json' };
import type { CriterionStatus } from './criteria-texts.ts';

export type { CriterionStatus };

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Oppfylt',
  partly: 'Delvis oppfylt',
  unsure: 'Ikkje testa godt nok',
  none: 'Gjeld ikkje her',
};

export const lastRun = { pages: results.pages, day: formatDate(results.lastRunOn) };

export function testedWords(number: CriterionNumber): string {
  const { byTests, byHandOn } = results.criteria[number];
  const byHand = byHandOn && `sett etter for hand ${formatDate(byHandOn)}`;
  return `(${[byTests && 'blir testa automatisk', byHand].filter(Boolean).join(', ')})`;
}

type CriterionNumber = keyof typeof results.criteria;
type Criterion = readonly [number: CriterionNumber, name: string, status: CriterionStatus];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Mogleg å oppfatte',
    criteria: [
      ['1.1.1', 'Ikkje-tekstleg innhald', 'met'],
      ['1.2.1', 'Berre lyd eller berre video', 'none'],
      ['1.2.2', 'Teksting av video', 'none'],
      ['1.2.3', 'Synstolking eller alternativ', 'none'],
      ['1.2.4', 'Teksting av direktesending', 'none'],
      ['1.2.5', 'Synstolking', 'none'],
      ['1.3.1', 'Informasjon og samanhengar', 'met'],
      ['1.3.2', 'Meiningsfull rekkjefølgje', 'met'],
      ['1.3.3', 'Sensoriske eigenskapar', 'met'],
      ['1.3.4', 'Visingsretning', 'met'],
      ['1.3.5', 'Føremål med felt', 'met'],
      ['1.4.1', 'Bruk av farge', 'met'],
      ['1.4.2', 'Styring av lyd', 'none'],
      ['1.4.3', 'Kontrast i tekst', 'met'],
      ['1.4.4', 'Endring av tekststorleik', 'met'],
      ['1.4.5', 'Bilete av tekst', 'met'],
      ['1.4.10', 'Tilpassing til smal skjerm', 'met'],
      ['1.4.11', 'Kontrast i knappar og felt', 'met'],
      ['1.4.12', 'Avstand i tekst', 'met'],
      ['1.4.13', 'Innhald ved peiking eller fokus', 'none'],
    ],
  },
  {
    principle: 'Mogleg å betene',
    criteria: [
      ['2.1.1', 'Tastatur', 'met'],
      ['2.1.2', 'Inga tastaturfelle', 'met'],
      ['2.1.4', 'Snøggtastar', 'met'],
      ['2.2.1', 'Justerbar tid', 'met'],
      ['2.2.2', 'Pause, stopp, gøym', 'met'],
      ['2.3.1', 'Inga blinking', 'met'],
      ['2.4.1', 'Hopp til innhald', 'met'],
      ['2.4.2', 'Sidetitlar', 'met'],
      ['2.4.3', 'Fokusrekkjefølgje', 'met'],
      ['2.4.4', 'Føremål med lenkje', 'met'],
      ['2.4.5', 'Fleire måtar', 'met'],
      ['2.4.6', 'Overskrifter og leietekstar', 'met'],
      ['2.4.7', 'Synleg fokus', 'met'],
      ['2.4.11', 'Fokus ikkje gøymt', 'met'],
      ['2.5.1', 'Rørsler med peikaren', 'met'],
      ['2.5.2', 'Angre peikartrykk', 'met'],
      ['2.5.3', 'Leietekst i namn', 'met'],
      ['2.5.4', 'Styring med rørsle', 'none'],
      ['2.5.7', 'Dra og slepp', 'met'],
      ['2.5.8', 'Storleik på det ein trykkjer på', 'met'],
    ],
  },
  {
    principle: 'Forståeleg',
    criteria: [
      ['3.1.1', 'Språk på sida', 'met'],
      ['3.1.2', 'Språk på delar av innhaldet', 'partly'],
      ['3.2.1', 'Fokus', 'met'],
      ['3.2.2', 'Inndata', 'met'],
      ['3.2.3', 'Konsekvent navigering', 'met'],
      ['3.2.4', 'Konsekvent identifikasjon', 'met'],
      ['3.2.6', 'Konsekvent hjelp', 'met'],
      ['3.3.1', 'Identifisering av feil', 'met'],
      ['3.3.2', 'Leietekstar eller instruksjonar', 'met'],
      ['3.3.3', 'Forslag ved feil', 'met'],
      ['3.3.4', 'Førebygging av feil', 'met'],
      ['3.3.7', 'Sleppe å oppgi det same to gonger', 'met'],
      ['3.3.8', 'Innlogging utan minneprøve', 'met'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Namn, rolle, verdi', 'met'],
      ['4.1.3', 'Statusmeldingar', 'met'],
    ],
  },
];
export type Complete = Whole<
  Compared<typeof import('./criteria-texts.ts'), typeof import('./criteria-texts.nn.ts')>
>;

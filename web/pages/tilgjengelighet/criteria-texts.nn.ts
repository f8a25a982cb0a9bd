/** In nynorsk. */
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { CriterionStatus, Tested } from './criterion-facts.ts';

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Oppfylt',
  partly: 'Delvis oppfylt',
  unsure: 'Ikkje testa godt nok',
  none: 'Gjeld ikkje her',
};

export function testedWords({ last, faults, byHandOn, knownOn }: Tested): string {
  const when =
    last &&
    ({ change: 'ved kvar endring', sample: 'på nokre av sidene ved kvar endring' }[last] ?? formatDate(last));
  const result = faults === 0 ? 'ingen feil' : `${faults} feil i gjennomgangen`;
  const parts = [
    when && `automatisk ${when}: ${result}`,
    byHandOn && `for hand ${formatDate(byHandOn)}`,
    knownOn && `kjend feil, sett ${formatDate(knownOn)}`,
  ];
  return `(${parts.filter(Boolean).join('; ')})`;
}

type Criterion = readonly [number: string, name: string];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Mogleg å oppfatte',
    criteria: [
      ['1.1.1', 'Ikkje-tekstleg innhald'],
      ['1.2.1', 'Berre lyd eller berre video'],
      ['1.2.2', 'Teksting av video'],
      ['1.2.3', 'Synstolking eller alternativ'],
      ['1.2.4', 'Teksting av direktesending'],
      ['1.2.5', 'Synstolking'],
      ['1.3.1', 'Informasjon og samanhengar'],
      ['1.3.2', 'Meiningsfull rekkjefølgje'],
      ['1.3.3', 'Sensoriske eigenskapar'],
      ['1.3.4', 'Visingsretning'],
      ['1.3.5', 'Føremål med felt'],
      ['1.4.1', 'Bruk av farge'],
      ['1.4.2', 'Styring av lyd'],
      ['1.4.3', 'Kontrast i tekst'],
      ['1.4.4', 'Endring av tekststorleik'],
      ['1.4.5', 'Bilete av tekst'],
      ['1.4.10', 'Tilpassing til smal skjerm'],
      ['1.4.11', 'Kontrast i knappar og felt'],
      ['1.4.12', 'Avstand i tekst'],
      ['1.4.13', 'Innhald ved peiking eller fokus'],
    ],
  },
  {
    principle: 'Mogleg å betene',
    criteria: [
      ['2.1.1', 'Tastatur'],
      ['2.1.2', 'Inga tastaturfelle'],
      ['2.1.4', 'Snøggtastar'],
      ['2.2.1', 'Justerbar tid'],
      ['2.2.2', 'Pause, stopp, gøym'],
      ['2.3.1', 'Inga blinking'],
      ['2.4.1', 'Hopp til innhald'],
      ['2.4.2', 'Sidetitlar'],
      ['2.4.3', 'Fokusrekkjefølgje'],
      ['2.4.4', 'Føremål med lenkje'],
      ['2.4.5', 'Fleire måtar'],
      ['2.4.6', 'Overskrifter og leietekstar'],
      ['2.4.7', 'Synleg fokus'],
      ['2.4.11', 'Fokus ikkje gøymt'],
      ['2.5.1', 'Rørsler med peikaren'],
      ['2.5.2', 'Angre peikartrykk'],
      ['2.5.3', 'Leietekst i namn'],
      ['2.5.4', 'Styring med rørsle'],
      ['2.5.7', 'Dra og slepp'],
      ['2.5.8', 'Storleik på det ein trykkjer på'],
    ],
  },
  {
    principle: 'Forståeleg',
    criteria: [
      ['3.1.1', 'Språk på sida'],
      ['3.1.2', 'Språk på delar av innhaldet'],
      ['3.2.1', 'Fokus'],
      ['3.2.2', 'Inndata'],
      ['3.2.3', 'Konsekvent navigering'],
      ['3.2.4', 'Konsekvent identifikasjon'],
      ['3.2.6', 'Konsekvent hjelp'],
      ['3.3.1', 'Identifisering av feil'],
      ['3.3.2', 'Leietekstar eller instruksjonar'],
      ['3.3.3', 'Forslag ved feil'],
      ['3.3.4', 'Førebygging av feil'],
      ['3.3.7', 'Sleppe å oppgi det same to gonger'],
      ['3.3.8', 'Innlogging utan minneprøve'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Namn, rolle, verdi'],
      ['4.1.3', 'Statusmeldingar'],
    ],
  },
];
export type Complete = Whole<
  Compared<typeof import('./criteria-texts.ts'), typeof import('./criteria-texts.nn.ts')>
>;

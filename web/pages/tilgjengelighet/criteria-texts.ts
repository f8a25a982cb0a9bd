/** WCAG 2.2, levels A and AA, criterion by criterion, and the words for how each stands. Reviewed with the rest of the page. */
import { formatDate } from '#web/texts/format.ts';
import type { CriterionStatus, Tested } from './criterion-facts.ts';

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Oppfylt',
  partly: 'Delvis oppfylt',
  unsure: 'Ikke testet godt nok',
  none: 'Gjelder ikke her',
};

/** How a criterion was tested, when and with what result. */
export function testedWords({ last, faults, byHandOn, knownOn }: Tested): string {
  const when =
    last &&
    ({ change: 'ved hver endring', sample: 'på noen av sidene ved hver endring' }[last] ?? formatDate(last));
  const result = faults === 0 ? 'ingen feil' : `${faults} feil i gjennomgangen`;
  const parts = [
    when && `automatisk ${when}: ${result}`,
    byHandOn && `for hånd ${formatDate(byHandOn)}`,
    knownOn && `kjent feil, sett ${formatDate(knownOn)}`,
  ];
  return `(${parts.filter(Boolean).join('; ')})`;
}

type Criterion = readonly [number: string, name: string];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Mulig å oppfatte',
    criteria: [
      ['1.1.1', 'Ikke-tekstlig innhold'],
      ['1.2.1', 'Bare lyd eller bare video'],
      ['1.2.2', 'Teksting av video'],
      ['1.2.3', 'Synstolking eller alternativ'],
      ['1.2.4', 'Teksting av direktesending'],
      ['1.2.5', 'Synstolking'],
      ['1.3.1', 'Informasjon og sammenhenger'],
      ['1.3.2', 'Meningsfylt rekkefølge'],
      ['1.3.3', 'Sensoriske egenskaper'],
      ['1.3.4', 'Visningsretning'],
      ['1.3.5', 'Formål med felt'],
      ['1.4.1', 'Bruk av farge'],
      ['1.4.2', 'Styring av lyd'],
      ['1.4.3', 'Kontrast i tekst'],
      ['1.4.4', 'Endring av tekststørrelse'],
      ['1.4.5', 'Bilder av tekst'],
      ['1.4.10', 'Tilpasning til smal skjerm'],
      ['1.4.11', 'Kontrast i knapper og felt'],
      ['1.4.12', 'Avstand i tekst'],
      ['1.4.13', 'Innhold ved peking eller fokus'],
    ],
  },
  {
    principle: 'Mulig å betjene',
    criteria: [
      ['2.1.1', 'Tastatur'],
      ['2.1.2', 'Ingen tastaturfelle'],
      ['2.1.4', 'Hurtigtaster'],
      ['2.2.1', 'Justerbar tid'],
      ['2.2.2', 'Pause, stopp, skjul'],
      ['2.3.1', 'Ingen blinking'],
      ['2.4.1', 'Hopp til innhold'],
      ['2.4.2', 'Sidetitler'],
      ['2.4.3', 'Fokusrekkefølge'],
      ['2.4.4', 'Formål med lenke'],
      ['2.4.5', 'Flere måter'],
      ['2.4.6', 'Overskrifter og ledetekster'],
      ['2.4.7', 'Synlig fokus'],
      ['2.4.11', 'Fokus ikke skjult'],
      ['2.5.1', 'Bevegelser med pekeren'],
      ['2.5.2', 'Angre pekertrykk'],
      ['2.5.3', 'Ledetekst i navn'],
      ['2.5.4', 'Styring med bevegelse'],
      ['2.5.7', 'Dra og slipp'],
      ['2.5.8', 'Størrelse på det man trykker på'],
    ],
  },
  {
    principle: 'Forståelig',
    criteria: [
      ['3.1.1', 'Språk på siden'],
      ['3.1.2', 'Språk på deler av innhold'],
      ['3.2.1', 'Fokus'],
      ['3.2.2', 'Inndata'],
      ['3.2.3', 'Konsekvent navigering'],
      ['3.2.4', 'Konsekvent identifikasjon'],
      ['3.2.6', 'Konsekvent hjelp'],
      ['3.3.1', 'Identifisering av feil'],
      ['3.3.2', 'Ledetekster eller instruksjoner'],
      ['3.3.3', 'Forslag ved feil'],
      ['3.3.4', 'Forhindring av feil'],
      ['3.3.7', 'Slippe å oppgi det samme to ganger'],
      ['3.3.8', 'Innlogging uten hukommelsesprøve'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Navn, rolle, verdi'],
      ['4.1.3', 'Statusbeskjeder'],
    ],
  },
];

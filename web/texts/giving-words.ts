/** The words for gifts and agreements that several pages share. */

import type {
  AgreementState,
  Frequency,
  Gift,
  GiftState,
  Rail,
  TimelineKind,
} from '#contract/giving-values.ts';
import { actorWords as words } from '#contract/held/gift-actor-texts.ts';
import type { FieldTexts } from './field-texts.ts';
import { formatDate, kroner } from './format.ts';

const nbsp = '\u00a0';

export const actorWords = words;

export const frequencyWords: Record<Frequency, string> = {
  monthly: 'hver måned',
  quarterly: 'hvert kvartal',
  yearly: 'hvert år',
};
export const frequencyChoices: readonly { value: Frequency; label: string }[] = [
  { value: 'monthly', label: 'Hver måned' },
  { value: 'quarterly', label: 'Hver tredje måned' },
  { value: 'yearly', label: 'En gang i året' },
];

/** @param day 31 stands for the last one of the month */
export const dayWords = (day: number): string => (day === 31 ? 'den siste dagen' : `den${nbsp}${day}.`);
export const dayChoice = (day: number): string =>
  day === 31 ? 'Siste dag i måneden' : `Den ${day}. i måneden`;

/** «250 kr hver måned» */
export const amountWords = (terms: { amountOre: number; frequency: Frequency }): string =>
  `${kroner(terms.amountOre)} ${frequencyWords[terms.frequency]}`;

/** «250 kr hver måned, den 15.» */
export const termsWords = (terms: { amountOre: number; frequency: Frequency; day: number }): string =>
  `${amountWords(terms)}, ${dayWords(terms.day)}`;

/** With one full stop, also after «den 15.». */
export const asSentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const railWords: Record<Rail, string> = { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' };

export const agreementStateWords: Record<AgreementState, string> = {
  waiting: 'Venter på godkjenning',
  active: 'Aktiv',
  paused: 'På pause',
  declined: 'Avslått i Vipps',
  expired: 'Ikke godkjent i tide',
  abandoned: 'Ikke fullført',
  stopped: 'Stoppet',
};

export const giftStateWords: Record<GiftState, string> = {
  planned: 'Planlagt',
  sent: 'På vei',
  waiting: 'Venter på godkjenning',
  retrying: 'Prøves på nytt',
  paid: 'Betalt',
  failed: 'Ikke gjennomført',
  declined: 'Avslått i Vipps',
  expired: 'Ikke godkjent i tide',
  cancelled: 'Stoppet',
  'partly-refunded': 'Delvis betalt tilbake',
  refunded: 'Betalt tilbake',
};

export const timelineWords: Record<TimelineKind, string> = {
  begun: 'Avtalen ble opprettet',
  approved: 'Avtalen ble godkjent',
  declined: 'Avtalen ble avslått',
  'approval-expired': 'Godkjenningen gikk ut på tid',
  abandoned: 'Avtalen ble ikke fullført',
  changed: 'Avtalen ble endret',
  paused: 'Avtalen ble satt på pause',
  resumed: 'Pausen ble avsluttet',
  stopped: 'Avtalen ble stoppet',
  restarted: 'Avtalen ble startet igjen',
  'rail-changed': 'Betalingsmåten ble endret',
  sent: 'Trekket ble sendt',
  paid: 'Gaven kom fram',
  retrying: 'Trekket gikk ikke gjennom, og prøves på nytt',
  failed: 'Trekket gikk ikke gjennom. Du skylder ingenting',
  cancelled: 'Trekket ble stoppet',
  refunded: 'Gaven ble betalt tilbake',
};

/** A gift given once that came to nothing. */
export const mayGiveAgain = ({ state, kind }: Gift): boolean =>
  kind === 'one-off' && (state === 'declined' || state === 'expired' || state === 'failed');

export const amountTexts = {
  label: 'Beløp i kroner',
  /** @param from the least, in øre @param to the most */
  hint: (from: number, to: number) =>
    `Velg et beløp, eller skriv et annet. Minst ${kroner(from)}, høyst ${kroner(to)}.`,
  suggestions: 'Forslag til beløp',
};
export const amountFieldTexts: FieldTexts = {
  REQUIRED: 'Skriv hvor mye du vil gi, i hele kroner',
  TOO_SHORT: 'Beløpet er lavere enn vi kan ta imot',
  TOO_LONG: 'Beløpet er høyere enn vi kan ta imot her. Vil du gi mer, kan du skrive til oss',
  INVALID: 'Skriv beløpet i hele kroner, for eksempel 250',
};

/** With the limits named. */
export const amountWithin = ({
  minimumOre,
  maximumOre,
}: {
  minimumOre: number;
  maximumOre: number;
}): FieldTexts => ({
  ...amountFieldTexts,
  TOO_SHORT: `Skriv minst ${kroner(minimumOre)}`,
  TOO_LONG: `Skriv høyst ${kroner(maximumOre)}. Vil du gi mer, kan du skrive til oss`,
});

export const upcomingTexts = {
  label: 'De neste trekkene',
  none: 'Det er ikke planlagt noen trekk.',
  sent: 'Sendt',
  moved: (from: string) => `Flyttet fra ${formatDate(from)}, som ikke er en bankdag`,
  changeable: (until: string) => `Kan endres til og med ${formatDate(until)}`,
  ask: (on: string) => `Spør om trekket ${on}`,
  stoppable: (until: string) => `Kan stoppes til og med ${formatDate(until)}`,
};

export const approvalTexts = {
  preparing: 'Vi gjør klar godkjenningen i Vipps. Det tar noen sekunder.',
  going: 'Vi sender deg videre til Vipps.',
  unavailable:
    'Vipps svarer ikke akkurat nå. Vi prøver igjen automatisk. Du kan vente her, eller komme tilbake senere. Det du har valgt, er tatt vare på.',
  ready: 'Alt er klart. Nå godkjenner du i Vipps.',
  go: 'Godkjenn i Vipps',
};

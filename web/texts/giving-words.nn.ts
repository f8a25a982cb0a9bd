/** In nynorsk. */

import type { AgreementState, Frequency, GiftState, TimelineKind } from '#contract/giving-values.ts';
import { actorWords as words } from '#contract/held/gift-actor-texts.nn.ts';
import type { FieldTexts } from './field-texts.ts';
import { formatDate, kroner } from './format.ts';
import { asSentence, mayGiveAgain, railWords } from './giving-words.ts';
import type { Compared, Whole } from './language.ts';

export { asSentence, mayGiveAgain, railWords };

export const actorWords = words;

export const frequencyWords: Record<Frequency, string> = {
  monthly: 'kvar månad',
  quarterly: 'kvart kvartal',
  yearly: 'kvart år',
};
export const frequencyChoices: readonly { value: Frequency; label: string }[] = [
  { value: 'monthly', label: 'Kvar månad' },
  { value: 'quarterly', label: 'Kvar tredje månad' },
  { value: 'yearly', label: 'Ein gong i året' },
];

export const dayWords = (day: number): string => (day === 31 ? 'den siste dagen' : `den\u00a0${day}.`);
export const dayChoice = (day: number): string =>
  day === 31 ? 'Siste dag i månaden' : `Den ${day}. i månaden`;

export const amountWords = (terms: { amountOre: number; frequency: Frequency }): string =>
  `${kroner(terms.amountOre)} ${frequencyWords[terms.frequency]}`;

export const termsWords = (terms: { amountOre: number; frequency: Frequency; day: number }): string =>
  `${amountWords(terms)}, ${dayWords(terms.day)}`;

export const agreementStateWords: Record<AgreementState, string> = {
  waiting: 'Ventar på godkjenning',
  active: 'Aktiv',
  paused: 'På pause',
  declined: 'Avslått i Vipps',
  expired: 'Ikkje godkjend i tide',
  abandoned: 'Ikkje fullført',
  stopped: 'Stoppa',
};

export const giftStateWords: Record<GiftState, string> = {
  planned: 'Planlagt',
  sent: 'På veg',
  waiting: 'Ventar på godkjenning',
  retrying: 'Blir prøvd på nytt',
  paid: 'Betalt',
  failed: 'Ikkje gjennomført',
  declined: 'Avslått i Vipps',
  expired: 'Ikkje godkjend i tide',
  cancelled: 'Stoppa',
  'partly-refunded': 'Delvis betalt tilbake',
  refunded: 'Betalt tilbake',
};

export const timelineWords: Record<TimelineKind, string> = {
  begun: 'Avtalen blei oppretta',
  approved: 'Avtalen blei godkjend',
  declined: 'Avtalen blei avslått',
  'approval-expired': 'Godkjenninga gjekk ut på tid',
  abandoned: 'Avtalen blei ikkje fullført',
  changed: 'Avtalen blei endra',
  paused: 'Avtalen blei sett på pause',
  resumed: 'Pausen blei avslutta',
  stopped: 'Avtalen blei stoppa',
  restarted: 'Avtalen blei starta igjen',
  'rail-changed': 'Betalingsmåten blei endra',
  sent: 'Trekket blei sendt',
  paid: 'Gåva kom fram',
  retrying: 'Trekket gjekk ikkje gjennom, og blir prøvd på nytt',
  failed: 'Trekket gjekk ikkje gjennom. Du skuldar ingenting',
  cancelled: 'Trekket blei stoppa',
  refunded: 'Gåva blei betalt tilbake',
};

export const amountTexts = {
  label: 'Beløp i kroner',
  hint: (from: number, to: number) =>
    `Vel eit beløp, eller skriv eit anna. Minst ${kroner(from)}, høgst ${kroner(to)}.`,
  suggestions: 'Forslag til beløp',
};
export const amountFieldTexts: FieldTexts = {
  REQUIRED: 'Skriv kor mykje du vil gi, i heile kroner',
  TOO_SHORT: 'Beløpet er lågare enn vi kan ta imot',
  TOO_LONG: 'Beløpet er høgare enn vi kan ta imot her. Vil du gi meir, kan du skrive til oss',
  INVALID: 'Skriv beløpet i heile kroner, til dømes 250',
};

export const amountWithin = ({
  minimumOre,
  maximumOre,
}: {
  minimumOre: number;
  maximumOre: number;
}): FieldTexts => ({
  ...amountFieldTexts,
  TOO_SHORT: `Skriv minst ${kroner(minimumOre)}`,
  TOO_LONG: `Skriv høgst ${kroner(maximumOre)}. Vil du gi meir, kan du skrive til oss`,
});

export const upcomingTexts = {
  label: 'Dei neste trekka',
  none: 'Det er ikkje planlagt nokon trekk.',
  sent: 'Sendt',
  moved: (from: string) => `Flytta frå ${formatDate(from)}, som ikkje er ein bankdag`,
  changeable: (until: string) => `Kan endrast til og med ${formatDate(until)}`,
  ask: (on: string) => `Spør om trekket ${on}`,
  stoppable: (until: string) => `Kan stoppast til og med ${formatDate(until)}`,
};

export const approvalTexts = {
  preparing: 'Vi gjer klar godkjenninga i Vipps. Det tek nokre sekund.',
  going: 'Vi sender deg vidare til Vipps.',
  unavailable:
    'Vipps svarer ikkje akkurat no. Vi prøver igjen automatisk. Du kan vente her, eller kome tilbake seinare. Det du har valt, er teke vare på.',
  ready: 'Alt er klart. No godkjenner du i Vipps.',
  go: 'Godkjenn i Vipps',
};
export type Complete = Whole<
  Compared<typeof import('./giving-words.ts'), typeof import('./giving-words.nn.ts')>
>;

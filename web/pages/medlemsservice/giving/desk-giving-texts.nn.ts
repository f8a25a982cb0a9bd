/** In nynorsk. */
import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountFieldTexts } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const givingTexts = {
  title: 'Gåver og givaravtale',
  text: 'Oppslaget blir loggført, og personen kan sjå det på sida si.',
  show: 'Vis gåver og givaravtale',
  none: 'Personen har verken givaravtale eller gåver.',
  agreement: (number: string) => `Givaravtale ${number}`,
  state: 'Status',
  terms: 'Beløp og dag',
  rail: 'Betaling',
  next: 'Neste trekk',
  stopped: 'Stoppa',
  stop: 'Stopp avtalen',
  stopTitle: (number: string) => `Vil du stoppe givaravtale ${number}?`,
  stopText: 'Berre når givaren har bede om det. Avtalen stoppar med ein gong, og givaren får kvittering.',
  stopYes: 'Ja, stopp avtalen',
  cancel: 'Avbryt',
  stopDone: 'Avtalen er stoppa, og givaren får kvittering.',
  gifts: 'Gåver og trekk',
  earlier: 'Vis eldre gåver',
  asked: 'Førespurnaden gjeld dette',
  refundableUntil: (on: string) => `Kan betalast tilbake til og med ${formatDate(on)}`,
  refunded: (amount: string) => `${amount} er betalt tilbake`,
  refund: 'Betal tilbake',
  refundOne: (amount: string, on: string) => `Betal tilbake av ${amount} frå ${formatDate(on)}`,
  refundAmount: 'Beløp i kroner',
  refundHint: (amount: string) => `Høgst ${amount}. Pengane går til kontoen dei kom frå.`,
  refundDone: 'Pengane er på veg tilbake, og givaren får beskjed.',
};

export const refundFieldTexts = {
  giftId: choiceTexts('Vel ei gåve'),
  amountKroner: {
    ...amountFieldTexts,
    REQUIRED: 'Skriv kor mykje som skal betalast tilbake, i heile kroner',
  },
};
export type Complete = Whole<
  Compared<typeof import('./desk-giving-texts.ts'), typeof import('./desk-giving-texts.nn.ts')>
>;

import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountFieldTexts } from '#web/texts/giving-words.ts';

export const givingTexts = {
  title: 'Gaver og giveravtale',
  text: 'Oppslaget blir loggført, og personen kan se det på sin side.',
  show: 'Vis gaver og giveravtale',
  none: 'Personen har verken giveravtale eller gaver.',
  agreement: (number: string) => `Giveravtale ${number}`,
  state: 'Status',
  terms: 'Beløp og dag',
  rail: 'Betaling',
  next: 'Neste trekk',
  stopped: 'Stoppet',
  stop: 'Stopp avtalen',
  stopTitle: (number: string) => `Stoppe giveravtale ${number}?`,
  stopText: 'Bare når giveren har bedt om det. Avtalen stopper med en gang, og giveren får kvittering.',
  stopYes: 'Ja, stopp avtalen',
  cancel: 'Avbryt',
  stopDone: 'Avtalen er stoppet, og giveren får kvittering.',
  gifts: 'Gaver og trekk',
  earlier: 'Vis eldre gaver',
  asked: 'Henvendelsen gjelder dette',
  refundableUntil: (on: string) => `Kan betales tilbake til og med ${formatDate(on)}`,
  refunded: (amount: string) => `${amount} er betalt tilbake`,
  refund: 'Betal tilbake',
  refundOne: (amount: string, on: string) => `Betal tilbake av ${amount} fra ${formatDate(on)}`,
  refundAmount: 'Beløp i kroner',
  refundHint: (amount: string) => `Høyst ${amount}. Pengene går til kontoen de kom fra.`,
  refundDone: 'Pengene er på vei tilbake, og giveren får beskjed.',
};

export const refundFieldTexts = {
  giftId: choiceTexts('Velg en gave'),
  amountKroner: { ...amountFieldTexts, REQUIRED: 'Skriv hvor mye som skal betales tilbake, i hele kroner' },
};

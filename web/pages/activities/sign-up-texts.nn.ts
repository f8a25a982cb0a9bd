/** In nynorsk. */

import { otherNameLimits } from '#contract/activity-endpoints.ts';
import type { ChangedField } from '#contract/activity-values.ts';
import { retention } from '#contract/retention.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { agesSentence } from '#web/texts/activity-words.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const signUpTexts = {
  title: 'Meld deg på',
  ceremonyTitle: 'Meld på',
  waitingTitle: 'Set deg på ventelista',
  waitingText: (hours: number) =>
    `Det er fullt no. Dersom det blir ledig, får den som har venta lengst, tilbod om plassen. Du får ${formatCount(hours, 'time', 'timar')} på deg til å svare, og litt kortare tid når det nærmar seg. Får du tilbodet om natta, byrjar fristen neste morgon. Er de fleire, får de tilbod først når det er plass til alle.`,
  who: 'Kven kjem?',
  me: 'Eg kjem sjølv',
  you: 'Du',
  child: (name: string) => `${name} kjem`,
  turn: (time: string) => `Det er din tur fram til ${time}.`,
  whoFor: 'Kven melder du på?',
  myself: 'Meg sjølv',
  childFor: (name: string) => name,
  other: (place: number) => ['Ein annan', 'Nummer to', 'Nummer tre'][place] ?? '',
  oneMore: 'Legg til ein til',
  addChild: 'Legg til eit barn',
  comeAlong: 'Vaksne kan vere med.',
  otherHint: 'Har vi ikkje barnet i registeret, skriv du namn og fødselsdato her.',
  otherName: 'Førenamn og etternamn',
  guests: 'Gjester',
  guestsHint: (count: number) =>
    count > 1
      ? `Eitt namn på kvar linje, høgst ${count}. Skriv berre namnet.`
      : 'Høgst éin. Skriv berre namnet.',
  healthHint: `Berre arrangøren ser svaret. Vi slettar det ${retention['health-answers'].period.days} dagar etter aktiviteten.`,
  yes: 'Ja',
  no: 'Nei',
  sms: 'Sei frå på SMS òg, dersom noko blir endra',
  total: (amount: string) => `Til saman: ${amount}`,
  payText: 'Du betaler med Vipps i neste steg. Vi held av plassen i eit kvarter.',
  send: 'Meld på',
  sendPaying: 'Meld på og gå til betaling',
  sendWaiting: 'Set meg på ventelista',
  done: 'Du er påmeld.',
  doneWaiting: 'Du står på ventelista.',
};

export const whoTexts = (ages: Parameters<typeof agesSentence>[0]): FieldTexts => ({
  ...choiceTexts('Kryss av for minst éin som kjem'),
  OUTSIDE_AGES: `${agesSentence(ages)} Legg til minst eitt barn. Då kan du vere med sjølv`,
  BIRTH_DATE_NEEDED: `${agesSentence(ages)} Vi veit ikkje når du er fødd. Skriv til oss, så hjelper vi deg`,
});
export const guestTexts = (maximum: number): FieldTexts => ({
  ...textFieldTexts('Skriv namna', 'Namnet', { minimum: 1, maximum: 100 }),
  TOO_LONG: `Du kan ta med høgst ${formatCount(maximum, 'gjest', 'gjester')}`,
});
export const otherNameTexts: FieldTexts = {
  ...textFieldTexts('Skriv namnet', 'Namnet', otherNameLimits),
  TWICE: 'Denne personen er allereie med i påmeldinga',
};
export const otherBornOnTexts: FieldTexts = {
  ...choiceTexts('Skriv fødselsdatoen med dag, månad og år'),
  INVALID: 'Skriv fødselsdatoen med dag, månad og år. Han kan ikkje vere fram i tid',
  TOO_OLD: `Her skriv du barn og unge under ${adultAge} år`,
};
export const answerTexts: FieldTexts = {
  ...textFieldTexts('Svar på spørsmålet', 'Svaret', { minimum: 1, maximum: 1000 }),
};

export const mySignUpTexts = {
  title: 'Påmeldinga di',
  thanks: 'Takk! Plassen er din',
  interrupted: 'Blei du avbroten?',
  backToVipps: 'Opne Vipps på nytt',
  confirming: 'Vi ventar på svar frå Vipps. Det tek nokre sekund.',
  states: {
    'signed-up': 'Du er påmeld.',
    'awaiting-payment': 'Plassen er halden av medan du betaler.',
    waiting: 'Du står på ventelista.',
    offered: 'Det er blitt ledig, og plassen er din dersom du vil ha han.',
    cancelled: 'Du er meld av.',
  },
  queue: (number: number) => `Du er nummer ${number} i køen. Vi seier frå dersom det blir ledig.`,
  offerUntil: (when: string) => `Svar innan ${when}. Etter det går plassen til den neste.`,
  payUntil: (when: string) => `Betal innan ${when}.`,
  unpaid: 'Betalinga blei ikkje noko av. Ingenting er trekt, og plassen er framleis halden av til deg.',
  payAgain: 'Prøv å betale på nytt',
  accept: 'Ja, eg tek plassen',
  decline: 'Nei takk, gi han til nokon andre',
  who: 'Kven kjem',
  amount: 'Pris',
  payment: {
    waiting: 'Ikkje betalt enno',
    paid: 'Betalt med Vipps',
    ended: 'Ikkje betalt',
    'refund-wanted': 'Blir betalt tilbake',
    refunded: 'Betalt tilbake',
  },
  answers: { yes: 'Ja', no: 'Nei' } as Record<string, string>,
  calendar: 'Legg i kalenderen',
  cancel: 'Meld av',
  leaveQueue: 'Gå ut av køen',
  cancelTitle: 'Vil du melde av?',
  cancelAll: 'Alle i påmeldinga blir melde av, og plassen går til den neste.',
  refunds: {
    'refund-wanted': (amount: string) => `Du får ${amount} tilbake i Vipps. Det kan ta nokre dagar.`,
    refunded: (amount: string) => `Vi har betalt ${amount} tilbake til deg i Vipps.`,
  },
  refunded: 'Du får pengane tilbake.',
  notRefunded: 'Du får ikkje pengane tilbake.',
  cancelYes: 'Ja, meld av',
  cancelNo: 'Nei, behald plassen',
  cancelled: 'Du er meld av.',
  move: 'Byt til ein annan dato',
  moveTo: (when: string) => `Byt til ${when}`,
  moved: 'Du har bytt dato.',
  full: 'fullt',
  news: 'Nytt frå arrangøren',
  newsKinds: { message: 'Melding', changed: 'Endra', cancelled: 'Avlyst' },
  changed: (fields: readonly ChangedField[]) =>
    `Dette er nytt: ${fields.map((field) => changedWords[field]).join(', ')}.`,
};

const changedWords: Record<ChangedField, string> = {
  time: 'tidspunktet',
  place: 'staden',
  link: 'lenkja',
  title: 'namnet',
  description: 'skildringa',
};
export type Complete = Whole<
  Compared<typeof import('./sign-up-texts.ts'), typeof import('./sign-up-texts.nn.ts')>
>;

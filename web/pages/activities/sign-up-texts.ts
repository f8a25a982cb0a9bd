import { otherNameLimits } from '#contract/activity-endpoints.ts';
import type { ChangedField } from '#contract/activity-values.ts';
import { retention } from '#contract/retention.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { agesSentence } from '#web/texts/activity-words.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const signUpTexts = {
  title: 'Meld deg på',
  ceremonyTitle: 'Meld på',
  waitingTitle: 'Sett deg på ventelisten',
  waitingText: (hours: number) =>
    `Det er fullt nå. Hvis det blir ledig, får den som har ventet lengst, tilbud om plassen. Du får ${formatCount(hours, 'time', 'timer')} på deg til å svare, og litt kortere tid når det nærmer seg. Hvis du får tilbudet om natten, begynner fristen neste morgen. Er dere flere, får dere tilbud først når det er plass til alle.`,
  who: 'Hvem kommer?',
  me: 'Jeg kommer selv',
  you: 'Du',
  child: (name: string) => `${name} kommer`,
  turn: (time: string) => `Det er din tur fram til ${time}.`,
  whoFor: 'Hvem melder du på?',
  myself: 'Meg selv',
  childFor: (name: string) => name,
  other: (place: number) => ['En annen', 'Nummer to', 'Nummer tre'][place] ?? '',
  oneMore: 'Legg til en til',
  addChild: 'Legg til et barn',
  comeAlong: 'Voksne kan være med.',
  otherHint: 'Har vi ikke barnet i registeret, skriver du navn og fødselsdato her.',
  otherName: 'Fornavn og etternavn',
  guests: 'Gjester',
  guestsHint: (count: number) =>
    count > 1 ? `Ett navn på hver linje, høyst ${count}. Skriv bare navnet.` : 'Høyst én. Skriv bare navnet.',
  healthHint: `Bare arrangøren ser svaret. Vi sletter det ${retention['health-answers'].period.days} dager etter aktiviteten.`,
  yes: 'Ja',
  no: 'Nei',
  sms: 'Si fra på SMS også, hvis noe endres',
  total: (amount: string) => `Til sammen: ${amount}`,
  payText: 'Du betaler med Vipps i neste steg. Plassen holdes av i et kvarter.',
  send: 'Meld på',
  sendPaying: 'Meld på og gå til betaling',
  sendWaiting: 'Sett meg på ventelisten',
  done: 'Du er påmeldt.',
  doneWaiting: 'Du står på ventelisten.',
};

export const whoTexts = (ages: Parameters<typeof agesSentence>[0]): FieldTexts => ({
  ...choiceTexts('Kryss av for minst én som kommer'),
  OUTSIDE_AGES: `${agesSentence(ages)} Legg til minst ett barn. Da kan du være med selv`,
  BIRTH_DATE_NEEDED: `${agesSentence(ages)} Vi vet ikke når du er født. Skriv til oss, så hjelper vi deg`,
});
export const guestTexts = (maximum: number): FieldTexts => ({
  ...textFieldTexts('Skriv navnene', 'Navnet', { minimum: 1, maximum: 100 }),
  TOO_LONG: `Du kan ta med høyst ${formatCount(maximum, 'gjest', 'gjester')}`,
});
export const otherNameTexts: FieldTexts = {
  ...textFieldTexts('Skriv navnet', 'Navnet', otherNameLimits),
  TWICE: 'Denne personen er allerede med i påmeldingen',
};
export const otherBornOnTexts: FieldTexts = {
  ...choiceTexts('Skriv fødselsdatoen med dag, måned og år'),
  INVALID: 'Skriv fødselsdatoen med dag, måned og år. Den kan ikke være fram i tid',
  TOO_OLD: `Her skriver du barn og unge under ${adultAge} år`,
};
export const answerTexts: FieldTexts = {
  ...textFieldTexts('Svar på spørsmålet', 'Svaret', { minimum: 1, maximum: 1000 }),
};

export const mySignUpTexts = {
  title: 'Påmeldingen din',
  thanks: 'Takk! Plassen er din',
  interrupted: 'Ble du avbrutt?',
  backToVipps: 'Åpne Vipps på nytt',
  confirming: 'Vi venter på svar fra Vipps. Det tar noen sekunder.',
  states: {
    'signed-up': 'Du er påmeldt.',
    'awaiting-payment': 'Plassen er holdt av mens du betaler.',
    waiting: 'Du står på ventelisten.',
    offered: 'Det er blitt ledig, og plassen er din hvis du vil ha den.',
    cancelled: 'Du er meldt av.',
  },
  queue: (number: number) => `Du er nummer ${number} i køen. Vi sier fra hvis det blir ledig.`,
  offerUntil: (when: string) => `Svar innen ${when}. Etter det går plassen til den neste.`,
  payUntil: (when: string) => `Betal innen ${when}.`,
  unpaid: 'Betalingen ble ikke noe av. Ingenting er trukket, og plassen er fortsatt holdt av til deg.',
  payAgain: 'Prøv å betale på nytt',
  accept: 'Ja, jeg tar plassen',
  decline: 'Nei takk, gi den til noen andre',
  who: 'Hvem kommer',
  amount: 'Pris',
  payment: {
    waiting: 'Ikke betalt ennå',
    paid: 'Betalt med Vipps',
    ended: 'Ikke betalt',
    'refund-wanted': 'Betales tilbake',
    refunded: 'Betalt tilbake',
  },
  answers: { yes: 'Ja', no: 'Nei' } as Record<string, string>,
  calendar: 'Legg i kalenderen',
  cancel: 'Meld av',
  leaveQueue: 'Gå ut av køen',
  cancelTitle: 'Vil du melde av?',
  cancelAll: 'Alle i påmeldingen meldes av, og plassen går til den neste.',
  refunds: {
    'refund-wanted': (amount: string) => `Du får ${amount} tilbake i Vipps. Det kan ta noen dager.`,
    refunded: (amount: string) => `Vi har betalt ${amount} tilbake til deg i Vipps.`,
  },
  refunded: 'Du får pengene tilbake.',
  notRefunded: 'Du får ikke pengene tilbake.',
  cancelYes: 'Ja, meld av',
  cancelNo: 'Nei, behold plassen',
  cancelled: 'Du er meldt av.',
  move: 'Bytt til en annen dato',
  moveTo: (when: string) => `Bytt til ${when}`,
  moved: 'Du har byttet dato.',
  full: 'fullt',
  news: 'Nytt fra arrangøren',
  newsKinds: { message: 'Melding', changed: 'Endret', cancelled: 'Avlyst' },
  changed: (fields: readonly ChangedField[]) =>
    `Dette er nytt: ${fields.map((field) => changedWords[field]).join(', ')}.`,
};

const changedWords: Record<ChangedField, string> = {
  time: 'tidspunktet',
  place: 'stedet',
  link: 'lenken',
  title: 'navnet',
  description: 'beskrivelsen',
};

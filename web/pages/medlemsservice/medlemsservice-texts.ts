import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const queueTexts = {
  title: 'Medlemsservice',
  lead: 'De ubesvarte står først, og den som har ventet lengst, øverst.',
  leadClosed: 'Henvendelser som er lukket, de nyeste først.',
  tabs: 'Velg hvilke henvendelser du vil se',
  open: 'Åpne',
  closed: 'Lukkede',
  from: (person: string) => `Fra ${person}`,
  waited: (howLong: string) => `Siste melding for ${howLong} siden`,
  lastMessage: (when: string) => `Siste melding ${when}`,
  count: (count: number) => formatCount(count, 'åpen henvendelse', 'åpne henvendelser'),
  emptyTitle: 'Køen er tom',
  emptyText: 'Alle har fått svar. Godt jobbet!',
  emptyClosedTitle: 'Ingen lukkede henvendelser',
  emptyClosedText: 'Henvendelser som blir lukket, havner her.',
};

export const forbiddenTexts = {
  title: 'Denne siden er for medlemsservice',
  text: 'Innloggingen din gir ikke tilgang hit. Skal du ha tilgang, kan du be den som har ansvar for rollene hos dere.',
  home: 'Til Min side',
};

export const caseTexts = {
  loadingTitle: 'Henvendelse',
  back: 'Tilbake til køen',
  person: 'Fra',
  number: 'Nummer',
  topic: 'Gjelder',
  received: 'Mottatt',
  messages: 'Meldinger',
  staff: (firstName: string) => `${firstName}, medlemsservice`,
  logged: 'At du har åpnet henvendelsen, blir loggført.',
  answer: 'Svar',
  answerHint: 'Personen får beskjed om at det er kommet et svar, og leser det på Min side.',
  send: 'Send svar',
  sent: 'Svaret er sendt',
  closed: (when: string) => `Henvendelsen ble lukket ${when}`,
  closedText: 'Den er lukket av den som spurte, så det går ikke an å svare.',
  notFound: {
    title: 'Vi fant ikke henvendelsen',
    text: 'Lenken kan være feil, eller henvendelsen er slettet.',
  },
};

export const fieldTexts = { message: textFieldTexts('Skriv et svar', 'Svaret', replyLimits) };

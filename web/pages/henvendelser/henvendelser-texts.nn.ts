/** In nynorsk. */
import { reopeningDays, replyLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const listTexts = {
  title: 'Førespurnader',
  lead: 'Det du har spurt oss om, og svara du har fått.',
  write: 'Skriv ein ny førespurnad',
  toClosed: 'Sjå lukka førespurnader',
  emptyTitle: 'Du har ingen opne førespurnader',
  emptyText: 'Lurer du på noko, er det berre å spørje.',
};

export const threadTexts = {
  merged: (numbers: readonly string[]) =>
    `Du skreiv til oss fleire gonger om det same. Vi har samla alt her, og ${numbers.join(' og ')} fører òg hit.`,
  loadingTitle: 'Førespurnad',
  number: 'Nummer',
  topic: 'Tema',
  about: 'Gjeld',
  answerBy: 'Svar seinast',
  received: 'Sendt',
  messages: 'Meldingar',
  you: 'Du',
  from: (firstName: string, unit = name.toLocaleLowerCase('nn')) => `${firstName}, ${unit}`,
  reply: {
    title: 'Vil du leggje til noko?',
    write: 'Skriv meir',
    send: 'Send melding',
    sent: 'Meldinga er send.',
  },
  waiting: {
    title: 'Vi ventar på svar frå deg',
    text: 'Les det siste vi skreiv, og svar nedanfor. Så går vi vidare med ein gong.',
    closes: (day: string) =>
      `Høyrer vi ikkje frå deg, lukkar vi førespurnaden ${formatDate(day)}. Du kan opne han igjen i ${reopeningDays} dagar etter det.`,
  },
  answered: {
    closes: (day: string) =>
      `Er alt i orden, treng du ikkje å gjere noko. Om ingen skriv meir, lukkar vi førespurnaden ${formatDate(day)}.`,
  },
  news: (firstName: string) => `Nytt svar frå ${firstName}.`,
  toNews: 'Gå til svaret',
  close: {
    open: 'Lukk førespurnaden',
    question: 'Er du ferdig med denne førespurnaden?',
    explanation: `Du kan lese han når du vil, og opne han igjen i ${reopeningDays} dagar.`,
    yes: 'Ja, lukk førespurnaden',
    no: 'Nei, la han stå open',
    done: 'Førespurnaden er lukka.',
  },
  closed: {
    title: (when: string) => `Førespurnaden blei lukka ${when}`,
    until: (day: string) =>
      `Er det noko meir, kan du opne han igjen til og med ${formatDate(day)}. Skriv kva det gjeld, så tek vi det opp igjen.`,
    late: `Det er meir enn ${reopeningDays} dagar sidan, så han kan ikkje opnast igjen. Skriv ein ny førespurnad i staden. Då ser vi at han høyrer saman med denne.`,
    link: 'Skriv ein ny om det same',
    continued: 'Du har skrive meir om dette i',
  },
  reopen: {
    title: 'Vil du opne førespurnaden igjen?',
    write: 'Kva gjeld det?',
    send: 'Opne igjen og send',
    sent: 'Førespurnaden er opna igjen.',
  },
  notFound: {
    title: 'Vi fann ikkje førespurnaden',
    text: 'Lenkja kan vere feil, eller førespurnaden høyrer til ei anna innlogging enn den du bruker no.',
    link: 'Sjå førespurnadene dine',
  },
};

export const receiptTexts = {
  title: 'Takk! Vi har fått førespurnaden din',
  number: 'Førespurnaden har nummer',
  keepNumber: 'Oppgi gjerne nummeret om du ringjer oss.',
  next: 'Kva skjer no?',
  steps: [
    `${name} les førespurnaden.`,
    'Når svaret er klart, seier vi frå på e-post eller SMS. Innhaldet står berre her på Min side.',
  ],
  answerBy: (day: string) =>
    `Etter personvernreglane skal du som hovudregel ha svar seinast ${formatDate(day)}. Treng vi meir tid, får du vite kvifor innan fristen.`,
  read: 'Sjå førespurnaden',
  home: 'Til Min side',
};

export const fieldTexts = {
  message: textFieldTexts('Skriv noko før du sender', 'Meldinga', replyLimits),
  attachments: choiceTexts(attachmentTexts.notReady),
};
export type Complete = Whole<
  Compared<typeof import('./henvendelser-texts.ts'), typeof import('./henvendelser-texts.nn.ts')>
>;

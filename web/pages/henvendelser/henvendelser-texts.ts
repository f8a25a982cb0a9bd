import { reopeningDays, replyLimits } from '#contract/enquiry-endpoints.ts';
import { attachmentTexts } from '#web/texts/attachment-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name } = organisation.memberService;

export const listTexts = {
  title: 'Henvendelser',
  lead: 'Det du har spurt oss om, og svarene du har fått.',
  write: 'Skriv en ny henvendelse',
  toClosed: 'Se lukkede henvendelser',
  emptyTitle: 'Du har ingen åpne henvendelser',
  emptyText: 'Lurer du på noe, er det bare å spørre.',
};

export const threadTexts = {
  merged: (numbers: readonly string[]) =>
    `Du skrev til oss flere ganger om det samme. Vi har samlet alt her, og ${numbers.join(' og ')} fører også hit.`,
  loadingTitle: 'Henvendelse',
  number: 'Nummer',
  topic: 'Tema',
  about: 'Gjelder',
  answerBy: 'Svar senest',
  received: 'Sendt',
  messages: 'Meldinger',
  you: 'Du',
  from: (firstName: string, unit = name.toLocaleLowerCase('nb')) => `${firstName}, ${unit}`,
  reply: {
    title: 'Vil du legge til noe?',
    write: 'Skriv mer',
    send: 'Send melding',
    sent: 'Meldingen er sendt.',
  },
  waiting: {
    title: 'Vi venter på svar fra deg',
    text: 'Les det siste vi skrev, og svar nedenfor. Så går vi videre med en gang.',
    closes: (day: string) =>
      `Hører vi ikke fra deg, lukker vi henvendelsen ${formatDate(day)}. Du kan åpne den igjen i ${reopeningDays} dager etter det.`,
  },
  answered: {
    closes: (day: string) =>
      `Er alt i orden, trenger du ikke å gjøre noe. Hvis ingen skriver mer, lukker vi henvendelsen ${formatDate(day)}.`,
  },
  news: (firstName: string) => `Nytt svar fra ${firstName}.`,
  toNews: 'Gå til svaret',
  close: {
    open: 'Lukk henvendelsen',
    question: 'Er du ferdig med denne henvendelsen?',
    explanation: `Du kan lese den når du vil, og åpne den igjen i ${reopeningDays} dager.`,
    yes: 'Ja, lukk henvendelsen',
    no: 'Nei, la den stå åpen',
    done: 'Henvendelsen er lukket.',
  },
  closed: {
    title: (when: string) => `Henvendelsen ble lukket ${when}`,
    until: (day: string) =>
      `Er det noe mer, kan du åpne den igjen til og med ${formatDate(day)}. Skriv hva det gjelder, så tar vi det opp igjen.`,
    late: `Det er mer enn ${reopeningDays} dager siden, så den kan ikke åpnes igjen. Skriv en ny henvendelse i stedet. Da ser vi at den hører sammen med denne.`,
    link: 'Skriv en ny om det samme',
    continued: 'Du har skrevet mer om dette i',
  },
  reopen: {
    title: 'Vil du åpne henvendelsen igjen?',
    write: 'Hva gjelder det?',
    send: 'Åpne igjen og send',
    sent: 'Henvendelsen er åpnet igjen.',
  },
  notFound: {
    title: 'Vi fant ikke henvendelsen',
    text: 'Lenken kan være feil, eller henvendelsen hører til en annen innlogging enn den du bruker nå.',
    link: 'Se henvendelsene dine',
  },
};

export const receiptTexts = {
  title: 'Takk! Vi har fått henvendelsen din',
  number: 'Henvendelsen har nummer',
  keepNumber: 'Oppgi gjerne nummeret hvis du ringer oss.',
  next: 'Hva skjer nå?',
  steps: [
    `${name} leser henvendelsen.`,
    'Når svaret er klart, sier vi fra på e-post eller SMS. Innholdet står bare her på Min side.',
  ],
  answerBy: (day: string) =>
    `Etter personvernreglene skal du som hovedregel ha svar senest ${formatDate(day)}. Trenger vi mer tid, får du vite hvorfor innen fristen.`,
  read: 'Se henvendelsen',
  home: 'Til Min side',
};

export const fieldTexts = {
  message: textFieldTexts('Skriv noe før du sender', 'Meldingen', replyLimits),
  attachments: choiceTexts(attachmentTexts.notReady),
};

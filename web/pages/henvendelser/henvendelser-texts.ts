import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, answerWithinDays } = organisation.memberService;
const promise = `Vanligvis svarer vi innen ${formatCount(answerWithinDays, 'virkedag', 'virkedager')}.`;

export const listTexts = {
  title: 'Henvendelser',
  lead: 'Det du har spurt oss om, og svarene du har fått.',
  write: 'Skriv en ny henvendelse',
  toClosed: 'Se lukkede henvendelser',
  unread: 'Nytt svar',
  lastMessage: (when: string) => `Siste melding ${when}`,
  emptyTitle: 'Du har ingen åpne henvendelser',
  emptyText: 'Lurer du på noe, er det bare å spørre.',
};

export const threadTexts = {
  merged: (numbers: readonly string[]) =>
    `Du skrev til oss flere ganger om det samme. Vi har samlet alt her, og ${numbers.join(' og ')} fører også hit.`,
  loadingTitle: 'Henvendelse',
  back: 'Alle henvendelser',
  number: 'Nummer',
  topic: 'Gjelder',
  received: 'Sendt',
  messages: 'Meldinger',
  you: 'Du',
  fromService: (firstName: string) => `${firstName}, ${name.toLocaleLowerCase('nb')}`,
  promise,
  write: 'Skriv mer',
  writeTitle: 'Vil du legge til noe?',
  send: 'Send melding',
  sent: 'Meldingen er sendt',
  close: {
    open: 'Lukk henvendelsen',
    question: 'Er du ferdig med denne henvendelsen?',
    explanation: 'Du kan fortsatt lese den, men ikke skrive mer i den.',
    yes: 'Ja, lukk henvendelsen',
    no: 'Nei, la den stå åpen',
    done: 'Henvendelsen er lukket',
  },
  closed: {
    title: (when: string) => `Henvendelsen ble lukket ${when}`,
    text: 'Du kan lese den så lenge du vil. Er det noe mer, kan du skrive en ny.',
    link: 'Skriv en ny henvendelse',
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
    `${name} leser henvendelsen. ${promise}`,
    'Når svaret er klart, sier vi fra på e-post eller SMS. Innholdet står bare her på Min side.',
  ],
  read: 'Se henvendelsen',
  home: 'Til Min side',
};

export const fieldTexts = { message: textFieldTexts('Skriv noe før du sender', 'Meldingen', replyLimits) };

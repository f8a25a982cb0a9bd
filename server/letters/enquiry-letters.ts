/** Letters about an enquiry. The thread itself, its subject and its topic stay in the portal. */
import { reopeningDays } from '#contract/enquiry-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { letterIn, longDay } from './letter.ts';

type Enquiry = {
  /** `H-2026-000123` */
  number: string;
  /** Absolute address of the enquiry in the portal; asks for sign-in, carries no token. */
  link: string;
  organisation: Pick<OrganisationProfile, 'memberService'>;
};

const workingDays = {
  nb: (days: number) => (days === 1 ? 'én virkedag' : `${days} virkedager`),
  nn: (days: number) => (days === 1 ? 'éin vyrkedag' : `${days} vyrkedagar`),
  en: (days: number) => (days === 1 ? 'one working day' : `${days} working days`),
};

/** To the one who has sent a new enquiry. */
export const enquiryReceived = letterIn({
  nb: ({ number, link, organisation }: Enquiry) => ({
    subject: 'Vi har mottatt henvendelsen din',
    text: [
      `Takk for henvendelsen. Vi har tatt imot den, og den har fått nummeret ${number}.`,
      `Målet er å svare innen ${workingDays.nb(organisation.memberService.answerWithinDays)}. Du får en ny melding når svaret er klart.`,
      `Logg inn for å lese henvendelsen eller skrive mer:\n${link}`,
    ],
    sms: `Vi har mottatt henvendelsen din. Logg inn for å lese den eller skrive mer: ${link}`,
  }),
  nn: ({ number, link, organisation }: Enquiry) => ({
    subject: 'Vi har fått førespurnaden din',
    text: [
      `Takk for at du skreiv. Vi har teke imot førespurnaden, og han har fått nummeret ${number}.`,
      `Målet er å svare innan ${workingDays.nn(organisation.memberService.answerWithinDays)}. Du får ei ny melding når svaret er klart.`,
      `Logg inn for å lese førespurnaden eller skrive meir:\n${link}`,
    ],
    sms: `Vi har fått førespurnaden din. Logg inn for å lese eller skrive meir: ${link}`,
  }),
  en: ({ number, link, organisation }) => ({
    subject: 'We have received your enquiry',
    text: [
      `Thank you for writing to us. We have received your enquiry, and its number is ${number}.`,
      `Our aim is to answer within ${workingDays.en(organisation.memberService.answerWithinDays)}. You get a new message when the answer is ready.`,
      `Sign in to read the enquiry or write more:\n${link}`,
    ],
    sms: `We have received your enquiry. Sign in to read it or write more: ${link}`,
  }),
});

/** To the one whose enquiry member service has answered. */
export const enquiryAnswered = letterIn({
  nb: ({ number, link }: Enquiry) => ({
    subject: 'Du har fått svar',
    text: [
      `Vi har svart på henvendelsen din med nummer ${number}.`,
      `Logg inn for å lese svaret og skrive tilbake hvis du lurer på mer:\n${link}`,
    ],
    sms: `Du har fått svar på henvendelsen din. Logg inn for å lese svaret: ${link}`,
  }),
  nn: ({ number, link }: Enquiry) => ({
    subject: 'Du har fått svar',
    text: [
      `Vi har svart på førespurnaden din med nummer ${number}.`,
      `Logg inn for å lese svaret og skrive tilbake dersom du lurer på meir:\n${link}`,
    ],
    sms: `Du har fått svar på førespurnaden din. Logg inn for å lese svaret: ${link}`,
  }),
  en: ({ number, link }) => ({
    subject: 'You have an answer',
    text: [
      `We have answered your enquiry number ${number}.`,
      `Sign in to read the answer, and to write back if you have more questions:\n${link}`,
    ],
    sms: `Your enquiry has been answered. Sign in to read the answer: ${link}`,
  }),
});

/** To the one whose enquiry a chapter could answer: only with their yes. */
export const unitAsked = letterIn({
  nb: ({ number, link }: Enquiry) => ({
    subject: 'Vi har et spørsmål til deg',
    text: [
      `Noen andre hos oss kan kanskje gi deg et bedre svar på henvendelsen din med nummer ${number}. De får ikke lese den før du har sagt ja.`,
      `Logg inn for å se hvem det er, og svare ja eller nei:\n${link}`,
    ],
    sms: `Vi har et spørsmål om henvendelsen din. Logg inn for å svare ja eller nei: ${link}`,
  }),
  nn: ({ number, link }: Enquiry) => ({
    subject: 'Vi har eit spørsmål til deg',
    text: [
      `Nokon andre hos oss kan kanskje gi deg eit betre svar på førespurnaden din med nummer ${number}. Dei får ikkje lese han før du har sagt ja.`,
      `Logg inn for å sjå kven det er, og svare ja eller nei:\n${link}`,
    ],
    sms: `Vi har eit spørsmål om førespurnaden din. Logg inn for å svare ja eller nei: ${link}`,
  }),
  en: ({ number, link }) => ({
    subject: 'We have a question for you',
    text: [
      `Others with us may be able to give you a better answer to your enquiry number ${number}. They cannot read it until you have said yes.`,
      `Sign in to see who they are, and to answer yes or no:\n${link}`,
    ],
    sms: `We have a question about your enquiry. Sign in to answer yes or no: ${link}`,
  }),
});

/** To the one we have asked something, who has not answered. @param enquiry.closesOn `YYYY-MM-DD` */
export const enquiryReminder = letterIn({
  nb: ({ number, link, closesOn }: Enquiry & { closesOn: string }) => ({
    subject: 'Vi venter på svar fra deg',
    text: [
      `Vi har spurt deg om noe i henvendelsen din med nummer ${number}, og vi har ikke fått svar ennå.`,
      `Logg inn for å lese hva vi spør om, og svar når det passer deg:\n${link}`,
      `Hvis vi ikke hører fra deg, lukker vi henvendelsen ${longDay(closesOn)}. Du kan åpne den igjen i ${reopeningDays} dager etter det. Dette er den eneste påminnelsen.`,
    ],
    sms: `Vi venter på svar fra deg i henvendelsen din. Logg inn for å svare: ${link}`,
  }),
  nn: ({ number, link, closesOn }: Enquiry & { closesOn: string }) => ({
    subject: 'Vi ventar på svar frå deg',
    text: [
      `Vi har spurt deg om noko i førespurnaden din med nummer ${number}, og vi har ikkje fått svar enno.`,
      `Logg inn for å lese kva vi spør om, og svar når det passar deg:\n${link}`,
      `Dersom vi ikkje høyrer frå deg, lukkar vi førespurnaden ${longDay(closesOn)}. Du kan opne han igjen i ${reopeningDays} dagar etter det. Dette er den einaste påminninga.`,
    ],
    sms: `Vi ventar på svar frå deg i førespurnaden din. Logg inn for å svare: ${link}`,
  }),
  en: ({ number, link, closesOn }) => ({
    subject: 'We are waiting for an answer from you',
    text: [
      `We have asked you something in your enquiry number ${number}, and we have not heard from you yet.`,
      `Sign in to read what we ask, and answer when it suits you:\n${link}`,
      `If we do not hear from you, we close the enquiry on ${longDay(closesOn, 'en')}. You can open it again for ${reopeningDays} days after that. This is the only reminder.`,
    ],
    sms: `We are waiting for an answer from you in your enquiry. Sign in to answer: ${link}`,
  }),
});

/** To the one whose enquiry was closed without new messages. */
export const enquiryClosed = letterIn({
  nb: ({ number, link }: Enquiry) => ({
    subject: 'Henvendelsen din er lukket',
    text: [
      `Det er en stund siden noen har skrevet i henvendelsen din med nummer ${number}, så nå er den lukket.`,
      `Er det noe mer, kan du åpne den igjen de neste ${reopeningDays} dagene. Logg inn her:\n${link}`,
    ],
    sms: `Henvendelsen din er lukket. Er det noe mer, kan du åpne den igjen: ${link}`,
  }),
  nn: ({ number, link }: Enquiry) => ({
    subject: 'Førespurnaden din er lukka',
    text: [
      `Det er ei stund sidan nokon har skrive i førespurnaden din med nummer ${number}, så no er han lukka.`,
      `Er det noko meir, kan du opne han igjen dei neste ${reopeningDays} dagane. Logg inn her:\n${link}`,
    ],
    sms: `Førespurnaden din er lukka. Er det noko meir, kan du opne han igjen: ${link}`,
  }),
  en: ({ number, link }) => ({
    subject: 'Your enquiry has been closed',
    text: [
      `It is a while since anything was written in your enquiry number ${number}, so it is now closed.`,
      `If there is anything more, you can open it again during the next ${reopeningDays} days. Sign in here:\n${link}`,
    ],
    sms: `Your enquiry has been closed. If there is anything more, you can open it again: ${link}`,
  }),
});

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
      `Logg inn for å lese svaret og skrive tilbake viss du lurer på meir:\n${link}`,
    ],
    sms: `Du har fått svar på førespurnaden din. Logg inn for å lese svaret: ${link}`,
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
      `Viss vi ikkje høyrer frå deg, lukkar vi førespurnaden ${longDay(closesOn)}. Du kan opne han igjen i ${reopeningDays} dagar etter det. Dette er den einaste påminninga.`,
    ],
    sms: `Vi ventar på svar frå deg i førespurnaden din. Logg inn for å svare: ${link}`,
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
});

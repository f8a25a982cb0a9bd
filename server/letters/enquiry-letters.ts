/** Letters about an enquiry. The thread itself, its subject and its topic stay in the portal. */
import { reopeningDays } from '#contract/enquiry-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { emailText, type Letter, longDay } from './letter.ts';

type Enquiry = {
  /** `H-2026-000123` */
  number: string;
  /** Absolute address of the enquiry in the portal; asks for sign-in, carries no token. */
  link: string;
  organisation: Pick<OrganisationProfile, 'memberService'>;
};

/** To the one who has sent a new enquiry. */
export function enquiryReceived({ number, link, organisation }: Enquiry): Letter {
  const days = organisation.memberService.answerWithinDays;
  return {
    subject: 'Vi har mottatt henvendelsen din',
    text: emailText(
      `Takk for henvendelsen. Vi har tatt imot den, og den har fått nummeret ${number}.`,
      `Vi prøver å svare innen ${days === 1 ? 'én virkedag' : `${days} virkedager`}. Du får en ny melding når svaret er klart.`,
      `Logg inn for å lese henvendelsen eller skrive mer:\n${link}`,
    ),
    sms: `Vi har mottatt henvendelsen din. Logg inn for å lese den eller skrive mer: ${link}`,
  };
}

/** To the one whose enquiry member service has answered. */
export function enquiryAnswered({ number, link }: Enquiry): Letter {
  return {
    subject: 'Du har fått svar',
    text: emailText(
      `Vi har svart på henvendelsen din med nummer ${number}.`,
      `Logg inn for å lese svaret og skrive tilbake hvis du lurer på mer:\n${link}`,
    ),
    sms: `Du har fått svar på henvendelsen din. Logg inn for å lese svaret: ${link}`,
  };
}

/** To the one we have asked something, who has not answered. @param enquiry.closesOn `YYYY-MM-DD` */
export function enquiryReminder({ number, link, closesOn }: Enquiry & { closesOn: string }): Letter {
  return {
    subject: 'Vi venter på svar fra deg',
    text: emailText(
      `Vi har spurt deg om noe i henvendelsen din med nummer ${number}, og vi har ikke fått svar ennå.`,
      `Logg inn for å lese hva vi spør om, og svar når det passer deg:\n${link}`,
      `Hører vi ikke fra deg, lukker vi henvendelsen ${longDay(closesOn)}. Du kan åpne den igjen i ${reopeningDays} dager etter det. Dette er den eneste påminnelsen.`,
    ),
    sms: `Vi venter på svar fra deg i henvendelsen din. Logg inn for å svare: ${link}`,
  };
}

/** To the one whose enquiry was closed without new messages. */
export function enquiryClosed({ number, link }: Enquiry): Letter {
  return {
    subject: 'Henvendelsen din er lukket',
    text: emailText(
      `Det er en stund siden noen har skrevet i henvendelsen din med nummer ${number}, så nå er den lukket.`,
      `Er det noe mer, kan du åpne den igjen de neste 30 dagene. Logg inn her:\n${link}`,
    ),
    sms: `Henvendelsen din er lukket. Er det noe mer, kan du åpne den igjen: ${link}`,
  };
}

/** Letters about an enquiry. The thread itself, its subject and its topic stay in the portal. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { emailText, type Letter } from './letter.ts';

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

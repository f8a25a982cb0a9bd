/** Letters after joining. What was joined is not said: e-mail is open post. */
import { emailText, emailTextInNynorsk, type Letter } from './letter.ts';

/** The language the person has chosen: bokmål or nynorsk. */
type Language = 'nb' | 'nn';

/** @param link absolute address of the page with what follows; asks for sign-in, carries no token */
export function joined({ link, language }: { link: string; language: Language }): Letter {
  if (language === 'nn')
    return {
      subject: 'Velkomen til Min side',
      text: emailTextInNynorsk(
        'Alt er klart, og du er hjarteleg velkomen.',
        'Vi har lagra det du svara, når du gjorde det, og kva du sa ja til. Du finn alt på Min side.',
        `Logg inn for å sjå kva du kan gjere vidare:\n${link}`,
      ),
      sms: `Alt er klart på Min side. Logg inn for å sjå kva du kan gjere vidare: ${link}`,
    };
  return {
    subject: 'Velkommen til Min side',
    text: emailText(
      'Alt er klart, og du er hjertelig velkommen.',
      'Vi har lagret det du svarte, når du gjorde det, og hva du sa ja til. Du finner alt på Min side.',
      `Logg inn for å se hva du kan gjøre videre:\n${link}`,
    ),
    sms: `Alt er klart på Min side. Logg inn for å se hva du kan gjøre videre: ${link}`,
  };
}

/** To a member who asked to be reminded of something before the count day. */
export function communitiesReminder({ link, language }: { link: string; language: Language }): Letter {
  if (language === 'nn')
    return {
      subject: 'Påminninga du bad om',
      text: emailTextInNynorsk(
        'Du bad oss minne deg på noko som bør ordnast snart.',
        `Logg inn for å sjå kva det gjeld, eller for å seie at det er ordna:\n${link}`,
      ),
      sms: `Påminninga du bad om: noko bør ordnast snart. Logg inn for å sjå kva: ${link}`,
    };
  return {
    subject: 'Påminnelsen du ba om',
    text: emailText(
      'Du ba oss minne deg på noe som bør ordnes snart.',
      `Logg inn for å se hva det gjelder, eller for å si at det er ordnet:\n${link}`,
    ),
    sms: `Påminnelsen du ba om: noe bør ordnes snart. Logg inn for å se hva: ${link}`,
  };
}

/** The enquiry of somebody whose joining member service has to look at; is in the person's own list too. */
export const joiningCheckWords = {
  subject: 'Innmeldingen min',
  message:
    'Jeg har fylt ut innmeldingen på Min side og trykket «Bli medlem». Det er noe som må sjekkes før innmeldingen er fullført.',
};

/** Letters after joining. What was joined is not said: e-mail is open post. */
import { letterIn } from './letter.ts';

type Told = { link: string };

/** @param told.link absolute address of the page with what follows; asks for sign-in, carries no token */
export const joined = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Velkommen til Min side',
    text: [
      'Alt er klart, og du er hjertelig velkommen.',
      'Vi har lagret det du svarte, når du gjorde det, og hva du sa ja til. Du finner alt på Min side.',
      `Logg inn for å se hva du kan gjøre videre:\n${link}`,
    ],
    sms: `Alt er klart på Min side. Logg inn for å se hva du kan gjøre videre: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Velkomen til Min side',
    text: [
      'Alt er klart, og du er hjarteleg velkomen.',
      'Vi har lagra det du svara, når du gjorde det, og kva du sa ja til. Du finn alt på Min side.',
      `Logg inn for å sjå kva du kan gjere vidare:\n${link}`,
    ],
    sms: `Alt er klart på Min side. Logg inn for å sjå kva du kan gjere vidare: ${link}`,
  }),
});

/** To a member who asked to be reminded of something before the count day. */
export const communitiesReminder = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Påminnelsen du ba om',
    text: [
      'Du ba oss minne deg på en sak som bør ordnes snart.',
      `Logg inn for å se hva det gjelder, eller for å si at den er ordnet:\n${link}`,
    ],
    sms: `Påminnelsen du ba om: en sak bør ordnes snart. Logg inn for å se hva: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Påminninga du bad om',
    text: [
      'Du bad oss minne deg på ei sak som bør ordnast snart.',
      `Logg inn for å sjå kva det gjeld, eller for å seie at saka er ordna:\n${link}`,
    ],
    sms: `Påminninga du bad om: ei sak bør ordnast snart. Logg inn for å sjå kva: ${link}`,
  }),
});

/** The enquiry of somebody whose joining member service has to look at; is in the person's own list too. */
export const joiningCheckWords = {
  subject: 'Innmeldingen min',
  message:
    'Jeg har fylt ut innmeldingen på Min side og trykket «Bli medlem». Det er noe som må sjekkes før innmeldingen er fullført.',
};

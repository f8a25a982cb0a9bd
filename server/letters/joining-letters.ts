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
  en: ({ link }) => ({
    subject: 'Welcome to Min side',
    text: [
      'Everything is ready, and you are most welcome.',
      'We have kept what you answered, when you did it, and what you said yes to. You find it all on Min side.',
      `Sign in to see what you can do next:\n${link}`,
    ],
    sms: `Everything is ready on Min side. Sign in to see what you can do next: ${link}`,
  }),
});

/** To a person that member service has registered; the address has not been proven, so it says nothing more. */
export const joinedAtDesk = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Du er registrert på Min side',
    text: [
      'Vi har registrert deg på Min side, slik vi ble bedt om.',
      `Logg inn med denne adressen for å se det vi har lagret:\n${link}`,
      'Er ikke dette til deg, kan du se bort fra meldingen, eller ringe oss.',
    ],
    sms: `Vi har registrert deg på Min side, slik vi ble bedt om. Logg inn med dette nummeret for å se det: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Du er registrert på Min side',
    text: [
      'Vi har registrert deg på Min side, slik vi blei bedne om.',
      `Logg inn med denne adressa for å sjå det vi har lagra:\n${link}`,
      'Er ikkje dette til deg, kan du sjå bort frå meldinga, eller ringje oss.',
    ],
    sms: `Vi har registrert deg på Min side, slik vi blei bedne om. Logg inn med dette nummeret for å sjå det: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'You are registered on Min side',
    text: [
      'We have registered you on Min side, as we were asked to.',
      `Sign in with this address to see what we have stored:\n${link}`,
      'If this is not for you, you can ignore the message, or call us.',
    ],
    sms: `We have registered you on Min side, as we were asked to. Sign in with this number to see it: ${link}`,
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
  en: ({ link }) => ({
    subject: 'The reminder you asked for',
    text: [
      'You asked us to remind you of something that should be settled soon.',
      `Sign in to see what it is about, or to say that it is settled:\n${link}`,
    ],
    sms: `The reminder you asked for: something should be settled soon. Sign in to see what: ${link}`,
  }),
});

/** To a member who has something to choose after the control of the grant. What it is, the notice itself says after the sign-in. */
export const communitiesChoice = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Et valg venter på deg',
    text: [
      'Det er en sak vi snart trenger svar fra deg på. Det tar bare et par minutter.',
      `Logg inn for å se hva det gjelder, og for å velge:\n${link}`,
    ],
    sms: `Et valg venter på deg på Min side. Logg inn for å se hva det gjelder: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Eit val ventar på deg',
    text: [
      'Det er ei sak vi snart treng svar frå deg på. Det tek berre eit par minutt.',
      `Logg inn for å sjå kva det gjeld, og for å velje:\n${link}`,
    ],
    sms: `Eit val ventar på deg på Min side. Logg inn for å sjå kva det gjeld: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A choice is waiting for you',
    text: [
      'There is something we need your answer to soon. It takes just a few minutes.',
      `Sign in to see what it is about, and to choose:\n${link}`,
    ],
    sms: `A choice is waiting for you on Min side. Sign in to see what it is about: ${link}`,
  }),
});

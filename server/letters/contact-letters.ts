/** Letters about contact points and about who has signed in. */
import { letterIn, spoken } from './letter.ts';

type LinkedAndCalled = Linked & { phone: string };
type Linked = { link: string };
type Code = { code: string; validMinutes?: number };

/** To a contact point that is to be verified. @param told.code six digits @param told.validMinutes how long it can be used */
export const contactCode = letterIn({
  nb: ({ code, validMinutes = 10 }: Code) => ({
    subject: 'Bekreft at du kan nås her',
    text: [
      `Koden din er: ${code}`,
      `Skriv den inn på Min side, på siden der du ba om den. Koden gjelder i ${validMinutes} minutter og kan brukes én gang.`,
      'Ikke gi koden til noen. Vi ber deg aldri om den på telefon, SMS eller e-post.',
      'Har du ikke bedt om en kode, kan du se bort fra denne meldingen.',
    ],
    sms: `${code} er koden din til Min side. Den gjelder i ${validMinutes} minutter. Ikke gi den til noen.`,
  }),
  nn: ({ code, validMinutes = 10 }) => ({
    subject: 'Stadfest at vi når deg her',
    text: [
      `Koden din er: ${code}`,
      `Skriv han inn på Min side, på sida der du bad om han. Koden gjeld i ${validMinutes} minutt og kan brukast éin gong.`,
      'Ikkje gi koden til nokon. Vi ber deg aldri om han på telefon, SMS eller e-post.',
      'Har du ikkje bede om ein kode, kan du sjå bort frå denne meldinga.',
    ],
    sms: `${code} er koden din til Min side. Han gjeld i ${validMinutes} minutt. Ikkje gi han til nokon.`,
  }),
  en: ({ code, validMinutes = 10 }) => ({
    subject: 'Confirm that we can reach you here',
    text: [
      `Your code is: ${code}`,
      `Enter it on Min side, on the page where you asked for it. The code works for ${validMinutes} minutes, and only once.`,
      'Do not give the code to anyone. We never ask you for it by phone, text message or e-mail.',
      'If you have not asked for a code, you can ignore this message.',
    ],
    sms: `${code} is your code for Min side. It works for ${validMinutes} minutes. Do not give it to anyone.`,
  }),
});

/** To the contact points of a person with a newly linked sign-in. @param told.link to the portal */
export const signInTied = letterIn({
  nb: ({ link, phone }: LinkedAndCalled) => ({
    subject: 'Ny brukerkonto på Min side',
    text: [
      'En ny brukerkonto er koblet til deg på Min side. Det er gjort med e-postadressen eller telefonnummeret ditt, navnet ditt og fødselsdatoen din.',
      'Var det du som gjorde det, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Ring oss med en gang på ${spoken(phone)}, eller logg inn og skriv til oss:\n${link}`,
    ],
    sms: `En ny brukerkonto er koblet til deg på Min side. Var det ikke deg, ring oss med en gang: ${spoken(phone)}.`,
  }),
  nn: ({ link, phone }) => ({
    subject: 'Ny brukarkonto på Min side',
    text: [
      'Ein ny brukarkonto er kopla til deg på Min side. Det er gjort med e-postadressa eller telefonnummeret ditt, namnet ditt og fødselsdatoen din.',
      'Var det du som gjorde det, treng du ikkje å gjere noko.',
      `Var det ikkje deg? Ring oss med ein gong på ${spoken(phone)}, eller logg inn og skriv til oss:\n${link}`,
    ],
    sms: `Ein ny brukarkonto er kopla til deg på Min side. Var det ikkje deg, ring oss med ein gong: ${spoken(phone)}.`,
  }),
  en: ({ link, phone }) => ({
    subject: 'New user account on Min side',
    text: [
      'A new user account has been linked to you on Min side. It was done with your e-mail address or phone number, your name and your date of birth.',
      'If it was you, you do not have to do anything.',
      `Was it not you? Call us at once on ${spoken(phone)}, or sign in and write to us:\n${link}`,
    ],
    sms: `A new user account has been linked to you on Min side. If it was not you, call us at once: ${spoken(phone)}.`,
  }),
});

/** To the user who asked us to find them, where they signed in. @param told.link to the portal */
export const signInReady = letterIn({
  nb: ({ link }: Linked) => ({
    subject: 'Brukerkontoen din på Min side er klar',
    text: [
      'Brukerkontoen du ba om hjelp med, er nå koblet til deg på Min side.',
      `Logg inn og se at alt stemmer:\n${link}`,
    ],
    sms: 'Brukerkontoen du ba om hjelp med, er nå koblet til deg på Min side. Logg inn og se at alt stemmer.',
  }),
  nn: ({ link }) => ({
    subject: 'Brukarkontoen din på Min side er klar',
    text: [
      'Brukarkontoen du bad om hjelp med, er no kopla til deg på Min side.',
      `Logg inn og sjå at alt stemmer:\n${link}`,
    ],
    sms: 'Brukarkontoen du bad om hjelp med, er no kopla til deg på Min side. Logg inn og sjå at alt stemmer.',
  }),
  en: ({ link }) => ({
    subject: 'Your user account on Min side is ready',
    text: [
      'The user account you asked for help with is now linked to you on Min side.',
      `Sign in and see that everything is right:\n${link}`,
    ],
    sms: 'The user account you asked for help with is now linked to you on Min side. Sign in and see that everything is right.',
  }),
});

/** To both sides when a sign-in is no longer tied to a person. @param told.link to the portal */
export const signInUntied = letterIn({
  nb: ({ link, phone }: LinkedAndCalled) => ({
    subject: 'En brukerkonto er koblet fra på Min side',
    text: [
      'Vi har koblet en brukerkonto fra en person på Min side, fordi de to ikke hørte sammen.',
      `Logg inn for å se hvem brukerkontoen din hører til nå, eller for å skrive til oss:\n${link}`,
    ],
    sms: `En brukerkonto er koblet fra en person på Min side, fordi de to ikke hørte sammen. Lurer du på noe, ring oss: ${spoken(phone)}.`,
  }),
  nn: ({ link, phone }) => ({
    subject: 'Ein brukarkonto er kopla frå på Min side',
    text: [
      'Vi har kopla ein brukarkonto frå ein person på Min side, fordi dei to ikkje høyrde saman.',
      `Logg inn for å sjå kven brukarkontoen din høyrer til no, eller for å skrive til oss:\n${link}`,
    ],
    sms: `Ein brukarkonto er kopla frå ein person på Min side, fordi dei to ikkje høyrde saman. Lurer du på noko, ring oss: ${spoken(phone)}.`,
  }),
  en: ({ link, phone }) => ({
    subject: 'A user account has been unlinked on Min side',
    text: [
      'We have unlinked a user account from a person on Min side, because the two did not belong together.',
      `Sign in to see who your user account belongs to now, or to write to us:\n${link}`,
    ],
    sms: `A user account has been unlinked from a person on Min side, because the two did not belong together. If you have questions, call us: ${spoken(phone)}.`,
  }),
});

/** A sign-in from a kind of device that has not been seen before. @param told.link to where one is signed in */
export const newDevice = letterIn({
  nb: ({ link, phone }: LinkedAndCalled) => ({
    subject: 'Ny innlogging på Min side',
    text: [
      'Noen har logget inn på Min side som deg, fra en type enhet vi ikke har sett før.',
      'Var det deg, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Logg ut enheten her, og ring oss på ${spoken(phone)} eller skriv til oss:\n${link}`,
    ],
    sms: `Noen har logget inn på Min side som deg, fra en ny type enhet. Var det ikke deg, ring oss med en gang: ${spoken(phone)}.`,
  }),
  nn: ({ link, phone }) => ({
    subject: 'Ny innlogging på Min side',
    text: [
      'Nokon har logga inn på Min side som deg, frå ein type eining vi ikkje har sett før.',
      'Var det deg, treng du ikkje å gjere noko.',
      `Var det ikkje deg? Logg ut eininga her, og ring oss på ${spoken(phone)} eller skriv til oss:\n${link}`,
    ],
    sms: `Nokon har logga inn på Min side som deg, frå ein ny type eining. Var det ikkje deg, ring oss med ein gong: ${spoken(phone)}.`,
  }),
  en: ({ link, phone }) => ({
    subject: 'New sign-in on Min side',
    text: [
      'Somebody has signed in on Min side as you, from a kind of device we have not seen before.',
      'If it was you, you do not have to do anything.',
      `Was it not you? Sign the device out here, and call us on ${spoken(phone)} or write to us:\n${link}`,
    ],
    sms: `Somebody has signed in on Min side as you, from a new kind of device. If it was not you, call us at once: ${spoken(phone)}.`,
  }),
});

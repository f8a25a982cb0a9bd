/** Letters about contact points and about who has signed in. */
import { emailText, type Letter, letterIn } from './letter.ts';

/**
 * To a contact point that is to be verified.
 * @param code six digits
 * @param validMinutes how long it can be used
 */
export function contactCode(code: string, validMinutes = 10): Letter {
  return {
    subject: 'Bekreft at du kan nås her',
    text: emailText(
      `Koden din er: ${code}`,
      `Skriv den inn på Min side, på siden der du ba om den. Koden gjelder i ${validMinutes} minutter og kan brukes én gang.`,
      'Ikke gi koden til noen. Vi ber deg aldri om den på telefon, SMS eller e-post.',
      'Har du ikke bedt om en kode, kan du se bort fra denne meldingen.',
    ),
    sms: `${code} er koden din til Min side. Den gjelder i ${validMinutes} minutter. Ikke gi den til noen.`,
  };
}

/** To the contact points of a person with a newly linked sign-in. @param link to the portal */
export function signInTied(link: string): Letter {
  return {
    subject: 'Ny brukerkonto på Min side',
    text: emailText(
      'En ny brukerkonto er koblet til deg på Min side. Det er gjort med e-postadressen eller telefonnummeret ditt, navnet ditt og fødselsdatoen din.',
      'Var det du som gjorde det, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Logg inn og skriv til oss med en gang, eller ring oss:\n${link}`,
    ),
    sms: 'En ny brukerkonto er koblet til deg på Min side. Var det ikke deg, ring oss med en gang.',
  };
}

/** To the user who asked us to find them, where they signed in. @param link to the portal */
export function signInReady(link: string): Letter {
  return {
    subject: 'Brukerkontoen din på Min side er klar',
    text: emailText(
      'Brukerkontoen du ba om hjelp med, er nå koblet til deg på Min side.',
      `Logg inn og se at alt stemmer:\n${link}`,
    ),
    sms: 'Brukerkontoen du ba om hjelp med, er nå koblet til deg på Min side. Logg inn og se at alt stemmer.',
  };
}

/** To both sides when a sign-in is no longer tied to a person. @param link to the portal */
export function signInUntied(link: string): Letter {
  return {
    subject: 'En brukerkonto er koblet fra på Min side',
    text: emailText(
      'Vi har koblet en brukerkonto fra en person på Min side, fordi de to ikke hørte sammen.',
      `Logg inn for å se hvem brukerkontoen din hører til nå, eller for å skrive til oss:\n${link}`,
    ),
    sms: 'En brukerkonto er koblet fra en person på Min side, fordi de to ikke hørte sammen. Lurer du på noe, ring oss.',
  };
}

/** A sign-in from a kind of device that has not been seen before. @param told.link to where one is signed in */
export const newDevice = letterIn({
  nb: ({ link }: { link: string }) => ({
    subject: 'Ny innlogging på Min side',
    text: [
      'Noen har logget inn på Min side som deg, fra en type enhet vi ikke har sett før.',
      'Var det deg, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Logg ut enheten her, og skriv til oss eller ring oss:\n${link}`,
    ],
    sms: 'Noen har logget inn på Min side som deg, fra en ny type enhet. Var det ikke deg, ring oss med en gang.',
  }),
  nn: ({ link }) => ({
    subject: 'Ny innlogging på Min side',
    text: [
      'Nokon har logga inn på Min side som deg, frå ein type eining vi ikkje har sett før.',
      'Var det deg, treng du ikkje å gjere noko.',
      `Var det ikkje deg? Logg ut eininga her, og skriv til oss eller ring oss:\n${link}`,
    ],
    sms: 'Nokon har logga inn på Min side som deg, frå ein ny type eining. Var det ikkje deg, ring oss med ein gong.',
  }),
});

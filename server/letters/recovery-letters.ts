/** Letters about restoring the access of somebody who has lost it. What the portal is about is not said. */
import { onDayAt } from './document-days.ts';
import { emailText, type Letter, letterIn } from './letter.ts';

/** To where the person was reached until now. @param link stops it, or hurries it, without a sign-in */
export function recoveryAsked({ link, opensAt }: { link: string; opensAt: Date }): Letter {
  const until = onDayAt(opensAt);
  return {
    subject: 'Har du bedt om ny tilgang til Min side?',
    text: emailText(
      'Noen har ringt eller skrevet til oss og bedt om å få gjenopprettet tilgangen til brukerkontoen din på Min side. Vi har sjekket så godt vi kan at det er deg, men du har det siste ordet.',
      `Var det ikke deg? Stopp det før ${until}:\n${link}`,
      'Var det deg, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ),
    sms: `Noen har bedt om ny tilgang til brukerkontoen din. Var det ikke deg? Stopp det før ${until}: ${link}`,
  };
}

/** To where the person is reached: a sign-in that we take for another's is to go. @param link stops it, or hurries it */
export function untyingAsked({ link, opensAt }: { link: string; opensAt: Date }): Letter {
  const until = onDayAt(opensAt);
  return {
    subject: 'En brukerkonto blir koblet fra på Min side',
    text: emailText(
      'Vi har fått beskjed om at en brukerkonto som hører til deg på Min side, ikke er din. Derfor kobler vi den fra. Du har det siste ordet.',
      `Er det din brukerkonto, stopper du det før ${until}:
${link}`,
      'Er den ikke din, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ),
    sms: `En brukerkonto som hører til deg på Min side, blir koblet fra ${until}. Er den din, stopper du det her: ${link}`,
  };
}

/** To where the person is reached: what was asked for is done. @param link to the portal */
export function tieDone(link: string): Letter {
  return {
    subject: 'Ny brukerkonto på Min side',
    text: emailText(
      'En ny brukerkonto er koblet til deg på Min side, slik vi skrev til deg om.',
      'Var det du som ba om det, kan du logge inn nå.',
      `Var det ikke deg? Ring oss med en gang:\n${link}`,
    ),
    sms: 'En ny brukerkonto er koblet til deg på Min side. Var det ikke deg, ring oss med en gang.',
  };
}

/** To the new address. @param link works once, together with a sign-in with this address */
export function recoveryLink({ link, until }: { link: string; until: Date }): {
  subject: string;
  text: string;
} {
  return {
    subject: 'Lenken du venter på fra Min side',
    text: emailText(
      `Her er lenken som gir deg tilbake tilgangen til Min side. Den gjelder til ${onDayAt(until)} og kan brukes én gang:\n${link}`,
      'Logg inn med denne e-postadressen når siden spør.',
      'Ikke send lenken videre, og ikke les den opp for noen. Vi ber deg aldri om det. Venter du ikke på noen lenke, kan du se bort fra denne meldingen.',
    ),
  };
}

/** To where the person was reached until now: it is done. */
export function recoveryDone(): Letter {
  return {
    subject: 'Tilgangen til Min side er gjenopprettet',
    text: emailText(
      'Tilgangen til brukerkontoen din på Min side er gjenopprettet med en ny adresse. Du er logget ut alle andre steder.',
      'Var det deg, trenger du ikke å gjøre noe.',
      'Var det ikke deg? Ring oss med en gang, så stenger vi den nye tilgangen.',
    ),
    sms: 'Tilgangen til brukerkontoen din på Min side er gjenopprettet. Var det ikke deg, ring oss med en gang.',
  };
}

/** To the new address, and in the list. @param told.link to where one is signed in */
export const accountRecovered = letterIn({
  nb: ({ link }: { link: string }) => ({
    subject: 'Tilgangen til Min side er gjenopprettet',
    text: [
      'Du har fått tilbake tilgangen til Min side. Fra nå av logger du inn med denne adressen, og du er logget ut alle andre steder.',
      `Se hvor du er logget inn:\n${link}`,
      'Var det ikke deg? Ring oss med en gang.',
    ],
    sms: 'Tilgangen til brukerkontoen din på Min side er gjenopprettet. Var det ikke deg, ring oss med en gang.',
  }),
  nn: ({ link }) => ({
    subject: 'Tilgangen til Min side er gjenoppretta',
    text: [
      'Du har fått tilbake tilgangen til Min side. Frå no av loggar du inn med denne adressa, og du er logga ut alle andre stader.',
      `Sjå kvar du er logga inn:\n${link}`,
      'Var det ikkje deg? Ring oss med ein gong.',
    ],
    sms: 'Tilgangen til brukarkontoen din på Min side er gjenoppretta. Var det ikkje deg, ring oss med ein gong.',
  }),
});

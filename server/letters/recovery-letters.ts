/** Letters about a new sign-in for somebody who has lost the old one. What the portal is about is not said. */
import { onDayAt } from './document-days.ts';
import { emailText, type Letter } from './letter.ts';

/** To where the person was reached until now. @param link stops it, or hurries it, without a sign-in */
export function recoveryAsked({ link, opensAt }: { link: string; opensAt: Date }): Letter {
  const until = onDayAt(opensAt);
  return {
    subject: 'Har du bedt om ny innlogging på Min side?',
    text: emailText(
      'Noen har ringt eller skrevet til oss og bedt om en ny innlogging på Min side i ditt navn. Vi har sjekket så godt vi kan at det er deg, men du har det siste ordet.',
      `Var det ikke deg? Stopp det før ${until}:\n${link}`,
      'Var det deg, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ),
    sms: `Noen har bedt om en ny innlogging på Min side i ditt navn. Var det ikke deg? Stopp det før ${until}: ${link}`,
  };
}

/** To where the person is reached: a sign-in that we take for another's is to go. @param link stops it, or hurries it */
export function untyingAsked({ link, opensAt }: { link: string; opensAt: Date }): Letter {
  const until = onDayAt(opensAt);
  return {
    subject: 'En innlogging blir koblet fra på Min side',
    text: emailText(
      'Vi har fått beskjed om at en innlogging som hører til deg på Min side, ikke er din. Derfor kobler vi den fra. Du har det siste ordet.',
      `Er det din innlogging, stopper du det før ${until}:
${link}`,
      'Er den ikke din, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ),
    sms: `En innlogging som hører til deg på Min side, blir koblet fra ${until}. Er den din, stopper du det her: ${link}`,
  };
}

/** To where the person is reached: what was asked for is done. @param link to the portal */
export function tieDone(link: string): Letter {
  return {
    subject: 'Ny innlogging på Min side',
    text: emailText(
      'En ny innlogging er koblet til deg på Min side, slik vi skrev til deg om.',
      'Var det du som ba om det, kan du logge inn nå.',
      `Var det ikke deg? Ring oss med en gang:\n${link}`,
    ),
    sms: 'En ny innlogging er koblet til deg på Min side. Var det ikke deg, ring oss med en gang.',
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
    subject: 'Noe er endret på Min side',
    text: emailText(
      'Innloggingen din på Min side er byttet ut med en ny. Du er logget ut alle andre steder.',
      'Var det deg, trenger du ikke å gjøre noe.',
      'Var det ikke deg? Ring oss med en gang, så stenger vi den nye.',
    ),
    sms: 'Innloggingen din på Min side er byttet ut med en ny. Var det ikke deg, ring oss med en gang.',
  };
}

/** To the new address, and in the list. @param link to where one is signed in */
export function accountRecovered(link: string): Letter {
  return {
    subject: 'Du har fått en ny innlogging på Min side',
    text: emailText(
      'Innloggingen din på Min side er byttet ut. Fra nå av logger du inn med denne adressen, og du er logget ut alle andre steder.',
      `Se hvor du er logget inn:\n${link}`,
      'Var det ikke deg? Ring oss med en gang.',
    ),
    sms: 'Innloggingen din på Min side er byttet ut med en ny. Var det ikke deg, ring oss med en gang.',
  };
}

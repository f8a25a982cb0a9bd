/** Letters about restoring the access of somebody who has lost it. What the portal is about is not said. */
import { onDayAt, onShortDayAt } from './document-days.ts';
import { letterIn, spoken } from './letter.ts';

/** `link` stops it, or hurries it, without a sign-in. */
type Asked = { link: string; opensAt: Date };

/** To where the person was reached until now. */
export const recoveryAsked = letterIn({
  nb: ({ link, opensAt }: Asked) => ({
    subject: 'Har du bedt om ny tilgang til Min side?',
    text: [
      'Noen har ringt eller skrevet til oss og bedt om å få gjenopprettet tilgangen til brukerkontoen din på Min side. Vi har sjekket så godt vi kan at det er deg, men du har det siste ordet.',
      `Var det ikke deg? Stopp det før ${onDayAt(opensAt)}:\n${link}`,
      'Var det deg, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ],
    sms: `Noen har bedt om tilgang som deg. Ikke deg? Stopp det før ${onShortDayAt(opensAt)}: ${link}`,
  }),
  nn: ({ link, opensAt }) => ({
    subject: 'Har du bede om ny tilgang til Min side?',
    text: [
      'Nokon har ringt eller skrive til oss og bede om å få gjenoppretta tilgangen til brukarkontoen din på Min side. Vi har sjekka så godt vi kan at det er deg, men du har det siste ordet.',
      `Var det ikkje deg? Stopp det før ${onDayAt(opensAt)}:\n${link}`,
      'Var det deg, treng du ikkje å gjere noko. Du kan òg seie frå på den same sida, så slepp du å vente.',
    ],
    sms: `Nokon har bede om tilgang som deg. Ikkje deg? Stopp det før ${onShortDayAt(opensAt)}: ${link}`,
  }),
  en: ({ link, opensAt }) => ({
    subject: 'Have you asked for new access to Min side?',
    text: [
      'Somebody has called or written to us and asked to have the access to your user account on Min side restored. We have checked as well as we can that it is you, but you have the last word.',
      `Was it not you? Stop it before ${onDayAt(opensAt, 'en')}:\n${link}`,
      'If it was you, you do not have to do anything. You can also tell us on the same page, and then you do not have to wait.',
    ],
    sms: `Somebody has asked for access as you. Not you? Stop it before ${onShortDayAt(opensAt, 'en')}: ${link}`,
  }),
});

/** To where the person is reached: a sign-in that we take for another's is to go. */
export const untyingAsked = letterIn({
  nb: ({ link, opensAt }: Asked) => ({
    subject: 'En brukerkonto blir koblet fra på Min side',
    text: [
      'Vi har fått beskjed om at en brukerkonto som hører til deg på Min side, ikke er din. Derfor kobler vi den fra. Du har det siste ordet.',
      `Er det din brukerkonto, stopper du det før ${onDayAt(opensAt)}:\n${link}`,
      'Er den ikke din, trenger du ikke å gjøre noe. Du kan også si fra på den samme siden, så slipper du å vente.',
    ],
    sms: `En brukerkonto hos deg blir koblet fra ${onShortDayAt(opensAt)}. Er den din? Stopp det: ${link}`,
  }),
  nn: ({ link, opensAt }) => ({
    subject: 'Ein brukarkonto blir kopla frå på Min side',
    text: [
      'Vi har fått beskjed om at ein brukarkonto som høyrer til deg på Min side, ikkje er din. Difor koplar vi han frå. Du har det siste ordet.',
      `Er det brukarkontoen din, stoppar du det før ${onDayAt(opensAt)}:\n${link}`,
      'Er han ikkje din, treng du ikkje å gjere noko. Du kan òg seie frå på den same sida, så slepp du å vente.',
    ],
    sms: `Ein brukarkonto hos deg blir kopla frå ${onShortDayAt(opensAt)}. Er han din? Stopp det: ${link}`,
  }),
  en: ({ link, opensAt }) => ({
    subject: 'A user account will be unlinked on Min side',
    text: [
      'We have been told that a user account that belongs to you on Min side is not yours. That is why we unlink it. You have the last word.',
      `If it is your user account, stop it before ${onDayAt(opensAt, 'en')}:\n${link}`,
      'If it is not yours, you do not have to do anything. You can also tell us on the same page, and then you do not have to wait.',
    ],
    sms: `A user account of yours is unlinked ${onShortDayAt(opensAt, 'en')}. Is it yours? Stop it: ${link}`,
  }),
});

/** To where the person is reached: what was asked for is done. @param told.link to the portal */
export const tieDone = letterIn({
  nb: ({ link, phone }: { link: string; phone: string }) => ({
    subject: 'Ny brukerkonto på Min side',
    text: [
      'En ny brukerkonto er koblet til deg på Min side, slik vi skrev til deg om.',
      'Var det du som ba om det, kan du logge inn nå.',
      `Var det ikke deg? Ring oss med en gang på ${spoken(phone)}:\n${link}`,
    ],
    sms: `En ny brukerkonto er koblet til deg på Min side. Var det ikke deg, ring oss med en gang: ${spoken(phone)}.`,
  }),
  nn: ({ link, phone }) => ({
    subject: 'Ny brukarkonto på Min side',
    text: [
      'Ein ny brukarkonto er kopla til deg på Min side, slik vi skreiv til deg om.',
      'Var det du som bad om det, kan du logge inn no.',
      `Var det ikkje deg? Ring oss med ein gong på ${spoken(phone)}:\n${link}`,
    ],
    sms: `Ein ny brukarkonto er kopla til deg på Min side. Var det ikkje deg, ring oss med ein gong: ${spoken(phone)}.`,
  }),
  en: ({ link, phone }) => ({
    subject: 'New user account on Min side',
    text: [
      'A new user account has been linked to you on Min side, as we wrote to you about.',
      'If it was you who asked for it, you can sign in now.',
      `Was it not you? Call us at once on ${spoken(phone)}:\n${link}`,
    ],
    sms: `A new user account has been linked to you on Min side. If it was not you, call us at once: ${spoken(phone)}.`,
  }),
});

/** To the new address: an SMS has no room for it. @param told.link works once, together with a sign-in with this address */
export const recoveryLink = letterIn({
  nb: ({ link, until }: { link: string; until: Date }) => ({
    subject: 'Lenken du venter på fra Min side',
    text: [
      `Her er lenken som gir deg tilbake tilgangen til Min side. Den gjelder til ${onDayAt(until)} og kan brukes én gang:\n${link}`,
      'Logg inn med denne e-postadressen når siden spør.',
      'Ikke send lenken videre, og ikke les den opp for noen. Vi ber deg aldri om det. Venter du ikke på noen lenke, kan du se bort fra denne meldingen.',
    ],
    sms: '',
  }),
  nn: ({ link, until }) => ({
    subject: 'Lenkja du ventar på frå Min side',
    text: [
      `Her er lenkja som gir deg tilbake tilgangen til Min side. Ho gjeld til ${onDayAt(until)} og kan brukast éin gong:\n${link}`,
      'Logg inn med denne e-postadressa når sida spør.',
      'Ikkje send lenkja vidare, og ikkje les ho opp for nokon. Vi ber deg aldri om det. Ventar du ikkje på noka lenkje, kan du sjå bort frå denne meldinga.',
    ],
    sms: '',
  }),
  en: ({ link, until }) => ({
    subject: 'The link you are waiting for from Min side',
    text: [
      `Here is the link that gives you back your access to Min side. It works until ${onDayAt(until, 'en')}, and only once:\n${link}`,
      'Sign in with this e-mail address when the page asks.',
      'Do not send the link to anyone, and do not read it out to anyone. We never ask you to. If you are not waiting for a link, you can ignore this message.',
    ],
    sms: '',
  }),
});

/** To where the person was reached until now: it is done. */
export const recoveryDone = letterIn({
  nb: ({ phone }: { phone: string }) => ({
    subject: 'Tilgangen til Min side er gjenopprettet',
    text: [
      'Tilgangen til brukerkontoen din på Min side er gjenopprettet med en ny adresse. Du er logget ut alle andre steder.',
      'Var det deg, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Ring oss med en gang på ${spoken(phone)}, så stenger vi den nye tilgangen.`,
    ],
    sms: `Tilgangen til brukerkontoen din på Min side er gjenopprettet. Var det ikke deg, ring oss med en gang: ${spoken(phone)}.`,
  }),
  nn: ({ phone }) => ({
    subject: 'Tilgangen til Min side er gjenoppretta',
    text: [
      'Tilgangen til brukarkontoen din på Min side er gjenoppretta med ei ny adresse. Du er logga ut alle andre stader.',
      'Var det deg, treng du ikkje å gjere noko.',
      `Var det ikkje deg? Ring oss med ein gong på ${spoken(phone)}, så stengjer vi den nye tilgangen.`,
    ],
    sms: `Tilgangen til brukarkontoen din på Min side er gjenoppretta. Var det ikkje deg, ring oss med ein gong: ${spoken(phone)}.`,
  }),
  en: ({ phone }) => ({
    subject: 'Your access to Min side has been restored',
    text: [
      'The access to your user account on Min side has been restored with a new address. You are signed out everywhere else.',
      'If it was you, you do not have to do anything.',
      `Was it not you? Call us at once on ${spoken(phone)}, and we close the new access.`,
    ],
    sms: `The access to your user account on Min side has been restored. If it was not you, call us at once: ${spoken(phone)}.`,
  }),
});

/** To the new address, and in the list. @param told.link to where one is signed in */
export const accountRecovered = letterIn({
  nb: ({ link, phone }: { link: string; phone: string }) => ({
    subject: 'Tilgangen til Min side er gjenopprettet',
    text: [
      'Du har fått tilbake tilgangen til Min side. Fra nå av logger du inn med denne adressen, og du er logget ut alle andre steder.',
      `Se hvor du er logget inn:\n${link}`,
      `Var det ikke deg? Ring oss med en gang på ${spoken(phone)}.`,
    ],
    sms: `Tilgangen til brukerkontoen din på Min side er gjenopprettet. Var det ikke deg, ring oss med en gang: ${spoken(phone)}.`,
  }),
  nn: ({ link, phone }) => ({
    subject: 'Tilgangen til Min side er gjenoppretta',
    text: [
      'Du har fått tilbake tilgangen til Min side. Frå no av loggar du inn med denne adressa, og du er logga ut alle andre stader.',
      `Sjå kvar du er logga inn:\n${link}`,
      `Var det ikkje deg? Ring oss med ein gong på ${spoken(phone)}.`,
    ],
    sms: `Tilgangen til brukarkontoen din på Min side er gjenoppretta. Var det ikkje deg, ring oss med ein gong: ${spoken(phone)}.`,
  }),
  en: ({ link, phone }) => ({
    subject: 'Your access to Min side has been restored',
    text: [
      'You have your access to Min side back. From now on you sign in with this address, and you are signed out everywhere else.',
      `See where you are signed in:\n${link}`,
      `Was it not you? Call us at once on ${spoken(phone)}.`,
    ],
    sms: `The access to your user account on Min side has been restored. If it was not you, call us at once: ${spoken(phone)}.`,
  }),
});

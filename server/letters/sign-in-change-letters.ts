/** Letters about a change of what somebody signs in with. What the portal is about is not said. */
import { onDayAt, onShortDayAt } from './document-days.ts';
import { type Language, letterIn, spoken } from './letter.ts';

type Change = { kind: 'email' | 'phone'; what: 'added' | 'changed' | 'removed' };

type Words = Record<Change['kind'], Record<Change['what'], string>>;

const words: Record<Language, Words> = {
  nb: {
    email: {
      added: 'En ny e-postadresse er lagt til hos deg på Min side.',
      changed: 'E-postadressen din på Min side er byttet ut med en annen.',
      removed: 'E-postadressen din kan ikke lenger brukes til å logge inn på Min side.',
    },
    phone: {
      added: 'Et nytt telefonnummer er lagt til hos deg på Min side.',
      changed: 'Telefonnummeret ditt på Min side er byttet ut med et annet.',
      removed: 'Telefonnummeret ditt kan ikke lenger brukes til å logge inn på Min side.',
    },
  },
  nn: {
    email: {
      added: 'Ei ny e-postadresse er lagd til hos deg på Min side.',
      changed: 'E-postadressa di på Min side er bytt ut med ei anna.',
      removed: 'E-postadressa di kan ikkje lenger brukast til å logge inn på Min side.',
    },
    phone: {
      added: 'Eit nytt telefonnummer er lagt til hos deg på Min side.',
      changed: 'Telefonnummeret ditt på Min side er bytt ut med eit anna.',
      removed: 'Telefonnummeret ditt kan ikkje lenger brukast til å logge inn på Min side.',
    },
  },
  en: {
    email: {
      added: 'A new e-mail address has been added for you on Min side.',
      changed: 'Your e-mail address on Min side has been replaced by another.',
      removed: 'Your e-mail address can no longer be used to sign in on Min side.',
    },
    phone: {
      added: 'A new phone number has been added for you on Min side.',
      changed: 'Your phone number on Min side has been replaced by another.',
      removed: 'Your phone number can no longer be used to sign in on Min side.',
    },
  },
};

const short: Record<Language, Words> = {
  nb: {
    email: {
      added: 'En ny e-postadresse er lagt til på Min side.',
      changed: 'E-postadressen din på Min side er byttet.',
      removed: 'E-posten logger ikke lenger inn på Min side.',
    },
    phone: {
      added: 'Et nytt telefonnummer er lagt til på Min side.',
      changed: 'Telefonnummeret ditt på Min side er byttet.',
      removed: 'Telefonen logger ikke lenger inn på Min side.',
    },
  },
  nn: {
    email: {
      added: 'Ei ny e-postadresse er lagd til på Min side.',
      changed: 'E-postadressa di på Min side er bytt.',
      removed: 'E-posten loggar ikkje lenger inn på Min side.',
    },
    phone: {
      added: 'Eit nytt nummer er lagt til på Min side.',
      changed: 'Telefonnummeret ditt på Min side er bytt.',
      removed: 'Telefonen loggar ikkje lenger inn på Min side.',
    },
  },
  en: {
    email: {
      added: 'A new e-mail address was added on Min side.',
      changed: 'Your e-mail address on Min side was changed.',
      removed: 'Your e-mail no longer signs in on Min side.',
    },
    phone: {
      added: 'A new phone number was added on Min side.',
      changed: 'Your phone number on Min side was changed.',
      removed: 'Your phone no longer signs in on Min side.',
    },
  },
};

type Changed = Change & {
  /** Done by member service because somebody asked for it. */
  byDesk: boolean;
  link: string;
  until: Date;
};

/** To everywhere the person was reached before. @param told.link undoes it, once */
export const signInChanged = letterIn({
  nb: ({ kind, what, byDesk, link, until }: Changed) => ({
    subject: byDesk ? 'Opplysningene dine på Min side er endret' : 'Innloggingen din på Min side er endret',
    text: [
      words.nb[kind][what],
      byDesk
        ? 'Vi gjorde det fordi vi ble bedt om det. Er det riktig, trenger du ikke å gjøre noe.'
        : 'Var det du som gjorde det, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Stopp det før ${onDayAt(until)}, så blir alt som før:\n${link}`,
    ],
    sms: `${short.nb[kind][what]} Ikke deg? Stopp det før ${onShortDayAt(until)}: ${link}`,
  }),
  nn: ({ kind, what, byDesk, link, until }) => ({
    subject: byDesk ? 'Opplysningane dine på Min side er endra' : 'Innlogginga di på Min side er endra',
    text: [
      words.nn[kind][what],
      byDesk
        ? 'Vi gjorde det fordi vi blei bedne om det. Er det rett, treng du ikkje å gjere noko.'
        : 'Var det du som gjorde det, treng du ikkje å gjere noko.',
      `Var det ikkje deg? Stopp det før ${onDayAt(until)}, så blir alt som før:\n${link}`,
    ],
    sms: `${short.nn[kind][what]} Ikkje deg? Stopp det før ${onShortDayAt(until)}: ${link}`,
  }),
  en: ({ kind, what, byDesk, link, until }) => ({
    subject: byDesk ? 'Your information on Min side has changed' : 'Your sign-in on Min side has changed',
    text: [
      words.en[kind][what],
      byDesk
        ? 'We did it because we were asked to. If that is right, you do not have to do anything.'
        : 'If it was you, you do not have to do anything.',
      `Was it not you? Stop it before ${onDayAt(until, 'en')}, and all is as before:\n${link}`,
    ],
    sms: `${short.en[kind][what]} Not you? Stop it before ${onShortDayAt(until, 'en')}: ${link}`,
  }),
});

type Added = {
  kind: Change['kind'];
  /** From when it can be used to sign in; null: at once, or not at all. */
  counts: Date | null;
};

const addedIn: Record<Language, (told: Added) => string> = {
  nb: ({ kind, counts }) => {
    const [added, use] =
      kind === 'email'
        ? ['Denne e-postadressen er lagt til på Min side.', 'Du kan logge inn med den fra']
        : ['Dette telefonnummeret er lagt til på Min side.', 'Du kan logge inn med det fra'];
    return counts ? `${added} ${use} ${onDayAt(counts)}.` : added;
  },
  nn: ({ kind, counts }) => {
    const [added, use] =
      kind === 'email'
        ? ['Denne e-postadressa er lagd til på Min side.', 'Du kan logge inn med ho frå']
        : ['Dette telefonnummeret er lagt til på Min side.', 'Du kan logge inn med det frå'];
    return counts ? `${added} ${use} ${onDayAt(counts)}.` : added;
  },
  en: ({ kind, counts }) => {
    const added = `This ${kind === 'email' ? 'e-mail address' : 'phone number'} has been added on Min side.`;
    return counts ? `${added} You can sign in with it from ${onDayAt(counts, 'en')}.` : added;
  },
};

/** To the new address or number. */
export const signInAdded = letterIn({
  nb: (told: Added) => ({
    subject: 'Lagt til på Min side',
    text: [addedIn.nb(told), 'Er ikke dette deg? Da kan du se bort fra meldingen, eller ringe oss.'],
    sms: addedIn.nb(told),
  }),
  nn: (told) => ({
    subject: 'Lagt til på Min side',
    text: [addedIn.nn(told), 'Er ikkje dette deg? Då kan du sjå bort frå meldinga, eller ringe oss.'],
    sms: addedIn.nn(told),
  }),
  en: (told) => ({
    subject: 'Added on Min side',
    text: [addedIn.en(told), 'Is this not you? Then you can ignore the message, or call us.'],
    sms: addedIn.en(told),
  }),
});

const restored = {
  nb: 'Endringen av innloggingen på Min side er stoppet, og alt er som før. Alle er logget ut.',
  nn: 'Endringa av innlogginga på Min side er stoppa, og alt er som før. Alle er logga ut.',
  en: 'The change of the sign-in on Min side has been stopped, and all is as before. Everybody is signed out.',
};

/** To all who were notified of the change: it was stopped. */
export const signInRestored = letterIn({
  nb: ({ phone }: { phone: string }) => ({
    subject: 'Endringen er stoppet',
    text: [restored.nb, `Logg inn igjen når du vil. Lurer du på noe, ring oss på ${spoken(phone)}.`],
    sms: restored.nb,
  }),
  nn: ({ phone }) => ({
    subject: 'Endringa er stoppa',
    text: [restored.nn, `Logg inn igjen når du vil. Lurer du på noko, ring oss på ${spoken(phone)}.`],
    sms: restored.nn,
  }),
  en: ({ phone }) => ({
    subject: 'The change has been stopped',
    text: [
      restored.en,
      `Sign in again whenever you like. If you have questions, call us on ${spoken(phone)}.`,
    ],
    sms: restored.en,
  }),
});

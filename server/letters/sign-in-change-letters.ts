/** Letters about a change of what somebody signs in with. What the portal is about is not said. */
import { onDayAt } from './document-days.ts';
import { emailText, type Letter } from './letter.ts';

type Change = { kind: 'email' | 'phone'; what: 'added' | 'changed' | 'removed' };

const words = {
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
} as const;

const short = {
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
} as const;

/** To everywhere the person was reached before. @param told.link undoes it, once */
export function signInChanged({ kind, what, link, until }: Change & { link: string; until: Date }): Letter {
  const changed = words[kind][what];
  const day = onDayAt(until);
  return {
    subject: 'Innloggingen din på Min side er endret',
    text: emailText(
      changed,
      'Var det du som gjorde det, trenger du ikke å gjøre noe.',
      `Var det ikke deg? Stopp det før ${day}, så blir alt som før:\n${link}`,
    ),
    sms: `${short[kind][what]} Ikke deg? Stopp det før ${day}: ${link}`,
  };
}

/** To the new address or number. @param counts from when it can be used to sign in; null: at once, or not at all */
export function signInAdded({ kind, counts }: { kind: 'email' | 'phone'; counts: Date | null }): Letter {
  const it = kind === 'email' ? 'Denne e-postadressen' : 'Dette telefonnummeret';
  const added = `${it} er lagt til på Min side.`;
  const from = counts
    ? `${kind === 'email' ? 'Du kan logge inn med den' : 'Du kan logge inn med det'} fra ${onDayAt(counts)}.`
    : '';
  return {
    subject: 'Lagt til på Min side',
    text: emailText(
      [added, from].filter(Boolean).join(' '),
      'Er ikke dette deg? Da kan du se bort fra meldingen, eller ringe oss.',
    ),
    sms: [added, from].filter(Boolean).join(' '),
  };
}

/** To all who were notified of the change: it was stopped. */
export function signInRestored(): Letter {
  const text = 'Endringen av innloggingen på Min side er stoppet, og alt er som før. Alle er logget ut.';
  return {
    subject: 'Endringen er stoppet',
    text: emailText(text, 'Logg inn igjen når du vil. Lurer du på noe, ring oss.'),
    sms: text,
  };
}

import type { ContactKind } from '#contract/verification-endpoints.ts';

const noun: Record<ContactKind, string> = { email: 'e-postadressen', phone: 'telefonnummeret' };

export const identifiersTexts = {
  title: 'Dette logger du inn med',
  list: 'E-post og telefon du logger inn med',
  none: 'Vi får ikke vite hva du logger inn med.',
  kind: { email: 'E-post', phone: 'Telefon' },
  remove: 'Fjern',
  removeNamed: (kind: ContactKind) => `Fjern ${noun[kind]} som innlogging`,
  removed: (kind: ContactKind) => `Du logger ikke lenger inn med ${noun[kind]}.`,
  only: 'Dette er det eneste du logger inn med, så det kan ikke fjernes.',
  signInFirst: 'Du må logge inn på nytt før du fjerner noe.',
  signIn: 'Logg inn på nytt',
  changes: {
    added: (kind: ContactKind, value: string, when: string) =>
      `${kind === 'email' ? 'E-postadressen' : 'Telefonnummeret'} ${value} kan brukes til å logge inn fra ${when}.`,
    changed: (kind: ContactKind, former: string, value: string, when: string) =>
      `${kind === 'email' ? 'E-postadressen' : 'Telefonnummeret'} er byttet fra ${former} til ${value}. Det kan stoppes til ${when}.`,
    removed: (former: string, when: string) => `${former} er fjernet. Det kan stoppes til ${when}.`,
    colleague: 'En i medlemsservice må også godkjenne det.',
  },
  changesTitle: 'Endret de siste to døgnene',
  undo: 'Stopp endringen',
  undone: 'Endringen er stoppet.',
  follows: {
    'at-once': 'Bytter du e-post eller telefon under «Mine opplysninger», følger innloggingen med.',
    soon: 'Bytter du e-post eller telefon under «Mine opplysninger», følger innloggingen med etter noen minutter.',
    'by-hand':
      'Bytter du e-post eller telefon under «Mine opplysninger», må innloggingen byttes for hånd. Skriv til oss, så gjør vi det. Til det er gjort, logger du inn med det gamle.',
  },
};

/** In nynorsk. */
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const noun: Record<ContactKind, string> = { email: 'e-postadressa', phone: 'telefonnummeret' };

export const identifiersTexts = {
  title: 'Dette loggar du inn med',
  list: 'E-post og telefon du loggar inn med',
  none: 'Vi får ikkje vite kva du loggar inn med.',
  kind: { email: 'E-post', phone: 'Telefon' },
  remove: 'Fjern',
  removeNamed: (kind: ContactKind) => `Fjern ${noun[kind]} som innlogging`,
  removed: (kind: ContactKind) => `Du loggar ikkje lenger inn med ${noun[kind]}.`,
  only: 'Dette er det einaste du loggar inn med, så det kan ikkje fjernast.',
  signInFirst: 'Du må logge inn på nytt før du fjernar noko.',
  signIn: 'Logg inn på nytt',
  changes: {
    added: (kind: ContactKind, value: string, when: string) =>
      `${kind === 'email' ? 'E-postadressa' : 'Telefonnummeret'} ${value} kan brukast til å logge inn frå ${when}.`,
    changed: (kind: ContactKind, former: string, value: string, when: string) =>
      `${kind === 'email' ? 'E-postadressa' : 'Telefonnummeret'} er bytt frå ${former} til ${value}. Det kan stoppast til ${when}.`,
    removed: (former: string, when: string) => `${former} er fjerna. Det kan stoppast til ${when}.`,
    colleague: 'Ein i medlemsservice må òg godkjenne det.',
  },
  changesTitle: 'Endra dei siste to døgna',
  undo: 'Stopp endringa',
  undone: 'Endringa er stoppa.',
  follows: {
    'at-once': 'Byter du e-post eller telefon under «Mine opplysningar», følgjer innlogginga med.',
    soon: 'Byter du e-post eller telefon under «Mine opplysningar», følgjer innlogginga med etter nokre minutt.',
    'by-hand':
      'Byter du e-post eller telefon under «Mine opplysningar», må innlogginga bytast for hand. Skriv til oss, så gjer vi det. Til det er gjort, loggar du inn med det gamle.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./identifiers-texts.ts'), typeof import('./identifiers-texts.nn.ts')>
>;

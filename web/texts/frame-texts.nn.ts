/** The words around every page, in nynorsk. */
import type { Compared, Whole } from './language.ts';

export const frameTexts = {
  frontPage: 'Framside',
  toFrontPage: ', til framsida',
  skipToContent: 'Hopp til hovudinnhaldet',
  signIn: 'Logg inn',
  signOut: 'Logg ut',
  contactUs: 'Kontakt oss',
  tellOfDeath: 'Sei frå om eit dødsfall',

  inNewTab: ' (ny fane)',
  areas: 'Område',
  activities: 'Aktivitetar',
  ceremonies: 'Seremoniar',
  give: 'Gi',
  magazine: 'Magasinet',
  footerLinks: 'Om oss og om nettstaden',
  organisationNumber: 'Organisasjonsnummer',
  privacy: 'Personvern',
  cookies: 'Informasjonskapslar',
  accessibility: 'Tilgjenge',
  offline: 'Du er fråkopla. Det du skriv, tek vi vare på til du er på nett att.',
  crowded:
    'Mange bruker Min side no. Det du har skrive, er teke vare på. Sida går vidare når det blir plass.',
};

export const failureTexts = {
  title: 'Noko gjekk gale',
  lead: 'Feilen er hos oss, ikkje hos deg. Prøv igjen om litt.',
  offlineTitle: 'Du er fråkopla',
  offlineLead: 'Sida kan ikkje hentast utan nett. Prøv igjen når du er på nett.',
  tryAgain: 'Prøv igjen',
  toFront: 'Gå til framsida',
  reference: 'Referanse',
  referenceHelp: 'Skjer det igjen? Oppgi referansen om det står ein her, og skriv til',
};
export type Complete = Whole<
  Compared<typeof import('./frame-texts.ts'), typeof import('./frame-texts.nn.ts')>
>;

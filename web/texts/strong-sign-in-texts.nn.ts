/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const strongSignInTexts = {
  title: 'Logg inn i to steg',
  lead: 'Her ser du opplysningar om andre. Derfor må vi vere ekstra sikre på at det er deg.',
  how: 'Du loggar inn ein gong til, og viser på to måtar at det er deg. Etterpå kjem du tilbake hit.',
  signIn: 'Logg inn i to steg',
  trouble: 'Kjem du tilbake hit utan at sida opnar seg?',
  troubleText:
    'Eit telefonnummer eller ei e-postadresse som er ny her, kan brukast etter to døgn, når ein i medlemsservice har godkjent det. Hastar det? Skriv til oss.',
  write: 'Skriv til oss',
};
export type Complete = Whole<
  Compared<typeof import('./strong-sign-in-texts.ts'), typeof import('./strong-sign-in-texts.nn.ts')>
>;

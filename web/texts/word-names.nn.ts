/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

export const wordNames = {
  community: 'livssynssamfunn',
  grant: 'offentleg støtte',
  identityNumber: 'fødselsnummer',
  dNumber: 'D-nummer',
  register: 'Folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'angrerett',
  certificate: 'prøvingsattest',
  committee: 'valkomité',
};

export const askMeaning = (name: string) => `Kva tyder ${name}?`;
export type Complete = Whole<Compared<typeof import('./word-names.ts'), typeof import('./word-names.nn.ts')>>;

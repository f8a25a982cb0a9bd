/** In English. */
import type { Compared, Whole } from './language.ts';

export const wordNames = {
  community: 'life-stance community',
  grant: 'public grant',
  identityNumber: 'national identity number',
  dNumber: 'D number',
  register: 'National Population Register',
  responsibility: 'parental responsibility',
  chapter: 'chapter',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'right of withdrawal',
  certificate: 'certificate of no impediment',
  committee: 'nominating committee',
};

export const askMeaning = (name: string) => `What does “${name}” mean?`;
export type Complete = Whole<Compared<typeof import('./word-names.ts'), typeof import('./word-names.en.ts')>>;

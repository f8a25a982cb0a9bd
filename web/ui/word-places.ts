/** Where each word stands on `/ord`. */
import type { wordNames } from '#web/texts/word-names.ts';

export const wordPlaces = {
  community: 'livssynssamfunn',
  grant: 'offentlig-stotte',
  identityNumber: 'fodselsnummer',
  dNumber: 'd-nummer',
  register: 'folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'avtalegiro',
  kid: 'kid',
  withdrawal: 'angrerett',
  certificate: 'provingsattest',
  committee: 'valgkomite',
} as const satisfies Record<keyof typeof wordNames, string>;
export type Word = keyof typeof wordPlaces;

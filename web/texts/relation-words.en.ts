/** In English. */

import type { Relation } from '#contract/death-endpoints.ts';
import type { Compared, Whole } from './language.ts';

export const relationWords = {
  partner: 'Spouse or partner',
  child: 'Child',
  parent: 'Parent',
  sibling: 'Brother or sister',
  'other-family': 'Other family',
  friend: 'Friend',
  other: 'Somebody else',
} satisfies Record<Relation, string>;
export type Complete = Whole<
  Compared<typeof import('./relation-words.ts'), typeof import('./relation-words.en.ts')>
>;

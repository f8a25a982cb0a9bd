/** In nynorsk. */

import type { Relation } from '#contract/death-endpoints.ts';
import type { Compared, Whole } from './language.ts';

export const relationWords = {
  partner: 'Ektefelle, sambuar eller kjærast',
  child: 'Barn',
  parent: 'Mor eller far',
  sibling: 'Sysken',
  'other-family': 'Annan familie',
  friend: 'Ven',
  other: 'Ein annan',
} satisfies Record<Relation, string>;
export type Complete = Whole<
  Compared<typeof import('./relation-words.ts'), typeof import('./relation-words.nn.ts')>
>;

/** Who tells of a death, the same on the form and at the desk. */
import type { Relation } from '#contract/death-endpoints.ts';

export const relationWords = {
  partner: 'Ektefelle, samboer eller kjæreste',
  child: 'Barn',
  parent: 'Mor eller far',
  sibling: 'Søsken',
  'other-family': 'Annen familie',
  friend: 'Venn',
  other: 'En annen',
} satisfies Record<Relation, string>;

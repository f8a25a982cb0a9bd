/** In nynorsk. */

import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import { topicWords as words } from '#contract/held/topic-texts.nn.ts';
import type { Compared, Whole } from './language.ts';

export const topicWords = words;

export const stateWords = {
  received: 'Motteken',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Ventar på deg',
  answered: 'Svart på',
  closed: 'Lukka',
} satisfies Record<EnquiryState, string>;

export const deskStateWords = {
  received: 'Ny',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Ventar på medlemmen',
  answered: 'Svart på',
  closed: 'Lukka',
} satisfies Record<EnquiryState, string>;
export type Complete = Whole<
  Compared<typeof import('./enquiry-words.ts'), typeof import('./enquiry-words.nn.ts')>
>;

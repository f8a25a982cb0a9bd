/** In English. */

import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import { topicWords as words } from '#contract/held/topic-texts.en.ts';
import type { Compared, Whole } from './language.ts';

export const topicWords = words;

export const stateWords = {
  received: 'Received',
  'in-progress': 'In progress',
  'waiting-for-member': 'Waiting for you',
  answered: 'Answered',
  closed: 'Closed',
} satisfies Record<EnquiryState, string>;

export const deskStateWords = {
  received: 'New',
  'in-progress': 'In progress',
  'waiting-for-member': 'Waiting for the member',
  answered: 'Answered',
  closed: 'Closed',
} satisfies Record<EnquiryState, string>;
export type Complete = Whole<
  Compared<typeof import('./enquiry-words.ts'), typeof import('./enquiry-words.en.ts')>
>;

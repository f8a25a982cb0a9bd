/** The words for topics and states, the same for the member and for member service. */

import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import { topicWords as words } from '#contract/held/topic-texts.ts';

export const topicWords = words;

/** As the member sees it. */
export const stateWords = {
  received: 'Mottatt',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Venter på deg',
  answered: 'Besvart',
  closed: 'Lukket',
} satisfies Record<EnquiryState, string>;

/** As member service sees it. */
export const deskStateWords = {
  received: 'Ny',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Venter på medlemmet',
  answered: 'Besvart',
  closed: 'Lukket',
} satisfies Record<EnquiryState, string>;

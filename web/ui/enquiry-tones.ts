import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import type { StateTone } from './state-tag.tsx';

/** The colour of a state as the member sees it; the word beside it says the same. */
export const enquiryTones = {
  received: 'neutral',
  'in-progress': 'info',
  'waiting-for-member': 'warning',
  answered: 'success',
  closed: 'neutral',
} satisfies Record<EnquiryState, StateTone>;

/** At the desk it is the unanswered that call for somebody. */
export const deskEnquiryTones = {
  ...enquiryTones,
  received: 'warning',
  'waiting-for-member': 'neutral',
} satisfies Record<EnquiryState, StateTone>;

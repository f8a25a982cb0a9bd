/** In English. */

import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Compared, Whole } from './language.ts';

export const topicWords = {
  membership: 'Membership',
  details: 'My details',
  'other-communities': 'Member elsewhere',
  children: 'Registering children',
  giving: 'Giving agreement and payment',
  tax: 'Tax deduction and yearly statement',
  magazine: 'Magazine',
  activities: 'Activities and local chapters',
  ceremonies: 'Ceremonies',
  wedding: 'Wedding',
  funeral: 'Funeral',
  representative: 'Elected roles and volunteering',
  privacy: 'Privacy',
  'sign-in': 'Sign-in and technical problems',
  accessibility: 'Accessibility',
  feedback: 'Praise or complaint',
  bereavement: 'Death and bereavement',
  other: 'Something else',
} satisfies Record<EnquiryTopic, string>;

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

/** In English. */
import type { EnquiryTopic } from '../enquiry-endpoints.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

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
export type Complete = Whole<
  Compared<typeof import('./topic-texts.ts'), typeof import('./topic-texts.en.ts')>
>;

/** In English. */

import type { Sought } from '#contract/match-endpoints.ts';
import { formatCount, formatMoment } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const next = `${service} looks into it and answers you here on Min side. Our aim is to answer within ${formatCount(answerWithinDays, 'working day', 'working days')}. You do not have to do anything now.`;

export const membershipQuestionTexts = {
  yes: 'Yes, I am a member',
  no: 'No, not yet',
  unsure: 'Not sure? Choose “Yes”, and we look together with you.',
  sought: {
    joining: {
      title: 'We have your application',
      text: (at: string) => `You sent it: ${formatMoment(at, new Date())}. ${next}`,
      see: 'See the application',
    },
    claim: {
      title: 'We are looking for your membership',
      text: (at: string) => `You asked us: ${formatMoment(at, new Date())}. ${next}`,
      see: 'See the enquiry',
    },
  } satisfies Record<Sought['kind'], object>,
};

export const joiningFirstTexts = {
  home: {
    title: 'Good, you are in. Are you a member already?',
    lead: `This login is not connected to a membership in ${organisation.shortName} yet. If you are a member, you can say who you are with your name and date of birth.`,
  },
  other: {
    title: 'Are you a member already?',
    lead: 'This page is for members. If you are a member, you can say who you are with your name and date of birth. Then you find the page here.',
  },
  waiting: { title: 'Good, you are in' },
  ways: 'What you can do now',
  magazine: { title: 'Get the magazine', text: 'You can read it without being a member.' },
  giving: { title: 'Make a gift', text: 'Regular or one-off. A gift does not make you a member.' },
  enquiry: {
    title: 'Write to us',
    text: 'Ask about anything, or ask to see or delete what we have stored about you.',
  },
  enquiries: { title: 'Your enquiries', text: 'Read the answers you have received.' },
};

export const notMemberTexts = {
  title: 'This login has no membership',
  text: `Are you a member of ${organisation.shortName} already? Say who you are with your name and date of birth, and we find your membership.`,
  works: 'You do not have to be a member to make a gift, order the magazine, join activities or write to us.',
};
export type Complete = Whole<
  Compared<typeof import('./joining-first-texts.ts'), typeof import('./joining-first-texts.en.ts')>
>;

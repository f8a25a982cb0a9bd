/** In English. */
import type { NoticeChannel, NoticeType } from '#contract/notice-kinds.ts';
import type { Compared, Whole } from './language.ts';

export const noticeTypeWords: Record<NoticeType, { title: string; about: string; small: string }> = {
  security: {
    title: 'Security',
    about: 'A new sign-in, and when your e-mail address or phone number is changed.',
    small: 'security',
  },
  enquiries: {
    title: 'Enquiries',
    about: 'When we have received, answered or closed something you have written to us.',
    small: 'enquiries',
  },
  membership: {
    title: 'Membership',
    about: 'When you become a member, and when you are called to the annual meeting.',
    small: 'membership',
  },
  giving: {
    title: 'Gifts and agreements',
    about: 'Receipts, changes to the agreement and payments that did not go through.',
    small: 'gifts and agreements',
  },
  children: {
    title: 'Children',
    about: 'When something happens with a child you have registered.',
    small: 'children',
  },
  magazine: {
    title: 'Orders',
    about: 'When you order the magazine, or the order is changed.',
    small: 'orders',
  },
  activities: {
    title: 'Sign-ups',
    about: 'Places, waiting lists, changes and cancellations where you have signed up.',
    small: 'sign-ups',
  },
  year: {
    title: 'Yearly statement',
    about: 'When the yearly statement of your gifts is ready.',
    small: 'the yearly statement',
  },
  reminders: {
    title: 'Reminders',
    about: 'When an event you have signed up for begins soon, or when a deadline is coming up.',
    small: 'reminders',
  },
  'magazine-issues': {
    title: 'New issue',
    about: 'When a new issue of the magazine is out.',
    small: 'new issues',
  },
  chapter: {
    title: 'Letters from your chapter',
    about: 'When the board of your local or regional chapter writes to the members.',
    small: 'letters from your chapter',
  },
};

export const channelWords: Record<NoticeChannel, string> = {
  portal: 'Under Notices',
  email: 'E-mail',
  sms: 'SMS',
};
export type Complete = Whole<
  Compared<typeof import('./notice-type-words.ts'), typeof import('./notice-type-words.en.ts')>
>;

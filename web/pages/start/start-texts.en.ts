/** In English. */

import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours } = organisation.memberService;

export const texts = {
  title: 'Hello! Do it all here yourself.',
  lead: `Min side is for you if you are a member of ${organisation.shortName}, give, read the magazine – or are thinking of joining.`,
  signedInLead: 'You are signed in. Everything that is yours is on Min side.',
  signIn: 'Go to Min side',
  join: 'Become a member',
  doTitle: 'What would you like to do?',
  cards: {
    magazine: {
      title: 'Get the magazine',
      text: 'On paper or on screen. You do not have to be a member.',
    },
    giving: {
      title: 'Become a regular giver',
      text: 'An amount you choose yourself, and can stop whenever you like.',
    },
    activities: {
      title: 'Join in',
      text: 'Walks, conversations and meetings in your local chapter.',
    },
    ceremonies: {
      title: 'Ceremonies',
      text: 'Naming, confirmation, wedding and funeral.',
    },
  },
  oneOff: { before: 'Would you rather give once, with no agreement?', link: 'Make a gift with Vipps' },
  member: {
    title: 'Am I a member?',
    text: 'Many are not sure. Sign in and say who you are, and we look for your membership. The answer is shown only to you.',
    link: 'Find out whether you are a member',
  },
  howTitle: 'How to sign in',
  how: [
    'Enter your phone number or e-\u2060mail address.',
    'We send you a six-digit code.',
    'Enter the code, and you are in. You need no password.',
  ],
  insideTitle: 'All about your membership in one place',
  inside: {
    membership: {
      title: 'Your membership',
      text: 'Member number, local chapter and how long you have been a member',
    },
    enquiries: { title: 'Enquiries', text: 'Ask us something, and read the answer here' },
    details: { title: 'Your details', text: 'Name, address, phone and e-mail' },
    children: { title: 'Your children', text: 'For parents who are members' },
    giving: { title: 'Your gifts', text: 'Giving agreement, receipts and tax deduction' },
    privacy: { title: 'Your privacy', text: 'What we have stored, and who has seen it' },
  },
  death: {
    title: 'Have you lost someone?',
    before: 'We help you with a',
    funeral: 'humanist funeral',
    between: '. If the person who died was a member or gave to us, it is enough to tell us once:',
    tell: 'Report a death',
  },
  help: {
    title: 'Would you rather talk to somebody?',
    before: `${name} answers the phone on `,
    phone: formatPhone(phone),
    between: `, ${hours}. You can also write to `,
    after: '.',
    contact: 'Can’t sign in? Write to us here',
  },
};
export type Complete = Whole<
  Compared<typeof import('./start-texts.ts'), typeof import('./start-texts.en.ts')>
>;

/** Somebody who was a member before the portal, under an address she no longer has: the desk has to find her. */
import { matchRequestWords } from '#server/letters/match-request-words.ts';
import type { DemoEnquiry } from './demo-enquiries.ts';

const id = (series: number) => `${series}0000000-0000-4000-8000-000000000090`;

const asked = {
  name: 'Gunn Aske',
  bornOn: '1961-09-09',
  remark: 'E-posten jeg brukte før, er på en jobb jeg har sluttet i.',
};
const email = 'gunn@person.example';

export const demoMatch = {
  ...{ asked, email, phone: '+4768050090' },
  accountId: id(1),
  /** Nobody yet: the person that came with the first sign-in. */
  personId: id(2),
  enquiry: {
    id: id(6),
    personId: id(2),
    topic: 'membership',
    subject: matchRequestWords({ ...asked, contact: [email] }).subject,
    state: 'received',
    messages: [
      { from: 'person', hoursAgo: 5, text: matchRequestWords({ ...asked, contact: [email] }).message },
    ],
  } satisfies DemoEnquiry,
};

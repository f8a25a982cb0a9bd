/** In English. */

import type { Period, RetentionId } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const storingTexts = {
  title: 'Storage and recipients',
  lead: 'How long we store information about you, when we delete it, and who we share it with.',
  yours: 'What we have about you now',
  nothing: 'We have nothing about you that has a time limit of its own.',
  others: 'Time limits for the rest',
  next: (count: number, day: string) =>
    count === 1
      ? `You have one. We delete it on ${day}.`
      : `You have ${count}. We delete the oldest on ${day}.`,
  recipients: {
    title: 'Who gets information',
    lead: 'Only these, and only what they need:',
    points: [
      {
        who: 'The Norwegian Tax Administration',
        what: 'name, identity number and sum, if you have asked for a tax deduction.',
      },
      {
        who: 'The County Governor and the Brønnøysund Register Centre',
        what: 'identity number, for the public grant to life-stance communities. The Brønnøysund Register Centre checks the list.',
      },
      { who: 'Vipps or your bank', what: 'amount and date, if you give gifts or pay for something.' },
      { who: 'The printers', what: 'name and address, if you have the magazine on paper.' },
      {
        who: 'Those who send e-mail and SMS for us',
        what: 'your address or number, and a text that does not reveal your life stance.',
      },
      {
        who: 'Those who run our computer systems',
        what: 'everything is on their machines, but they cannot use it for anything of their own.',
      },
      {
        who: 'Other systems we use for the membership, post and newsletters',
        what: 'only what they need for that, and nothing if you have a protected address.',
      },
    ],
    never: 'We never sell information, and none of them may use it for anything else.',
  },
};

/** What a thing is called, and what its time is counted from. */
export const thingWords: Readonly<Record<RetentionId, { name: string; why: string }>> = {
  membership: {
    name: 'Your membership',
    why: 'For as long as you are a member. If you leave, it is deleted at once.',
  },
  'unfinished-joining': { name: 'A joining that is not finished', why: 'From when you last saved:' },
  'contact-codes': { name: 'Codes to confirm e-mail and phone', why: 'From when the code was sent:' },
  enquiries: { name: 'Closed enquiries', why: 'From when they were closed, with messages and files:' },
  'unsent-files': { name: 'Files you did not send', why: 'From the last time you changed them:' },
  drafts: { name: 'Drafts', why: 'From when you last wrote in them:' },
  notices: {
    name: 'Notices by e-mail and SMS',
    why: 'That they were sent, not what they said. From when they were made:',
  },
  children: {
    name: 'Registered children',
    why: `Until the child turns ${joiningAge}. Then we delete the registration.`,
  },
  'child-evidence': {
    name: 'Evidence for the public grant for children',
    why: 'Sealed, from the end of the year in which the registration ended:',
  },
  'grant-evidence': {
    name: 'Evidence for the public grant for members who have left',
    why: 'Sealed, from the end of the last year in which you counted:',
  },
  gifts: {
    name: 'Gifts and receipts',
    why: 'The Norwegian Bookkeeping Act requires it. From the end of the year:',
  },
  'tax-reports': {
    name: 'What we have reported to the Norwegian Tax Administration about your gifts',
    why: 'From the end of the year in which it was reported:',
  },
  'grant-lists': {
    name: 'Whether you are part of the public grant we apply for',
    why: 'The state may check the list. From the end of the year:',
  },
  'sign-ups': { name: 'What you have signed up for', why: 'From when the activity was over:' },
  meetings: {
    name: 'Annual meetings you have taken part in',
    why: 'That you had the right to vote, and what you sent in. Never how you voted. From when the meeting was called:',
  },
  'health-answers': {
    name: 'Answers about health to the organiser',
    why: 'From when the activity was over:',
  },
  'queue-places': {
    name: 'Places in the queue for ceremonies',
    why: 'From when you were done or left the queue:',
  },
  'magazine-deliveries': { name: 'Which magazines you have had', why: 'From when the issue came out:' },
  offices: {
    name: 'Elected roles you have had',
    why: 'For as long as you are a member. If you are not, we count from when the role was over:',
  },
  'member-files': {
    name: 'That you have downloaded a list of members for an elected role',
    why: 'When and why, not the list itself. From when you downloaded it:',
  },
  'register-files': {
    name: 'That you have downloaded a file of members in your work',
    why: 'When and why, not the file itself. From when you downloaded it:',
  },
  'unit-messages': {
    name: 'Letters you have written to members in an elected role',
    why: 'From when you wrote them:',
  },
  reimbursements: {
    name: 'Expense claims you have sent',
    why: 'With receipts and account number. The Bookkeeping Act requires it. From the end of the year in which the claim was paid or last changed:',
  },
  'returned-reimbursements': {
    name: 'Expense claims that were returned to you',
    why: 'With receipts and account number. From the day it was returned:',
  },
  'leaving-certificate': { name: 'Confirmation that you have left', why: 'From when you left:' },
  'leaving-trace': {
    name: 'That somebody left on that day',
    why: 'Without a name, from the end of the year in which it happened:',
  },
  'death-reports': {
    name: 'Reports of deaths',
    why: 'Also the name of the person who told us. From when we had finished with the report:',
  },
  'outside-changes': {
    name: 'Name and address from another register',
    why: 'What we received, where you had changed it with us yourself. From when we decided what was to apply:',
  },
  'role-invitations': {
    name: 'Invitations to a role with us',
    why: 'From when you answered, or the invitation expired:',
  },
  'chapter-moves': {
    name: 'Move to another chapter',
    why: 'That you were among those who were moved. From when you were moved:',
  },
  'record-merges': {
    name: 'Two records merged',
    why: 'What the closed one said, so that we can undo it. From when they were merged:',
  },
  'desk-acts': {
    name: 'What member service has corrected for you',
    why: 'What it said before and after, and why. From when it was corrected:',
  },
  'access-log': { name: 'Who has looked at your information', why: 'From when they looked at it:' },
  sessions: { name: 'Devices you have signed in from', why: 'From when the device was last used:' },
  recoveries: {
    name: 'Access restored when the old one was lost',
    why: 'From when the matter was finished:',
  },
  'sign-in-changes': {
    name: 'Changes of what you sign in with',
    why: 'From when it can no longer be undone:',
  },
  'repeated-writes': {
    name: 'Answers to what you have sent in',
    why: 'So that nothing is done twice if the network drops out:',
  },
};

/** «24 months.» */
export function periodWords(period: Period): string {
  if ('hours' in period) return `${formatCount(period.hours, 'hour', 'hours')}.`;
  if ('days' in period) return `${formatCount(period.days, 'day', 'days')}.`;
  if ('months' in period) return `${formatCount(period.months, 'month', 'months')}.`;
  return `${formatCount(period.years, 'year', 'years')}.`;
}
export type Complete = Whole<
  Compared<typeof import('./storing-texts.ts'), typeof import('./storing-texts.en.ts')>
>;

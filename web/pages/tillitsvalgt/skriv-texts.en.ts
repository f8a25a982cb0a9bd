/** In English. */
import { unitMessageLimits } from '#contract/unit-message-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Write to the members',
  lead: 'The letter is read on Min side. By e-mail each person is only told that there is a letter there.',
  receivers: (count: number) => `It goes to ${formatCount(count, 'member', 'members')} of the chapter.`,
  replyTo: (address: string) => `Answers to the e-mail come to ${address}.`,
  noReply: 'The chapter has no address for answers yet. Ask member service to enter one.',
  hidden:
    'You do not see who gets it, and nobody sees the others. Those who have turned off letters from the chapter do not get it by e-mail.',
  summonsHelp:
    'An invitation goes to all members. Those who are members on the day of the meeting have the right to vote.',
  kind: 'What are you sending?',
  kinds: { message: 'A letter', summons: 'Invitation to the annual meeting' },
  to: 'Who is to get it?',
  tos: { me: 'Only me, so that I see what it looks like', members: 'All members of the chapter' },
  subject: 'Heading',
  body: 'The letter',
  bodyHelp: 'Do not write anything about individuals that not everyone should read.',
  meetingOn: 'Day of the meeting',
  meetingPlace: 'Place',
  motionsBy: 'Last day for motions',
  nominationsBy: 'Last day to suggest candidates',
  dayHint: 'For example 12.03.2027',
  meetingIsOver: 'The day of the meeting must be tomorrow or later',
  meetingIsAnotherDay:
    'The day of the meeting must be the one that the annual meeting has in the list of activities',
  send: 'Send',
  tried: 'The trial is sent to you. You find it under Notices.',
  sent: 'The letter goes out in a minute. Until then you can undo it.',
  written: 'Sent',
  none: 'Nothing has been sent yet.',
  undo: 'Undo',
  undoFor: (subject: string) => `Undo: ${subject}`,
  undone: 'The letter is withdrawn. Nobody has received it.',
  states: {
    waiting: 'Goes out soon',
    leaving: 'On its way',
    sent: 'Sent',
    cancelled: 'Withdrawn',
  },
  by: (name: string, role: string) => (name ? `${name}, ${role}` : role),
  told: (count: number) => formatCount(count, 'recipient', 'recipients'),
};

const day = (what: string, wrong: string) => ({
  ...choiceTexts(`Enter ${what}, for example 12.03.2027`),
  INVALID: wrong,
});

export const fieldTexts = {
  kind: choiceTexts('Choose what you are sending'),
  to: choiceTexts('Choose who is to get it'),
  subject: textFieldTexts('Write a heading', 'The heading', unitMessageLimits.subject),
  body: textFieldTexts('Write the letter', 'The letter', unitMessageLimits.body),
  meetingOn: choiceTexts('Enter the day of the meeting, for example 12.03.2027'),
  meetingPlace: textFieldTexts('Write where the meeting is', 'The place', unitMessageLimits.place),
  motionsBy: day(
    'the last day for motions',
    'The last day for motions cannot be in the past, and cannot come after the meeting',
  ),
  nominationsBy: day(
    'the last day for candidates',
    'The last day for candidates cannot be in the past, and cannot come after the meeting',
  ),
};
export type Complete = Whole<
  Compared<typeof import('./skriv-texts.ts'), typeof import('./skriv-texts.en.ts')>
>;

/** In English. */
import { meetingLimits } from '#contract/meeting-values.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const proposalTexts = {
  motionPage: 'Send a motion',
  motionLead: (unit: string, lastDay: string) =>
    `For the annual meeting of ${unit}. You can change or withdraw the motion until ${formatDate(lastDay)}, that day included.`,
  motionTitle: 'What is it about?',
  motionTitleHint: 'A few words, for example “Open house every month”.',
  motionBody: 'The motion',
  motionBodyHint:
    'As you want the annual meeting to adopt it. The meeting is held in Norwegian. Do not write about individuals.',
  reason: 'Reasons',
  reasonHint: 'Why are you, or the person you suggest, right for it? The members can read this.',
  name: 'May the members see that the motion is from you?',
  nameHint:
    'The board sees it anyway. Nobody but the board and the members of the chapter can see the motion.',
  names: [
    { value: 'shown', label: 'Yes, show my name' },
    { value: 'hidden', label: 'No, write only “a member”' },
  ],
  sendMotion: 'Send the motion',
  motionSent: 'We have received your motion. You can change it until the time limit.',
  nominationPage: 'Suggest a candidate',
  nominationLead: (unit: string, lastDay: string) =>
    `For the annual meeting of ${unit}. The last day is ${formatDate(lastDay)}. Only those who say yes themselves become candidates.`,
  who: 'Who do you suggest?',
  whos: [
    { value: 'me', label: 'Myself' },
    { value: 'other', label: 'Someone else' },
  ],
  role: 'Elected role',
  rolePlaceholder: 'Choose a role',
  givenName: 'First name',
  familyName: 'Last name',
  contact: 'E-mail or telephone of the person you suggest',
  contactHint:
    'If the name and the address match a member of the chapter, we ask that person. The person you suggest is told who suggested them. We do not say whether anyone is a member, so you get the same answer either way.',
  committeeMeaning: 'What is a nominating committee?',
  agrees:
    'I stand for election. The board, the nomination committee and the members of the chapter can see my name and the reasons',
  sendNomination: 'Send',
  nominationSent: 'We have received what you sent.',
  closed: 'The time limit has passed',
  closedText: (lastDay: string) =>
    `The last day was ${formatDate(lastDay)}. What came in on time still stands.`,
  noVote: 'You cannot send anything here',
};

export const motionFieldTexts = {
  title: textFieldTexts('Write what it is about', 'The heading', meetingLimits.motionTitle),
  body: textFieldTexts('Write the motion', 'The motion', meetingLimits.motionBody),
  reason: textFieldTexts('Write the reasons', 'The reasons', meetingLimits.reason),
  name: choiceTexts('Choose whether your name is shown'),
};

export const nominationFieldTexts = {
  who: choiceTexts('Choose who you suggest'),
  role: {
    ...choiceTexts('Choose a role'),
    TWICE: 'You have already sent this. You find it on the page of the meeting',
  },
  reason: textFieldTexts('Write the reasons', 'The reasons', meetingLimits.reason),
  givenName: textFieldTexts('Enter the first name', 'The first name', nameLimits),
  familyName: textFieldTexts('Enter the last name', 'The last name', nameLimits),
  contact: {
    ...choiceTexts('Enter an e-mail address or a telephone number'),
    YOURSELF: 'This is you. Choose “Myself” at the top',
  },
  agrees: choiceTexts('Tick that you stand for election'),
};
export type Complete = Whole<
  Compared<typeof import('./proposal-texts.ts'), typeof import('./proposal-texts.en.ts')>
>;

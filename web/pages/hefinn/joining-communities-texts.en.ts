/** In English. */

import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  title: 'Are you a member elsewhere too?',
  lead: 'Some are members of the Church of Norway or another religious or life-stance community without knowing it. We never ask which, and the answer does not keep you from becoming a member.',
  next: 'Save and go on',
  question: 'Are you a member of another religious or life-stance community?',
  answers: [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
    { value: 'unknown', label: 'I don’t know' },
  ],
  support: `I want ${shortName} to receive the public grant for me (optional)`,
  supportHint:
    'The tick only says what you want, and you become a member anyway. If you are a member of several communities, none of them receives a grant for you.',
  reminder: 'Remind me',
  reminderHint: (on: string) =>
    `We send you one reminder on ${formatDate(on)}, without saying what it is about.`,
};

export const fieldTexts = {
  answer: choiceTexts('Choose “No”, “Yes” or “I don’t know”'),
  grantsSupport: choiceTexts(`Choose whether ${shortName} is to receive the grant for you`),
  wantsReminder: choiceTexts('Choose whether you want a reminder'),
};
export type Complete = Whole<
  Compared<
    typeof import('./joining-communities-texts.ts'),
    typeof import('./joining-communities-texts.en.ts')
  >
>;

/** In English. */
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { returnNoteLimits } from '#contract/unit-case-words.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitCaseTexts = {
  title: 'Cases',
  lead: 'Enquiries that member service has sent to you. You read them when the member has said yes.',
  list: 'Cases with the chapter',
  none: 'No cases wait with you.',
  more: 'There are more than we show. Those with the least time left come first.',
  waits: 'Waiting for an answer from the member',
  waitsText: 'The member has been asked whether you can read the case. We tell you if the answer is yes.',
  sent: (when: string) => `Sent here ${when}`,
  from: (name: string) => `From ${name}`,
  due: (day: string) => `Answer by ${formatDate(day)}`,
  answered: 'Answered',
  open: 'Waiting for you',
  back: 'All cases with the chapter',
  gone: 'The case is no longer here',
  goneText: 'It may be closed, or the member or member service has taken it back.',
  loading: 'Case',
  logged: 'That you have read the case is logged, and the member can see it.',
  member: 'Member',
  number: 'Number',
  topic: 'About',
  dueLabel: 'Answer by',
  why: 'From member service',
  messages: 'Messages',
  staff: (firstName: string, unit = 'member service') => `${firstName}, ${unit}`,
  saveFile: (name: string) => `Download ${name}`,
  fileSaved: 'The file is downloaded.',
  answerTitle: (unit: string) => `Answer for ${unit}`,
  answer: 'Answer to the member',
  answerHint:
    'The member sees your first name and which chapter you answer for, and is told that the answer has come.',
  send: 'Send the answer',
  sentDone: 'The answer is sent.',
  returnTitle: 'Give the case back to member service',
  returnText: 'Then you can no longer read it, and member service takes over.',
  note: 'What should member service know?',
  noteHint: 'Only member service reads this.',
  giveBack: 'Give the case back',
  returned: 'The case is given back to member service.',
};

export const unitAnswerFieldTexts = {
  message: textFieldTexts('Write an answer', 'The answer', replyLimits),
};
export const unitReturnFieldTexts = {
  note: textFieldTexts('Write what member service should know', 'The message', returnNoteLimits),
};
export type Complete = Whole<
  Compared<typeof import('./unit-cases-texts.ts'), typeof import('./unit-cases-texts.en.ts')>
>;

/** In English. */
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'A letter to you',
  trial: 'This is a trial, and only you have received it.',
  from: (name: string, role: string, unit: string) => `From ${name ? `${name}, ` : ''}${role} in ${unit}`,
  meeting: 'The annual meeting',
  on: 'When',
  place: 'Where',
  motionsBy: 'Time limit for motions',
  nominationsBy: 'Time limit for nominating candidates',
  day: formatDate,
  vote: 'Right to vote',
  mayVote:
    'You are a member of the chapter now. If you still are on the day of the meeting, you have the right to vote.',
  mayNotVote:
    'You are not a member of the chapter now. Only those who are members there on the day of the meeting have the right to vote.',
  answer: 'If you want to answer, write to',
  toMeeting: 'Papers, motions and candidates',
  noAnswer: 'If you want to answer, you can write to us, and we send it on.',
  write: 'Write to us',
  gone: 'We cannot find the letter',
  goneText: 'It may be deleted, or sent to somebody else.',
};
export type Complete = Whole<Compared<typeof import('./brev-texts.ts'), typeof import('./brev-texts.en.ts')>>;

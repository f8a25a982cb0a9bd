/** In English. */
import type { AnswerTime } from '#contract/enquiry-endpoints.ts';
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const days = (count: number) =>
  count === 1 ? 'one working day' : formatCount(count, 'working day', 'working days');
const goal = days(organisation.memberService.answerWithinDays);

export const answerTimeSentence = ({ kind, workingDays }: AnswerTime): string => {
  if (kind === 'usual' && workingDays !== null)
    return `Enquiries about this are usually answered within ${days(workingDays)}.`;
  if (kind === 'queue' && workingDays !== null)
    return `More people than usual are waiting for an answer about this. Expect it to take at least ${days(workingDays)}.`;
  return `There have been too few enquiries about this for us to say how long it usually takes. Our aim is to answer within ${goal}.`;
};

export type Complete = Whole<
  Compared<typeof import('./answer-time-texts.ts'), typeof import('./answer-time-texts.en.ts')>
>;

/** In nynorsk. */
import type { AnswerTime } from '#contract/enquiry-endpoints.ts';
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const days = (count: number) => (count === 1 ? 'éin vyrkedag' : formatCount(count, 'vyrkedag', 'vyrkedagar'));
const goal = days(organisation.memberService.answerWithinDays);

export const answerTimeSentence = ({ kind, workingDays }: AnswerTime): string => {
  if (kind === 'usual' && workingDays !== null)
    return `Førespurnader om dette blir vanlegvis svart på innan ${days(workingDays)}.`;
  if (kind === 'queue' && workingDays !== null)
    return `Det er fleire enn vanleg som ventar på svar om dette. Rekn med at det tek minst ${days(workingDays)}.`;
  return `Det har vore for få førespurnader om dette til at vi kan seie kor lang tid det vanlegvis tek. Målet vårt er å svare innan ${goal}.`;
};

export type Complete = Whole<
  Compared<typeof import('./answer-time-texts.ts'), typeof import('./answer-time-texts.nn.ts')>
>;

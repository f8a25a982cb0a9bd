import type { AnswerTime } from '#contract/enquiry-endpoints.ts';
import { formatCount } from './format.ts';
import { organisation } from './organisation.ts';

const days = (count: number) => (count === 1 ? 'én virkedag' : formatCount(count, 'virkedag', 'virkedager'));
const goal = days(organisation.memberService.answerWithinDays);

/** What is said about how long an answer takes. Only what has been measured is called usual. */
export const answerTimeSentence = ({ kind, workingDays }: AnswerTime): string => {
  if (kind === 'usual' && workingDays !== null)
    return `Henvendelser om dette blir vanligvis besvart innen ${days(workingDays)}.`;
  if (kind === 'queue' && workingDays !== null)
    return `Det er flere enn vanlig som venter på svar om dette. Regn med at det tar minst ${days(workingDays)}.`;
  return `Det har vært for få henvendelser om dette til at vi kan si hvor lang tid det vanligvis tar. Målet vårt er å svare innen ${goal}.`;
};

/** How long an answer takes: measured, or not said. */
import { useQuery } from '@tanstack/react-query';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { answerTimeQuery } from '#web/api/enquiry-queries.ts';
import { answerTimeSentence } from '#web/texts/answer-time-texts.ts';

/** Nothing while it is fetched, and where it cannot be: the enquiry can be sent all the same. */
export function AnswerTimeLine({ topic }: { topic: EnquiryTopic }) {
  const { data } = useQuery(answerTimeQuery(topic));
  return data ? <p className="answer-time">{answerTimeSentence(data)}</p> : null;
}

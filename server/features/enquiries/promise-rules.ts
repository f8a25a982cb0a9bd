/** By when an enquiry is to be answered. Days are `YYYY-MM-DD`, in Norway. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { addMonths, addWorkingDays } from '#contract/values/working-days.ts';

/**
 * By when the law wants an answer: a request about one's own data within a month of its arrival (GDPR article 12(3)).
 * Null for all other topics.
 */
export const statutoryDay = (topic: EnquiryTopic, receivedOn: string): string | null =>
  topic === 'privacy' ? addMonths(receivedOn, 1) : null;

/**
 * The last day of the promise.
 * @param since the day on which the waiting began
 * @param answerWithinDays working days, from the organisation profile
 * @returns for privacy requests one month, which is the law's longest (GDPR article 12(3)); a death is answered by
 *   the next working day
 */
export function dueDay(topic: EnquiryTopic, since: string, answerWithinDays: number): string {
  const isOfDeath = topic === 'bereavement' || topic === 'funeral';
  return statutoryDay(topic, since) ?? addWorkingDays(since, isOfDeath ? 1 : answerWithinDays);
}

/** Two further months, counted from the day the request came (GDPR article 12(3)). */
export const extendedDueDay = (since: string): string => addMonths(since, 3);

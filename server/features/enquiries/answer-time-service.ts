/** How long answers take: measured at the first answer, and shown to a user who is about to ask. */
import { randomUUID } from 'node:crypto';
import type { AnswerTime, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { workingDaysBetween } from '#contract/values/working-days.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { addAnswerTime, hasAnswer, listAnswerTimes, listUnanswered } from './answer-time-repository.ts';
import { answerTimeOf, measuredWeeks } from './answer-time-rules.ts';

const weekMs = 7 * 86_400_000;

export async function getAnswerTime(db: Database, topic: EnquiryTopic, now: Date): Promise<AnswerTime> {
  const answered = await listAnswerTimes(db, topic, new Date(now.getTime() - measuredWeeks * weekMs));
  const waiting = await listUnanswered(db, topic);
  const today = norwegianDay(now);
  // Many wrote on the same day: each day is counted once.
  const waits = new Map([...new Set(waiting)].map((day) => [day, workingDaysBetween(day, today)]));
  return answerTimeOf(
    answered,
    waiting.map((day) => waits.get(day)!),
  );
}

/** To be called before an answer is written: the first one is measured, those after it are not. */
export async function measureFirstAnswer(
  tx: Transaction,
  enquiry: { id: string; topic: EnquiryTopic; receivedAt: Date },
  now: Date,
): Promise<void> {
  if (await hasAnswer(tx, enquiry.id)) return;
  const waited = workingDaysBetween(norwegianDay(enquiry.receivedAt), norwegianDay(now));
  const workingDays = Math.max(0, waited);
  await addAnswerTime(tx, { id: randomUUID(), topic: enquiry.topic, workingDays, answeredAt: now });
}

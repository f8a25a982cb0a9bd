import { sql } from 'kysely';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** As many as can matter for what is usual now. */
const newest = 300;

export async function listAnswerTimes(db: Database, topic: EnquiryTopic, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('answer_time')
    .select('working_days')
    .where('topic', '=', topic)
    .where('answered_at', '>', since)
    .orderBy('answered_at', 'desc')
    .limit(newest)
    .execute();
  return rows.map(({ working_days }) => working_days);
}

/** The Norwegian days on which those who have had no answer at all wrote, the longest waiting first. */
export async function listUnanswered(db: Database, topic: EnquiryTopic): Promise<string[]> {
  const { rows } = await sql<{ receivedOn: string }>`
    select (e.received_at at time zone 'Europe/Oslo')::date as "receivedOn" from enquiry e
    where e.topic = ${topic} and e.state in ('received', 'in-progress') and e.first_answered_at is null
    order by e.received_at limit ${newest}`.execute(db);
  return rows.map(({ receivedOn }) => receivedOn);
}

export async function hasAnswer(db: Database, enquiryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiry_message')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('author', '=', 'staff')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addAnswerTime(
  tx: Transaction,
  time: { id: string; topic: EnquiryTopic; workingDays: number; answeredAt: Date },
): Promise<void> {
  await tx
    .insertInto('answer_time')
    .values({
      id: time.id,
      topic: time.topic,
      working_days: time.workingDays,
      answered_at: time.answeredAt,
    })
    .execute();
}

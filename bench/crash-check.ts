/** What a database must hold after a crash: everything that was promised, once, and nothing by halves. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { type Promised, trialSubject } from './crash-writers.ts';

export type Findings = { lost: number; torn: number; doubled: number };

const count = async (db: Database, query: ReturnType<typeof sql<{ count: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]!.count;

export async function checkDatabase(db: Database, promised: Promised[]): Promise<Findings> {
  return { lost: await countLost(db, promised), torn: await countTorn(db), doubled: await countDoubled(db) };
}

/** Promised messages that are not there, in the enquiry and under the number that were answered. */
const countLost = (db: Database, promised: Promised[]) =>
  count(
    db,
    sql`select count(*)::int as count from json_to_recordset(${JSON.stringify(promised)}::json)
        as promised ("enquiryId" uuid, number text, text text)
      where not exists (
        select from enquiry_message m join enquiry e on e.id = m.enquiry_id
        where e.id = promised."enquiryId" and e.number = promised.number and m.body = promised.text)`,
  );

const countDoubled = (db: Database) =>
  count(
    db,
    sql`select (count(*) - count(distinct body))::int as count from enquiry_message m
      join enquiry e on e.id = m.enquiry_id where e.subject = ${trialSubject}`,
  );

/** Each row is one that lacks what was written in the same transaction. */
const countTorn = (db: Database) =>
  count(
    db,
    sql`with trial as (select * from enquiry where subject = ${trialSubject})
    select (
      -- an enquiry without a message, or whose last message is not its last
      (select count(*) from trial e where last_message_at is distinct from
        (select max(sent_at) from enquiry_message where enquiry_id = e.id))
      -- an enquiry without the notice of its receipt, an answer without a notice
      + (select count(*) from trial e where not exists
        (select from notice where subject_id = e.id and kind = 'enquiry-received'))
      + (select count(*) from trial e where
        (select count(*) from enquiry_message where enquiry_id = e.id and author = 'staff') <>
        (select count(*) from notice where subject_id = e.id and kind = 'enquiry-answered'))
      -- a notice that has not left and that no job will send
      + (select count(*) from notice n where sent_at is null and not exists
        (select from pgboss.job where name = 'deliver-notice' and data ->> 'noticeId' = n.id::text
          and state in ('created', 'retry', 'active')))
      -- an idempotency key without its answer, and an effect without its key
      + (select count(*) from idempotency_key where answer = '')
      + abs((select count(*) from idempotency_key) -
        (select count(*) from enquiry_message m join trial on trial.id = m.enquiry_id))
      -- a gap in the running numbers
      + (select coalesce(max(right(number, 6)::int) - min(right(number, 6)::int) + 1 - count(*), 0) from trial)
      + (select coalesce(max(right(number, 6)::int), 0) from trial)
        - (select case when exists (select from trial) then max(last_number) else 0 end from enquiry_counter)
    )::int as count`,
  );

/** Notices that have not been handed to the mail server. */
export const countUnsent = (db: Database) =>
  count(db, sql`select count(*)::int as count from notice where sent_at is null`);

/** So that the limit of enquiries per hour does not stop the next round. */
export async function moveEnquiriesBack(db: Database): Promise<void> {
  await sql`update enquiry set received_at = received_at - interval '2 hours' where subject = ${trialSubject}`.execute(
    db,
  );
}

/** Pending notices about a meeting, who could vote, and proposals to delete. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type MeetingNews = {
  id: string;
  meetingId: string;
  unitId: string;
  about: 'papers' | 'lists' | 'minutes';
  lastPersonId: string | null;
};

/** One that already waits takes this along. */
export async function addNews(
  tx: Transaction,
  news: { id: string; meetingId: string; about: MeetingNews['about']; leavesAt: Date },
): Promise<void> {
  await sql`insert into meeting_news (id, message_id, about, leaves_at)
    values (${news.id}, ${news.meetingId}, ${news.about}, ${news.leavesAt}) on conflict do nothing`.execute(
    tx,
  );
}

/** What was removed before the notice is not in it. */
export async function dropEmptyNews(tx: Transaction, meetingId: string): Promise<void> {
  await sql`delete from meeting_news n where n.message_id = ${meetingId} and n.sent_at is null and n.told = 0
    and n.about in ('papers', 'minutes')
    and not exists (select from meeting_paper p where p.message_id = n.message_id
      and p.kind = case n.about when 'minutes' then 'minutes' else 'paper' end)`.execute(tx);
}

export async function listLeavingNews(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from meeting_news where sent_at is null and leaves_at <= ${now} order by leaves_at, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends; undefined when it has been told. */
export async function holdNews(tx: Transaction, id: string): Promise<MeetingNews | undefined> {
  const { rows } = await sql<MeetingNews>`
    select n.id, n.message_id as "meetingId", m.unit_id as "unitId", n.about, n.last_person_id as "lastPersonId"
    from meeting_news n join unit_message m on m.id = n.message_id
    where n.id = ${id} and n.sent_at is null for update of n`.execute(tx);
  return rows[0];
}

/** @param progress.sentAt when all have been notified */
export async function setNewsProgress(
  tx: Transaction,
  id: string,
  progress: { lastPersonId: string | null; told: number; sentAt: Date | null },
): Promise<void> {
  await sql`update meeting_news set last_person_id = coalesce(${progress.lastPersonId}::uuid, last_person_id),
    told = told + ${progress.told}, sent_at = ${progress.sentAt} where id = ${id}`.execute(tx);
}

/** Who was a member of the unit on the day of each meeting that is over. */
export async function listVoters(tx: Transaction, meetingIds: readonly string[]): Promise<void> {
  await sql`
    insert into meeting_voter (message_id, person_id)
    select m.id, s.person_id from unit_message m
    join unit u on u.id = m.unit_id
    join membership s on s.joined_on <= m.meeting_on and (s.ended_on is null or s.ended_on > m.meeting_on)
    join person p on p.id = s.person_id and (p.died_on is null or p.died_on > m.meeting_on)
    where m.id = any(${meetingIds}::uuid[]) and (u.kind = 'national'
      or s.chapter_id in (select c.id from unit c where c.id = u.id or c.parent_id = u.id))
    on conflict do nothing`.execute(tx);
}

/** A month after the meeting: what was taken back, and who was asked and did not say yes. @param before `YYYY-MM-DD` */
export async function forgetUnused(tx: Transaction, before: string): Promise<void> {
  const old = sql`(select id from unit_message where meeting_on < ${before}::date)`;
  await sql`delete from meeting_motion where withdrawn_at is not null and message_id in ${old}`.execute(tx);
  await sql`delete from meeting_nomination where (withdrawn_at is not null or is_accepted is not true)
    and message_id in ${old}`.execute(tx);
}

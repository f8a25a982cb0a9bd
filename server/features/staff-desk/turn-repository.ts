/** Who is given new cases in turn, and the cases that have no assignee. */
import { sql } from 'kysely';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { InTurn } from './turn-rules.ts';

export type TurnRow = { staffId: string; name: string; topics: EnquiryTopic[] };

/** Of those with the role. */
export async function listTurns(db: Database): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select t.staff_id as "staffId", p.given_name as name, t.topics
    from staff_turn t join person p on p.id = t.staff_id join staff_member s on s.person_id = t.staff_id
    where s.role = 'medlemsservice' order by p.given_name, t.staff_id`.execute(db);
  return rows;
}

export async function setTurn(
  tx: Transaction,
  turn: { staffId: string; topics: readonly EnquiryTopic[]; at: Date },
): Promise<void> {
  const { staffId, topics, at } = turn;
  await sql`
    insert into staff_turn (staff_id, topics, joined_at) values (${staffId}, ${topics}::text[], ${at})
    on conflict (staff_id) do update set topics = excluded.topics`.execute(tx);
}

export async function removeTurn(tx: Transaction, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_turn').where('staff_id', '=', staffId).execute();
}

/** Those who are here today; locked, so that two servers give one case each its turn. @param today `YYYY-MM-DD` */
export async function lockTurns(tx: Transaction, today: string): Promise<InTurn[]> {
  const { rows } = await sql<InTurn>`
    select t.staff_id as "staffId", t.topics, t.given_at as "givenAt"
    from staff_turn t join staff_member s on s.person_id = t.staff_id and s.role = 'medlemsservice'
    where not exists (select from staff_absence w
      where w.staff_id = t.staff_id and ${today}::date between w.from_on and w.until_on)
    order by t.staff_id for update of t`.execute(tx);
  return rows;
}

/** Of those whose role has ended. */
export async function forgetTurns(db: Database): Promise<void> {
  await sql`delete from staff_turn t where not exists
    (select from staff_member s where s.person_id = t.staff_id and s.role = 'medlemsservice')`.execute(db);
}

export async function setGiven(tx: Transaction, staffId: string, at: Date): Promise<void> {
  await tx.updateTable('staff_turn').set({ given_at: at }).where('staff_id', '=', staffId).execute();
}

/** Cases that wait for us and have no assignee, the shortest time left first; those at a chapter are the chapter's. */
export async function listUngiven(db: Database, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from enquiry
    where state <> 'closed' and waits_since is not null and assignee_id is null
      and merged_into_id is null and forwarded_unit_id is null
    order by due_on, id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Employees who have put the case back in the queue, or lost it to the queue while they were away. */
export async function listFormerAssignees(db: Database, enquiryId: string): Promise<string[]> {
  const { rows } = await sql<{ staffId: string }>`
    select distinct coalesce(assignee_id, actor_id) as "staffId" from desk_event
    where enquiry_id = ${enquiryId} and kind = 'released'
      and coalesce(assignee_id, actor_id) is not null`.execute(db);
  return rows.map(({ staffId }) => staffId);
}

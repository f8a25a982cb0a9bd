/** When employees are away, and the cases that wait meanwhile. Days are `YYYY-MM-DD`, in Norway. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type AbsenceRow = { staffId: string; name: string; fromOn: string; untilOn: string };

/** Of those with the role, that are not over; the first to leave first. */
export async function listAbsences(db: Database, today: string): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    select w.staff_id as "staffId", p.given_name as name, w.from_on as "fromOn", w.until_on as "untilOn"
    from staff_absence w join person p on p.id = w.staff_id join staff_member s on s.person_id = w.staff_id
    where w.until_on >= ${today}::date and s.role = 'medlemsservice'
    order by w.from_on, p.given_name, w.staff_id`.execute(db);
  return rows;
}

export async function setAbsence(
  tx: Transaction,
  absence: { staffId: string; fromOn: string; untilOn: string; at: Date },
): Promise<void> {
  const { staffId, fromOn, untilOn, at } = absence;
  await sql`
    insert into staff_absence (staff_id, from_on, until_on, set_at)
    values (${staffId}, ${fromOn}, ${untilOn}, ${at})
    on conflict (staff_id) do update
      set from_on = excluded.from_on, until_on = excluded.until_on, set_at = excluded.set_at`.execute(tx);
}

export async function removeAbsence(tx: Transaction, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_absence').where('staff_id', '=', staffId).execute();
}

/** Those that ended before a day. */
export async function forgetAbsences(db: Database, before: string): Promise<void> {
  await sql`delete from staff_absence where until_on < ${before}::date`.execute(db);
}

export type HeldCase = { id: string; waitsSince: Date; dueOn: string };

/** Open cases that wait for us at somebody who is away today. */
export async function listHeldByAway(db: Database, today: string): Promise<HeldCase[]> {
  const { rows } = await sql<HeldCase>`
    select e.id, e.waits_since as "waitsSince", e.due_on as "dueOn"
    from enquiry e join staff_absence w on w.staff_id = e.assignee_id
    where ${today}::date between w.from_on and w.until_on and e.state <> 'closed'
      and e.waits_since is not null and e.due_on is not null
    order by e.due_on, e.id`.execute(db);
  return rows;
}

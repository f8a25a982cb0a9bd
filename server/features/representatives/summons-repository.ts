import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/** Those of meetings that are over. Once for each. @param today in Norway */
export async function takeHeld(tx: Transaction, today: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update unit_message m set voters_listed_at = ${at}
    where m.kind = 'summons' and not m.is_trial and m.cancelled_at is null and m.voters_listed_at is null
      and m.sent_at is not null and m.meeting_on < ${today}::date returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ties the living summonses of the unit to its annual meeting of the day, where none that is published is theirs. */
export async function tieToActivity(
  tx: Transaction,
  meeting: { activityId: string; unitId: string; on: string },
): Promise<void> {
  const { activityId, unitId, on } = meeting;
  await sql`
    update unit_message m set activity_id = ${activityId}
    where m.unit_id = ${unitId} and m.meeting_on = ${on}::date and not m.is_trial and m.cancelled_at is null
      and not exists (select from activity a where a.id = m.activity_id and a.state = 'published')`.execute(
    tx,
  );
}

export async function setPublished(
  tx: Transaction,
  id: string,
  list: 'motions' | 'candidates',
  at: Date,
): Promise<void> {
  const column = list === 'motions' ? 'motions_published_at' : 'candidates_published_at';
  await tx
    .updateTable('unit_message')
    .set({ [column]: at })
    .where('id', '=', id)
    .execute();
}

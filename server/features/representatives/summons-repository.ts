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

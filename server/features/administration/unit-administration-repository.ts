import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

/** Members of today, by chapter. */
export async function countMembersByChapter(db: Some): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; members: number }>`
    select chapter_id as id, count(*)::int as members from membership
    where ended_on is null and chapter_id is not null group by chapter_id`.execute(db);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

export type StoredUnitChange = {
  id: string;
  unitId: string;
  change: 'added' | 'renamed' | 'moved' | 'areas';
  before: string;
  after: string;
  madeBy: string;
  reason: string;
  at: Date;
};

export async function listUnitChanges(db: Some, most: number): Promise<StoredUnitChange[]> {
  const { rows } = await sql<StoredUnitChange>`
    select id, unit_id as "unitId", change, before, after, made_by as "madeBy", reason, happened_at as at
    from unit_change order by happened_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

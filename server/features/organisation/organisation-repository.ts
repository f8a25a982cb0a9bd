import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Chapter } from './organisation-rules.ts';

/** All local chapters that are open, by name. */
export function listChapters(db: Database | Transaction): Promise<Chapter[]> {
  return db
    .selectFrom('unit')
    .select(['id', 'name', 'municipalities'])
    .where('kind', '=', 'chapter')
    .where('closed_on', 'is', null)
    .orderBy('name')
    .execute();
}

/** Open units of all kinds by their names in lower case. */
export async function findUnitsByName(db: Database | Transaction): Promise<Map<string, string>> {
  const rows = await db.selectFrom('unit').select(['id', 'name']).where('closed_on', 'is', null).execute();
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

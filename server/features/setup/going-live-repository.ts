import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Whether any payment has come all the way: asked for, paid, and receipted. */
export async function hasReceipt(db: Database): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from gift_receipt) as has`.execute(db);
  return rows[0]!.has;
}

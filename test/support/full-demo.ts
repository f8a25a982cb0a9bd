/** Everything that `npm start` shows, in the database of a test: lists with people in them. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { seedGiro } from '../../dev/seed/demo-giro.ts';
import { seedGiving } from '../../dev/seed/demo-giving.ts';
import { seedMagazine } from '../../dev/seed/demo-magazine.ts';
import { seedMeetings } from '../../dev/seed/demo-meetings.ts';
import { seedNotices } from '../../dev/seed/demo-notices.ts';
import { seedOffices } from '../../dev/seed/demo-offices.ts';
import { seedPost } from '../../dev/seed/demo-post.ts';
import { seedQueueOrder } from '../../dev/seed/demo-queue-order.ts';
import { seedReimbursements } from '../../dev/seed/demo-reimbursements.ts';
import { seedTaxYear } from '../../dev/seed/demo-tax-year.ts';
import { seedRecovery } from '../../dev/seed/seed-recovery.ts';

/** After `seedDemo`, as `npm start` does it. */
export async function fillWithEverything(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await seedGiving(tx, now, 'http://localhost:3000');
    await seedTaxYear(tx, now);
    await seedMagazine(tx, now);
    for (const seed of [
      ...[seedOffices, seedNotices, seedMeetings, seedReimbursements, seedQueueOrder],
      ...[seedPost, seedRecovery],
    ])
      await seed(tx, now);
  });
  await seedGiro(db, now);
}

/** The ids of some rows of a table, the first ones first. */
export async function idsOf(db: Database, table: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { QueueChoice, queueViewName, tagNameLimits } from '#contract/desk-queue-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { seedQueueOrder } from './demo-queue-order.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the desk has tags on open cases, and views of its own; a second time changes nothing', async () => {
  const open = await openTestDatabase();
  try {
    await seedDemo(open.db, { issuer: 'http://localhost:3000/id', now });
    for (let time = 0; time < 2; time++) await inTransaction(open.db, (tx) => seedQueueOrder(tx, now));
    const tags = await sql<{ name: string; cases: number }>`
      select g.name, count(e.id)::int as cases from desk_tag g join enquiry_tag t on t.tag_id = g.id
      join enquiry e on e.id = t.enquiry_id and e.state <> 'closed' group by g.name order by g.name`.execute(
      open.db,
    );
    assert.deepEqual(tags.rows, [
      { name: 'Familie', cases: 2 },
      { name: 'Ring tilbake', cases: 2 },
      { name: 'Spør lokallaget', cases: 1 },
    ]);
    const views = await sql<{ name: string; choice: unknown; isStaff: boolean }>`
      select name, choice, exists (select from staff_member s where s.person_id = v.staff_id) as "isStaff"
      from queue_view v`.execute(open.db);
    assert.equal(views.rows.length, 3);
    for (const { name, choice, isStaff } of views.rows) {
      assert.deepEqual(QueueChoice.parse(choice), choice, name);
      assert.ok(isStaff && name.length <= queueViewName.maximum, name);
    }
    for (const { name } of tags.rows) assert.ok(name.length <= tagNameLimits.maximum, name);
  } finally {
    await open.close();
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { seedMagazine } from './demo-magazine.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the demo people get the magazine, and a second time changes nothing', async () => {
  const open = await openTestDatabase();
  try {
    await seedDemo(open.db, { issuer: 'http://localhost:3000/id', now });
    for (let time = 0; time < 2; time++) await inTransaction(open.db, (tx) => seedMagazine(tx, now));
    const { rows } = await sql<{ number: string; deliveries: number; isPdf: boolean; articles: number }>`
      select i.number, (select count(*)::int from magazine_delivery d where d.issue_id = i.id) as deliveries,
        exists (select from magazine_issue_file f where f.issue_id = i.id
          and substring(f.content from 1 for 5) = '%PDF-'::bytea) as "isPdf",
        (select count(*)::int from magazine_article a where a.issue_id = i.id) as articles
      from magazine_issue i order by i.out_on`.execute(open.db);
    assert.deepEqual(rows, [
      { number: '3/2026', deliveries: 5, isPdf: true, articles: 0 },
      { number: '4/2026', deliveries: 5, isPdf: true, articles: 5 },
      { number: '1/2027', deliveries: 0, isPdf: false, articles: 0 },
      { number: '2/2027', deliveries: 0, isPdf: false, articles: 0 },
    ]);
    const members = await sql`select from magazine_household_member`.execute(open.db);
    assert.equal(members.rows.length, 2);
  } finally {
    await open.close();
  }
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { digestOfRandomOperations } from '../../../test/support/random-operations.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { inTransaction, type OpenDatabase } from './database.ts';

describe('database', () => {
  let open: OpenDatabase;
  before(async () => {
    open = await openTestDatabase();
  });
  after(() => open.close());

  it('gives days as text, counts as numbers and moments as dates', async () => {
    const { rows } = await sql<{ day: string; many: number; moment: Date; document: unknown }>`
      select '2026-03-29'::date as day, 9007199254740991::int8 as many,
        '2026-03-29T01:00:00Z'::timestamptz as moment, '{"a":[1]}'::jsonb as document`.execute(open.db);
    assert.deepEqual(rows[0], {
      day: '2026-03-29',
      many: Number.MAX_SAFE_INTEGER,
      moment: new Date('2026-03-29T01:00:00Z'),
      document: { a: [1] },
    });
  });

  it('keeps nothing of a transaction that fails', async () => {
    const id = randomUUID();
    const fails = inTransaction(open.db, async (tx) => {
      await tx.insertInto('unit').values({ id, kind: 'region', name: 'Oslo' }).execute();
      throw new Error('no');
    });
    await assert.rejects(fails, /^Error: no$/);
    assert.deepEqual(await open.db.selectFrom('unit').selectAll().where('id', '=', id).execute(), []);
  });

  it('retries a transaction once when the database gave up on it', async () => {
    let runs = 0;
    const result = await inTransaction(open.db, async () => {
      runs += 1;
      if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return 'done';
    });
    assert.deepEqual([result, runs], ['done', 2]);
    const fails = inTransaction(open.db, async () => {
      runs += 1;
      throw Object.assign(new Error('could not serialize'), { code: '40001' });
    });
    await assert.rejects(fails, /could not serialize/);
    assert.equal(runs, 4);
  });

  it('keeps connections usable after errors, also inside a script of many statements', async () => {
    for (let round = 0; round < 5; round += 1) {
      await assert.rejects(sql.raw('select 1; select * from nothing_here; select 2').execute(open.db), {
        code: '42P01',
      });
      await assert.rejects(sql`select ${round}::int / 0`.execute(open.db), { code: '22012' });
      const { rows } = await sql<{ round: number }>`select ${round}::int as round`.execute(open.db);
      assert.equal(rows[0]?.round, round);
    }
  });

  it('carries large values and many queries at once', async () => {
    const text = 'æ'.repeat(1_000_000);
    const big = await sql<{ text: string }>`select ${text}::text as text`.execute(open.db);
    assert.equal(big.rows[0]?.text, text);
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map((number) => sql<{ number: number }>`select ${number}::int as number`.execute(open.db)),
    );
    assert.deepEqual(
      answers.map(({ rows }) => rows[0]?.number),
      numbers,
    );
  });

  it('answers 500 random operations alike, whichever database it is', async () => {
    // Both databases must come to this digest. It changes with the operations, and with nothing else.
    assert.equal(await digestOfRandomOperations(open.db, 500), '00e98d3d7f02c3fb84d6672e1805108c');
  });
});

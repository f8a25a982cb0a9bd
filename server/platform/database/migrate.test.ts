import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { listMigrations, type Migration, migrate } from './migrate.ts';

describe('migrations', () => {
  let open: OpenDatabase;
  before(async () => {
    open = await openTestDatabase();
  });
  after(async () => {
    await sql`delete from schema_migration where name like 'test-%'`.execute(open.db);
    await sql`drop table if exists test_one, test_two`.execute(open.db);
    await open.close();
  });
  const migration = (name: string, text: string): Migration => ({ name, text, sha256: text });

  it('are applied once, in order, also by several at the same moment', async () => {
    const files = [
      migration('test-1.sql', 'create table test_one (id int); insert into test_one values (1)'),
      migration('test-2.sql', 'create table test_two as select * from test_one'),
    ];
    const applied = await Promise.all([1, 2, 3].map(() => migrate(open.db, files)));
    assert.deepEqual(applied.flat().sort(), ['test-1.sql', 'test-2.sql']);
    assert.deepEqual(await migrate(open.db), []);
  });

  it('leave nothing behind when they fail, and may be mended', async () => {
    const fails = migrate(open.db, [
      migration('test-3.sql', 'create table test_three (id int); select 1 / 0'),
    ]);
    await assert.rejects(fails, { code: '22012' });
    const { rows } = await sql`select 1 from pg_tables where tablename = 'test_three'`.execute(open.db);
    assert.deepEqual(rows, []);
    assert.deepEqual(await migrate(open.db, [migration('test-3.sql', 'select 1')]), ['test-3.sql']);
  });

  it('may not change after they have been applied', async () => {
    const [first] = listMigrations();
    const fails = migrate(open.db, [{ ...first!, sha256: 'other' }]);
    await assert.rejects(fails, { message: `${first!.name} was changed after it was applied` });
  });
});

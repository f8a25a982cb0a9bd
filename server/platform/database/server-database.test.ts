import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { findFreePort } from '../../../test/support/free-port.ts';
import { startPostgresql } from '../../../test/support/postgresql.ts';
import { testDatabaseUrl } from '../../../test/support/test-database.ts';
import { openDatabase } from './database.ts';

const log = { info() {}, warn() {} };
const open = (databaseUrl: string) => openDatabase({ dataDir: '/nowhere', databaseUrl, prepare: true, log });

describe('database server', () => {
  it('is missed at once, in a sentence without the password', async () => {
    const port = await findFreePort();
    await assert.rejects(open(`postgres://portal:secret@127.0.0.1:${port}/portal`), (problem: Error) => {
      assert.equal(problem.name, 'StartProblem');
      assert.match(problem.message, new RegExp(`^Får ikke kontakt med PostgreSQL på 127.0.0.1:${port}\\.`));
      assert.doesNotMatch(problem.message, /secret/);
      return true;
    });
  });

  it('is refused by name when the database does not exist', { skip: !testDatabaseUrl }, async () => {
    const url = new URL(testDatabaseUrl!);
    url.pathname = '/no_such_database';
    await assert.rejects(open(url.href), { message: /avviste tilkoblingen/ });
  });

  it('may restart, or crash, under an idle pool and in the middle of a transaction', {
    skip: !testDatabaseUrl,
  }, async () => {
    const server = await startPostgresql();
    const { db, close } = await open(server.url);
    try {
      await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
      for (const how of ['fast', 'immediate'] as const) {
        const transaction = db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx);
          await server.restart(how);
          await sql`select 1`.execute(tx);
        });
        await assert.rejects(transaction);
        await delay(50);
        assert.equal((await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one, 1);
      }
    } finally {
      await close();
      await server.stop();
    }
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/support/test-database.ts';

describe('news of the database', () => {
  test('are heard once the change is kept, and only then; a lost connection comes back', async () => {
    const database = await openTestDatabase();
    const { db, kind } = database;
    const heard: string[] = [];
    let missed = 0;
    const hearing = {
      heard: (payload: string) => void heard.push(payload),
      missed: () => {
        missed += 1;
      },
    };
    const until = async (done: () => boolean) => {
      for (let tries = 0; !done(); tries += 1) {
        assert.ok(tries < 200, `heard ${heard}, missed ${missed}`);
        await delay(25);
      }
    };
    await assert.rejects(database.listen('a; drop table person', hearing), /no channel/);
    const stop = await database.listen('some_news', hearing);
    try {
      const say = (what: string) => sql`select pg_notify('some_news', ${what})`;
      await db
        .transaction()
        .execute(async (tx) => {
          await say('undone').execute(tx);
          throw new Error('changed my mind');
        })
        .catch(() => {});
      await db.transaction().execute((tx) => say('kept').execute(tx));
      await until(() => heard.length > 0);
      assert.deepEqual(heard, ['kept']);
      if (kind === 'postgresql') {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'min-side-news' and datname = current_database()`.execute(db);
        await until(() => missed === 1);
        await say('again').execute(db);
        await until(() => heard.includes('again'));
      }
      const before = heard.length;
      await stop();
      await say('too late').execute(db);
      await delay(100);
      assert.equal(heard.length, before, 'stopped, and heard all the same');
    } finally {
      await stop();
      await database.close();
    }
  });
});

/** On a real primary and a standby that follows it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type PostgresqlServer, startPostgresql } from '../../../test/support/postgresql.ts';
import { testDatabaseUrl } from '../../../test/support/test-database.ts';
import { Refusal } from '../refusal.ts';
import { createPool, databaseOn } from './connection-pool.ts';
import type { Database } from './database.ts';
import { createReplica, type Replica } from './replica.ts';
import { createReplicaPool } from './server-database.ts';

const mostLag = 1;
const said: string[] = [];
const log = {
  info: (_details: object, message: string) => void said.push(message),
  warn: (_details: object, message: string) => void said.push(message),
};

describe('a replica', { skip: !testDatabaseUrl }, () => {
  let server: PostgresqlServer;
  let standby: PostgresqlServer;
  let primary: Database;
  /** A superuser of the standby. */
  let admin: Database;
  let replica: Replica;
  const count = async (db: Database) => {
    const { rows } = await sql<{ rows: number; isStandby: boolean }>`
      select (select count(*) from written) as rows, pg_is_in_recovery() as "isStandby"`.execute(db);
    return rows[0]!;
  };
  const write = () => sql`insert into written default values`.execute(primary);
  const connect = (url: string) =>
    databaseOn(createPool({ connectionString: url }, { prepare: false, onLost() {} }));
  const openReplica = (url: string) =>
    createReplica(primary, createReplicaPool({ databaseUrl: url, prepare: true, log }), log, {
      mostLag,
      keptMs: 0,
    });
  const untilStandbyIs = async (isStandby: boolean) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await replica.reads(count);
      if (answer.isStandby === isStandby) return answer;
      await delay(50);
    }
    assert.fail(`the replica was ${isStandby ? 'not ' : ''}used all the time`);
  };
  before(async () => {
    server = await startPostgresql();
    primary = connect(server.url);
    await sql`create table written (id int generated always as identity)`.execute(primary);
    standby = await server.startStandby();
    admin = connect(standby.url);
    replica = openReplica(standby.url);
  });
  after(async () => {
    await replica.close();
    await admin.destroy();
    await primary.destroy();
    await standby.stop();
    await server.stop();
  });

  it('is read while it follows, also when nothing has been written for longer than the bound', async () => {
    await write();
    assert.equal((await untilStandbyIs(true)).rows, 1);
    await delay(1500 * mostLag);
    assert.deepEqual(await replica.reads(count), { rows: 1, isStandby: true });
  });

  it('is not read when it lags by more than the bound, and again when it has caught up', async () => {
    await sql`select pg_wal_replay_pause()`.execute(admin);
    await write();
    await delay(1500 * mostLag);
    await write();
    assert.deepEqual(await replica.reads(count), { rows: 3, isStandby: false });
    await sql`select pg_wal_replay_resume()`.execute(admin);
    assert.equal((await untilStandbyIs(true)).rows, 3);
    assert.deepEqual(said.slice(-2), [
      'statistics are read from the primary',
      'statistics are read from the replica again',
    ]);
  });

  it('takes no writes: they are repeated on the primary, and a refusal is an answer', async () => {
    await replica.reads((db) => sql`insert into written default values`.execute(db));
    assert.equal((await count(primary)).rows, 4);
    let calls = 0;
    const refused = replica.reads(async () => {
      calls += 1;
      throw new Refusal('NOT_FOUND');
    });
    await assert.rejects(refused, { code: 'NOT_FOUND' });
    assert.equal(calls, 1);
  });

  it('that is the primary itself, or gone, is not used', async () => {
    const same = openReplica(server.url);
    assert.equal((await same.reads(count)).isStandby, false);
    assert.equal(said.at(-1), 'statistics are read from the primary');
    await same.close();
    await admin.destroy();
    await standby.restart('immediate');
    assert.equal((await untilStandbyIs(true)).rows, 4);
    admin = connect(standby.url);
    await standby.stop();
    assert.deepEqual(await replica.reads(count), { rows: 4, isStandby: false });
    standby = await server.startStandby();
  });
});

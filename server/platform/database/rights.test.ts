/** Servers and commands that start at the same moment on an empty database. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { testDatabaseUrl } from '../../../test/support/test-database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { openDatabase } from './database.ts';
import { listMigrations } from './migrate.ts';
import { migrateAsOwner } from './rights.ts';

const log = { info() {}, warn() {}, error() {} };
const three = [1, 2, 3];

describe('three at the same moment on an empty database', { skip: !testDatabaseUrl }, () => {
  const name = `portal_empty_${randomUUID().replaceAll('-', '')}`;
  const role = `${name}_server`;
  const urlOf = (database: string, user?: string) => {
    const url = new URL(testDatabaseUrl!);
    url.pathname = `/${database}`;
    if (user) url.username = user;
    return url.href;
  };
  const databases = [`${name}_one`, `${name}_two`] as const;
  let admin: pg.Client;
  before(async () => {
    admin = new pg.Client({ connectionString: testDatabaseUrl! });
    await admin.connect();
    await admin.query(`create role ${role} login`);
    for (const database of databases) await admin.query(`create database ${database}`);
  });
  after(async () => {
    for (const database of databases) await admin.query(`drop database ${database} with (force)`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  it('servers as a role that owns the tables make them, and the queues, once', async () => {
    const databaseUrl = urlOf(databases[0]);
    const applied = await Promise.all(
      three.map(async () => {
        const names: string[] = [];
        const hear = { ...log, info: (details: object) => names.push(...Object.values(details).flat()) };
        const open = await openDatabase({ dataDir: '', databaseUrl, prepare: true, log: hear });
        const jobs = createJobs({ ...open, pool: open.pools.jobs }, log);
        await jobs.start([{ name: 'one', schedule: '0 3 * * *', async run() {} }]);
        await jobs.stop();
        await open.close();
        return names;
      }),
    );
    const all = listMigrations().map((migration) => migration.name);
    assert.deepEqual(applied.flat().sort(), all);
  });

  it('commands as the owner make them once, and each gives the server its rights', async () => {
    const [owner, server] = [urlOf(databases[1]), urlOf(databases[1], role)];
    const applied = await Promise.all(three.map(() => migrateAsOwner(server, owner)));
    assert.equal(applied.flat().length, listMigrations().length);
    const open = await openDatabase({ dataDir: '', databaseUrl: server, prepare: true, log });
    await open.close();
  });
});

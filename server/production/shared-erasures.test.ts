import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { replayErasures } from '#server/features/leaving/erasure-replay-service.ts';
import { leavingJobs } from '#server/features/leaving/leaving-jobs.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { withFormer } from '#server/platform/server-secret.ts';
import type { Erasure } from '#server/ports/erasure-list.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { rowsOf, takeBackup } from '../../test/support/erasure-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../test/support/test-portal.ts';
import { createSharedErasures } from './shared-erasures.ts';

const leavers = ['kari', 'ola', 'aud', 'liv', 'nils', 'siri'] as const;
const quiet = { info() {}, error() {}, warn() {} };
const secret: Buffer<ArrayBuffer> = Buffer.alloc(32, 9);

describe('erasures of several servers', () => {
  let portal: TestPortal;
  let folder: string;
  beforeEach(async () => {
    portal = await openTestPortal();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'erasures-'));
  });
  afterEach(async () => {
    await portal.close();
    fs.rmSync(folder, { recursive: true });
  });

  /** What a server with its own data folder has. */
  const listOf = (server: string, key: Buffer = secret) =>
    createSharedErasures(portal.db, createErasureFile(path.join(folder, server)), key);
  const idsIn = async (server: string) => (await listOf(server).all()).map(({ id }) => id);
  const erasureOf = (id: string): Erasure => ({
    kind: 'membership',
    id,
    personId: randomUUID(),
    magazine: 'stop',
    account: 'delete',
    at: '2026-11-01T12:00:00.000Z',
  });
  /** As if all that is known had been known for a day and an hour. */
  const growOld = () =>
    sql`update erasure_known set recorded_at = recorded_at - interval '25 hours'`.execute(portal.db);

  /** The jobs of the leavers, the first half on one server and the rest on the other. */
  async function purgeAll(servers: readonly [string, string]): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select id from leaving where purged_at is null order by left_at`.execute(portal.db);
    for (const [at, { id }] of rows.entries()) {
      const jobs = leavingJobs({
        db: portal.db,
        clock: { now: () => new Date() },
        organisation,
        accountRemoval: null,
        erasures: listOf(servers[at % 2]!),
        mail: { send: async () => {} },
        seal: createNumberSeal([portal.secret]),
        children: portal.services.children.children,
        makeCertificate: portal.services.leaving.makeCertificate,
        raise: portal.raise,
      });
      await jobs
        .find(({ name }) => name === 'purge-leaver')
        ?.run({ leavingId: id } as never, { log: {} as never });
    }
  }
  const replay = (server: string) =>
    replayErasures({
      db: portal.db,
      erasures: listOf(server),
      ...portal.services.leaving,
      giving: portal.services.giving,
      magazine: portal.services.magazine.magazine,
      now: new Date(),
    });
  const countMembers = async () => {
    const counts = await Promise.all(leavers.map((name) => rowsOf(portal.db, demoPersons[name].id)));
    return counts.filter((count) => count['membership.person_id']).length;
  };

  test('drill: six leave, a backup from before is put back, and none of them comes back', async () => {
    const putBack = await takeBackup(portal.db);
    const choices = { reason: '', magazine: 'stop', account: 'delete', sendsEmail: false };
    for (const name of leavers) {
      const account = name === 'siri' ? 'familie' : name;
      const answer = await portal.call(account, 'POST /api/leaving', {
        personId: demoPersons[name].id,
        body: { ...choices, textVersion: leavingTextVersion },
      });
      assert.equal(answer.status, 200, `${name}: ${answer.text}`);
    }
    await purgeAll(['a', 'b']);
    assert.equal(await countMembers(), 0);
    // Each server has erased three of them, and has the others in its list once it has merged.
    assert.ok((await idsIn('a')).length < (await listOf('a').merge(quiet)));
    await listOf('b').merge(quiet);
    assert.deepEqual((await idsIn('a')).toSorted(), (await idsIn('b')).toSorted());

    await putBack();
    assert.equal(await countMembers(), leavers.length);
    // Only one of the two machines is left.
    fs.rmSync(path.join(folder, 'a'), { recursive: true });
    await listOf('b').merge(quiet);
    assert.ok((await replay('b')) >= leavers.length);
    await purgeAll(['b', 'b']);
    assert.equal(await countMembers(), 0);
    assert.equal(await replay('b'), 0);
  });

  test('a list that lacks what the database has known for a day is refused; merged with the newest one it is not', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await listOf('a').add(erasureOf(one));
    await listOf('a').add(erasureOf(other));
    // What another server has just erased is no reason to stop.
    assert.equal(await listOf('new').merge(quiet), 2);
    fs.rmSync(path.join(folder, 'new'), { recursive: true });
    await growOld();
    await assert.rejects(listOf('new').merge(quiet), {
      name: 'StartProblem',
      message: /mangler 2 av de 2 slettingene.*npm run erasures -- merge/,
    });
    assert.deepEqual(await idsIn('new'), []);
    assert.equal(await listOf('new').merge(quiet, true), 2);
    assert.equal(await listOf('new').merge(quiet), 2);
    assert.deepEqual((await idsIn('new')).toSorted(), [one, other].toSorted());
  });

  test('a list that cannot be read is refused, and not taken for an empty one', async () => {
    fs.mkdirSync(path.join(folder, 'a', 'erasures.jsonl'), { recursive: true });
    await assert.rejects(listOf('a').merge(quiet), { name: 'StartProblem', message: /kan ikke leses/ });
  });

  test('what somebody writes into the database, without our seal, erases no member', async () => {
    const forged = JSON.stringify(erasureOf(demoPersons.kari.membership!.id));
    await sql`insert into erasure_known (kind, subject_id, entry, seal)
      values ('membership', ${demoPersons.kari.membership!.id}, ${forged}, '\\x00')`.execute(portal.db);
    const errors: object[] = [];
    await listOf('a').merge({ ...quiet, error: (details: object) => errors.push(details) });
    assert.deepEqual(await idsIn('a'), []);
    assert.deepEqual(errors, [{ foreign: 1 }]);
  });

  test('with a new secret in front of the former one, all is sealed with the new one', async () => {
    const id = randomUUID();
    await listOf('a').add(erasureOf(id));
    const newest = Buffer.alloc(32, 3);
    await listOf('a', withFormer([newest, secret])).merge(quiet);
    await growOld();
    await assert.rejects(listOf('b', newest).merge(quiet), { name: 'StartProblem' });
  });

  test('a line that was cut off by a crash does not take the next one with it', async () => {
    const file = path.join(folder, 'a', 'erasures.jsonl');
    const [one, other] = [randomUUID(), randomUUID()];
    await listOf('a').add(erasureOf(one));
    fs.appendFileSync(file, '{"kind":"membership","id":"cut');
    await listOf('a').add(erasureOf(other));
    assert.deepEqual(await idsIn('a'), [one, other]);
  });
});

/** The changes of a system as JSON Lines, as the command is started: since a position, a moment, and from the beginning. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import type { RegisterChange } from '#contract/register-api-endpoints.ts';
import type { FeedPurpose } from '#contract/register-feed.ts';
import { addSubscriber } from '#server/features/feeding/subscriber-repository.ts';
import { type Database, inTransaction, openDatabase } from '#server/platform/database/database.ts';
import { unpackMigrated } from '../../test/support/migrated-snapshot.ts';

const root = path.resolve(import.meta.dirname, '../..');
const personId = randomUUID();

describe('npm run export', () => {
  let folder: string;
  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
    await unpackMigrated(folder);
    await onDatabase(async (db) => {
      await subscribe(db, 'Fagsystem', 'member-system');
      for (const [number, id] of [
        ['100001', personId],
        ['100002', randomUUID()],
      ]) {
        await sql`insert into person (id, given_name, family_name) values (${id}, 'Ask', 'Prøve')`.execute(
          db,
        );
        await sql`insert into membership (id, person_id, number, joined_on)
          values (${randomUUID()}, ${id}, ${number}, '2026-01-01')`.execute(db);
      }
    });
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** The embedded database is open in one process at a time. */
  async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const options = { dataDir: folder, databaseUrl: null, prepare: true, log: { info() {}, warn() {} } };
    const { db, close } = await openDatabase(options);
    return work(db).finally(close);
  }
  const change = (statement: RawBuilder<unknown>) => onDatabase((db) => statement.execute(db));
  const subscribe = (db: Database, name: string, purpose: FeedPurpose) => {
    const own = { id: randomUUID(), name, purpose, url: null, mayWrite: false };
    const row = { ...own, secretSealed: Buffer.alloc(32), position: 0, at: new Date() };
    return inTransaction(db, (tx) => addSubscriber(tx, row));
  };

  type Run = { code: number; stdout: string; stderr: string };
  function run(...args: string[]): Promise<Run> {
    const { PATH, TMPDIR } = process.env;
    const env = { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), DATA_DIR: folder };
    return new Promise((resolve) => {
      const program = ['server/commands/export-events.ts', ...args];
      const child = execFile(process.execPath, program, { cwd: root, env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  }
  /** @returns the changes, one of each line, and where to go on */
  function read({ code, stdout, stderr }: Run): { changes: RegisterChange[]; position: string } {
    assert.equal(code, 0, stderr);
    assert.ok(stdout === '' || stdout.endsWith('\n'));
    const changes = stdout.split('\n').filter(Boolean);
    const [, count, position] = /^(\d+) hendelser\. Fortsett med --since=(\d+)$/m.exec(stderr) ?? [];
    assert.equal(Number(count), changes.length);
    return { changes: changes.map((line) => JSON.parse(line) as RegisterChange), position: position! };
  }
  const brief = (changes: readonly RegisterChange[]) =>
    changes.map(({ type, subject, member }) => [type, subject, member?.familyName ?? null]);

  test('writes all of it, then what is new since a position or a moment, with what must be erased', async () => {
    const first = read(await run('events', '--to=fagsystem'));
    assert.deepEqual(brief(first.changes), [
      ['member.joined', '100001', 'Prøve'],
      ['member.joined', '100002', 'Prøve'],
    ]);
    assert.equal(Number(first.position), first.changes.at(-1)!.position);

    await change(sql`update person set family_name = 'Nyere' where id = ${personId}`);
    // The only system.
    const second = read(await run('events', `--since=${first.position}`));
    assert.deepEqual(brief(second.changes), [['member.changed', '100001', 'Nyere']]);

    const moment = new Date().toISOString();
    await change(sql`update person set is_address_shielded = true where id = ${personId}`);
    const third = read(await run('events', `--since=${moment}`));
    assert.deepEqual(brief(third.changes), [['member.erased', '100001', null]]);
    assert.ok(Number(third.position) > Number(second.position));
    const { rows } = await change(sql`
      select subject, erasure_at is not null as "isAsked" from register_copy order by subject`);
    assert.deepEqual(rows, [
      { subject: '100001', isAsked: true },
      { subject: '100002', isAsked: false },
    ]);
  });

  test('asks which system is meant, and writes nothing for one that is ended or words it does not know', async () => {
    await onDatabase(async (db) => {
      await subscribe(db, 'Trykkeri', 'post');
      await subscribe(db, 'Nyhetsbrev', 'newsletter');
      await subscribe(db, 'Gammelt', 'post');
      await sql`update register_subscriber set state = 'ended' where name = 'Gammelt'`.execute(db);
    });
    for (const [args, code, says] of [
      [['events'], 1, /^Flere systemer .*: «Fagsystem», «Nyhetsbrev», «Trykkeri»\. Velg ett med --to\.$/m],
      [['events', '--to=Gammelt'], 1, /^Ingen aktive systemer heter «Gammelt»/m],
      [['events', '--to=Trykkeri', '--since=i går'], 2, /^Bruk: /m],
    ] as const) {
      const answer = await run(...args);
      assert.deepEqual([answer.code, answer.stdout], [code, ''], answer.stderr);
      assert.match(answer.stderr, says);
    }
  });
});

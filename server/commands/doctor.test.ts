/** The doctor itself, as it is started: what it prints of a portal that is well, and of each thing that is wrong. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { loadConfig } from '#server/config/config.ts';
import { type Inbox, startInbox } from '../../dev/inbox/inbox.ts';
import { findFreePort } from '../../test/support/free-port.ts';
import { unpackMigrated } from '../../test/support/migrated-snapshot.ts';
import { openTestDatabase, testDatabaseUrl } from '../../test/support/test-database.ts';
import { judgeClock, judgeMigrations } from './doctor-database.ts';
import { judgeRoom } from './doctor-machine.ts';
import { checkSender } from './doctor-sender.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('a disk that is nearly full, a clock that is off and migrations that do not fit are judged by how bad they are', () => {
  const levels = (findings: { level: string }[]) => findings.map(({ level }) => level);
  assert.deepEqual(levels([255, 256, 2047, 2048].map((room) => judgeRoom(room, '/data'))), [
    ...['error', 'warning', 'warning', 'ok'],
  ]);
  assert.deepEqual(levels([30_600, -30_600, 29_000, 2_600, -2_400, 0].map(judgeClock)), [
    ...['error', 'error', 'warning', 'warning', 'ok', 'ok'],
  ]);
  const ours = [
    { name: '1.sql', sha256: 'a' },
    { name: '2.sql', sha256: 'b' },
  ];
  const judge = (applied: Record<string, string>, mayMigrate = false) =>
    judgeMigrations(ours, new Map(Object.entries(applied)), mayMigrate);
  assert.equal(judge({ '1.sql': 'a', '2.sql': 'b' }).level, 'ok');
  assert.equal(judge({ '1.sql': 'a' }).level, 'error');
  assert.equal(judge({ '1.sql': 'a' }, true).level, 'ok');
  assert.equal(judge({ '1.sql': 'a', '2.sql': 'b', '3.sql': 'c' }).level, 'warning');
  const changed = judge({ '1.sql': 'x', '2.sql': 'b' }, true);
  assert.deepEqual([changed.level, /1\.sql/.test(changed.text)], ['error', true]);
});

test('what the DNS lacks for the sender is a fault, and what it does not answer a warning', async () => {
  const config = loadConfig({});
  const found = await checkSender(config, {
    texts: async (name) => (name.startsWith('_dmarc') ? null : []),
  });
  assert.deepEqual(
    found.map(({ level, text }) => [level, text.split(' ')[0]]),
    [
      // On this machine the portal has no domain of its own.
      ['warning', 'minside.example'],
      ['ok', 'humanistlaget.example'],
      ['error', 'SPF'],
      ['warning', 'DKIM'],
      ['warning', 'DMARC'],
    ],
  );
});

describe('npm run doctor', () => {
  let folder: string;
  let inbox: Inbox;
  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
    inbox = await startInbox({ port: 0, smtpPort: 0 });
  });
  after(async () => {
    await inbox.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** @returns its exit code and its lines */
  function examine(environment: Record<string, string>): Promise<{ code: number; lines: string[] }> {
    const { PATH, TMPDIR } = process.env;
    const around = { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }) };
    const suppliers = { SMTP_URL: inbox.smtpUrl, SMS_URL: inbox.smsUrl };
    const env = { ...around, ...suppliers, DATA_DIR: folder, ...environment };
    return new Promise((resolve) => {
      const program = ['server/commands/doctor.ts'];
      const child = execFile(process.execPath, program, { cwd: root, env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') }),
      );
    });
  }
  const withLevel = (lines: readonly string[], level: string) =>
    lines.filter((line) => line.startsWith(`${level} `));

  test('names all settings that are wrong, and ends with 1', async () => {
    const { code, lines } = await examine({ PORT: 'x', PROXIES: 'y', REQUEST_PER_MINUTE: '1' });
    assert.equal(code, 1);
    assert.deepEqual(withLevel(lines, 'feil'), [
      'feil      Innstillinger: PORT må være et helt tall fra 1 til 65535.',
      'feil      Innstillinger: PROXIES må være et helt tall fra 0 til 5.',
    ]);
    assert.match(withLevel(lines, 'advarsel')[0]!, /Mente du REQUESTS_PER_MINUTE\?$/);
    assert.equal(lines.at(-1), '2 feil, 2 advarsler');
  });

  test('finds nothing wrong with a portal that would start, and ends with 0', async () => {
    await unpackMigrated(folder);
    fs.chmodSync(folder, 0o700);
    const { code, lines } = await examine({});
    // Whether the pages are built, and how full the disk is, is of the machine that the test runs on.
    const faults = withLevel(lines, 'feil');
    assert.deepEqual(
      faults.filter((line) => !/(Nettsider|Ledig plass): /.test(line)),
      [],
    );
    assert.equal(code, faults.length > 0 ? 1 : 0);
    for (const line of [/^ok +Database: /, /^ok +Migreringer: Databasen er oppdatert/, /^ok +E-posttjener: /])
      assert.ok(
        lines.some((one) => line.test(one)),
        String(line),
      );
  });

  test('a mail server, an SMS gateway and a database that do not answer are named, without passwords', async () => {
    const gone = await findFreePort();
    const { code, lines } = await examine({
      SMTP_URL: `smtp://user:sommer@127.0.0.1:${gone}`,
      SMS_URL: `http://127.0.0.1:${gone}/sms`,
      DATABASE_URL: `postgres://portal:sommer@127.0.0.1:${gone}/portal`,
      PUBLIC_ORIGIN: 'http://localhost:3000',
    });
    assert.equal(code, 1);
    const faults = withLevel(lines, 'feil').join('\n');
    for (const what of ['E-posttjener', 'SMS-tjeneste', 'Database'])
      assert.match(faults, new RegExp(`${what}: .*127\\.0\\.0\\.1:${gone}`), what);
    assert.doesNotMatch(lines.join('\n'), /sommer/);
  });

  test('a role that owns the tables, and a migration that is missing, are found', {
    skip: !testDatabaseUrl,
  }, async () => {
    const database = await openTestDatabase();
    try {
      const { url, ownerUrl } = database.urls!;
      const PUBLIC_ORIGIN = 'http://localhost:3000';
      const well = await examine({ DATABASE_URL: url, PUBLIC_ORIGIN });
      assert.match(well.lines.join('\n'), /^ok +Databaserettigheter: .*eier ingen tabeller/m);
      assert.match(well.lines.join('\n'), /^ok +Klokke: /m);
      const owner = await examine({ DATABASE_URL: ownerUrl, PUBLIC_ORIGIN });
      assert.match(owner.lines.join('\n'), /^advarsel +Databaserettigheter: /m);
      await sql`delete from schema_migration where name like '0001%'`.execute(database.db);
      const behind = await examine({ DATABASE_URL: url, PUBLIC_ORIGIN });
      assert.equal(behind.code, 1);
      assert.match(behind.lines.join('\n'), /^feil +Migreringer: 1 mangler/m);
    } finally {
      await database.close();
    }
  });
});

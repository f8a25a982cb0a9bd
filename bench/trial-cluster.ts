/**
 * `npm run trial:cluster -- --seconds=10 --only=faults,backup,alerts`: the whole of `deploy/cluster` on this machine, with programs of
 * Debian's packages. Three machines with etcd, Patroni and PostgreSQL, two portals behind HAProxy and PgBouncer, pgBackRest and
 * Prometheus. Members write all the time; each part is killed in turn. Prints errors, the longest time without an answered
 * write, and what was lost or doubled. Ends with 77 where the packages are not available.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/database.ts';
import { build } from '../dev/build.ts';
import { startInbox } from '../dev/inbox/inbox.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { type Drill, makeBackup, restoreBetween } from './cluster-backup.ts';
import { faultsOf, runFaults } from './cluster-faults.ts';
import { type Seen, signIn, startWriter, type Writer } from './cluster-load.ts';
import type { Machines } from './cluster-machines.ts';
import { type Started, startCluster } from './cluster-start.ts';
import { startWatching } from './cluster-watching.ts';
import { checkDatabase } from './crash-check.ts';
import { type DebianPrograms, unpackPrograms } from './debian-programs.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endNotRun, endWithVerdict } from './verdict.ts';

const { seconds, writers, only } = takeSize(
  { seconds: { full: 10, small: 3 }, writers: { full: 4, small: 3 } },
  ['faults', 'backup', 'alerts'],
);
/** Of a member who looks at the page. */
const mostGapSeconds = 30;
const packages = [
  ...[
    'etcd-server',
    'patroni',
    'pgbackrest',
    'pgbouncer',
    'haproxy',
    ...(only.includes('alerts') ? ['prometheus'] : []),
  ],
  // What those of Python and the others need, and a machine with PostgreSQL may not have.
  ...[
    'cdiff',
    'click',
    'dateutil',
    'dnspython',
    'etcd',
    'prettytable',
    'psutil',
    'psycopg2',
    'six',
    'idna',
  ].map((name) => `python3-${name}`),
  ...['python3-urllib3', 'python3-wcwidth', 'python3-yaml', 'libc-ares2', 'libevent-2.1-7', 'liblua5.3-0'],
  ...['libopentracing-c-wrapper0', 'libopentracing1'],
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
fs.chmodSync(folder, 0o755);
const log = { info() {}, warn() {} };

/** Whether a standby answers for the statistics of the desk, once they have copied the primary. */
async function readsFromStandby({ machines, origin }: Started, token: string): Promise<boolean> {
  await machines.untilWhole();
  const primary = await machines.primary();
  const standbys = machines.machines.filter((one) => one.name !== primary.name);
  const headers = { authorization: `Bearer ${token}` };
  const text = `select count(*)::int as readers from pg_stat_activity where application_name = 'min-side-replica'`;
  for (let tries = 0; tries < 20; tries += 1, await delay(500)) {
    const answer = await fetch(`${origin}/api/staff/statistics`, { headers });
    if (!answer.ok) throw new Error(`The statistics: ${answer.status} ${await answer.text()}`);
    const readers = standbys.map((one) =>
      machines.asAdministrator<{ readers: number }>(text, one).then(
        ([row]) => row!.readers,
        () => 0,
      ),
    );
    if ((await Promise.all(readers)).some((count) => count > 0)) return true;
  }
  return false;
}

/** Each machine has the same messages in the end, the one that came back too. */
async function countDifferent(machines: Machines): Promise<number> {
  await machines.untilWhole();
  const contents = () =>
    Promise.all(
      machines.machines.map(async (place) => {
        const text = `select md5(string_agg(id::text || body, ',' order by id)) as hash from enquiry_message`;
        const [row] = await machines.asAdministrator<{ hash: string }>(text, place).catch(() => []);
        return row?.hash ?? place.name;
      }),
    );
  let different = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 100 && different > 0; tries += 1, await delay(200))
    different = new Set(await contents()).size - 1;
  return different;
}

async function runCluster(programs: DebianPrograms) {
  const inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  const started = await startCluster(programs, folder, { SMTP_URL: inbox.smtpUrl, SMS_URL: inbox.smsUrl });
  const { setting, machines, ports, origin, front } = started;
  const accessToken = await signIn(origin, inbox, 'kari');
  const isRead = isSmall || (await readsFromStandby(started, await signIn(origin, inbox, 'mona')));

  const seen: Seen = { promised: [], answeredAt: [], errors: 0 };
  let isOver = false;
  const keepWriting = async (writer: Writer) => {
    while (!isOver) {
      await writer.write();
      await delay(20);
    }
  };
  const crew = await Promise.all(
    Array.from({ length: writers }, () => startWriter(origin, accessToken, seen)),
  );
  const writing = Promise.all(crew.map(keepWriting));
  writing.catch(() => {});
  const load = { seen, writer: crew[0]! };

  const watching = only.includes('alerts') ? await startWatching(setting, ports) : null;
  await watching?.untilScraped();
  const drills: Drill[] = [];
  let backup: Awaited<ReturnType<typeof makeBackup>> | null = null;
  if (only.includes('backup')) {
    await machines.untilWhole();
    backup = await makeBackup(setting, machines);
    drills.push(await restoreBetween('after the backup', setting, machines, load));
  }
  const alertSeconds = watching ? await watching.alertOf(front.two) : null;
  const faults = only.includes('faults') ? faultsOf(front, machines, isSmall) : [];
  const rows = await runFaults(faults, { machines, ports, seen, seconds, mostGapSeconds });
  if (backup && !isSmall) {
    await machines.untilWhole();
    // Through a change of the primary in any case.
    if (faults.length === 0) await machines.switchOver();
    drills.push(await restoreBetween('after all of it', setting, machines, load));
  }
  const fired = (await watching?.fired()) ?? [];
  isOver = true;
  await Promise.race([writing, delay(mostGapSeconds * 1000)]);
  const different = isSmall ? 0 : await countDifferent(machines);
  const databaseUrl = machines.urlOf([await machines.primary()], 'portal', 'portal');
  const database = await openDatabase({ dataDir: folder, databaseUrl, prepare: true, log });
  const { lost, doubled } = await checkDatabase(database.db, seen.promised);
  await database.close();
  await Promise.all(Object.values(front).map((part) => part.halt()));
  await inbox.close();
  await machines.stop();
  return {
    rows,
    lost,
    doubled,
    different,
    acknowledged: seen.promised.length,
    backup,
    drills,
    isRead,
    alertSeconds,
    fired,
  };
}

endAfterMinutes(25);
const programs = fs.existsSync('/usr/bin/python3') ? unpackPrograms(packages, folder) : null;
if (!programs) endNotRun('the Debian packages of etcd, Patroni, HAProxy and others are not available here');
if (!(await build({ onlyIfChanged: true }))) throw new Error('The pages could not be built');
const found = await runCluster(programs).catch((error: Error) => {
  console.error(`The logs are in ${folder}`);
  throw error;
});
fs.rmSync(folder, { recursive: true });
const { rows, drills, backup, acknowledged, lost, doubled, different } = found;
if (rows.length > 0)
  printTable(
    ['Killed', 'Writes answered', 'Errors, all sent again', 'Longest without an answer, s'],
    rows.map(({ what, writes, errors, gap }) => [what, String(writes), String(errors), String(gap)]),
  );
if (backup)
  printTable(
    [
      'Restored to a moment',
      'Seconds',
      'Acknowledged before',
      'Lost',
      'Doubled',
      'The write before, not that after',
    ],
    drills.map((drill) => [
      drill.name,
      ...[drill.seconds, drill.acknowledged, drill.lost, drill.doubled].map(String),
      drill.isBetween ? 'yes' : 'no',
    ]),
  );
printTable(
  ['In all', ''],
  [
    ['Acknowledged', acknowledged],
    ['Lost', lost],
    ['Doubled', doubled],
    ['Machines that differ in the end', different],
    ['Statistics are read from a standby', isSmall ? 'not looked at' : found.isRead ? 'yes' : 'no'],
    ...(backup ? [['A backup of all under load, s', backup.seconds]] : []),
    ...(found.alertSeconds === null ? [] : [['PortalDown after, s', found.alertSeconds]]),
    ...(found.fired.length > 0 ? [['Alerts that fired', found.fired.join(', ')]] : []),
  ].map((row) => row.map(String)),
);
console.log(machine());
const isQuick = isSmall || rows.every(({ gap }) => gap <= mostGapSeconds);
const isRestored = drills.every((drill) => drill.isBetween && drill.lost + drill.doubled === 0);
endWithVerdict(
  acknowledged > 0 &&
    lost + doubled + different === 0 &&
    found.isRead &&
    isQuick &&
    isRestored &&
    !backup?.isReadable,
  `each part may be killed: nothing acknowledged is lost or doubled, writes are answered again within ${mostGapSeconds} seconds, and a backup is restored to a moment.`,
);

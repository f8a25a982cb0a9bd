/**
 * `npm run trial:cluster -- --seconds=15 --only=faults,backup,alerts`: the whole of `deploy/cluster` on this machine, with programs of
 * Debian's packages. Three machines with etcd, Patroni and PostgreSQL, two portals behind HAProxy and PgBouncer, pgBackRest and
 * Prometheus. Members write all the time; each part is killed in turn. Prints errors, the longest time without an answered
 * write, and what was lost or doubled. Ends with 77 where the packages are not available.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateAsOwner } from '#server/platform/database/rights.ts';
import { build } from '../dev/build.ts';
import { startInbox } from '../dev/inbox/inbox.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { postgresqlPrograms, unprivilegedUser } from '../test/support/postgresql.ts';
import { selfSignedCertificate } from '../test/support/self-signed-certificate.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import {
  createStanza,
  type Drill,
  makeBackup,
  restoreBetween,
  writeBackupSettings,
} from './cluster-backup.ts';
import { type Fault, type Front, faultsOf, type Row, runFaults } from './cluster-faults.ts';
import {
  choosePorts,
  type Ports,
  startHaproxy,
  startPgbouncer,
  startPortals,
  untilReady,
} from './cluster-front.ts';
import { type Seen, startWriter, type Writer } from './cluster-load.ts';
import { administrator, type Machines, type Setting, startMachines } from './cluster-machines.ts';
import { startWatching } from './cluster-watching.ts';
import { checkDatabase } from './crash-check.ts';
import { type DebianPrograms, unpackPrograms } from './debian-programs.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endNotRun, endWithVerdict } from './verdict.ts';

const { seconds, writers, only } = takeSize(
  { seconds: { full: 15, small: 3 }, writers: { full: 8, small: 3 } },
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

function makeSetting(programs: DebianPrograms): Setting {
  const { uid, gid } = unprivilegedUser();
  const user = uid === undefined || gid === undefined ? undefined : { uid, gid };
  const { key, cert } = selfSignedCertificate();
  const fileOf = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    if (user) fs.chownSync(file, user.uid, user.gid);
    return file;
  };
  const password = randomBytes(16).toString('hex');
  const certificate = fileOf('database.pem', cert);
  return { programs, folder, user, certificate, key: fileOf('database.key', key), password };
}

/** The roles and tables of a portal in public, and demo people. The time-outs are of the role, as behind each pooler. */
async function fillDatabase(machines: Machines, { password }: Setting, issuer: string): Promise<void> {
  const primary = await machines.primary();
  await promisify(execFile)('sh', ['database-roles.sh'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PATH: `${postgresqlPrograms()}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(primary.ports.postgresql),
      PGPASSWORD: password,
      POSTGRES_USER: administrator(),
      DATABASE_OWNER_PASSWORD: password,
      DATABASE_PASSWORD: password,
    },
  });
  const urlOf = (role: string) => machines.urlOf([primary], role, 'portal');
  await migrateAsOwner(urlOf('portal'), urlOf('portal_owner'));
  await machines.asAdministrator(`alter role portal set statement_timeout = '60s';
    alter role portal set lock_timeout = '5s';
    alter role portal set idle_in_transaction_session_timeout = '60s'`);
  const { db, close } = await openDatabase({
    dataDir: folder,
    databaseUrl: urlOf('portal'),
    prepare: true,
    log,
  });
  await seedDemo(db, { issuer, now: new Date() });
  await close();
}

type Started = { setting: Setting; machines: Machines; ports: Ports; origin: string; front: Front };

async function startCluster(programs: DebianPrograms, environment: Record<string, string>): Promise<Started> {
  const setting = makeSetting(programs);
  const ports = await choosePorts();
  const origin = `http://localhost:${ports.front}`;
  const machines = await startMachines(setting, (place) => writeBackupSettings(setting, place));
  await machines.untilPrimary();
  await createStanza(setting, machines);
  await fillDatabase(machines, setting, `${origin}/id`);
  const haproxy = startHaproxy(setting, ports, machines.machines);
  const pgbouncer = startPgbouncer(setting, ports);
  const [one, two] = startPortals(setting, ports, {
    ...environment,
    PUBLIC_ORIGIN: origin,
    DATABASE_LISTEN_URL: machines.urlOf(machines.machines, 'portal', 'portal'),
  });
  for (const port of [ports.one, ports.two, ports.front]) await untilReady(`http://localhost:${port}`);
  return { setting, machines, ports, origin, front: { one, two, pgbouncer, haproxy } };
}

/** Each machine has the same messages in the end, the one that came back too. */
async function countDifferent(machines: Machines): Promise<number> {
  const contents = () =>
    Promise.all(
      machines.machines.map(async (place) => {
        const text = `select md5(string_agg(id::text || body, ',' order by id)) as hash from enquiry_message`;
        const [row] = await machines.asAdministrator<{ hash: string }>(text, place);
        return row!.hash;
      }),
    );
  let different = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 100 && different > 0; tries += 1, await delay(200))
    different = new Set(await contents()).size - 1;
  return different;
}

async function runCluster(programs: DebianPrograms) {
  const inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  const started = await startCluster(programs, { SMTP_URL: inbox.smtpUrl, SMS_URL: inbox.smsUrl });
  const { setting, machines, ports, origin, front } = started;
  const { email } = demoAccounts.kari;
  const readCode = async () => {
    for (let tries = 0; tries < 200; tries += 1, await delay(50)) {
      const code = /\b\d{6}\b/.exec(inbox.messages(email)[0]?.text ?? '');
      if (code) return code[0];
    }
    throw new Error('No code came');
  };
  const { accessToken } = await signInForTokens({ origin, identifier: email, readCode });

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
  const faults: Fault[] = only.includes('faults') ? faultsOf(front, machines, isSmall) : [];
  const rows: Row[] = await runFaults(faults, { machines, ports, seen, seconds, mostGapSeconds });
  if (backup && !isSmall) {
    await machines.untilWhole();
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
    alertSeconds,
    fired,
  };
}

endAfterMinutes(20);
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
    ...(backup ? [['A backup of all under load, s', backup.seconds]] : []),
    ...(found.alertSeconds === null ? [] : [['PortalDown after, s', found.alertSeconds]]),
    ...(found.fired.length > 0 ? [['Alerts that fired', found.fired.join(', ')]] : []),
  ].map((row) => row.map(String)),
);
console.log(machine());
const isQuick = isSmall || rows.every(({ gap }) => gap <= mostGapSeconds);
const isRestored = drills.every((drill) => drill.isBetween && drill.lost + drill.doubled === 0);
endWithVerdict(
  acknowledged > 0 && lost + doubled + different === 0 && isQuick && isRestored && !backup?.isReadable,
  `each part may be killed: nothing acknowledged is lost or doubled, writes are answered again within ${mostGapSeconds} seconds, and a backup is restored to a moment.`,
);

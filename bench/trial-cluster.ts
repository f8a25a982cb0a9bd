/**
 * `npm run trial:cluster -- --seconds=15`: a whole cluster on this machine (two portals behind HAProxy, PgBouncer, three PostgreSQL servers
 * that follow each other), with programs of Debian's packages and the files of `deploy/cluster`. Members write all the time; each
 * part is killed in turn. Prints errors, the longest time without an answered write, and what was lost or doubled.
 * What Patroni does is done by this program (`cluster-databases.ts`). Ends with 77 where the packages are not available.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/database.ts';
import { build } from '../dev/build.ts';
import { startInbox } from '../dev/inbox/inbox.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { type ClusterDatabases, startClusterDatabases } from './cluster-databases.ts';
import { type Part, postgresUser, startPortal, startProgram, withAddresses } from './cluster-parts.ts';
import { checkDatabase } from './crash-check.ts';
import { type Promised, trialSubject } from './crash-writers.ts';
import { type DebianPrograms, unpackPrograms } from './debian-programs.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endNotRun, endWithVerdict } from './verdict.ts';

const { seconds, writers } = takeSize({
  seconds: { full: 15, small: 3 },
  writers: { full: 8, small: 3 },
});
/** Of a member who looks at the page. */
const mostGapSeconds = 30;
const packages = ['pgbouncer', 'haproxy', 'libc-ares2', 'libevent-2.1-7', 'liblua5.3-0'];
const ofHaproxy = ['libopentracing-c-wrapper0', 'libopentracing1'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
fs.chmodSync(folder, 0o755);
const fileIn = (name: string, text: string) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text, { mode: 0o644 });
  return file;
};

type Ports = Record<'front' | 'primary' | 'replicas' | 'pooler' | 'one' | 'two', number>;

function startHaproxy(programs: DebianPrograms, ports: Ports, { nodes }: ClusterDatabases): Part {
  const addresses: Record<string, string> = {
    'bind :443 ssl crt /etc/haproxy/minside.pem alpn h2,http/1.1': `bind 127.0.0.1:${ports.front}`,
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${ports.primary}`,
    'bind 127.0.0.1:5001': `bind 127.0.0.1:${ports.replicas}`,
    '192.0.2.21:3000': `127.0.0.1:${ports.one}`,
    '192.0.2.22:3000': `127.0.0.1:${ports.two}`,
  };
  for (const [at, { port, healthPort }] of nodes.entries())
    addresses[`192.0.2.1${at + 1}:5432 check port 8008`] = `127.0.0.1:${port} check port ${healthPort}`;
  const file = fileIn('haproxy.cfg', withAddresses('haproxy.cfg', addresses));
  const { environment } = programs;
  return startProgram(programs.find('haproxy'), ['-db', '-f', file], {
    environment,
    logFile: path.join(folder, 'haproxy.log'),
  });
}

function startPgbouncer(programs: DebianPrograms, ports: Ports): Part {
  const text = withAddresses('pgbouncer.ini', {
    'host=127.0.0.1 port=5000 dbname=portal': `host=127.0.0.1 port=${ports.primary} dbname=cluster user=portal`,
    'listen_port = 6432': `listen_port = ${ports.pooler}\nunix_socket_dir =`,
    'auth_type = scram-sha-256': 'auth_type = any',
    'auth_file = /etc/pgbouncer/userlist.txt': '',
    'server_tls_sslmode = verify-ca': '',
    'server_tls_ca_file = /etc/ssl/certs/minside-database-ca.pem': '',
  });
  const user = postgresUser();
  return startProgram(programs.find('pgbouncer'), [fileIn('pgbouncer.ini', text)], {
    environment: programs.environment,
    logFile: path.join(folder, 'pgbouncer.log'),
    ...(user && { user }),
  });
}

async function startPortals(ports: Ports, environment: Record<string, string>): Promise<[Part, Part]> {
  const secret = randomBytes(32).toString('base64url');
  const start = async (name: 'one' | 'two') => {
    const dataDir = path.join(folder, name);
    fs.mkdirSync(dataDir);
    const portal = startPortal({
      ...environment,
      PORT: String(ports[name]),
      PROXIES: '1',
      DATA_DIR: dataDir,
      SECRET: secret,
      DATABASE_URL: `postgres://portal@127.0.0.1:${ports.pooler}/portal`,
      DATABASE_PREPARE: 'false',
      REQUESTS_PER_MINUTE: '100000000',
    });
    await untilReady(`http://localhost:${ports[name]}`);
    return portal;
  };
  return [await start('one'), await start('two')];
}

type Seen = { promised: Promised[]; answeredAt: number[]; errors: number };

/** Writes one message after the other; what is not answered is sent again with the same key, as the browser does. */
async function write(origin: string, token: string, seen: Seen, isOver: () => boolean): Promise<void> {
  const post = async (address: string, key: string, body: object) => {
    for (;;) {
      const answer = await fetch(origin + address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      if (answer?.status === 201) return (await answer.json()) as { id: string; number: string };
      if (answer && answer.status < 500)
        throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      seen.errors += 1;
      await delay(250);
    }
  };
  const keep = ({ id, number }: { id: string; number: string }, text: string) => {
    seen.promised.push({ enquiryId: id, number, text });
    seen.answeredAt.push(Date.now());
  };
  const first = randomUUID();
  const enquiry = await post('/api/enquiries', randomUUID(), {
    topic: 'other',
    subject: trialSubject,
    message: first,
  });
  keep(enquiry, first);
  while (!isOver()) {
    const message = randomUUID();
    await post(`/api/enquiries/${enquiry.id}/messages`, randomUUID(), { message });
    keep(enquiry, message);
    await delay(20);
  }
}

/** The longest time between two answers around a moment, in seconds. */
function longestGap(answeredAt: readonly number[], from: number, to: number): number {
  const times = [from, ...answeredAt.filter((at) => at >= from && at <= to), to];
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  return Math.round(Math.max(...gaps) / 100) / 10;
}

async function untilReady(origin: string): Promise<void> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await delay(100))
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
  throw new Error(`The cluster did not start; its logs are in ${folder}`);
}

async function runCluster(programs: DebianPrograms) {
  const databases = await startClusterDatabases('cluster');
  const names = ['front', 'primary', 'replicas', 'pooler', 'one', 'two'] as const;
  const ports = {} as Ports;
  for (const name of names) ports[name] = await findFreePort();
  const origin = `http://localhost:${ports.front}`;
  const inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  const log = { info() {}, warn() {} };
  const open = () =>
    openDatabase({ dataDir: folder, databaseUrl: databases.primaryUrl(), prepare: true, log });
  const filled = await open();
  await seedDemo(filled.db, { issuer: `${origin}/id`, now: new Date() });
  await filled.close();

  const haproxy = startHaproxy(programs, ports, databases);
  const pgbouncer = startPgbouncer(programs, ports);
  const [one, two] = await startPortals(ports, {
    PUBLIC_ORIGIN: origin,
    DATABASE_LISTEN_URL: databases.url(),
    SMTP_URL: inbox.smtpUrl,
    SMS_URL: inbox.smsUrl,
  });
  await untilReady(origin);
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
  const writing = Promise.all(
    Array.from({ length: writers }, () => write(origin, accessToken, seen, () => isOver)),
  );
  writing.catch(() => {});
  const faults: [string, () => Promise<unknown>][] = [
    ['nothing', async () => {}],
    ['portal one', one.kill],
    ['portal two', two.kill],
    ['PgBouncer', pgbouncer.kill],
    ['HAProxy', haproxy.kill],
    ['a standby', databases.crashStandby],
    ['the primary, for good', databases.losePrimary],
  ];
  const rows: { what: string; errors: number; writes: number; gap: number }[] = [];
  for (const [what, kill] of faults) {
    const [from, errors, writes] = [Date.now(), seen.errors, seen.promised.length];
    await kill();
    await delay(seconds * 1000);
    for (const port of [ports.one, ports.two]) await untilReady(`http://localhost:${port}`);
    // Until it writes again, within reason: the next fault is another.
    const isBack = () => (seen.answeredAt.at(-1) ?? 0) > Date.now() - 500;
    for (const deadline = Date.now() + mostGapSeconds * 1000; Date.now() < deadline && !isBack(); )
      await delay(100);
    rows.push({
      what,
      errors: seen.errors - errors,
      writes: seen.promised.length - writes,
      gap: longestGap(seen.answeredAt, from, Date.now()),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
  isOver = true;
  await Promise.race([writing, delay(mostGapSeconds * 1000)]);
  const database = await open();
  const { lost, doubled } = await checkDatabase(database.db, seen.promised);
  await database.close();
  for (const part of [one, two, pgbouncer, haproxy]) await part.stop();
  await inbox.close();
  await databases.stop();
  return { rows, lost, doubled, acknowledged: seen.promised.length };
}

endAfterMinutes(15);
const programs = unpackPrograms([...packages, ...ofHaproxy], folder);
if (!programs) endNotRun('the Debian packages of HAProxy and PgBouncer are not available here');
if (!(await build({ onlyIfChanged: true }))) throw new Error('The pages could not be built');
const { rows, lost, doubled, acknowledged } = await runCluster(programs);
fs.rmSync(folder, { recursive: true });
printTable(
  ['Killed', 'Writes answered', 'Errors, all sent again', 'Longest without an answer, s'],
  rows.map(({ what, writes, errors, gap }) => [what, String(writes), String(errors), String(gap)]),
);
console.log(machine());
console.log(`${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
const isQuick = isSmall || rows.every(({ gap }) => gap <= mostGapSeconds);
endWithVerdict(
  acknowledged > 0 && lost + doubled === 0 && isQuick,
  `each part may be killed: nothing acknowledged is lost or doubled, and writes are answered again within ${mostGapSeconds} seconds.`,
);

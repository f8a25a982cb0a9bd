/**
 * `npm run bench:api -- --enquiries=1000000 --members=160000 --rounds=5 --seconds=3 --only=scale,members,load`: lists and
 * threads with a thousand enquiries in the database beside a million; the list of members; then a thread of 20 messages and
 * a member's card over HTTP, on both databases, beside static JSON from the same server and the same SQL through pgbench.
 * All in turn, round by round; medians.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { compose } from '#server/compose.ts';
import { listPersonsOfAccounts } from '#server/features/session/session-repository.ts';
import { features } from '#server/features.ts';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { systemClock } from '#server/ports/clock.ts';
import { demoAccounts, demoPersons } from '../dev/seed/demo-people.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { testPorts } from '../test/support/test-ports.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';
import { compareScales, mostTimes } from './enquiry-scale.ts';
import { fillDatabase, otherPeople } from './fill-database.ts';
import { readKept, worsened } from './kept-ratios.ts';
import { generateLoad, type LoadResult } from './load-generator.ts';
import { measureMembers, mostMs } from './member-scale.ts';
import { captureSql, runPgbench, type Statement } from './pgbench.ts';
import { withClient } from './table-hashes.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { enquiries, members, people, rounds, seconds, only } = takeSize(
  {
    enquiries: { full: 1_000_000, small: 2000 },
    members: { full: 160_000, small: 500 },
    people: { full: otherPeople, small: 100 },
    rounds: { full: 5, small: 1 },
    seconds: { full: 3, small: 0.1 },
  },
  ['scale', 'members', 'load'],
);
const connections = 50;
const messages = 20;
const { id: personId } = demoPersons.kari;

type Subject = { databaseName: string; portal: BenchPortal; token: string; threadId: string };
type Measured = LoadResult & { cpuMicroseconds: number };

/** Signs the member in and writes the thread, all through the portal. */
async function prepare(databaseName: string, portal: BenchPortal): Promise<Subject> {
  const { origin, readCode } = portal;
  const identifier = demoAccounts.kari.email;
  const { accessToken: token } = await signInForTokens({
    origin,
    identifier,
    readCode: () => readCode(identifier),
  });
  const post = async (path: string, body: object) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; messages: unknown[] };
  };
  const message = 'En melding av vanlig lengde. '.repeat(8);
  const { id } = await post('/api/enquiries', { topic: 'other', subject: 'En lang tråd', message });
  for (let n = 1; n < messages; n++) await post(`/api/enquiries/${id}/messages`, { message });
  return { databaseName, portal, token, threadId: id };
}

/** Processor time that a process has used, all threads; 0 where the system does not say. */
function cpuSeconds(processId: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

const pathOf = {
  static: () => '/healthz',
  thread: ({ threadId }: Subject) => `/api/enquiries/${threadId}`,
  card: () => '/api/membership-card',
  list: () => '/api/enquiries',
  home: () => '/api/home',
};
const names = ['static', 'thread', 'card', 'list', 'home'] as const;
type Name = (typeof names)[number];
const titles: Record<Name, string> = {
  static: 'static JSON',
  thread: `thread, ${messages} messages`,
  card: 'membership card',
  list: 'list of enquiries',
  home: 'own page, all cards',
};

async function measure(subject: Subject, name: Name, forSeconds = seconds): Promise<Measured> {
  const { portal, token } = subject;
  const url = portal.origin + pathOf[name](subject);
  const before = cpuSeconds(portal.processId);
  const load = await generateLoad({ url, token, connections, seconds: forSeconds });
  const used = cpuSeconds(portal.processId) - before;
  return { ...load, cpuMicroseconds: (used * 1e6) / (load.perSecond * forSeconds) };
}

/** What the server asks the database for each of the endpoints, the look at who calls included. */
async function statementsOf(
  databaseUrl: string,
  { portal, threadId }: Subject,
): Promise<Record<Name, Statement[] | null>> {
  const log = { info() {}, warn() {} };
  const open = await openDatabase({ dataDir: '', databaseUrl, prepare: true, log });
  const ports = testPorts({ db: open.db, clock: systemClock, origin: portal.origin });
  const { enquiries, home } = compose(features, ports).services;
  const account = { issuer: `${portal.origin}/id`, subject: demoAccounts.kari.id };
  try {
    return {
      static: null,
      thread: await captureSql(open, async (db) => {
        const [persons = []] = await listPersonsOfAccounts(db, [account]);
        const { thread } = await enquiries.enquiries.getThread(db, threadId, personId, new Date());
        if (persons.length !== 1 || thread.messages.length !== messages)
          throw new Error('The SQL found something else than the portal');
      }),
      card: await captureSql(open, async (db) => {
        await listPersonsOfAccounts(db, [account]);
        await home.getMembershipCard(db, personId, new Date());
      }),
      list: null,
      home: null,
    };
  } finally {
    await open.close();
  }
}

endAfterMinutes(30);
const postgresql = await startPostgresql();
const portals: BenchPortal[] = [];
let isKept = true;
try {
  if (only.includes('scale'))
    isKept = await compareScales(postgresql.url, { most: enquiries, rounds, seconds: seconds / 5 });
  if (only.includes('members'))
    isKept = (await measureMembers(await emptyDatabase('members'), { members, rounds })) && isKept;
  if (only.includes('load')) isKept = (await compareDatabases()) && isKept;
} finally {
  await Promise.all(portals.map((portal) => portal.stop()));
  await postgresql.stop();
}
endWithVerdict(
  isKept,
  `with many enquiries no list takes more than ${mostTimes} times as long, no choice of members is waited for longer than ${mostMs} ms, and no ratio to static JSON is over a tenth worse than the kept one.`,
);

async function emptyDatabase(name: string): Promise<string> {
  await withClient(postgresql.url, (client) => client.query(`create database ${name}`));
  const url = new URL(postgresql.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** @returns whether no ratio to static JSON is more than a tenth worse than the kept one */
async function compareDatabases(): Promise<boolean> {
  const fill = (database: OpenDatabase) => fillDatabase(database, people);
  // Fifty own pages at once are more statements than the embedded database lets wait: here they are to be answered.
  const environment = {
    MAX_REQUESTS_IN_FLIGHT: '0',
    MAX_WAITING_FOR_DATABASE: '0',
    MAX_EVENT_LOOP_DELAY_MS: '0',
  };
  portals.push(await startBenchPortal({ fill, environment }));
  portals.push(await startBenchPortal({ fill, environment, databaseUrl: postgresql.url }));
  const subjects = [
    await prepare('embedded', portals[0]!),
    await prepare('PostgreSQL', portals[1]!),
  ] as const;
  const statements = await statementsOf(postgresql.url, subjects[1]);
  const results = new Map<string, Measured[]>();
  const bare = new Map<Name, number[]>();
  const keep = <K, T>(map: Map<K, T[]>, key: K, value: T) => map.set(key, [...(map.get(key) ?? []), value]);

  for (const subject of subjects)
    for (const name of names) await measure(subject, name, Math.min(1, seconds));
  console.log(machine());
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      for (const subject of subjects)
        keep(results, `${subject.databaseName} ${name}`, await measure(subject, name));
      const same = statements[name];
      if (same) keep(bare, name, await runPgbench(same, postgresql.url, Math.ceil(seconds)));
    }
  }
  console.log(
    `${machine()}; ${connections} connections; ${people} other people; ${rounds} rounds of ${seconds} s\n`,
  );

  const of = (databaseName: string, name: Name, figure: keyof Measured) =>
    median(results.get(`${databaseName} ${name}`)!.map((one) => one[figure]));
  const rows = names.flatMap((name) =>
    subjects.map(({ databaseName }) => {
      const perSecond = of(databaseName, name, 'perSecond');
      const pgbench = bare.has(name) ? median(bare.get(name)!) : null;
      return [
        `${titles[name]}, ${databaseName}`,
        perSecond.toFixed(0),
        (perSecond / of(databaseName, 'static', 'perSecond')).toFixed(2),
        pgbench ? (perSecond / pgbench).toFixed(2) : '',
        of(databaseName, name, 'cpuMicroseconds').toFixed(0),
        of(databaseName, name, 'medianMs').toFixed(1),
        of(databaseName, name, 'p99Ms').toFixed(0),
      ];
    }),
  );
  for (const [name, tps] of bare) rows.push([`${titles[name]}, pgbench`, median(tps).toFixed(0)]);
  const head = ['GET', 'per second', 'of static', 'of pgbench', 'server CPU µs', 'median ms', 'p99 ms'];
  printTable(head, rows);
  const worse = isSmall ? [] : worsened(readKept('bench-api'), { head, rows }, 'of static', 'lower');
  for (const line of worse) console.log(`WORSE: ${line}`);
  return worse.length === 0;
}

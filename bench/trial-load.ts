/**
 * `npm run trial:load`: members at work at a steady rate, a peak of reads, five times too many, and a long watch over
 * memory (scorecard rows 1 to 6).
 *
 *     npm run trial:load -- --minutes=10 --soak=60 --members=200000 --journeys=5000 --only=mixed,peak,stress,soak,size,journeys
 */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { keepFigure, type TrustFigure } from '../test/support/trust-figures.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { machine, printTable } from './bench-table.ts';
import { fillDatabase } from './fill-database.ts';
import { fillJourneys, isStrangerNoticed, runJourneys } from './journeys.ts';
import { type LoadFigures, type LoadRequest, runSteadyLoad } from './steady-load.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const {
  minutes,
  soak: soakMinutes,
  members: memberCount,
  journeys,
  crowd,
  think,
  only: parts,
} = takeSize(
  {
    minutes: { full: 10, small: 0.02 },
    soak: { full: 60, small: 0.02 },
    members: { full: 200_000, small: 200 },
    journeys: { full: 5_000, small: 20 },
    crowd: { full: 500, small: 20 },
    think: { full: 5, small: 0.05 },
  },
  ['mixed', 'peak', 'stress', 'soak', 'size', 'journeys'],
);
const members = ['kari', 'ola', 'aud', 'liv', 'nils', 'jon'] as const;

const reads: LoadRequest[] = [
  '/api/me',
  '/api/enquiries',
  '/api/membership-card',
  '/api/enquiry-counts',
  '/api/attention',
  '/api/notices',
  '/api/giving',
  '/api/children',
  '/api/profile',
  '/api/sign-ups',
  '/api/me',
  '/api/enquiries',
  '/api/notices',
  '/api/giving/summary',
].map((path) => ({ method: 'GET', path }));
const save: LoadRequest = {
  method: 'PUT',
  path: '/api/drafts/new-enquiry',
  body: JSON.stringify({ values: { subject: 'Et spørsmål', message: 'Noen ord om det. '.repeat(10) } }),
};
/** 70 % reads, 25 % saves and 5 % searches. */
const mixed: LoadRequest[] = [
  ...reads,
  ...Array.from({ length: 5 }, () => save),
  { method: 'GET', path: '/api/activities' },
];

/** Members who are signed in, each through the sign-in itself. */
async function signInMembers({ origin, readCode }: BenchPortal): Promise<string[]> {
  const tokens: string[] = [];
  for (const name of members) {
    const identifier = demoAccounts[name].email;
    const signIn = { origin, identifier, readCode: () => readCode(identifier) };
    tokens.push((await signInForTokens(signIn)).accessToken);
  }
  return tokens;
}

/** Resident memory of a process in MB. */
function residentMegabytes(processId: number): number {
  const status = fs.readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}

/** A round of at most eight minutes: an access token lives for ten. */
const roundSeconds = (forMinutes: number) => {
  const rounds = Math.max(1, Math.ceil(forMinutes / 8));
  return Array.from({ length: rounds }, () => Math.round((forMinutes * 60) / rounds));
};

function sumUp(rounds: LoadFigures[]): LoadFigures {
  const sum = (of: (figures: LoadFigures) => number) =>
    rounds.reduce((total, figures) => total + of(figures), 0);
  const worst = (of: (figures: LoadFigures) => number) => Math.max(...rounds.map(of));
  return {
    answers: sum(({ answers }) => answers),
    shed: sum(({ shed }) => shed),
    failed: sum(({ failed }) => failed),
    perSecond: Math.round(sum(({ perSecond }) => perSecond) / rounds.length),
    p50: worst(({ p50 }) => p50),
    p95: worst(({ p95 }) => p95),
    p99: worst(({ p99 }) => p99),
    statuses: Object.assign({}, ...rounds.map(({ statuses }) => statuses)),
  };
}

async function load(portal: BenchPortal, forMinutes: number, rate: number, requests: LoadRequest[]) {
  const rounds: LoadFigures[] = [];
  for (const seconds of roundSeconds(forMinutes)) {
    const tokens = await signInMembers(portal);
    rounds.push(
      await runSteadyLoad({ origin: portal.origin, tokens, requests, rate, connections: 50, seconds }),
    );
  }
  return sumUp(rounds);
}

const table: string[][] = [];
let hasMissed = false;
function judge(row: number, isInTime: boolean, name: string, figures: LoadFigures, said: string): void {
  const isMet = isInTime || (isSmall && figures.answers > 0 && figures.failed === 0);
  hasMissed ||= !isMet;
  const { answers, shed, failed, perSecond, p50, p95, p99 } = figures;
  table.push([
    name,
    ...[answers, perSecond, p50, p95, p99, shed, failed].map(String),
    isMet ? 'met' : 'missed',
  ]);
  const figure = `${said}; ${machine()}`;
  const score: TrustFigure['score'] = isMet ? 2 : 1;
  keepFigure({ row, score, figure, command: 'npm run trial:load' });
}

async function tryMixed(portal: BenchPortal): Promise<void> {
  const figures = await load(portal, minutes, 300, mixed);
  const { p50, p95, p99, failed, shed } = figures;
  const isMet = p50 <= 15 && p95 <= 100 && p99 <= 250 && failed + shed === 0;
  const said = `300 requests/s for ${minutes} min: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${failed + shed} errors`;
  judge(1, isMet, 'mixed, 300/s', figures, said);
}

async function tryPeak(portal: BenchPortal): Promise<void> {
  const figures = await load(portal, Math.min(2, minutes), 1000, reads);
  const { p95, failed, shed, answers, perSecond } = figures;
  const isMet = p95 <= 200 && (failed + shed) / answers <= 0.0001 && perSecond >= 950;
  judge(2, isMet, 'reads, 1 000/s', figures, `${perSecond} reads/s: p95 ${p95} ms, ${failed + shed} errors`);
}

/** As many connections as make five times more requests than are served in time, then nothing more. */
async function tryStress(portal: BenchPortal): Promise<void> {
  const tokens = await signInMembers(portal);
  const { origin } = portal;
  const figures = await runSteadyLoad({
    ...{ origin, tokens, requests: mixed, rate: 5_000, connections: 1_000 },
    seconds: Math.min(60, minutes * 60),
  });
  const endedAt = performance.now();
  let recoveredAfter = Number.POSITIVE_INFINITY;
  while (performance.now() - endedAt < 30_000) {
    const calm = await runSteadyLoad({
      ...{ origin, tokens, requests: reads, rate: 50 },
      connections: 5,
      seconds: 1,
    });
    if (calm.p95 <= 100 && calm.shed + calm.failed === 0) {
      recoveredAfter = Math.round(performance.now() - endedAt) / 1000;
      break;
    }
    await delay(200);
  }
  const isMet = figures.shed > 0 && figures.failed === 0 && recoveredAfter <= 10;
  const said = `5 000 requests/s offered for ${Math.min(60, minutes * 60)} s: ${figures.answers - figures.shed} served (p95 ${figures.p95} ms), ${figures.shed} shed, calm after ${recoveredAfter} s`;
  judge(4, isMet, 'stress', figures, said);
}

/** Megabytes a minute that a process grows by, by least squares over the samples after the first tenth. */
function slopeOf(samples: { minute: number; megabytes: number }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ megabytes }) => megabytes))];
  const spread = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return samples.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0) / spread;
}

async function soak(name: string, portal: BenchPortal, ceiling: number) {
  const startedAt = performance.now();
  const samples: { minute: number; megabytes: number }[] = [];
  const sample = () =>
    samples.push({
      minute: (performance.now() - startedAt) / 60_000,
      megabytes: residentMegabytes(portal.processId),
    });
  const timer = setInterval(sample, 5_000);
  const figures = await load(portal, soakMinutes, 100, mixed);
  clearInterval(timer);
  sample();
  const settled = samples.filter(({ minute }) => minute > soakMinutes / 6);
  const slope = Math.round(slopeOf(settled) * 100) / 100;
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const said = `${name}: ${slope} MB/min, at most ${most} MB`;
  console.log(said);
  return { figures, said, isMet: slope < 1 && most <= ceiling && figures.failed + figures.shed === 0 };
}

async function trySize(small: BenchPortal, large: BenchPortal): Promise<void> {
  const [few, many] = [
    await load(small, Math.min(1, minutes), 100, reads),
    await load(large, Math.min(1, minutes), 100, reads),
  ];
  const ratio = Math.round((many.p95 / few.p95) * 100) / 100;
  judge(
    6,
    ratio <= 2,
    `${memberCount} members`,
    many,
    `p95 ${many.p95} ms with ${memberCount} members, ${few.p95} ms with few: ${ratio} times`,
  );
}

/** Whole journeys, each by another member: what counts is whether all of them end well. */
async function tryJourneys(portal: BenchPortal): Promise<void> {
  const crew = { journeys, atOnce: crowd, thinkMs: think * 1000 };
  const { failed, medianSeconds, seconds } = await runJourneys(portal, crew);
  const isFaultFound = await isStrangerNoticed(portal);
  hasMissed ||= failed.length > 0 || !isFaultFound;
  const said = `${journeys} journeys by ${crowd} members at once, ${think} s between the steps, in ${seconds} s: ${failed.length} failed; one takes ${medianSeconds} s in the middle`;
  for (const reason of new Set(failed)) console.log(reason);
  printTable(
    ['journeys', 'at once', 'think s', 'median s', 'all in s', 'failed'],
    [[journeys, crowd, think, medianSeconds, seconds, failed.length].map(String)],
  );
  keepFigure({
    row: 3,
    score: failed.length > 0 ? 1 : isFaultFound ? 3 : 2,
    figure: `${said}. A person who is no member was found.`,
    command: 'npm run trial:load -- --only=journeys',
  });
}

const postgresql = await startPostgresql();
const portals: BenchPortal[] = [];
const open = async (options: Parameters<typeof startBenchPortal>[0] = {}) => {
  const portal = await startBenchPortal(options);
  portals.push(portal);
  return portal;
};
try {
  const embedded = await open();
  if (parts.includes('mixed')) await tryMixed(embedded);
  if (parts.includes('peak')) await tryPeak(embedded);
  if (parts.includes('stress')) await tryStress(embedded);
  if (parts.includes('size')) {
    await trySize(embedded, await open({ fill: (database) => fillDatabase(database, memberCount) }));
    await portals.pop()!.stop();
  }
  if (parts.includes('journeys')) {
    const fill = (database: OpenDatabase, origin: string) => fillJourneys(database, origin, journeys);
    await tryJourneys(await open({ fill, proxies: 1 }));
    await portals.pop()!.stop();
  }
  if (parts.includes('soak')) {
    await portals.pop()!.stop();
    const first = await soak('embedded', await open(), 600);
    await portals.pop()!.stop();
    const second = await soak('PostgreSQL', await open({ databaseUrl: postgresql.url }), 250);
    const said = `${soakMinutes} min at 100 requests/s: ${first.said}; ${second.said}`;
    judge(5, first.isMet && second.isMet, 'soak', sumUp([first.figures, second.figures]), said);
  }
} finally {
  await Promise.all(portals.map((portal) => portal.stop()));
  await postgresql.stop();
}
console.log(`\n${machine()}\n`);
if (table.length > 0)
  printTable(['load', 'answers', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', '503', 'failed', ''], table);
endWithVerdict(!hasMissed, 'members are served at the rates and in the times of the table.');

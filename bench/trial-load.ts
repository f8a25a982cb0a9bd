/**
 * `npm run trial:load`: members at work at a steady rate, a peak of reads, five times too many, and a long watch over
 * memory (scorecard rows 1 to 6).
 *
 *     npm run trial:load -- --minutes=10 --soak=60 --members=200000 --journeys=5000 --only=mixed,peak,stress,soak,size,journeys
 */
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { keepFigure, type TrustFigure } from '../test/support/trust-figures.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { machine, printTable } from './bench-table.ts';
import { fillDatabase } from './fill-database.ts';
import { fillJourneys, isStrangerNoticed, runJourneys } from './journeys.ts';
import { withLateAnswers } from './late-proxy.ts';
import { mixed, reads } from './load-requests.ts';
import { watchMemory } from './memory-growth.ts';
import { isShed, type Overload, overload } from './overload.ts';
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

/** @param origin where it is asked, if it is not the portal itself */
async function load(
  portal: BenchPortal,
  forMinutes: number,
  rate: number,
  requests: LoadRequest[],
  origin = portal.origin,
) {
  const rounds: LoadFigures[] = [];
  for (const seconds of roundSeconds(forMinutes)) {
    const tokens = await signInMembers(portal);
    rounds.push(await runSteadyLoad({ origin, tokens, requests, rate, connections: 50, seconds }));
  }
  return sumUp(rounds);
}

/** Planted: the same load for a few seconds, with some of the answers late. @returns whether its figures miss the target */
async function isLatenessFound(
  portal: BenchPortal,
  { rate, requests, lateMs = 400 }: { rate: number; requests: LoadRequest[]; lateMs?: number },
  isMet: (figures: LoadFigures) => boolean,
): Promise<boolean> {
  const figures = await withLateAnswers(portal.origin, lateMs, (late) =>
    load(portal, Math.min(0.25, minutes), rate, requests, late),
  );
  return figures.p95 >= lateMs && !isMet(figures);
}

const table: string[][] = [];
let hasMissed = false;
type Judged = {
  row: number;
  name: string;
  isInTime: boolean;
  /** Of the fault that was planted; null where none is. */
  isFaultFound: boolean | null;
  fault?: string;
  said: string;
};
function judge(figures: LoadFigures, { row, name, isInTime, isFaultFound, fault, said }: Judged): void {
  const isMet = isInTime || (isSmall && figures.answers > 0 && figures.failed === 0);
  hasMissed ||= !isMet || isFaultFound === false;
  const { answers, shed, failed, perSecond, p50, p95, p99 } = figures;
  table.push([
    name,
    ...[answers, perSecond, p50, p95, p99, shed, failed].map(String),
    isMet ? 'met' : 'missed',
    isFaultFound === null ? '' : isFaultFound ? 'found' : 'not found',
  ]);
  const found = fault ? `; ${fault} ${isFaultFound ? 'was' : 'was not'} found` : '';
  const score: TrustFigure['score'] = !isMet ? 1 : isFaultFound ? 3 : 2;
  keepFigure({ row, score, figure: `${said}; ${machine()}${found}.`, command: 'npm run trial:load' });
}
const lateAnswers = 'a portal with one of ten answers late';

async function tryMixed(portal: BenchPortal): Promise<void> {
  const isMet = ({ p50, p95, p99, failed, shed }: LoadFigures) =>
    p50 <= 15 && p95 <= 100 && p99 <= 250 && failed + shed === 0;
  const figures = await load(portal, minutes, 300, mixed);
  const { p50, p95, p99, failed, shed } = figures;
  judge(figures, {
    row: 1,
    name: 'mixed, 300/s',
    isInTime: isMet(figures),
    fault: lateAnswers,
    isFaultFound: await isLatenessFound(portal, { rate: 300, requests: mixed }, isMet),
    said: `300 requests/s for ${minutes} min: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${failed + shed} errors`,
  });
}

async function tryPeak(portal: BenchPortal): Promise<void> {
  const isMet = ({ p95, failed, shed, answers, perSecond }: LoadFigures) =>
    p95 <= 200 && (failed + shed) / answers <= 0.0001 && perSecond >= 950;
  const figures = await load(portal, Math.min(2, minutes), 1000, reads);
  const { p95, failed, shed, perSecond } = figures;
  judge(figures, {
    row: 2,
    name: 'reads, 1 000/s',
    isInTime: isMet(figures),
    fault: lateAnswers,
    isFaultFound: await isLatenessFound(portal, { rate: 1000, requests: reads }, isMet),
    said: `${perSecond} reads/s: p95 ${p95} ms, ${failed + shed} errors`,
  });
}

/** Five times more than is served in time; then the same for a portal without limits, which has to be noticed. */
async function tryStress(portal: BenchPortal, unlimited: BenchPortal): Promise<void> {
  const stress = async (at: BenchPortal, seconds: number): Promise<Overload> =>
    overload({ origin: at.origin, tokens: await signInMembers(at), seconds, requests: mixed, reads });
  const seconds = Math.min(60, minutes * 60);
  const own = await stress(portal, seconds);
  const { figures, servedMs, shedMs, notReady, recoveredAfter } = own;
  hasMissed ||= figures.shed === 0;
  judge(figures, {
    row: 4,
    name: 'stress',
    isInTime: isShed(own),
    fault: 'a portal without limits',
    isFaultFound: !isShed(await stress(unlimited, Math.min(15, seconds))),
    said: `5 000 requests/s offered for ${seconds} s: ${figures.answers - figures.shed - figures.failed} served (p95 of a probe ${servedMs} ms), ${figures.shed} turned away by 503 (p95 ${shedMs} ms), ${figures.failed} failed, ${notReady} answers not ready, calm after ${recoveredAfter} s`,
  });
}

async function soak(name: string, portal: BenchPortal, ceiling: number) {
  const watched = await watchMemory(portal.processId, soakMinutes, () =>
    load(portal, soakMinutes, 100, mixed),
  );
  const { result: figures, slope, most } = watched;
  const said = `${name}: ${slope} MB/min, at most ${most} MB`;
  console.log(said);
  return { figures, said, isMet: slope < 1 && most <= ceiling && figures.failed + figures.shed === 0 };
}

async function trySize(small: BenchPortal, large: BenchPortal): Promise<void> {
  const forMinutes = Math.min(1, minutes);
  const few = await load(small, forMinutes, 100, reads);
  const many = await load(large, forMinutes, 100, reads);
  const ratioOf = ({ p95 }: LoadFigures) => Math.round((p95 / few.p95) * 100) / 100;
  const isMet = (figures: LoadFigures) => ratioOf(figures) <= 2;
  const order = { rate: 100, requests: reads, lateMs: Math.max(400, few.p95 * 3) };
  judge(many, {
    row: 6,
    name: `${memberCount} members`,
    isInTime: isMet(many),
    fault: lateAnswers,
    isFaultFound: await isLatenessFound(large, order, isMet),
    said: `p95 ${many.p95} ms with ${memberCount} members, ${few.p95} ms with few: ${ratioOf(many)} times`,
  });
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

const unlimited = { MAX_REQUESTS_IN_FLIGHT: '0', MAX_WAITING_FOR_DATABASE: '0' };
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
  if (parts.includes('stress')) {
    await tryStress(embedded, await open({ environment: unlimited }));
    await portals.pop()!.stop();
  }
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
    const isInTime = first.isMet && second.isMet;
    judge(sumUp([first.figures, second.figures]), {
      row: 5,
      name: 'soak',
      isInTime,
      isFaultFound: null,
      said,
    });
  }
} finally {
  await Promise.all(portals.map((portal) => portal.stop()));
  await postgresql.stop();
}
console.log(`\n${machine()}\n`);
if (table.length > 0)
  printTable(['load', 'answers', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', '503', 'failed', '', 'fault'], table);
endWithVerdict(!hasMissed, 'members are served at the rates and in the times of the table.');

/**
 * Years of charges: `npm run trial:charges -- --agreements=10000 --years=5 --minutes=180`. Ends with 1 unless every due period
 * was charged exactly once. After `--minutes` only the days needed to finish the last charges are run.
 *
 * Thousands of donors, who pause, change, stop and begin again as they please, the app included; Vipps and the server
 * away for days; answers lost after the work was done; messages lost, late, twice and in another order; two servers
 * at once; and the server killed with SIGKILL in the middle of whatever it does, on PostgreSQL. Vipps is the simulator
 * in a process of its own, over HTTP. What should have been charged is reckoned apart from the portal's own rules
 * (`charge-oracle.ts`). Then the same is done to the embedded database on disk (`charge-kills.ts`).
 */
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoSalesUnit } from '../dev/vipps-simulator/vipps-simulator.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { killScheduler } from './charge-kills.ts';
import { findFaults } from './charge-oracle.ts';
import type { GivingDay, GivingDayDone } from './giving-days.ts';
import { startProcess } from './killable-process.ts';
import { seededRandom } from './seeded-random.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

/** Daylight saving begins and ends in it, and it has a leap year. */
const firstDay = '2026-01-01T00:00:00Z';
const { agreements, years, minutes, months } = takeSize({
  agreements: { full: 10_000, small: 30 },
  years: { full: 5, small: 0.13 },
  minutes: { full: 180, small: 5 },
  /** Of the kills on the embedded database. */
  months: { full: 10, small: 1 },
});
const wantedDays = Math.round(years * 365.25);
/** In the last of them nothing goes wrong any more, so that all that is due can be seen to come. */
const calmDays = 40;
let days = wantedDays;
endAfterMinutes(minutes + 60);

const random = seededRandom(20_261_121);
const postgresql = await startPostgresql();
const log = { info() {}, warn() {} };
// The server is killed, the database is not: waiting for the disk would show nothing here.
const databaseUrl = `${postgresql.url}?options=-c%20synchronous_commit%3Doff`;
const open = await openServer({ databaseUrl, dataDir: '', prepare: true, log });
await migrate(open.db);
const vipps = await startProcess('bench/vipps-process.ts', [firstDay]);
const { url } = vipps.ready as { url: string };
const startServer = () => startProcess('bench/giving-days.ts', [databaseUrl, url]);
let server = await startServer();

const counts = { acts: 0, serverAway: 0, vippsAway: 0, lostAnswers: 0, kills: 0, heard: 0, lost: 0 };
const away = new Set<string>();
let [vippsBackOn, serverBackOn, dayLength, movedTo] = [0, 0, 1, Date.parse(firstDay)];

async function control(what: string, body: object): Promise<void> {
  const response = await fetch(`${url}/_sim/${what}`, { method: 'POST', body: JSON.stringify(body) });
  await response.arrayBuffer();
}

/** Some time of the day, so that the server is seen on both sides of midnight and of summer time. */
async function moveTo(day: number): Promise<string> {
  const moment = Date.parse(firstDay) + day * 86_400_000 + Math.floor(random() * 86_400) * 1000;
  await control('clock', { advanceSeconds: (moment - movedTo) / 1000 });
  movedTo = moment;
  return new Date(moment).toISOString();
}

async function liveDay(day: number): Promise<void> {
  const at = await moveTo(day);
  const isNearTheEnd = day > days - calmDays;
  // Outages of up to nine days, of either.
  if (!isNearTheEnd && day >= vippsBackOn && random() < 0.01) vippsBackOn = day + Math.ceil(random() * 9);
  if (!isNearTheEnd && day >= serverBackOn && random() < 0.01) serverBackOn = day + Math.ceil(random() * 9);
  const isVippsAway = day < vippsBackOn;
  counts.vippsAway += Number(isVippsAway);
  counts.serverAway += Number(day < serverBackOn);
  if (day < serverBackOn || isVippsAway) away.add(norwegianDay(new Date(at)));
  if (day < serverBackOn) return;
  const loseAnswers = !isNearTheEnd && random() < 0.1 ? Math.ceil(random() * 8) : 0;
  counts.lostAnswers += isVippsAway ? 0 : loseAnswers;
  if (loseAnswers) away.add(norwegianDay(new Date(at)));
  await control('api', { isDown: isVippsAway, loseAnswers });
  const share: GivingDay = {
    at,
    reconcile: day % 120 === 119 || day === days - 1,
    donors: isVippsAway ? 0 : Math.ceil((agreements * Math.min(day + 1, 60)) / 60),
    acts: isNearTheEnd || isVippsAway ? 0 : Math.ceil(agreements / 500),
    seed: Math.ceil(random() * 1e9),
  };
  counts.acts += share.acts;
  for (let kills = 0; ; kills += 1) {
    const isKilled = !isNearTheEnd && kills < 3 && random() < 0.04;
    const done = await server.ask<GivingDayDone>(share, isKilled ? random() * dayLength * 1000 : null);
    if (done) {
      counts.heard += done.heard;
      counts.lost += done.lost;
      dayLength = 0.8 * dayLength + 0.2 * done.seconds;
      return;
    }
    counts.kills += 1;
    server = await startServer();
  }
}

/** The state of every charge there is at Vipps. */
async function chargesAtVipps(db: Database): Promise<Map<string, string>> {
  const clock = { now: () => new Date(movedTo) };
  const client = createVippsClient(createVippsHttp({ ...demoSalesUnit, url }, { clock }));
  const mandates = await db
    .selectFrom('gift_mandate')
    .select('external_id')
    .where('external_id', 'is not', null)
    .execute();
  const charges = new Map<string, string>();
  for (const { external_id: externalId } of mandates)
    for (const { id, status } of await client.listCharges(externalId!)) charges.set(id, status);
  return charges;
}

const startedAt = Date.now();
for (let day = 0; day < days; day += 1) {
  if (Date.now() - startedAt > minutes * 60_000) days = Math.min(days, day + calmDays + 1);
  await liveDay(day);
  if (day % 100 === 99 || day === days - 1)
    process.stdout.write(
      `day ${day + 1} of ${days}: ${counts.heard} messages, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    );
}
const faults = await findFaults(
  open.db,
  await chargesAtVipps(open.db),
  away,
  norwegianDay(new Date(movedTo)),
);
const taken = (Date.now() - startedAt) / 60_000;
await Promise.all([server.end(), vipps.end()]);
await open.close();
await postgresql.stop();

console.log(`\n${machine()}\n`);
printTable(
  ['', 'figure'],
  [
    ['simulated days', `${days} of ${wantedDays}`],
    ['agreements', agreements],
    ['pauses, changes, stops, restarts', counts.acts],
    ['days the server was away', counts.serverAway],
    ['days Vipps was away', counts.vippsAway],
    ['answers of Vipps lost', counts.lostAnswers],
    ['SIGKILLs of the server at work', counts.kills],
    ['messages heard', counts.heard],
    ['messages lost', counts.lost],
    ['charges drawn at Vipps', faults.drawn],
    ['periods charged twice', faults.doubles],
    ['due periods without a charge', faults.missed],
    ['charges that the books and Vipps differ about', faults.differing],
    ['minutes', Math.round(taken)],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
for (const example of faults.examples) console.log(example);

const kills = await killScheduler(months);
console.log('');
printTable(
  ['', 'figure'],
  [
    ['SIGKILLs of the scheduler, embedded database', kills.kills],
    ['charges made meanwhile', kills.charges],
    ['charged twice, or missed, after them', kills.doubles + kills.missed],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
const isWhole = faults.doubles + faults.missed + faults.differing + kills.doubles + kills.missed === 0;
endWithVerdict(
  isWhole && faults.drawn > 0 && kills.charges > 0,
  'every due period is charged exactly once, and the books and Vipps agree.',
);

/**
 * Years of both rails: `npm run trial:giro -- --donors=10000 --years=5 --minutes=180`. Ends with 1 unless the books balanced to the
 * øre each day and no period was charged twice. After `--minutes` no more days are begun.
 *
 * Half of the donors begin on AvtaleGiro, half on Vipps; they pause, change, stop, begin again and move between the
 * two; payments find no cover, money goes back, mandates are ended in the bank. The operator reads our files with a
 * reader of its own and answers with receipts, mandates and money. On PostgreSQL, in one process.
 */
import { migrate } from '#server/platform/database/migrate.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import { openGiroWorld } from '../test/support/giro-world.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { createBalance } from './giro-balance.ts';
import { createGiroCrowd } from './giro-crowd.ts';
import { seededRandom } from './seeded-random.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { donors, years, minutes } = takeSize({
  donors: { full: 10_000, small: 20 },
  years: { full: 5, small: 0.2 },
  minutes: { full: 180, small: 5 },
});
const wantedDays = Math.round(years * 365.25);
endAfterMinutes(minutes + 30);

const postgresql = await startPostgresql();
const databaseUrl = `${postgresql.url}?options=-c%20synchronous_commit%3Doff`;
const log = { info() {}, warn() {} };
const open = await openServer({ databaseUrl, dataDir: '', prepare: true, log });
await migrate(open.db);
const firstDay = Date.parse('2026-01-02T10:15:00Z');
const world = await openGiroWorld(open.db, new Date(firstDay).toISOString());
const crowd = createGiroCrowd(world, seededRandom(20_261_121));
const balance = createBalance(world);
const differences: string[] = [];
const startedAt = Date.now();
let day = 0;
for (; day < wantedDays && Date.now() - startedAt < minutes * 60_000; day += 1) {
  world.setTime(new Date(firstDay + day * 86_400_000).toISOString());
  const wanted = Math.ceil((donors * Math.min(day + 1, 60)) / 60);
  await crowd.liveDay({ wanted, acts: Math.ceil(donors / 500) });
  await world.runDay();
  differences.push(...(await balance.check()));
  if (day % 100 === 99)
    process.stdout.write(
      `day ${day + 1} of ${wantedDays}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
    );
}
const doubles = await balance.doubles();
const [files, claims] = [await world.count('giro_file'), await world.count('giro_claim')];
await open.close();
await postgresql.stop();

const kroner = (ore: number) => (ore / 100).toFixed(2);
console.log(`\n${machine()}\n`);
printTable(
  ['', 'figure'],
  [
    ['simulated days', `${day} of ${wantedDays}`],
    ['donors', donors],
    ['pauses, changes, stops, restarts', crowd.counts.acts],
    ['of these moves between the rails', crowd.counts.moves],
    ['payments without cover, paid back by the bank', `${crowd.counts.failed}, ${crowd.counts.reversed}`],
    ['files to and from the operator', files],
    ['claims', claims],
    ['kroner by Vipps', kroner(balance.booked.vipps)],
    ['kroner by AvtaleGiro', kroner(balance.booked.avtalegiro)],
    ['differences at the end of a day', differences.length],
    ['periods charged twice', doubles],
    ['minutes', Math.round((Date.now() - startedAt) / 60_000)],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
for (const difference of differences.slice(0, 10)) console.log(difference);
endWithVerdict(
  differences.length + doubles === 0 && balance.booked.avtalegiro > 0,
  'the books balance each day, and no period is charged twice.',
);

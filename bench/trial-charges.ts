/**
 * Years of charges: `npm run trial:charges -- [agreements] [years] [pglite|postgresql]`. Ends with 1 unless every due
 * period was charged exactly once.
 *
 * Thousands of donors, who pause, change, stop and begin again as they please; Vipps and the server away for days;
 * calls cut off before and after they were done; two schedulers at once. What should have been charged is reckoned
 * apart from the portal's own rules (`charge-oracle.ts`). Then the scheduler is killed with SIGKILL again and again
 * while it works, on a database on disk.
 */
import { inTransaction } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import { openMemoryDatabase } from '../test/support/memory-database.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { killScheduler } from './charge-kills.ts';
import { findFaults } from './charge-oracle.ts';
import { createDonorCrowd } from './donor-crowd.ts';
import { seededRandom } from './seeded-random.ts';

const [agreementsText = '10000', yearsText = '5', kind = 'pglite'] = process.argv.slice(2);
const [agreements, years] = [Number(agreementsText), Number(yearsText)];
endAfterMinutes(120);

const log = { info() {}, warn() {} };
const postgresql = kind === 'postgresql' ? await startPostgresql() : null;
const open = postgresql
  ? await openServer({ databaseUrl: postgresql.url, dataDir: '', prepare: true, log })
  : await openMemoryDatabase();
if (postgresql) await migrate(open.db);
const random = seededRandom(20_261_121);
const crowd = await createDonorCrowd(open.db, { agreements, random });
const startedAt = Date.now();
const days = Math.round(years * 365.25);
for (let day = 0; day < days; day += 1) {
  await crowd.liveDay(day, days);
  if (day % 100 === 99 || day === days - 1) {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`day ${day + 1} of ${days}: ${crowd.counts.charged} charges, ${seconds} s\n`);
  }
}
const faults = await inTransaction(open.db, (tx) => findFaults(tx, crowd.world.machine, crowd.lastDay()));
await open.close();
await postgresql?.stop();

console.log(`\n${machine()}\n`);
printTable(
  ['', 'figure'],
  [
    ['simulated days', days],
    ['agreements', agreements],
    ['pauses, changes, stops, restarts', crowd.counts.acts],
    ['days the server was away', crowd.counts.serverAway],
    ['days Vipps was away', crowd.counts.vippsAway],
    ['calls cut off', crowd.counts.cutOff],
    ['charges drawn at Vipps', faults.drawn],
    ['periods charged twice', faults.doubles],
    ['due periods without a charge', faults.missed],
    ['charges that the books and Vipps differ about', faults.differing],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
for (const example of faults.examples) console.log(example);

const kills = await killScheduler();
console.log('');
printTable(
  ['', 'figure'],
  [
    ['SIGKILLs of the scheduler', kills.kills],
    ['charges made meanwhile', kills.charges],
    ['charged twice, or missed, after them', kills.doubles + kills.missed],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
const isWhole = faults.doubles + faults.missed + faults.differing + kills.doubles + kills.missed === 0;
process.exit(isWhole && faults.drawn > 0 && kills.charges > 0 ? 0 : 1);

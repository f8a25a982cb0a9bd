/**
 * Moves an organisation in from an old system: 160 000 members, 40 000 agreements of each rail and 1 000 000 gifts, as the
 * operator does it: `npm run trial:move-in -- --members=160000 --agreements=40000 --gifts=1000000`. The database is PostgreSQL, in processes of
 * its own, so that what is measured is moving in alone. Ends with 1 unless each row came in once, the sums are those of the
 * files, the same file again brings nothing, each part takes three minutes at most, and memory is flat.
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeKid } from '#contract/values/kid.ts';
import organisation from '../organisation-profile.json' with { type: 'json' };
import { startPostgresql } from '../test/support/postgresql.ts';
import { cloneTemplate } from '../test/support/template-database.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { growthOf, highest, type MeasuredRun, runMeasured } from './measured-command.ts';
import { writeCsv } from './register-file.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { members, agreements, gifts, minutes } = takeSize({
  members: { full: 160_000, small: 200 },
  agreements: { full: 40_000, small: 50 },
  gifts: { full: 1_000_000, small: 400 },
  minutes: { full: 60, small: 5 },
});
const mostSeconds = 180;
/** Above the first third of a run by more than this is no longer flat. */
const flatUntil = 1.15;
const firstNumber = 300_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'trial-move-in-'));
endAfterMinutes(minutes);

async function writeLines(name: string, lines: Iterable<string>): Promise<string> {
  const file = path.join(folder, name);
  const stream = createWriteStream(file);
  for (const line of lines) if (!stream.write(`${line}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
  return file;
}

/** So many by AvtaleGiro, and as many by Vipps. */
const allAgreements = 2 * agreements;
/** Every second one gives 250 kroner, on a day of its own. */
function agreementOf(one: number): string {
  const [day, nextYear] = [1 + (one % 28), new Date().getFullYear() + 1];
  return `${firstNumber + one};${one % 2 ? 100 : 250};${day};${String(day).padStart(2, '0')}.01.${nextYear}`;
}
function* giroLines(): Generator<string> {
  yield 'KID;Medlemsnummer;Beløp;Trekkdag;Neste trekk;Varsel';
  const { check, lengths, purpose } = organisation.giving.avtalegiro.kid;
  for (let one = 0, serial = 1; one < agreements; serial++) {
    const kid = makeKid(purpose, serial, { check: check as 'mod10', lengths });
    if (kid === null) continue;
    yield `${kid};${agreementOf(one)};ja`;
    one += 1;
  }
}
function* vippsLines(): Generator<string> {
  yield 'Avtale-id;Medlemsnummer;Beløp;Trekkdag;Neste trekk';
  for (let one = agreements; one < allAgreements; one++) yield `agr_trial${one};${agreementOf(one)}`;
}

const giftOre = (one: number) => 10_000 + (one % 7) * 2_550;
function* giftLines(): Generator<string> {
  yield 'Bilag;Medlemsnummer;Dato;Beløp;Betalingsmåte';
  const lastYear = new Date().getFullYear() - 1;
  for (let one = 0; one < gifts; one++) {
    const day = [1 + (one % 28), 1 + (one % 12)].map((part) => String(part).padStart(2, '0')).join('.');
    const kroner = (giftOre(one) / 100).toFixed(2).replace('.', ',');
    yield `B${one};${firstNumber + (one % members)};${day}.${lastYear - (one % 3)};${kroner};${one % 2 ? 'Vipps' : 'AvtaleGiro'}`;
  }
}

const moveIn = (kind: string, file: string, databaseUrl: string): Promise<MeasuredRun> =>
  runMeasured(
    {
      script: 'server/commands/import-members.ts',
      args: [kind, file, '--source=Gamlesys', '--apply', '--report', path.join(folder, 'report.csv')],
      heapMb: 128,
    },
    { folder, databaseUrl },
  );

const table: string[][] = [];
let isRight = true;
const postgresql = await startPostgresql();
try {
  const { url, drop } = await cloneTemplate(postgresql.url);
  const memberFile = path.join(folder, 'members.csv');
  await writeCsv(memberFile, members);
  const parts = [
    { kind: 'members', file: memberFile, rows: members },
    { kind: 'avtalegiro', file: await writeLines('giro.csv', giroLines()), rows: agreements },
    { kind: 'vipps', file: await writeLines('vipps.csv', vippsLines()), rows: agreements },
    { kind: 'gifts', file: await writeLines('gifts.csv', giftLines()), rows: gifts },
  ];
  for (const { kind, file, rows } of parts) {
    const run = await moveIn(kind, file, url);
    const growth = growthOf(run);
    const isWhole = run.words.startsWith(`${rows} flyttet inn, 0 avvist`);
    isRight &&= isWhole && (isSmall || (run.seconds <= mostSeconds && growth <= flatUntil));
    console.error(`${kind}: ${run.seconds.toFixed(1)} s. ${run.words}`);
    table.push([
      `${kind}, ${rows} rows`,
      run.seconds.toFixed(1),
      highest(run.samples).toFixed(1),
      growth.toFixed(2),
    ]);
  }
  for (const { kind, file, rows } of parts.slice(1, 3)) {
    const again = await moveIn(kind, file, url);
    isRight &&= again.words.startsWith(`0 flyttet inn, ${rows} flyttet inn før, 0 avvist`);
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows: sums } = await client.query<{ gifts: string; agreements: string; members: string }>(`
    select (select sum(amount_ore) from gift_charge_event where key = 'moved-in') as gifts,
      (select sum(amount_ore) from gift_agreement where state = 'active') as agreements,
      (select count(*) from membership where number >= '${firstNumber}') as members`);
  await client.end();
  let expected = 0;
  for (let one = 0; one < gifts; one++) expected += giftOre(one);
  const drawn = agreements * (25_000 + 10_000);
  isRight &&=
    Number(sums[0]!.gifts) === expected &&
    Number(sums[0]!.agreements) === drawn &&
    Number(sums[0]!.members) === members;
  await drop();
} finally {
  await postgresql.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${machine()}\n`);
printTable(['moving in', 's', 'live MB', 'last/first third'], table);
endWithVerdict(
  isRight,
  `every row comes in once, with the sums of the files${isSmall ? '' : ', in three minutes each and with flat memory'}.`,
);

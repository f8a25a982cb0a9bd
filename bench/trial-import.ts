/**
 * Imports registers of 20 000 and of 160 000 members, as CSV and as XLSX, and measures the memory of the import:
 * `npm run trial:import -- --rows=160000 --only=csv,xlsx --minutes=60`. First a dry run, then for good, and for CSV a second
 * time. The database is PostgreSQL, in processes of its own, so that what is measured is the import alone. Ends with 1
 * unless every row came in once, and memory is flat: what is held after clearing away is the same for a file eight times as long, and the
 * same at the end of a run as at its beginning.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgresql } from '../test/support/postgresql.ts';
import { cloneTemplate } from '../test/support/template-database.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { growthOf, highest, type MeasuredRun, runMeasured } from './measured-command.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const heapMb = 64;
/** More than this is no longer the same. */
const flatUntil = 1.15;
const {
  rows: mostRows,
  minutes,
  only: kinds,
} = takeSize({ rows: { full: 160_000, small: 400 }, minutes: { full: 60, small: 5 } }, ['csv', 'xlsx']);
const sizes = [mostRows / 8, mostRows] as const;

type Step = { name: string; options: string[]; told(rows: number): string };
const added = (rows: number) => `${rows} nye, 0 endret, 0 uendret, 0 avvist`;
const dryRun: Step = { name: 'dry run', options: [], told: added };
const forGood: Step = { name: 'for good', options: ['--apply'], told: added };
/** What differs between the kinds of file is the reading; what is written is the same. */
const steps = {
  csv: [
    dryRun,
    forGood,
    {
      name: 'once more',
      options: ['--apply'],
      told: (rows) => `0 nye, 0 endret, ${rows} uendret, 0 avvist`,
    },
  ],
  xlsx: [dryRun, forGood],
} satisfies Record<string, Step[]>;
type Kind = keyof typeof steps;

endAfterMinutes(minutes);
const folder = mkdtempSync(path.join(os.tmpdir(), 'trial-import-'));
const table: string[][] = [];
let isRight = true;

const fileOf = (kind: Kind, rows: number, name = 'register') => path.join(folder, `${name}-${rows}.${kind}`);

/** In a database of their own, one after the other. */
async function runsOf(kind: Kind, rows: number, postgresql: string): Promise<MeasuredRun[]> {
  const { url, drop } = await cloneTemplate(postgresql);
  const runs: MeasuredRun[] = [];
  for (const { options, told } of steps[kind]) {
    const args = ['members', fileOf(kind, rows), '--report', path.join(folder, 'report.csv')];
    const script = 'server/commands/import-members.ts';
    const done = await runMeasured(
      { script, args: [...args, ...options], heapMb },
      { folder, databaseUrl: url },
    );
    isRight &&= done.words.split('.')[0] === told(rows);
    console.error(`${kind}, ${rows} rows: ${done.seconds.toFixed(1)} s. ${done.words}`);
    runs.push(done);
  }
  await drop();
  return runs;
}

const postgresql = await startPostgresql();
try {
  for (const kind of kinds) {
    const held: number[][] = [];
    for (const rows of sizes) {
      await runMeasured(
        { script: 'bench/register-file.ts', args: [kind, fileOf(kind, rows), String(rows)], heapMb: null },
        { folder, databaseUrl: '' },
      );
      const runs = await runsOf(kind, rows, postgresql.url);
      held.push(runs.map(({ samples }) => highest(samples)));
      for (const [place, { name }] of steps[kind].entries()) {
        const { samples, seconds } = runs[place]!;
        const growth = growthOf(runs[place]!);
        if (rows === sizes[1]) isRight &&= isSmall || growth <= flatUntil;
        table.push([
          ...[`${kind}, ${rows} rows, ${name}`, (statSync(fileOf(kind, rows)).size / 1024 / 1024).toFixed(1)],
          ...(['heap', 'outside', 'live'] as const).map((one) => highest(samples, one).toFixed(1)),
          ...[growth.toFixed(2), highest(samples, 'resident').toFixed(0), seconds.toFixed(1)],
        ]);
      }
    }
    const ratios = held[1]!.map((live, place) => live / held[0]![place]!);
    isRight &&= isSmall || ratios.every((ratio) => ratio <= flatUntil);
    table.push([
      `${kind}: ${sizes[1]} beside ${sizes[0]} rows`,
      '',
      '',
      '',
      ratios.map((one) => one.toFixed(2)).join(' '),
    ]);
  }
} finally {
  await postgresql.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${machine()}\n`);
printTable(
  ['import', 'file MB', 'heap MB', 'outside MB', 'together', 'last/first third', 'resident MB', 's'],
  table,
);
endWithVerdict(
  isRight,
  `every row comes in once${isSmall ? '' : ', and memory is the same for a file eight times as long'}.`,
);

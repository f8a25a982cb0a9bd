/**
 * Brings registers of 20 000 and of 160 000 members in, as CSV and as XLSX, and looks at what memory the import takes:
 * `npm run trial:import -- [pglite|postgresql]`. First a dry run, then for good, then once more. With PostgreSQL what is
 * measured is the import alone; the embedded database lives in the same process. Ends with 1 unless every row came in
 * once and the peak is the same for a file eight times as long.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgresql } from '../test/support/postgresql.ts';
import { cloneTemplate } from '../test/support/template-database.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';

type Run = { peakMb: number; seconds: number; words: string };

const root = path.resolve(import.meta.dirname, '..');
/** So that what is seen is what is needed, and not what has not been cleared away yet. */
const heapLimit = '--max-old-space-size=64';
/** More than this is no longer the same. */
const flatUntil = 1.25;

/** What the process has in memory now; null when it has ended. Only Linux tells. */
function residentMb(child: ChildProcess): number | null {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const kb = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kb ? Number(kb) / 1024 : null;
  } catch {
    return null;
  }
}

/** @param flags of Node */
async function run(
  script: string,
  args: string[],
  database: { dataDir: string; url: string },
  flags: string[],
): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url,
      FODSELSNUMMER_SERIES: 'synthetic',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [peakMb, words] = [0, ''];
  const sample = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(child) ?? 0);
  }, 20);
  child.stdout!.on('data', (text) => {
    words += text;
  });
  const [code] = await once(child, 'close');
  clearInterval(sample);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return { peakMb, seconds: (performance.now() - started) / 1000, words: words.trim() };
}

const sizes = [20_000, 160_000];
const [only] = process.argv.slice(2);
const databases = (['postgresql', 'pglite'] as const).filter((kind) => !only || only === kind);
endAfterMinutes(60);
const folder = mkdtempSync(path.join(os.tmpdir(), 'trial-import-'));
const table: string[][] = [];
let isRight = true;

/** A dry run, one for good and one more, in a database of their own. */
async function runsOf(file: string, rows: number, postgresql: string | null): Promise<Run[]> {
  const dataDir = path.join(folder, 'data');
  const clone = postgresql ? await cloneTemplate(postgresql) : null;
  const args = ['members', file, '--report', path.join(folder, 'report.csv')];
  const import_ = (...more: string[]) =>
    run('server/import-members.ts', [...args, ...more], { dataDir, url: clone?.url ?? '' }, [heapLimit]);
  const runs = [await import_(), await import_('--apply'), await import_('--apply')];
  await clone?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  const [dry, applied, again] = runs.map(({ words }) => words.split('.')[0]);
  isRight &&= dry === applied && dry === `${rows} nye, 0 endret, 0 uendret, 0 avvist`;
  isRight &&= again === `0 nye, 0 endret, ${rows} uendret, 0 avvist`;
  return runs;
}

const postgresql = databases.includes('postgresql') ? await startPostgresql() : null;
try {
  for (const kind of ['csv', 'xlsx']) {
    for (const rows of sizes) {
      const file = path.join(folder, `${rows}.${kind}`);
      await run('bench/register-file.ts', [kind, file, String(rows)], { dataDir: folder, url: '' }, []);
    }
    for (const database of databases) {
      const peaks: number[][] = [];
      for (const rows of sizes) {
        const file = path.join(folder, `${rows}.${kind}`);
        const runs = await runsOf(file, rows, database === 'postgresql' ? postgresql!.url : null);
        peaks.push(runs.map(({ peakMb }) => peakMb));
        const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
        const cells = runs.flatMap(({ peakMb, seconds }) => [peakMb.toFixed(0), seconds.toFixed(1)]);
        table.push([`${database}, ${kind}, ${rows} rows`, megabytes, ...cells]);
      }
      const ratios = peaks.at(-1)!.map((peak, place) => peak / peaks[0]![place]!);
      isRight &&= ratios.every((ratio) => ratio <= flatUntil);
      table.push([`${database}, ${kind}, ratio`, '', ...ratios.flatMap((ratio) => [ratio.toFixed(2), ''])]);
    }
  }
} finally {
  await postgresql?.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${machine()}\n`);
printTable(
  ['import', 'file MB', 'dry run: peak MB', 's', 'written: peak MB', 's', 'again: peak MB', 's'],
  table,
);
process.exit(isRight ? 0 : 1);

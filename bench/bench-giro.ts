/**
 * `npm run bench:giro -- --records=1000000`: a file of claims, written and read, beside what it costs to read the same file's
 * lines alone. Times are ratios of one run; memory is what the process holds while it reads. Ends with 1 unless every
 * record is read, in less memory than the file.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGiroInput } from '#server/adapters/avtalegiro/giro-lines.ts';
import { giroRecords } from '#server/adapters/avtalegiro/giro-writer.ts';
import type { GiroClaim, GiroFile } from '#server/ports/giro-file.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { records: mostRecords } = takeSize({ records: { full: 1_000_000, small: 2000 } });
const rounds = 3;
/** A file of a million records has 82 MB: it is not held as a whole. */
const mostGrownMb = 64;
endAfterMinutes(10);

/** Claims as they are made, one after the other: two records each, and none kept. */
function fileOf(claims: number): GiroFile {
  const items = {
    length: claims,
    *[Symbol.iterator](): Generator<GiroClaim> {
      for (let number = 1; number <= claims; number++) {
        yield {
          transactionNumber: number,
          type: '02',
          dueOn: '2027-01-15',
          amountOre: 25_000 + (number % 1000),
          kid: String(1_000_000_000_000 + number),
          shortName: 'GIVER',
          reference: 'Fast gave',
          specifications: [],
        };
      }
    },
  };
  const start = { kind: 'claims', assignmentNumber: '0000001', account: '99991042764', agreementId: null };
  return {
    sender: '01012345',
    transmissionNumber: '0000001',
    recipient: '00008080',
    dateOn: '2027-01-15',
    assignments: [{ ...start, items }],
  } as unknown as GiroFile;
}

function* bytesOf(file: GiroFile): Generator<Buffer> {
  let text = '';
  for (const record of giroRecords(file)) {
    text += `${record}\r\n`;
    if (text.length < 65_536) continue;
    yield Buffer.from(text, 'latin1');
    text = '';
  }
  yield Buffer.from(text, 'latin1');
}

async function readLines(name: string): Promise<number> {
  let count = 0;
  let rest = '';
  for await (const chunk of createReadStream(name, 'latin1')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() as string;
    count += lines.length;
  }
  return count;
}

async function readGiro(name: string): Promise<number> {
  let count = 0;
  const input = createGiroInput({ item: () => count++ });
  for await (const chunk of createReadStream(name)) input.write(chunk);
  input.end();
  return count;
}

const megabytes = () => process.memoryUsage().rss / 1e6;

/** @returns milliseconds, and by how many MB the process grew at most meanwhile */
async function measured(work: () => Promise<unknown>): Promise<{ ms: number; grownMb: number }> {
  global.gc?.();
  const before = megabytes();
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, megabytes());
  }, 20);
  const from = performance.now();
  await work();
  clearInterval(timer);
  return { ms: performance.now() - from, grownMb: Math.max(highest, megabytes()) - before };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'giro-'));
const name = path.join(folder, 'claims.txt');
const write = (claims: number) => pipeline(Readable.from(bytesOf(fileOf(claims))), createWriteStream(name));
try {
  const rows: string[][] = [];
  let isKept = true;
  for (const records of [mostRecords / 10, mostRecords]) {
    const results: Record<string, { ms: number; grownMb: number }[]> = {};
    for (let round = 0; round < rounds; round++) {
      for (const [what, work] of [
        ['write', () => write(records / 2)],
        ['lines alone', () => readLines(name)],
        ['read', () => readGiro(name)],
      ] as const) {
        results[what] ??= [];
        results[what].push(await measured(work));
      }
    }
    isKept &&= (await readGiro(name)) === records / 2;
    const lineMs = median(results['lines alone']!.map(({ ms }) => ms));
    for (const [what, runs] of Object.entries(results)) {
      const ms = median(runs.map((run) => run.ms));
      const grown = Math.max(...runs.map(({ grownMb }) => grownMb));
      isKept &&= grown <= mostGrownMb;
      rows.push([what, ...[records, Math.round(ms)].map(String), (ms / lineMs).toFixed(1), grown.toFixed(0)]);
    }
  }
  console.log(machine());
  printTable(['', 'records', 'ms', 'of lines alone', 'MB grown'], rows);
  endWithVerdict(isKept, `all claims are read, and the process grows by at most ${mostGrownMb} MB.`);
} finally {
  rmSync(folder, { recursive: true });
}

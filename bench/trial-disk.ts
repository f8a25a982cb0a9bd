/**
 * Fills the disk under the embedded database while members write, until the database ends, under uploads, and under the
 * log, and makes room again: `npm run trial:disk -- --refusals=60 --only=database,uploads,log`. Ends with 1 unless all
 * three heal without a restart and nothing acknowledged is lost. Needs the right to mount a file system in memory: without it ends with 77.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import { build } from '../dev/build.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { checkDatabase } from './crash-check.ts';
import { createCrashPortal } from './crash-portal.ts';
import { trialSubject } from './crash-writers.ts';
import {
  type Crew,
  heal,
  healsWithinMs,
  keepNearlyFull,
  members,
  type Name,
  openCrew,
  writeUntil,
} from './disk-crew.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { takeSize } from './trial-size.ts';
import { endNotRun, endWithVerdict } from './verdict.ts';

const { refusals, seconds, only } = takeSize(
  { refusals: { full: 60, small: 2 }, seconds: { full: 8, small: 1 } },
  ['database', 'uploads', 'log'],
);

type Outcome = {
  what: string;
  acknowledged: number;
  refused: number;
  readsServed: string;
  healedAfterMs: number | null;
  faults: string[];
};

const outcomeOf = (what: string, crew: Crew, healedAfterMs: number | null): Outcome => ({
  what,
  healedAfterMs,
  faults: crew.seen.faults,
  acknowledged: crew.seen.promised.length,
  refused: crew.seen.refused,
  readsServed: `${crew.seen.readsServed} of ${crew.seen.reads}`,
});

/** What is wrong with the log: each line must be one whole record, and say what happened. */
function faultsOfLog(file: string, mustTell: RegExp): string[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const broken = lines.filter((line) => {
    try {
      return typeof JSON.parse(line) !== 'object';
    } catch {
      return true;
    }
  });
  const faults = broken.length > 1 ? [`${broken.length} lines of the log cannot be read: ${broken[0]}`] : [];
  return lines.some((line) => mustTell.test(line))
    ? faults
    : [...faults, 'the log does not say what happened'];
}

async function databaseFull(
  disk: SmallDisk,
  logFolder: string,
): Promise<Outcome & { isPlantedFound: boolean }> {
  const portal = await createCrashPortal(null, { inside: disk.folder, logFolder });
  const serverLog = path.join(logFolder, 'server.log');
  try {
    const crew = await openCrew(portal);
    let isOver = false;
    const writing = writeUntil(crew, () => isOver);
    await delay(2_000);
    disk.fill();
    const filling = keepNearlyFull(disk, () => isOver);
    // Until the log cannot grow either, which ends the database.
    const hasEnded = () => fs.readFileSync(serverLog, 'utf8').includes('the embedded database ended');
    for (const until = Date.now() + 180_000; Date.now() < until; await delay(200))
      if (crew.seen.refused >= refusals && hasEnded()) break;
    if (!hasEnded()) crew.seen.faults.push('the log of the database never was full');
    else if (await portal.isReady()) crew.seen.faults.push('the server is ready without its database');
    isOver = true;
    await Promise.all([writing, filling]);
    const healedAfterMs = await heal(crew, disk);
    isOver = false;
    setTimeout(() => {
      isOver = true;
    }, 2_000);
    const before = crew.seen.promised.length;
    await writeUntil(crew, () => isOver);
    if (crew.seen.promised.length === before) crew.seen.faults.push('nothing could be written afterwards');
    if (crew.seen.refused === 0) crew.seen.faults.push('the disk never was full');
    if (!(await portal.isReady())) crew.seen.faults.push('the server is not ready afterwards');
    if (!portal.isRunning()) crew.seen.faults.push('the server ended');
    await portal.stop();
    // What could not be served is logged as one line for each interval, and at the end.
    crew.seen.faults.push(...faultsOfLog(serverLog, /could not be served|No space left/));
    const isPlantedFound = await portal.withDatabase(async ({ db }) => {
      const { lost, torn, doubled } = await checkDatabase(db, crew.seen.promised);
      if (lost + torn + doubled > 0) crew.seen.faults.push(`lost ${lost}, torn ${torn}, doubled ${doubled}`);
      await sql`update enquiry_message set body = 'noe annet' where id = (select m.id from enquiry_message m
        join enquiry e on e.id = m.enquiry_id where e.subject = ${trialSubject} limit 1)`.execute(db);
      return (await checkDatabase(db, crew.seen.promised)).lost > lost;
    });
    return { ...outcomeOf('database', crew, healedAfterMs), isPlantedFound };
  } finally {
    await portal.remove();
  }
}

/** A picture that does not get smaller: five megabytes. */
const largePicture = () =>
  sharp({
    create: {
      width: 2200,
      height: 1500,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 98 })
    .toBuffer();

async function uploadsFull(disk: SmallDisk, logFolder: string): Promise<Outcome> {
  const portal = await createCrashPortal(null, { inside: disk.folder, logFolder });
  const bytes = await largePicture();
  try {
    const crew = await openCrew(portal);
    const begin = (name: Name) =>
      crew.ask<Upload>(name, 'POST', '/api/uploads', {
        name: 'bilde.jpg',
        form: 'new-enquiry',
        sizeBytes: bytes.length,
      });
    const uploads = new Map<Name, { id: string; acknowledged: number }>();
    for (const name of members) {
      const upload = await begin(name);
      if (upload) uploads.set(name, { id: upload.id, acknowledged: 0 });
    }
    /** Sends on from what was acknowledged. @returns whether it is whole */
    async function sendOn(name: Name): Promise<boolean> {
      const upload = uploads.get(name)!;
      while (upload.acknowledged < bytes.length) {
        const chunk = new Uint8Array(
          bytes.subarray(upload.acknowledged, upload.acknowledged + attachmentLimits.chunkBytes),
        );
        const url = `/api/uploads/${upload.id}/chunks/${upload.acknowledged}`;
        if (!(await crew.ask(name, 'PUT', url, chunk))) return false;
        upload.acknowledged += chunk.length;
        crew.seen.promised.push({ enquiryId: upload.id, number: '', text: '' });
      }
      return (await crew.ask(name, 'POST', `/api/uploads/${upload.id}/finish`)) !== null;
    }
    disk.fill();
    for (
      const until = Date.now() + 90_000;
      Date.now() < until && crew.seen.refused < refusals;
      await delay(50)
    ) {
      await Promise.all(
        members.map(async (name) => {
          await sendOn(name);
          await crew.read(name);
        }),
      );
    }
    const healedAfterMs = await heal(crew, disk);
    for (const name of members) {
      const { id, acknowledged } = uploads.get(name)!;
      const kept = await crew.ask<Upload>(name, 'GET', `/api/uploads/${id}`);
      if (!kept || kept.receivedBytes < acknowledged)
        crew.seen.faults.push(`of ${acknowledged} bytes ${kept?.receivedBytes} are kept`);
      let isWhole = acknowledged === bytes.length && kept?.state !== 'uploading';
      for (let tries = 0; tries < 20 && !isWhole; tries += 1) isWhole = await sendOn(name);
      let state = '';
      for (let tries = 0; tries < 150 && state !== 'ready'; tries += 1, await delay(200))
        state = (await crew.ask<Upload>(name, 'GET', `/api/uploads/${id}`))?.state ?? '';
      if (state !== 'ready') crew.seen.faults.push(`an upload ends as «${state}»`);
    }
    if (crew.seen.refused === 0) crew.seen.faults.push('the disk never was full');
    if (!portal.isRunning()) crew.seen.faults.push('the server ended');
    return outcomeOf('uploads', crew, healedAfterMs);
  } finally {
    await portal.remove();
  }
}

async function logFull(disk: SmallDisk): Promise<Outcome> {
  const portal = await createCrashPortal(null, { logFolder: disk.folder });
  try {
    const crew = await openCrew(portal);
    disk.fill();
    let isOver = false;
    setTimeout(() => {
      isOver = true;
    }, seconds * 1000);
    await writeUntil(crew, () => isOver);
    if (!portal.isRunning()) crew.seen.faults.push('the server ended');
    const file = path.join(disk.folder, 'server.log');
    const full = fs.statSync(file).size;
    const healedAfterMs = await heal(crew, disk);
    for (
      const until = Date.now() + healsWithinMs;
      Date.now() < until && fs.statSync(file).size === full;
      await delay(200)
    )
      await crew.read('kari');
    if (fs.statSync(file).size === full) crew.seen.faults.push('nothing is logged afterwards');
    else crew.seen.faults.push(...faultsOfLog(file, /./));
    return outcomeOf('log', crew, healedAfterMs);
  } finally {
    await portal.remove();
  }
}

endAfterMinutes(15);
const database = mountSmallDisk(260);
if (!database) {
  endNotRun('this machine does not let us mount a file system in memory (mount -t tmpfs). Run it as root.');
}
const uploads = mountSmallDisk(260)!;
const log = mountSmallDisk(4)!;
const logFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-log-'));
const outcomes: Outcome[] = [];
const told = (outcome: Outcome) => {
  console.log(`${outcome.what}: ${JSON.stringify(outcome)}`);
  return outcome;
};
let isPlantedFound = false;
try {
  if (!(await build({ onlyIfChanged: true }))) throw new Error('The pages could not be built');
  if (only.includes('database')) {
    const outcome = await databaseFull(database, logFolder);
    isPlantedFound = outcome.isPlantedFound;
    outcomes.push(told(outcome));
  }
  if (only.includes('uploads')) outcomes.push(told(await uploadsFull(uploads, logFolder)));
  if (only.includes('log')) outcomes.push(told(await logFull(log)));
} finally {
  for (const disk of [database, uploads, log]) disk.remove();
  fs.rmSync(logFolder, { recursive: true });
}
printTable(
  ['Full', 'Acknowledged', 'Refused with 503', 'Reads served', 'Healed after, ms', 'Faults'],
  outcomes.map(({ what, acknowledged, refused, readsServed, healedAfterMs, faults }) =>
    [what, acknowledged, refused, readsServed, healedAfterMs ?? 'never', faults.length].map(String),
  ),
);
console.log(machine());
for (const { what, faults } of outcomes)
  for (const fault of new Set(faults)) console.log(`${what}: ${fault}`);
const healed = outcomes.filter(
  ({ faults, healedAfterMs }) => faults.length === 0 && healedAfterMs !== null,
).length;
const sum = (of: (one: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
keepFigure({
  row: 14,
  score: healed < 3 ? 1 : isPlantedFound ? 3 : 2,
  command: 'npm run trial:disk',
  figure: `${healed} of 3 (database, uploads, log) heal without a restart, after at most ${Math.max(...outcomes.map(({ healedAfterMs }) => healedAfterMs ?? healsWithinMs))} ms; ${sum(({ acknowledged }) => acknowledged)} acknowledged writes kept, ${sum(({ refused }) => refused)} requests refused with 503 while it was full; a lost message that was planted was ${isPlantedFound ? 'found' : 'not found'}.`,
});
endWithVerdict(
  healed === only.length && (isPlantedFound || !only.includes('database')),
  'a full disk heals without a restart, and nothing acknowledged is lost.',
);

/**
 * `npm run trial:mail`: the process that sends e-mail is killed with SIGKILL at each step of one, from the transaction
 * that causes it to the job that is done, and started again. Prints a table: how often each e-mail was handed over, and
 * how many there are in effect, for one with the same Message-ID is the same one to the recipient (RFC 5322,
 * 3.6.4). Ends with 1 unless each that was promised is there once, and none that was not.
 *
 * `npm run trial:mail -- --kills=63`: seven times through the steps. At the end a sender that gives each attempt an id
 * of its own is planted, and must be found.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '#server/platform/database/database.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { unpackMigrated } from '../test/support/migrated-snapshot.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { endAfterMinutes, printTable } from './bench-table.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const steps = [
  'written, not yet kept',
  'taken up',
  'before it is sent',
  'connected',
  'receiver named',
  'half the words sent',
  'received, not yet answered',
  'sent, not yet marked',
  'marked, job not done',
] as const;
type Step = (typeof steps)[number];

endAfterMinutes(40);
const { kills } = takeSize({ kills: { full: 63, small: 2 } });
let step: Step | '' = '';
let isHalf = false;
let isKept = false;
const workers: ChildProcess[] = [];
const handedOver: string[] = [];

async function killAt(here: Step): Promise<boolean> {
  const worker = workers.at(-1);
  if (step !== here || !worker || worker.exitCode !== null || worker.killed) return false;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  return true;
}

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onConnect: (_session, done) => void killAt('connected').then(() => done()),
  onRcptTo: (_address, _session, done) => void killAt('receiver named').then(() => done()),
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (piece: Buffer) => {
      text += piece;
      // The rest never comes.
      if (!isHalf) isHalf = step === 'half the words sent';
      if (isHalf) void killAt('half the words sent');
    });
    stream.on('end', async () => {
      if (step === 'half the words sent') return done();
      handedOver.push(/^message-id: <([^@>]+)@/im.exec(text)?.[1] ?? '');
      await killAt('received, not yet answered');
      done();
    });
  },
});
// A connection that was cut off.
server.on('error', () => {});
const smtpPort = await findFreePort();
server.listen(smtpPort, '127.0.0.1');

function start(dataDir: string, at: Step | '', isPlanted: boolean) {
  step = at;
  isHalf = false;
  const args = ['bench/mail-worker.ts', dataDir, `smtp://127.0.0.1:${smtpPort}`, at];
  if (isSmall) args.push('--small');
  const env = { ...process.env, ...(isPlanted && { PLANT_NEW_IDS: 'yes' }) };
  const begun = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(begun);
  const said = (async () => {
    let text = '';
    for await (const piece of begun.stdout!) text += piece;
    return text;
  })();
  return { said, ended: once(begun, 'exit') };
}

type Row = { one: Step; isPromised: boolean; times: number; isRight: boolean };

/** Kills once at each of the steps, then lets the rest be done. */
async function killAtEach(
  tried: readonly Step[],
  isPlanted = false,
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  try {
    const log = { info() {}, warn() {} };
    await unpackMigrated(dataDir);
    const database = await openDatabase({ dataDir, databaseUrl: null, prepare: true, log });
    await seedDemo(database.db, { issuer: 'https://minside.example/id', now: new Date() });
    await database.db.deleteFrom('notice').execute();
    await database.close();
    const noticeAt: [Step, string][] = [];
    for (const one of tried) {
      const { said, ended } = start(dataDir, one, isPlanted);
      await ended;
      noticeAt.push([one, /notice (\S+)/.exec(await said)?.[1] ?? '']);
    }
    const { said, ended } = start(dataDir, '', isPlanted);
    await ended;
    const kept: string[] = JSON.parse(/kept (.*)/.exec(await said)?.[1] ?? '[]');
    const rows = noticeAt.map(([one, id]) => {
      const times = handedOver.filter((other) => other === id).length;
      const isPromised = kept.includes(id);
      return { one, isPromised, times, isRight: isPromised ? times >= 1 : times === 0 };
    });
    const promised = tried.filter((one) => one !== 'written, not yet kept').length;
    return { rows, isWhole: rows.every(({ isRight }) => isRight) && kept.length === promised };
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const { rows, isWhole } = await killAtEach(
    Array.from({ length: kills }, (_, place) => steps[place % steps.length]!),
  );
  printTable(
    ['killed when the e-mail was', 'promised', 'handed over', 'in effect'],
    rows.map(({ one, isPromised, times }) => [
      one,
      isPromised ? 'yes' : 'no',
      String(times),
      String(Math.min(times, 1)),
    ]),
  );
  const isPlantedFound = !(await killAtEach(['sent, not yet marked'], true)).isWhole;
  console.log(isPlantedFound ? '\nThe planted fault was found.' : '\nThe planted fault was NOT found.');
  keepFigure({
    row: 19,
    score: !isWhole || rows.length < 60 ? 1 : isPlantedFound ? 3 : 2,
    figure: `${rows.length} kills of the process that sends e-mail, at ${steps.length} steps of a job: ${isWhole ? 'each e-mail that was promised has one effect, and no job is stuck' : 'not all whole'}; a sender with new ids for each attempt was ${isPlantedFound ? '' : 'not '}found.`,
    command: 'npm run trial:mail',
  });
  isKept = isWhole && isPlantedFound;
} finally {
  for (const one of workers) one.kill('SIGKILL');
  server.close();
}
endWithVerdict(isKept, 'each e-mail that was promised is in effect once, wherever its sender was killed.');

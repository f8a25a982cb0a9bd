/** A portal that can be killed and started again on what it left: for the crash trial. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { startInbox } from '../dev/inbox/inbox.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { unpackMigrated } from '../test/support/migrated-snapshot.ts';

const root = path.resolve(import.meta.dirname, '..');
const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

export type CrashPortal = {
  origin: string;
  dataDir: string;
  /** Starts the server without waiting for it. @param preload a module that it imports first, as an address */
  start(preload?: string): void;
  untilReady(): Promise<void>;
  isReady(): Promise<boolean>;
  /** SIGKILL: nothing is finished, nothing is closed. */
  kill(): Promise<void>;
  /** SIGTERM, as a machine that stops its programs sends it. @returns the exit code */
  stop(): Promise<number | null>;
  /** False where the server has ended by itself. */
  isRunning(): boolean;
  /** Opens the database itself; the server must not be running. */
  withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T>;
  readCode(address: string): Promise<string>;
  remove(): Promise<void>;
};

/**
 * @param databaseUrl an empty PostgreSQL; null for the embedded database
 * @param places where its data folder is made, and where its log is written: in the data folder unless said
 * @param environment settings besides
 */
export async function createCrashPortal(
  databaseUrl: string | null,
  places: { inside?: string; logFolder?: string } = {},
  environment: Record<string, string> = {},
): Promise<CrashPortal> {
  const dataDir = fs.mkdtempSync(path.join(places.inside ?? os.tmpdir(), 'crash-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  let server: ChildProcess | null = null;

  async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const log = { info() {}, warn() {} };
    const database = await openDatabase({ dataDir, databaseUrl, prepare: true, log });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }
  if (!databaseUrl) await unpackMigrated(dataDir);
  await withDatabase(({ db }) => seedDemo(db, { issuer: `${origin}/id`, now: new Date() }));

  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true;
  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  return {
    origin,
    dataDir,
    withDatabase,
    kill,
    isReady,
    isRunning: () => server !== null && server.exitCode === null && server.signalCode === null,
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return null;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const [code] = await ended;
      return code as number | null;
    },
    start(extra) {
      const logFile = fs.openSync(path.join(places.logFolder ?? dataDir, 'server.log'), 'a');
      const preload = new URL('../dev/end-with-parent.ts', import.meta.url).href;
      server = spawn(
        process.execPath,
        ['--import', preload, ...(extra ? ['--import', extra] : []), 'server/main.ts'],
        {
          cwd: root,
          stdio: ['ignore', logFile, 'inherit', 'ipc'],
          env: {
            ...process.env,
            PORT: String(port),
            PUBLIC_ORIGIN: origin,
            DATA_DIR: dataDir,
            DATABASE_URL: databaseUrl ?? '',
            SMTP_URL: inbox.smtpUrl,
            SMS_URL: inbox.smsUrl,
            REQUESTS_PER_MINUTE: '100000000',
            // A machine that is busy with other things is no fault of what is tried.
            MAX_EVENT_LOOP_DELAY_MS: '0',
            ...environment,
          },
        },
      );
      fs.closeSync(logFile);
    },
    async untilReady() {
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(50)) {
        if (server?.exitCode !== null) throw new Error('The portal ended instead of starting');
        if (await isReady()) return;
      }
      throw new Error('The portal did not start');
    },
    async readCode(address) {
      for (let tries = 0; tries < 100; tries += 1, await pause(50)) {
        const code = /\b\d{6}\b/.exec(inbox.messages(address)[0]?.text ?? '');
        if (code) return code[0];
      }
      throw new Error(`No code came to ${address}`);
    },
    async remove() {
      await kill();
      await inbox.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The portal to be measured: the program of production in a process of its own, on a temporary data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { build } from '../dev/build.ts';
import { startInbox } from '../dev/inbox/inbox.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { unpackMigrated } from '../test/support/migrated-snapshot.ts';

const root = path.resolve(import.meta.dirname, '..');

export type BenchPortal = {
  origin: string;
  dataDir: string;
  processId: number;
  /** The one-time code that was sent last to an address. */
  readCode(address: string): Promise<string>;
  /** @param keepsData leaves the data folder, for a portal that is started on it again */
  stop(keepsData?: boolean): Promise<void>;
};

/**
 * Builds the pages where needed, fills a database with the demo people and starts the server on a free port.
 * @param options.databaseUrl an empty PostgreSQL; the embedded database without it
 * @param options.fill puts more into the database before the server opens it
 * @param options.restored the data folder and the port of a portal whose data has been put back: nothing is filled in
 */
export async function startBenchPortal(
  options: {
    databaseUrl?: string;
    fill?: (database: OpenDatabase, origin: string) => Promise<void>;
    /** Proxies in front: with one the caller's address is what it says of itself. */
    proxies?: number;
    /** Settings in place of those of a trial. */
    environment?: Record<string, string>;
    restored?: { dataDir: string; port: number };
  } = {},
): Promise<BenchPortal> {
  if (!(await build({ onlyIfChanged: true }))) throw new Error('The pages could not be built');
  const dataDir = options.restored?.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const port = options.restored?.port ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  if (!options.restored) {
    const log = { info() {}, warn() {} };
    const databaseUrl = options.databaseUrl ?? null;
    if (!databaseUrl) await unpackMigrated(dataDir);
    const database = await openDatabase({ dataDir, databaseUrl, prepare: true, log });
    try {
      await seedDemo(database.db, { issuer: `${origin}/id`, now: new Date() });
      await options.fill?.(database, origin);
    } finally {
      await database.close();
    }
  }

  const inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  // To a file and not through a pipe: this process is not to work while the server is measured.
  const logFile = fs.openSync(path.join(dataDir, 'server.log'), 'w');
  const preload = new URL('../dev/end-with-parent.ts', import.meta.url).href;
  const server = spawn(process.execPath, ['--import', preload, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', logFile, 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      SMTP_URL: inbox.smtpUrl,
      SMS_URL: inbox.smsUrl,
      REQUESTS_PER_MINUTE: '100000000',
      PROXIES: String(options.proxies ?? 0),
      ...options.environment,
    },
  });
  fs.closeSync(logFile);
  const ended = once(server, 'exit');
  const stop = async (keepsData = false) => {
    server.kill('SIGTERM');
    await ended;
    await inbox.close();
    if (!keepsData) fs.rmSync(dataDir, { recursive: true, force: true });
  };

  await untilReady(origin, () => server.exitCode !== null).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    origin,
    dataDir,
    stop,
    processId: server.pid!,
    async readCode(address) {
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
        const code = /\b\d{6}\b/.exec(inbox.messages(address)[0]?.text ?? '');
        if (code) return code[0];
        await new Promise((later) => setTimeout(later, 200));
      }
      throw new Error(`No code came to ${address}`);
    },
  };
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && !hasEnded(); ) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('The portal did not start');
}

/** Copies of the sources, in which commands can write what they want. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from './free-port.ts';
import { outsidePorts } from './running-portal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const left = ['node_modules', '.git', 'data', 'test-results', 'sbom'];
const scripts: Record<string, string> = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
).scripts;

export type SmokeCopy = {
  folder: string;
  /** @returns the exit code, and everything it said */
  run(
    name: string,
    args: readonly string[],
    /** It is asked to stop once it has said this. */
    until?: RegExp,
    /** Before it is. */
    meanwhile?: () => Promise<void>,
  ): Promise<{ code: number | null; said: string }>;
};

export type SmokeCopies = {
  /** Of a portal that is started in one of them. */
  origin: string;
  dataDir: string;
  /** Nothing changes its sources. */
  read: SmokeCopy;
  written: SmokeCopy;
  /** What was started on the data folder has filled it: from now on others start with a copy of it. */
  keepSeeded(): void;
  remove(): void;
};

/**
 * As one link, which the cleaning of uploaded files expects; or with a cache of the copy's own beside links to each package,
 * so that Vite leaves that of a development server alone.
 */
function linkPackages(folder: string, hasOwnCache: boolean): void {
  const packages = path.join(root, 'node_modules');
  if (!hasOwnCache) {
    fs.symlinkSync(packages, folder);
    return;
  }
  fs.mkdirSync(path.join(folder, '.cache'), { recursive: true });
  const link = (name: string) => fs.symlinkSync(path.join(packages, name), path.join(folder, name));
  for (const name of fs.readdirSync(packages)) if (name !== '.cache') link(name);
  for (const name of fs.readdirSync(path.join(packages, '.cache')))
    if (['min-side', 'test-database'].includes(name) || name.startsWith('chromium-')) link(`.cache/${name}`);
}

/** Two copies, which share a data folder and their compiled code. */
export async function makeSmokeCopies(): Promise<SmokeCopies> {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'smoke-'));
  const [dataDir, seeded] = [path.join(base, 'data'), path.join(base, 'seeded')];
  const environment = {
    PORT: String(await findFreePort()),
    INBOX_PORT: String(await findFreePort()),
    ...(await outsidePorts()),
    DATA_DIR: dataDir,
    // A machine that is busy with the other runs is no fault of this one.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    MAX_REQUESTS_IN_FLIGHT: '0',
    MAX_WAITING_FOR_DATABASE: '0',
    // Kept by the path of its sources, and of use to these copies only.
    NODE_COMPILE_CACHE: path.join(base, 'compiled'),
  };
  return {
    origin: `http://localhost:${environment.PORT}`,
    dataDir,
    read: makeCopy(path.join(base, 'read'), environment, false),
    written: makeCopy(path.join(base, 'written'), environment, true),
    keepSeeded() {
      fs.cpSync(dataDir, seeded, { recursive: true });
      Object.assign(environment, { SEEDED_DATA_DIR: seeded });
    },
    remove: () => fs.rmSync(base, { recursive: true, force: true }),
  };
}

/** @param hasOwnCache for runs of a development server */
function makeCopy(
  folder: string,
  environment: Readonly<Record<string, string>>,
  hasOwnCache: boolean,
): SmokeCopy {
  fs.mkdirSync(folder);
  for (const name of fs.readdirSync(root))
    if (!left.includes(name))
      fs.cpSync(path.join(root, name), path.join(folder, name), {
        recursive: true,
        preserveTimestamps: true,
      });
  linkPackages(path.join(folder, 'node_modules'), hasOwnCache);
  return {
    folder,
    async run(name, args, until, meanwhile) {
      const [, ...command] = scripts[name]!.split(' ');
      const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
      // Inside `node --test` a test run of its own would be skipped.
      for (const other of ['NODE_TEST_CONTEXT', 'TEST_DATABASE_URL', 'TRUST_TRIAL']) delete env[other];
      const child = spawn(process.execPath, [...command, ...args], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      let stopping: Promise<unknown> | null = null;
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          said += text;
          if (until?.test(said))
            stopping ??= Promise.resolve(meanwhile?.()).finally(() => child.kill('SIGTERM'));
        });
      const [code] = await once(child, 'close');
      await stopping;
      return { code, said };
    },
  };
}

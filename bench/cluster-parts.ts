/** The processes of the cluster. Each comes back by itself, as with `deploy/cluster/restart.conf`, unless it is kept away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** As systemd does with `RestartSec=1`. */
const restartMs = 1000;

export type Part = {
  /** Killed; comes back by itself. */
  kill(): Promise<void>;
  /** Killed, and stays away. */
  halt(): Promise<void>;
  /** What was kept away starts again. */
  start(): void;
  /** Of the process that runs now. */
  pid(): number | undefined;
};

export type User = { uid: number; gid: number };

/** @param spawnIt makes the process, each time */
export function supervise(spawnIt: () => ChildProcess): Part {
  let child: ChildProcess;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;
  function run() {
    child = spawnIt();
    child.once('exit', () => {
      if (isWanted) timer = setTimeout(run, restartMs);
    });
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  function start() {
    if (isWanted) return;
    isWanted = true;
    run();
  }
  start();
  return {
    kill,
    start,
    async halt() {
      isWanted = false;
      clearTimeout(timer);
      await kill();
    },
    pid: () => child.pid,
  };
}

/** A file of `deploy/cluster` or `deploy/watching` with other addresses. @throws where it does not have one of them */
export function withAddresses(file: string, addresses: Record<string, string>): string {
  let text = fs.readFileSync(path.join(root, 'deploy', file), 'utf8');
  for (const [from, to] of Object.entries(addresses)) {
    if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
    text = text.replaceAll(from, to);
  }
  return text;
}

export const startPortal = (environment: Record<string, string>): Part =>
  supervise(() => {
    const log = fs.openSync(path.join(environment.DATA_DIR!, 'server.log'), 'a');
    const preload = new URL('../dev/end-with-parent.ts', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', preload, 'server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log, 'ipc'],
    });
    fs.closeSync(log);
    return child;
  });

/** It ends with this process, however that ends. @param options.user it runs as this user, who owns the folder of its log */
export const startProgram = (
  program: string,
  args: string[],
  options: { environment: Record<string, string>; logFile: string; user?: User | undefined },
): Part =>
  supervise(() => {
    const log = fs.openSync(options.logFile, 'a');
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', program, ...args], {
      ...options.user,
      cwd: path.dirname(options.logFile),
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    return child;
  });

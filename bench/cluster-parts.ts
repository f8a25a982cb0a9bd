/** The programs of the cluster: two portals, PgBouncer and HAProxy with the configuration of `deploy/cluster`. Each comes back by itself. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** As systemd does with `Restart=always`. */
const restartMs = 1000;

export type Part = { kill(): Promise<void>; stop(): Promise<void> };

/** @param start makes the process, each time */
export function supervise(start: () => ChildProcess): Part {
  let [child, isStopping] = [start(), false];
  const follow = () => {
    child.once('exit', () => {
      if (!isStopping)
        setTimeout(() => {
          if (isStopping) return;
          child = start();
          follow();
          // None outlives the trial, however that ends.
          process.once('exit', () => child.kill('SIGKILL'));
        }, restartMs);
    });
  };
  follow();
  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return {
    kill: () => end('SIGKILL'),
    async stop() {
      isStopping = true;
      await end('SIGTERM');
    },
  };
}

/** A file of `deploy/cluster` with other addresses. @throws where it does not have one of them */
export function withAddresses(file: string, addresses: Record<string, string>): string {
  let text = fs.readFileSync(path.join(root, 'deploy/cluster', file), 'utf8');
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

/** @param options.user it runs as this user: PgBouncer refuses to be root */
export const startProgram = (
  program: string,
  args: string[],
  options: { environment: Record<string, string>; logFile: string; user?: { uid: number; gid: number } },
): Part =>
  supervise(() => {
    const log = fs.openSync(options.logFile, 'a');
    const child = spawn(program, args, {
      ...options.user,
      env: { ...process.env, ...options.environment },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    return child;
  });

/** Debian's user for PostgreSQL, where we are root. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

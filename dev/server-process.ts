/** The portal's server as a child process: the same program as in production, started with another environment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export type ServerProcess = {
  /** Resolves with true when it is ready to answer, with false when it has ended instead. */
  ready: Promise<boolean>;
  /** Resolves with its exit code. */
  ended: Promise<number>;
  /** Asks it to stop, and makes it stop when it has not done so within ten seconds. */
  stop(): void;
};

/**
 * @param environment on top of our own; PORT and HOST must be in it
 * @param logFile where its log goes; emptied first
 * @param restartsOnChange whether Node starts it again when one of its source files changes
 */
export function startServer(
  environment: Record<string, string>,
  logFile: string,
  restartsOnChange = false,
): ServerProcess {
  // Killed rather than stopped: committed writes survive, and the restart is faster.
  const watch = restartsOnChange
    ? [
        ...['server', 'contract', 'organisation-profile.json'].map((one) => `--watch-path=${one}`),
        ...['--watch-kill-signal=SIGKILL', '--watch-preserve-output', '--enable-source-maps'],
      ]
    : [];
  const preloads = [
    './end-with-parent.ts',
    './moved-clock.ts',
    ...(restartsOnChange ? ['./watch-by-path.ts'] : []),
  ].flatMap((file) => ['--import', new URL(file, import.meta.url).href]);
  const child = spawn(process.execPath, [...watch, ...preloads, 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A group of its own: Ctrl+C reaches it once, through us, and not a second time from the terminal.
    detached: true,
  });
  keepLog(child, logFile);
  let isStopping = false;
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return {
    ended,
    ready: isReady(`http://${environment.HOST}:${environment.PORT}/readyz`, ended),
    stop() {
      if (isStopping) return;
      isStopping = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 9800).unref();
    },
  };
}

/** Lines that cannot be written (full disk) are lost; the portal goes on, and its log when there is room again. */
function keepLog(child: ChildProcess, logFile: string): void {
  const write = (lines: Buffer | string, flag: 'a' | 'w') => {
    try {
      fs.writeFileSync(logFile, lines, { flag });
    } catch {}
  };
  write('', 'w');
  child.stdout?.on('data', (lines: Buffer) => write(lines, 'a'));
}

async function isReady(url: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((later) => setTimeout(later, 100));
  }
  return false;
}

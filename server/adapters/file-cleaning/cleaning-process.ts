/** One process that looks at files, one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { cleaningLimits } from './clean-file-limits.ts';
import { costOf } from './process-cost.ts';

const program = new URL('./clean-file-process.ts', import.meta.url);

/** Idle time after which the process ends, and frees its memory. */
const idleMs = 5_000;
/** Files after which a process is replaced: decoders may leak memory. */
const filesEach = 20;
const looksEveryMs = 100;

export type CleaningOptions = {
  /** The time that a file may take for each megabyte; the least is for one. */
  msPerMegabyte?: number;
  /** Another program to look at files with, for tests. */
  program?: URL;
};

/** The folders that the program may read: its own, and the packages. Nothing can be written, and no other begun. */
function permissions(own: URL): string[] {
  const packages =
    createRequire(import.meta.url)
      .resolve.paths('sharp')
      ?.filter((folder) => !folder.includes('.node_')) ?? [];
  const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url));
  const readable = [
    path.dirname(fileURLToPath(own)),
    path.dirname(fileURLToPath(program)),
    manifest,
    ...packages,
  ];
  // Where a folder is a link, what is read lies behind it.
  const real = readable.filter((one) => existsSync(one)).map((one) => realpathSync(one));
  const all = [...new Set([...readable, ...real])];
  return ['--permission', '--allow-addons', ...all.map((one) => `--allow-fs-read=${one}`)];
}

export type CleaningProcess = ReturnType<typeof createCleaningProcess>;

export function createCleaningProcess(options: CleaningOptions) {
  let child: ChildProcess | null = null;
  let cleaned = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  /** @throws where the process cannot be started */
  async function started(): Promise<ChildProcess> {
    if (child?.connected && cleaned < filesEach) return child;
    end();
    cleaned = 0;
    const own = options.program ?? program;
    const fresh = fork(own, {
      env: {},
      execArgv: ['--max-old-space-size=256', '--no-warnings', ...permissions(own)],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = fresh;
    const exited = once(fresh, 'exit').then(() => {
      throw new Error('the process that files are looked at in did not start');
    });
    await Promise.race([once(fresh, 'message'), exited]);
    exited.catch(() => {});
    return fresh;
  }

  /** Settles when the file has cost more than it may. */
  async function whenOverBudget(pid: number, bytes: number, signal: AbortSignal): Promise<void> {
    const megabytes = Math.max(1, bytes / 1_000_000);
    const budgetMs = megabytes * (options.msPerMegabyte ?? cleaningLimits.msPerMegabyte);
    const began = performance.now();
    const before = await costOf(pid);
    while (!signal.aborted) {
      await new Promise((done) => setTimeout(done, looksEveryMs));
      const wallMs = performance.now() - began;
      const cost = before && (await costOf(pid));
      // On a busy machine a process waits for its turn: that is not the file's fault, up to a point.
      const usedMs = cost ? Math.max(cost.cpuMs - before.cpuMs, wallMs / cleaningLimits.busyTimes) : wallMs;
      if (usedMs > budgetMs || (cost && cost.residentBytes > cleaningLimits.residentBytes)) return;
    }
  }

  return {
    async clean(read: () => Promise<Uint8Array>, title = ''): Promise<CleanedFile> {
      clearTimeout(idle);
      const worker = await started();
      const bytes = await read();
      cleaned += 1;
      const { promise, resolve } = Promise.withResolvers<CleanedFile>();
      const answered = (answer: unknown) => resolve(answer as CleanedFile);
      // It started, and this file was too much for it.
      const died = () => resolve({ refusal: 'damaged' });
      const watch = new AbortController();
      worker.once('message', answered).once('exit', died);
      worker.send({ bytes, title });
      void whenOverBudget(worker.pid!, bytes.length, watch.signal).then(() =>
        resolve({ refusal: 'too-complex', isOverBudget: true }),
      );
      const result = await promise;
      watch.abort();
      worker.off('message', answered).off('exit', died);
      if (result.refusal === 'too-complex' || !worker.connected) end();
      else {
        idle = setTimeout(end, idleMs);
        idle.unref();
      }
      return result;
    },
    stop() {
      clearTimeout(idle);
      end();
    },
  };
}

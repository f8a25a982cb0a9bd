/** Looks at files in a process of its own, one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { CleanedFile, FileCleaner } from '#server/ports/file-cleaner.ts';
import { cleaningLimits } from './clean-file-limits.ts';

const program = new URL('./clean-file-process.ts', import.meta.url);

/** Between two files the process may wait so long for the next one; then it ends, and its memory with it. */
const idleMs = 5_000;
/** A process that has looked at so many is replaced: memory that decoders keep does not pile up. */
const filesEach = 20;

type Options = {
  timeMs?: number;
  /** Another program to look at files with, for tests. */
  program?: URL;
};

export function createProcessFileCleaner(options: Options = {}): FileCleaner & { stop(): void } {
  let child: ChildProcess | null = null;
  let cleaned = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  /** @throws where the process cannot be started */
  async function started(): Promise<ChildProcess> {
    if (child?.connected && cleaned < filesEach) return child;
    end();
    cleaned = 0;
    const fresh = fork(options.program ?? program, {
      env: {},
      execArgv: ['--max-old-space-size=256', '--no-warnings'],
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

  async function cleanOne(read: () => Promise<Uint8Array>): Promise<CleanedFile> {
    clearTimeout(idle);
    const worker = await started();
    const bytes = await read();
    cleaned += 1;
    const { promise, resolve } = Promise.withResolvers<CleanedFile>();
    const timer = setTimeout(
      () => resolve({ refusal: 'too-complex' }),
      options.timeMs ?? cleaningLimits.timeMs,
    );
    const answered = (answer: unknown) => resolve(answer as CleanedFile);
    // It started, and this file was too much for it.
    const died = () => resolve({ refusal: 'damaged' });
    worker.once('message', answered).once('exit', died);
    worker.send(bytes);
    const result = await promise;
    clearTimeout(timer);
    worker.off('message', answered).off('exit', died);
    if (result.refusal === 'too-complex' || !worker.connected) end();
    else {
      idle = setTimeout(end, idleMs);
      idle.unref();
    }
    return result;
  }

  return {
    clean(read) {
      const turn = last.then(() => cleanOne(read));
      last = turn.catch(() => {});
      return turn;
    },
    stop() {
      clearTimeout(idle);
      end();
    },
  };
}

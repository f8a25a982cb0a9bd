/** Processes files in separate processes; callers wait for the first free one. */
import type { FileCleaner } from '#server/ports/file-cleaner.ts';
import { cleaningLimits } from './clean-file-limits.ts';
import { type CleaningOptions, type CleaningProcess, createCleaningProcess } from './cleaning-process.ts';

export function createProcessFileCleaner(options: CleaningOptions = {}): FileCleaner & { stop(): void } {
  const processes = Array.from({ length: cleaningLimits.processes }, () => createCleaningProcess(options));
  const free = [...processes];
  const waiting: ((process: CleaningProcess) => void)[] = [];

  const take = async (): Promise<CleaningProcess> =>
    // The last one given back may still be warm.
    free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const giveBack = (process: CleaningProcess): void => {
    const next = waiting.shift();
    if (next) next(process);
    else free.push(process);
  };

  return {
    async clean(read, title) {
      const process = await take();
      try {
        return await process.clean(read, title);
      } finally {
        giveBack(process);
      }
    },
    stop() {
      for (const process of processes) process.stop();
    },
  };
}

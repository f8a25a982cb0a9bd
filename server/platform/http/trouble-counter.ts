/** What anybody can cause in great numbers: counted, and logged as one line for each interval. */
import type { Log } from '../log.ts';

export type TroubleCounter = {
  /** @param what a code of ours or of a library; never anything of the request */
  count(what: string): void;
  /** Logs what has not been logged yet. */
  stop(): void;
};

/** @param options.onCount called for each, besides the log */
export function createTroubleCounter(
  log: Pick<Log, 'warn'>,
  { intervalMs = 10_000, onCount = () => {} }: { intervalMs?: number; onCount?(what: string): void } = {},
): TroubleCounter {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (counts.size > 0)
      log.warn({ counts: Object.fromEntries(counts) }, 'requests that could not be served');
    counts.clear();
  }
  return {
    count(what) {
      onCount(what);
      counts.set(what, (counts.get(what) ?? 0) + 1);
      timer ??= setTimeout(flush, intervalMs).unref();
    },
    stop: flush,
  };
}

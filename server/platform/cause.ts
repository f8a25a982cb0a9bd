/**
 * What runs now, and what caused it. A request's id is carried into its jobs, and from them into theirs, so that the log
 * can be followed; the kind decides which connections of the database are used.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Work = {
  kind: 'request' | 'job';
  /** Null for a job that runs by the clock. */
  requestId: string | null;
  /** Sent to the database so far. */
  statements: number;
};

const current = new AsyncLocalStorage<Work>();

export const newWork = (kind: Work['kind'], requestId: string | null): Work => ({
  kind,
  requestId,
  statements: 0,
});
export const during = <T>(work: Work, run: () => T): T => current.run(work, run);
export const workNow = (): Work | null => current.getStore() ?? null;
export const causeNow = (): string | null => workNow()?.requestId ?? null;

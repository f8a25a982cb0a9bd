/**
 * What runs now, and what caused it. A request's id is carried into its jobs, and from them into theirs, so that the log
 * can be followed; the kind decides which connections of the database are used.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracing.ts';

export type Work = {
  kind: 'request' | 'job';
  /** Null for a job that runs by the clock. */
  requestId: string | null;
  /** Sent to the database so far. */
  statements: number;
  /** Null where nothing is traced. */
  span: Span | null;
};

const current = new AsyncLocalStorage<Work>();

export const newWork = (kind: Work['kind'], requestId: string | null, span: Span | null = null): Work => ({
  kind,
  requestId,
  statements: 0,
  span,
});
/** A part of what runs now, as a span of its trace. */
export async function traced<T>(name: string, run: () => Promise<T>): Promise<T> {
  const span = workNow()?.span?.child(name, {});
  try {
    const answer = await run();
    span?.end();
    return answer;
  } catch (error) {
    span?.end({}, true);
    throw error;
  }
}
export const during = <T>(work: Work, run: () => T): T => current.run(work, run);
export const workNow = (): Work | null => current.getStore() ?? null;
export const causeNow = (): string | null => workNow()?.requestId ?? null;

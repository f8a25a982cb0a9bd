/** Which request caused what runs now: carried into its jobs, and from them into theirs, so that the log can be followed. */
import { AsyncLocalStorage } from 'node:async_hooks';

const cause = new AsyncLocalStorage<string | null>();

/** @param requestId null for a job that runs by the clock */
export const causedBy = <T>(requestId: string | null, work: () => T): T => cause.run(requestId, work);

export const causeNow = (): string | null => cause.getStore() ?? null;

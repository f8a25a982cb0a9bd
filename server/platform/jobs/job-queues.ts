/** The queue of each job in the database. */
import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './jobs.ts';

/** After 1, 2, 4 … seconds, and from then on every hour: mail that a mail server refused follows when it is back. */
const retries = { retryDelay: 1, retryBackoff: true, retryDelayMax: 3_600, retryLimit: 250 };
/** A job whose process was killed is taken up again after this. */
const heartbeatSeconds = 20;

export type QueueDefinition = Pick<JobDefinition<never>, 'name' | 'retryLimit'>;

/** Makes and changes only what differs from the last start. */
export async function makeQueues(boss: PgBoss, definitions: readonly QueueDefinition[]): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit = retries.retryLimit } of definitions) {
    const options = { ...retries, retryLimit, heartbeatSeconds, notify: true };
    const there = made.get(name);
    if (there && hasAll(there, options)) continue;
    await (there ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    // Sending looks the queue up through the pool, and inside a transaction on a pool of one that would wait for
    // ever. Making or changing a queue forgets it, so it is looked up here, outside a transaction.
    await boss.findJobs(name, { key: '-' });
  }
}

export const hasAll = (there: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => (there as Record<string, unknown>)[name] === value);

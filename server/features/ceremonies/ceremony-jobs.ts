/** Moves the queues on when no one polls. */
import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CeremonyQueue } from './ceremony-queue-service.ts';

type Needs = { db: Database; clock: Clock; queue: Pick<CeremonyQueue, 'tend' | 'forget'> };

export const ceremonyJobs = ({ db, clock, queue }: Needs): JobDefinition<never>[] => [
  { name: 'tend-ceremony-queues', schedule: '* * * * *', run: () => queue.tend(db, clock.now()) },
  { name: 'forget-ceremony-queues', schedule: '50 3 * * *', run: () => queue.forget(db, clock.now()) },
];

/** Moves the queues on when no one polls. */
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { CeremonyQueue } from './ceremony-queue-service.ts';

type Needs = Pick<Ports, 'db' | 'clock'> & { queue: Pick<CeremonyQueue, 'tend' | 'forget'> };

export const ceremonyJobs = ({ db, clock, queue }: Needs): JobDefinition<never>[] => [
  { name: 'tend-ceremony-queues', schedule: '* * * * *', run: () => queue.tend(db, clock.now()) },
  { name: 'forget-ceremony-queues', schedule: '50 3 * * *', run: () => queue.forget(db, clock.now()) },
];

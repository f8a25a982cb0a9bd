import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Vouchers } from './voucher-service.ts';

export const booksJobs = (needs: {
  db: Database;
  clock: Clock;
  vouchers: Vouchers;
}): JobDefinition<never>[] => {
  const { db, clock, vouchers } = needs;
  return [
    {
      name: 'make-vouchers',
      schedule: '40 1 * * *',
      async run(_payload, { log }) {
        const made = await vouchers.makeAll(db, clock.now());
        if (made) log.info({ made }, 'vouchers made');
      },
    },
    {
      name: 'forget-old-books',
      schedule: '20 4 * * *',
      async run(_payload, { log }) {
        const forgotten = await vouchers.forget(db, clock.now());
        if (forgotten) log.info({ forgotten }, 'vouchers forgotten');
      },
    },
  ];
};

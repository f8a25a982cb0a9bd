import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { MagazineClock } from './magazine-clock-service.ts';
import {
  type FollowMagazinePayment,
  followMagazinePaymentJob,
  type MagazinePayments,
} from './magazine-payment-service.ts';

/** The new issue is there for those who read it digitally; and what was kept for a time only goes. */
export const magazineJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & {
    calendar: MagazineClock;
    payments: Pick<MagazinePayments, 'work' | 'workAll'>;
  },
): JobDefinition<never>[] => [
  {
    ...followMagazinePaymentJob,
    run: ({ paymentId }) => needs.payments.work(needs.db, paymentId, needs.clock.now()),
  } satisfies JobDefinition<FollowMagazinePayment>,
  {
    name: 'magazine-payments',
    schedule: '*/2 * * * *',
    run: () => needs.payments.workAll(needs.db, needs.clock.now()),
  },
  {
    name: 'tell-of-own-copy',
    schedule: '*/5 * * * *',
    run: () => needs.calendar.tellLeftAlone(needs.db, needs.clock.now()),
  },
  {
    name: 'tell-of-magazine-ending',
    schedule: '20 9 * * *',
    run: () => needs.calendar.tellOfEnding(needs.db, needs.clock.now()),
  },
  {
    name: 'end-magazine-run-out',
    schedule: '20 0 * * *',
    run: () => needs.calendar.endRunOut(needs.db, needs.clock.now()),
  },
  {
    name: 'announce-magazine-issue',
    schedule: '10 9 * * *',
    run: () => needs.calendar.announceIssues(needs.db, needs.clock.now()),
  },
  {
    name: 'tidy-magazine',
    schedule: '50 3 * * *',
    run: () => needs.calendar.tidy(needs.db, needs.clock.now()),
  },
];

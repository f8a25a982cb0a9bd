import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { YearNotices } from './year-notice-service.ts';

/** Every morning, so that a server that was down on the day makes up for it; each donor is notified once. */
export const givingYearJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & {
    notices: YearNotices;
  },
): JobDefinition<never>[] => {
  const { db, clock, notices } = needs;
  return [
    {
      name: 'remind-of-tax-numbers',
      schedule: '15 9 * * *',
      async run(_payload, { log }) {
        const reminded = await notices.remindOfNumbers(db, clock.now());
        if (reminded) log.info({ reminded }, 'reminded of missing numbers');
      },
    },
    {
      name: 'tell-of-year-statements',
      schedule: '45 9 * * *',
      async run(_payload, { log }) {
        const told = await notices.tellOfStatements(db, clock.now());
        if (told) log.info({ told }, 'notified of yearly statements');
      },
    },
  ];
};

import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { GrantControl } from './grant-control-service.ts';
import type { GrantLists } from './grant-list-service.ts';

export const grantListJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & { lists: GrantLists; control: GrantControl },
): JobDefinition[] => {
  const { db, clock, lists, control } = needs;
  return [
    {
      // On the count day, before anybody is awake to leave.
      name: 'freeze-grant-list',
      schedule: '20 0 * * *',
      async run(_payload, { log }) {
        if (await lists.freezeOnDay(db, clock.now())) log.info({}, 'grant list frozen');
      },
    },
    {
      name: 'follow-grant-control',
      schedule: '20 9 * * *',
      async run(_payload, { log }) {
        const told = await control.follow(db, clock.now());
        if (told) log.info({ told }, 'asked to choose after the grant control');
      },
    },
    {
      name: 'forget-grant-lists',
      schedule: '15 4 * * *',
      async run(_payload, { log }) {
        const forgotten = await lists.forgetOld(db, clock.now());
        if (forgotten) log.info({ forgotten }, 'grant lists forgotten');
      },
    },
  ];
};

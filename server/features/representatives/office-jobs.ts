import { keptSince, retention } from '#contract/retention.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetMemberFiles } from './member-file-repository.ts';
import { forgetOffices } from './office-clock-repository.ts';
import { tendOffices } from './office-clock-service.ts';
import { countChapters } from './unit-member-repository.ts';

export const officeJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & {
    announce: Parameters<typeof tendOffices>[1];
  },
): JobDefinition[] => [
  {
    name: 'tend-offices',
    schedule: '25 7 * * *',
    run: () => inTransaction(needs.db, (tx) => tendOffices(tx, needs.announce, needs.clock.now())),
  },
  {
    // On the first of each month, before anybody is awake to join or leave.
    name: 'count-members',
    schedule: '35 3 1 * *',
    run: () => countChapters(needs.db, norwegianDay(needs.clock.now())),
  },
  {
    name: 'forget-offices',
    schedule: '55 3 * * *',
    run: () => forgetOffices(needs.db, norwegianDay(needs.clock.now())),
  },
  {
    name: 'forget-member-files',
    schedule: '0 4 * * *',
    run: () => forgetMemberFiles(needs.db, keptSince(retention['member-files'].period, needs.clock.now())),
  },
];

import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { MagazineClock } from './magazine-clock-service.ts';

/** The new issue is there for those who read it digitally; and what was kept for a time only goes. */
export const magazineJobs = (needs: {
  db: Database;
  clock: Clock;
  calendar: MagazineClock;
}): JobDefinition[] => [
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

import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { UnitMessages } from './unit-message-service.ts';

export const unitMessageJobs = (needs: {
  db: Database;
  clock: Clock;
  messages: UnitMessages;
}): JobDefinition[] => [
  {
    name: 'send-unit-messages',
    schedule: '* * * * *',
    run: () => needs.messages.sendAll(needs.db, needs.clock.now()),
  },
  {
    name: 'forget-unit-messages',
    schedule: '5 4 * * *',
    run: () => needs.messages.forget(needs.db, needs.clock.now()),
  },
];

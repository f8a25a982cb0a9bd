import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { UnitMessages } from './unit-message-service.ts';

export const unitMessageJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & {
    messages: UnitMessages;
  },
): JobDefinition[] => [
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

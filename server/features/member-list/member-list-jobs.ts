import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { MemberList } from './member-list-service.ts';

export const memberListJobs = (
  list: MemberList,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
): JobDefinition[] => [
  {
    name: 'remind-of-register-files',
    schedule: '30 7 * * *',
    async run(_payload, { log }) {
      const reminded = await list.remind(db, clock.now());
      if (reminded) log.info({ reminded }, 'reminded of register files');
    },
  },
  {
    name: 'forget-register-files',
    schedule: '10 4 * * *',
    run: () => list.forgetOld(db, clock.now()),
  },
];

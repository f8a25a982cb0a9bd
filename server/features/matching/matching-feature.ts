import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { joining } from '../joining/joining-feature.ts';
import { recovery } from '../recovery/recovery-feature.ts';
import { verification } from '../verification/verification-feature.ts';
import { addMatchCase } from './match-case-repository.ts';
import { createMatchDeskService } from './match-desk-service.ts';
import { createMatchEndings } from './match-ending-service.ts';
import { matchJobs } from './match-jobs.ts';
import { matchHandlers } from './match-routes.ts';

/** Member service finds out whose record a new user's is. */
export const matching = feature({
  name: 'matching',
  needs: { enquiries, verification, recovery, joining },
  build: (
    { enquiries: { enquiries }, verification: { ties }, recovery: { cases: access }, joining },
    { jobs },
  ) => ({
    desk: createMatchDeskService({ jobs, enquiries, access, joining }),
    endings: createMatchEndings({ jobs, ties, access }),
  }),
  handlers: ({ desk }) => matchHandlers(desk),
  jobs: (_service, ports) => matchJobs(ports),
  on: ({ endings }) => ({
    recordSought: addMatchCase,
    accessApproved: endings.finish,
    accessRecovered: endings.settle,
  }),
});

import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { joining } from '../joining/joining-feature.ts';
import { recovery } from '../recovery/recovery-feature.ts';
import { addMatchCase } from './match-case-repository.ts';
import { createMatchDeskService } from './match-desk-service.ts';
import { matchJobs } from './match-jobs.ts';
import { matchHandlers } from './match-routes.ts';

/** Member service finds out whose record a new user's is. */
export const matching = feature({
  name: 'matching',
  needs: { enquiries, recovery, joining },
  build: ({ enquiries: { enquiries }, recovery: { cases: access }, joining }, { jobs }) =>
    createMatchDeskService({ jobs, enquiries, access, joining }),
  handlers: (service) => matchHandlers(service),
  jobs: (_service, ports) => matchJobs(ports),
  on: () => ({ recordSought: addMatchCase }),
});

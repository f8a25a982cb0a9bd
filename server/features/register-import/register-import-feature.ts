import { feature } from '#server/feature.ts';
import { leaving } from '../leaving/leaving-feature.ts';
import { createMoveInActs } from './move-in-act-service.ts';
import { createMoveInFiles } from './move-in-file-service.ts';
import { moveInJobs } from './move-in-jobs.ts';
import { moveInBalanceHandlers, moveInHandlers } from './move-in-routes.ts';
import { moveInsWith } from './move-in-service.ts';

/** The register of members, brought in from a file, and whatever else is moved in from an old system. */
export const registerImport = feature({
  name: 'register-import',
  needs: { leaving },
  follows: ['move_in_link.person_id', 'move_in_row.person_id', 'move_in_row.candidate_id'],
  build({ leaving: { registerLeavings: leavings } }, { jobs, secret, seal, series, organisation }) {
    const moveIns = moveInsWith({ seal, accept: series, organisation, leavings });
    return { moveIns, acts: createMoveInActs({ jobs, moveIns, files: createMoveInFiles(secret) }) };
  },
  handlers: ({ acts }) => ({ ...moveInHandlers(acts), ...moveInBalanceHandlers }),
  jobs: (service, ports) => moveInJobs(service, ports),
});

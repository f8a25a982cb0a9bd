import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { reimbursementJobs } from './reimbursement-jobs.ts';
import { reimbursementHandlers } from './reimbursement-routes.ts';
import { createReimbursements } from './reimbursement-service.ts';

/** Money that those elected lay out for a unit, and get back. */
export const reimbursements = feature({
  name: 'reimbursements',
  needs: { notices },
  follows: ['reimbursement.person_id', 'reimbursement_event.actor_id'],
  build: ({ notices: { announce } }) => createReimbursements({ announce }),
  handlers: reimbursementHandlers,
  jobs: (_service, ports) => reimbursementJobs(ports),
});

import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { paymentFileHandlers } from './payment-file-routes.ts';
import { createPaymentFiles } from './payment-file-service.ts';
import { reimbursementJobs } from './reimbursement-jobs.ts';
import { reimbursementHandlers } from './reimbursement-routes.ts';
import { createReimbursements } from './reimbursement-service.ts';

/** Money that those elected lay out for a unit, and get back. */
export const reimbursements = feature({
  name: 'reimbursements',
  needs: { notices },
  follows: [
    'reimbursement.person_id',
    'reimbursement_event.actor_id',
    'payment_file.made_by',
    'payment_file.signed_by',
    'payment_file.withdrawn_by',
  ],
  build: ({ notices: { announce } }, { organisation }) => ({
    claims: createReimbursements({ announce }),
    files: createPaymentFiles({ announce, organisation }),
  }),
  handlers: ({ claims, files }) => ({ ...reimbursementHandlers(claims), ...paymentFileHandlers(files) }),
  jobs: (_service, ports) => reimbursementJobs(ports),
});

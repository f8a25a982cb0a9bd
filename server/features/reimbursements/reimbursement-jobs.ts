import { keptSince, retention } from '#contract/retention.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetPaymentFiles } from './payment-file-repository.ts';
import { forgetClaims } from './reimbursement-repository.ts';

/** Every night: claims that have been kept long enough, with their account numbers and receipts. */
export const reimbursementJobs = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition[] => [
  {
    name: 'forget-reimbursements',
    schedule: '5 4 * * *',
    async run() {
      const now = clock.now();
      await forgetClaims(db, {
        owed: keptSince(retention.reimbursements.period, now),
        returned: keptSince(retention['returned-reimbursements'].period, now),
      });
      await forgetPaymentFiles(db, keptSince(retention.reimbursements.period, now));
    },
  },
];

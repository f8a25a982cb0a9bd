import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetOldReports } from './tax-report-service.ts';

/** Numbers and files of deliveries that need not be kept any more. */
export const forgetTaxReportsJob = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'forget-tax-reports',
  schedule: '10 4 * * *',
  async run(_payload, { log }) {
    const forgotten = await forgetOldReports(db, clock.now());
    if (forgotten) log.info({ forgotten }, 'tax reports forgotten');
  },
});

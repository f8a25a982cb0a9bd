import { feature } from '#server/feature.ts';
import { rowsFollow } from '#server/platform/database/person-rows.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { forgetTaxReportsJob } from './tax-report-jobs.ts';
import { taxReportHandlers } from './tax-report-routes.ts';
import { createTaxReports } from './tax-report-service.ts';

/** The yearly report of gifts to the tax administration. */
export const taxReport = feature({
  name: 'tax-report',
  build: (_needs, { organisation, secret, seal, formats, raise }) =>
    createTaxReports({
      organisation,
      numbers: seal,
      texts: createTextSeal(secret),
      makeXml: formats.makeReportXml,
      onCorrected: raise.giftReportCorrected,
    }),
  handlers: (service) => taxReportHandlers(service),
  on: () => ({ personMerged: rowsFollow('tax_report_line.person_id') }),
  jobs: (_reports, ports) => [forgetTaxReportsJob(ports)],
});

import { feature } from '#server/feature.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { forgetTaxReportsJob } from './tax-report-jobs.ts';
import { taxReportHandlers } from './tax-report-routes.ts';
import { createTaxReports } from './tax-report-service.ts';

/** The yearly report of gifts to the tax administration. */
export const taxReport = feature({
  name: 'tax-report',
  follows: ['tax_report_line.person_id'],
  build: (_needs, { organisation, secret, seal, formats, raise }) =>
    createTaxReports({
      organisation,
      numbers: seal,
      texts: createTextSeal(secret),
      makeXml: formats.makeReportXml,
      onCorrected: raise.giftReportCorrected,
    }),
  handlers: (service) => taxReportHandlers(service),
  jobs: (_reports, ports) => [forgetTaxReportsJob(ports)],
});

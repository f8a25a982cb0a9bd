import type { taxReportEndpoints } from '#contract/tax-report-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { TaxReports } from './tax-report-service.ts';

export const taxReportHandlers = (reports: TaxReports): Handlers<typeof taxReportEndpoints> => ({
  'GET /api/staff/tax-report': ({ db, actor, query, now }) =>
    reports.look(db, { actor, now }, query.year ? Number(query.year) : undefined),
  'POST /api/staff/tax-reports': ({ tx, actor, body, now }) =>
    reports.prepare(tx, { actor, now }, Number(body.year)),
  'POST /api/staff/tax-reports/:id/signatures': ({ tx, actor, params, body, now }) =>
    reports.sign(tx, { actor, now }, params.id, body.factsDigest),
  'POST /api/staff/tax-reports/:id/withdrawals': ({ tx, actor, params, now }) =>
    reports.withdraw(tx, { actor, now }, params.id),
  'GET /api/staff/tax-reports/:id/file': ({ db, actor, params, now, requestId }) =>
    reports.file(db, { actor, now, requestId }, params.id),
  'POST /api/staff/tax-reports/:id/deliveries': ({ tx, actor, params, body, now }) =>
    reports.deliver(tx, { actor, now }, params.id, body.receipt),
});

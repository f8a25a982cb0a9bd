import type { paymentFileEndpoints } from '#contract/payment-file-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { PaymentFileService } from './payment-file-service.ts';

export const paymentFileHandlers = (files: PaymentFileService): Handlers<typeof paymentFileEndpoints> => ({
  'GET /api/staff/payment-files': ({ db, ...by }) => files.list(db, by),
  'POST /api/staff/payment-files': ({ tx, body, ...by }) => files.make(tx, by, body),
  'POST /api/staff/payment-files/:id/signatures': ({ tx, params, ...by }) => files.sign(tx, by, params.id),
  'GET /api/staff/payment-files/:id/file': ({ db, params, ...by }) => files.file(db, by, params.id),
  'POST /api/staff/payment-files/:id/payments': ({ tx, params, body, ...by }) =>
    files.pay(tx, by, params.id, body.paidOn),
  'POST /api/staff/payment-files/:id/withdrawals': ({ tx, params, body, ...by }) =>
    files.withdraw(tx, by, params.id, body.reason),
});

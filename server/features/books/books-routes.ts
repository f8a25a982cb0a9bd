import type { booksEndpoints } from '#contract/books-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { getReconciliation, keepBankCredit, markHandled } from './reconciliation-service.ts';
import type { Vouchers } from './voucher-service.ts';

export const booksHandlers = (vouchers: Vouchers): Handlers<typeof booksEndpoints> => ({
  'GET /api/staff/reconciliation': ({ db, query, now }) => getReconciliation(db, query.month, now),
  'POST /api/staff/bank-credits': ({ tx, actor, body, now }) => keepBankCredit(tx, { actor, now }, body),
  'POST /api/staff/reconciliation-marks': ({ tx, actor, body, now }) => markHandled(tx, { actor, now }, body),
  'GET /api/staff/books': ({ db }) => vouchers.look(db),
  'GET /api/staff/accounting-export': ({ db, actor, query, now }) =>
    vouchers.export(db, { actor, now }, query),
});

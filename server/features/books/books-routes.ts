import type { bankStatementEndpoints } from '#contract/bank-statement-endpoints.ts';
import type { booksEndpoints } from '#contract/books-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { BankStatementDesk } from './bank-statement-service.ts';
import type { ReconciliationDesk } from './reconciliation-service.ts';
import type { Saft } from './saft-service.ts';
import type { Vouchers } from './voucher-service.ts';

export const booksHandlers = (
  vouchers: Vouchers,
  saft: Saft,
  reconciliation: ReconciliationDesk,
): Handlers<typeof booksEndpoints> => ({
  'GET /api/staff/reconciliation': ({ db, query, now }) => reconciliation.look(db, query.month, now),
  'POST /api/staff/bank-credits': ({ tx, actor, body, now }) =>
    reconciliation.keepCredit(tx, { actor, now }, body),
  'POST /api/staff/reconciliation-marks': ({ tx, actor, body, now }) =>
    reconciliation.mark(tx, { actor, now }, body),
  'GET /api/staff/books': ({ db }) => vouchers.look(db),
  'GET /api/staff/accounting-export': ({ db, actor, query, now }) =>
    vouchers.export(db, { actor, now }, query),
  'GET /api/staff/accounting-years/:year/saf-t': ({ db, actor, params, now }) =>
    saft.export(db, { actor, now }, Number(params.year)),
});

export const bankStatementHandlers = (desk: BankStatementDesk): Handlers<typeof bankStatementEndpoints> => ({
  'GET /api/staff/bank-statements': ({ db }) => desk.look(db),
  'PUT /api/staff/bank-statements/:id': ({ tx, actor, now, params, query, body }) =>
    desk.upload(tx, { actor, now }, { id: params.id, name: query.name, content: body }),
  'POST /api/staff/bank-statements/:id/bookings': ({ tx, actor, now, params }) =>
    desk.book(tx, { actor, now }, params.id),
  'POST /api/staff/bank-statements/:id/set-asides': ({ tx, actor, now, params }) =>
    desk.setAside(tx, { actor, now }, params.id),
  'POST /api/staff/bank-lines/:id/places': ({ tx, actor, now, params, body }) =>
    desk.place(tx, { actor, now }, params.id, body),
});

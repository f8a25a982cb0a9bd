import type { moveInBalanceEndpoints } from '#contract/move-in-balance-endpoints.ts';
import type { moveInEndpoints } from '#contract/move-in-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { MoveInActs } from './move-in-act-service.ts';
import { moveInBalances } from './move-in-balance-service.ts';
import { moveInView } from './move-in-view-service.ts';

export const moveInHandlers = (acts: MoveInActs): Handlers<typeof moveInEndpoints> => ({
  'GET /api/administration/move-ins': ({ db, query }) => acts.list(db, query.before ?? null),
  'POST /api/administration/move-ins': ({ tx, body, ...by }) => acts.begin(tx, by, body),
  'GET /api/administration/move-ins/:id': ({ db, params }) => acts.details(db, params.id),
  'PUT /api/administration/move-ins/:id/chunks/:start': ({ tx, params, body }) =>
    acts.take(tx, params.id, { start: Number(params.start), content: body }),
  'POST /api/administration/move-ins/:id/readings': ({ tx, params, ...by }) =>
    acts.beginReading(tx, by, params.id),
  'PUT /api/administration/move-ins/:id/columns': ({ tx, params, body, ...by }) =>
    acts.match(tx, by, params.id, body.columns),
  'GET /api/administration/move-ins/:id/rows': ({ db, params, query }) =>
    moveInView.rows(db, params.id, query),
  'GET /api/administration/move-ins/:id/report': ({ db, params, language }) =>
    moveInView.report(db, params.id, language),
  'GET /api/administration/move-ins/:id/duplicates': ({ db, params, query, ...by }) =>
    moveInView.duplicates(db, by, params.id, query),
  'POST /api/administration/move-ins/:id/decisions': ({ tx, params, body, ...by }) =>
    acts.decide(tx, by, params.id, body),
  'POST /api/administration/move-ins/:id/applications': ({ tx, params, ...by }) =>
    acts.beginApplying(tx, by, params.id),
  'POST /api/administration/move-ins/:id/undoings': ({ tx, params, ...by }) =>
    acts.beginUndoing(tx, by, params.id),
  'POST /api/administration/move-ins/:id/discards': ({ tx, params, ...by }) =>
    acts.discard(tx, by, params.id),
});

export const moveInBalanceHandlers: Handlers<typeof moveInBalanceEndpoints> = {
  'GET /api/administration/move-ins/:id/balance': ({ db, params, query, ...by }) =>
    moveInBalances.show(db, by, params.id, Number(query.from ?? 0)),
  'PUT /api/administration/move-ins/:id/their-sums': ({ tx, params, body }) =>
    moveInBalances.bringTheirs(tx, params.id, body),
  'POST /api/administration/move-ins/:id/balances': ({ tx, params, body, ...by }) =>
    moveInBalances.sign(tx, by, params.id, body),
  'POST /api/administration/move-ins/:id/balance-signatures': ({ tx, params, body, ...by }) =>
    moveInBalances.signAlso(tx, by, params.id, body.balanceId),
};

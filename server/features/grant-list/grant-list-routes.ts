import type { grantListEndpoints } from '#contract/grant-list-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { GrantBoard } from './grant-board-service.ts';
import type { GrantControl } from './grant-control-service.ts';
import type { GrantLists } from './grant-list-service.ts';
import type { GrantReview } from './grant-review-service.ts';

export const grantListHandlers = (service: {
  lists: GrantLists;
  review: GrantReview;
  control: GrantControl;
  board: GrantBoard;
}): Handlers<typeof grantListEndpoints> => {
  const { lists, review, control, board } = service;
  return {
    'GET /api/staff/grant-list': ({ db, actor, query, now }) =>
      lists.look(db, { actor, now }, query.year ? Number(query.year) : undefined),
    'POST /api/staff/grant-lists': ({ tx, actor, body, now }) =>
      lists.freeze(tx, { actor, now }, Number(body.year)),
    'POST /api/staff/grant-lists/:id/signatures': ({ tx, actor, params, body, now }) =>
      lists.sign(tx, { actor, now }, params.id, body.factsDigest),
    'POST /api/staff/grant-lists/:id/withdrawals': ({ tx, actor, params, now }) =>
      lists.withdraw(tx, { actor, now }, params.id),
    'GET /api/staff/grant-lists/:id/file': ({ db, actor, params, query, now, requestId }) =>
      lists.file(db, { actor, now, requestId }, params.id, query),
    'POST /api/staff/grant-lists/:id/deliveries': ({ tx, actor, params, body, now }) =>
      lists.deliver(tx, { actor, now }, params.id, body.receipt),
    'GET /api/staff/grant-lists/:id/problems': ({ db, actor, params, query, now, requestId }) =>
      review.problems(db, { actor, now, requestId }, params.id, query),
    'GET /api/staff/grant-lists/:id/changes': ({ db, actor, params, query, now, requestId }) =>
      review.changes(db, { actor, now, requestId }, params.id, query),
    'GET /api/units/:id/grant-comparison': ({ db, params, ...by }) => board.compare(db, by, params.id),
    'PUT /api/staff/grant-lists/:id/control': ({ tx, actor, params, query, body, now }) =>
      control.bring(tx, { actor, now }, params.id, { ...query, content: body }),
    'GET /api/staff/grant-lists/:id/control-answers': ({ db, actor, params, query, now, requestId }) =>
      control.answers(db, { actor, now, requestId }, params.id, query),
    'POST /api/staff/grant-control-answers/:id/settlements': ({ tx, actor, params, body, now }) =>
      control.settle(tx, { actor, now }, params.id, body.note),
  };
};

import type { numberEndpoints } from '#contract/number-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { NumberDesk } from './number-desk-service.ts';

export const numberHandlers = (desk: NumberDesk): Handlers<typeof numberEndpoints> => ({
  'GET /api/staff/number-cases': ({ db }) => desk.list(db),
  'GET /api/staff/number-cases/:id': async ({ db, actor, params, now, requestId }) => ({
    case: await desk.getCase(db, { actor, now, requestId }, params.id),
  }),
  'POST /api/staff/number-cases/:id/decisions': ({ tx, actor, params, body, now, requestId }) =>
    desk.decide(tx, { actor, now, requestId }, params.id, body),
});

import type { leavingEndpoints } from '#contract/leaving-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { LeavingService } from './leaving-service.ts';

export const leavingHandlers = (leaving: LeavingService): Handlers<typeof leavingEndpoints> => ({
  'GET /api/leaving': ({ db, actor, now }) => leaving.overview(db, actor, now),
  'POST /api/leaving': ({ tx, actor, body, now }) => leaving.leave(tx, actor, body, now),
  'GET /api/leaving-certificates/:code': ({ db, params }) => leaving.certificateOf(db, params.code),
});

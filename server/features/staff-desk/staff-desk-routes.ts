import type { staffDeskEndpoints } from '#contract/enquiry-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { StaffDeskService } from './staff-desk-service.ts';

export const staffDeskHandlers = (desk: StaffDeskService): Handlers<typeof staffDeskEndpoints> => ({
  'GET /api/staff/enquiries': async ({ db, query }) => ({ enquiries: await desk.listQueue(db, query.state) }),

  'GET /api/staff/enquiries/:id': ({ db, actor, params, now, requestId }) =>
    desk.getCase(db, actor, params.id, now, requestId),

  'POST /api/staff/enquiries/:id/answers': ({ tx, actor, params, body, now, requestId }) =>
    desk.answer(tx, actor, params.id, body, now, requestId),
});

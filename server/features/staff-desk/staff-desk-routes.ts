import type { attachmentEndpoints } from '#contract/attachment-endpoints.ts';
import type { staffDeskEndpoints } from '#contract/enquiry-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { StaffDeskService } from './staff-desk-service.ts';

export const staffDeskHandlers = (
  desk: StaffDeskService,
): Handlers<
  typeof staffDeskEndpoints & Pick<typeof attachmentEndpoints, 'GET /api/staff/attachments/:id/content'>
> => ({
  'GET /api/staff/enquiries': async ({ db, query }) => ({ enquiries: await desk.listQueue(db, query.state) }),

  'GET /api/staff/enquiries/:id': ({ db, actor, params, now, requestId }) =>
    desk.getCase(db, actor, params.id, now, requestId),

  'POST /api/staff/enquiries/:id/answers': ({ tx, actor, params, body, now, requestId }) =>
    desk.answer(tx, actor, params.id, body, now, requestId),

  'GET /api/staff/attachments/:id/content': ({ db, actor, params, now, requestId }) =>
    desk.getAttachment(db, actor, params.id, now, requestId),
});

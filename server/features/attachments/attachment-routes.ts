import type { attachmentEndpoints } from '#contract/attachment-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { listUploads } from './attachment-repository.ts';
import type { AttachmentService } from './attachment-service.ts';

type OwnEndpoints = Omit<typeof attachmentEndpoints, 'GET /api/staff/attachments/:id/content'>;

export const attachmentHandlers = (attachments: AttachmentService): Handlers<OwnEndpoints> => ({
  'GET /api/uploads': async ({ db, actor, query }) => ({
    uploads: await listUploads(db, actor.personId, query.form),
  }),

  'POST /api/uploads': ({ tx, actor, body, now }) => attachments.announceFile(tx, actor, body, now),

  'GET /api/uploads/:id': ({ db, actor, params }) => attachments.getUpload(db, actor, params.id),

  'PUT /api/uploads/:id/chunks/:start': ({ tx, actor, params, body, now }) =>
    attachments.takeChunk(tx, actor, { id: params.id, start: Number(params.start), content: body }, now),

  'POST /api/uploads/:id/finish': ({ tx, actor, params, now }) =>
    attachments.finish(tx, actor, params.id, now),

  'DELETE /api/uploads/:id': async ({ tx, actor, params }) => {
    await attachments.remove(tx, actor, params.id);
    return {};
  },

  'GET /api/attachments/:id/content': ({ db, actor, params }) => attachments.getContent(db, actor, params.id),
});

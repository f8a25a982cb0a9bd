import type { enquiryEndpoints } from '#contract/enquiry-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { listEnquiriesOf } from './enquiry-repository.ts';
import { type EnquiryService, summaryOf } from './enquiry-service.ts';

export const enquiryHandlers = (enquiries: EnquiryService): Handlers<typeof enquiryEndpoints> => ({
  'GET /api/enquiries': async ({ db, actor, query }) => ({
    enquiries: (await listEnquiriesOf(db, actor.personId, query.state)).map(summaryOf),
  }),

  'POST /api/enquiries': ({ tx, actor, body, now }) => enquiries.send(tx, actor, body, now),

  'GET /api/enquiries/:id': async ({ db, actor, params }) =>
    (await enquiries.getThread(db, params.id, actor.personId)).thread,

  'PUT /api/enquiries/:id/read': async ({ tx, actor, params, now }) => {
    await enquiries.markRead(tx, actor, params.id, now);
    return { readAt: now.toISOString() };
  },

  'POST /api/enquiries/:id/messages': async ({ tx, actor, params, body, now }) => {
    await enquiries.reply(tx, actor, params.id, body, now);
    return (await enquiries.getThread(tx, params.id, actor.personId)).thread;
  },

  'POST /api/enquiries/:id/close': async ({ tx, actor, params, now }) => {
    await enquiries.close(tx, actor, params.id, now);
    return (await enquiries.getThread(tx, params.id, actor.personId)).thread;
  },
});

import type { enquiryEndpoints } from '#contract/enquiry-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { getAnswerTime } from './answer-time-service.ts';
import type { EnquiryListService } from './enquiry-list-service.ts';
import type { EnquiryService } from './enquiry-service.ts';

export const enquiryHandlers = (
  enquiries: EnquiryService,
  lists: EnquiryListService,
): Handlers<typeof enquiryEndpoints> => ({
  'GET /api/enquiries': ({ db, actor, query: { cursor, ...list } }) =>
    lists.list(db, { personId: actor.personId, ...list }, cursor),

  'GET /api/enquiry-references/:kind/:id': ({ db, actor, params }) =>
    enquiries.getReference(db, params, actor.personId),

  'GET /api/answer-times/:topic': ({ db, params, now }) => getAnswerTime(db, params.topic, now),

  'POST /api/enquiries': ({ tx, actor, body, now }) => enquiries.send(tx, actor, body, now),

  'GET /api/enquiries/:id': async ({ db, actor, params, now }) =>
    (await enquiries.getThread(db, params.id, actor.personId, now)).thread,

  'PUT /api/enquiries/:id/read': async ({ tx, actor, params, now }) => {
    await enquiries.markRead(tx, actor, params.id, now);
    return { readAt: now.toISOString() };
  },

  'POST /api/enquiries/:id/messages': async ({ tx, actor, params, body, now }) => {
    await enquiries.reply(tx, actor, params.id, body, now);
    return (await enquiries.getThread(tx, params.id, actor.personId, now)).thread;
  },

  'POST /api/enquiries/:id/reopenings': async ({ tx, actor, params, body, now }) => {
    await enquiries.reopen(tx, actor, params.id, body, now);
    return (await enquiries.getThread(tx, params.id, actor.personId, now)).thread;
  },

  'POST /api/enquiries/:id/close': async ({ tx, actor, params, now }) => {
    await enquiries.close(tx, actor, params.id, now);
    return (await enquiries.getThread(tx, params.id, actor.personId, now)).thread;
  },
});

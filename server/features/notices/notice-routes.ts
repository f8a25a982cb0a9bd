import type { noticeEndpoints } from '#contract/notice-endpoints.ts';
import type { noticePreferenceEndpoints } from '#contract/notice-preference-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { NoticeCentre } from './notice-centre-service.ts';
import type { NoticePreferenceService } from './notice-preference-service.ts';

export const noticeHandlers = (centre: NoticeCentre): Handlers<typeof noticeEndpoints> => ({
  'GET /api/notices': ({ db, actor, query }) => centre.list(db, actor.personId, query.cursor),
  'PUT /api/notices/:id/read': ({ tx, actor, params, now }) =>
    centre.markRead(tx, actor.personId, params.id, now),
  'PUT /api/notices/read': ({ tx, actor, body, now }) =>
    centre.markAllRead(tx, actor.personId, body.until, now),
});

export const noticePreferenceHandlers = (
  preferences: NoticePreferenceService,
): Handlers<typeof noticePreferenceEndpoints> => ({
  'GET /api/notice-preferences': ({ db, actor }) => preferences.get(db, actor.personId),
  'PUT /api/notice-preferences': ({ tx, actor, body, now }) =>
    preferences.change(tx, actor.personId, body, now),
  'GET /api/unsubscriptions/:code': ({ db, params }) => preferences.answer(db, params.code),
  'POST /api/unsubscriptions/:code': ({ tx, params, body, now }) =>
    preferences.unsubscribe(tx, params.code, { isOff: body.isOff, source: 'page' }, now),
});

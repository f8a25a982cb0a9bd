import type { memberListEndpoints } from '#contract/member-list-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { MemberList } from './member-list-service.ts';

export const memberListHandlers = (list: MemberList): Handlers<typeof memberListEndpoints> => ({
  'GET /api/staff/member-figures': ({ db, query, now }) => list.figures(db, now, query),
  'POST /api/staff/member-searches': ({ tx, body, ...by }) => list.search(tx, by, body),
  'GET /api/staff/member-views': ({ db, ...by }) => list.own(db, by),
  'POST /api/staff/member-views': ({ tx, body, ...by }) => list.save(tx, by, body),
  'DELETE /api/staff/member-views/:id': ({ tx, params, ...by }) => list.remove(tx, by, params.id),
  'POST /api/staff/register-files': ({ tx, body, ...by }) => list.wish(tx, by, body),
  'GET /api/staff/register-files/:id/file': ({ db, params, ...by }) => list.take(db, by, params.id),
  'POST /api/staff/register-files/:id/deletions': ({ tx, params, ...by }) =>
    list.confirmDeleted(tx, by, params.id),
});

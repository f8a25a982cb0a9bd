import type { matchEndpoints } from '#contract/match-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { findSought } from './match-case-repository.ts';
import type { MatchDeskService } from './match-desk-service.ts';

export const matchHandlers = (desk: MatchDeskService): Handlers<typeof matchEndpoints> => ({
  'GET /api/sought-record': async ({ db, actor }) => ({ sought: await findSought(db, actor.personId) }),

  'GET /api/staff/enquiries/:id/match': async ({ db, params, ...act }) => ({
    match: await desk.getCase(db, act, params.id),
  }),

  'POST /api/staff/enquiries/:id/match-searches': ({ tx, params, body, ...act }) =>
    desk.search(tx, act, params.id, body),

  'POST /api/staff/enquiries/:id/match-decisions': async ({ tx, params, body, ...act }) => ({
    match: await desk.decide(tx, act, params.id, body),
  }),

  'GET /api/staff/enquiries/:id/sign-ins': ({ db, params, ...act }) => desk.listSignIns(db, act, params.id),

  'POST /api/staff/enquiries/:id/untyings': ({ tx, params, body, ...act }) =>
    desk.untie(tx, act, params.id, body),
});

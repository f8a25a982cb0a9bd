import type { sessionEndpoints } from '#contract/session-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { AccountSessions } from './account-session-service.ts';
import { readStanding } from './standing-service.ts';

export const sessionHandlers = (sessions: AccountSessions): Handlers<typeof sessionEndpoints> => ({
  'GET /api/sessions': ({ db, actor, now }) => sessions.list(db, actor, now),
  'DELETE /api/sessions/:id': ({ tx, actor, params, now }) => sessions.endOne(tx, actor, params.id, now),
  'POST /api/sessions/endings': ({ tx, actor, body, now }) => sessions.endMany(tx, actor, body.scope, now),
  'GET /api/me': async ({ db, actor, now }) => ({
    name: actor.person?.name || actor.name,
    isJoining: actor.isJoining,
    ...(await readStanding(db, actor.person, now)),
    staffRole: actor.person?.staffRole ?? null,
    isTreasurer: actor.person?.isTreasurer ?? false,
    isSupervisor: actor.person?.isSupervisor ?? false,
    isCeremonyCoordinator: actor.person?.isCeremonyCoordinator ?? false,
    isMagazineEditor: actor.person?.isMagazineEditor ?? false,
    isAdministrator: actor.person?.isAdministrator ?? false,
    needsStrongSignIn: !actor.isStrong,
    person: actor.person && { id: actor.person.personId, name: actor.person.name },
    callName: actor.isJoining ? null : (actor.person?.callName ?? null),
    persons: actor.persons,
  }),
});

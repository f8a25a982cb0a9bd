import type { sessionEndpoints } from '#contract/session-endpoints.ts';
import type { Handlers } from '#server/actor.ts';

export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  'GET /api/me': async ({ actor }) => ({
    name: actor.person?.name || actor.name,
    isJoining: actor.isJoining,
    isMember: actor.person?.isMember ?? false,
    staffRole: actor.person?.staffRole ?? null,
    isTreasurer: actor.person?.isTreasurer ?? false,
    person: actor.person && { id: actor.person.personId, name: actor.person.name },
    callName: actor.isJoining ? null : (actor.person?.callName ?? null),
    persons: actor.persons,
  }),
};

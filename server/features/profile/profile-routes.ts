import type { profileEndpoints } from '#contract/profile-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { changeProfile, getProfile } from './profile-service.ts';

export const profileHandlers: Handlers<typeof profileEndpoints> = {
  'GET /api/profile': ({ db, actor, now }) => getProfile(db, actor.personId, now),
  'PUT /api/profile': ({ tx, actor, body, now }) => changeProfile(tx, actor.personId, body, now),
};

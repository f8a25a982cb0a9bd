import type { profileVersionEndpoints } from '#contract/profile-version-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ProfileVersionService } from './organisation-profile-service.ts';

export const profileVersionHandlers = (
  versions: ProfileVersionService,
): Handlers<typeof profileVersionEndpoints> => ({
  'GET /api/administration/profile': ({ db, ...by }) => versions.show(db, by),
  'POST /api/administration/profile-drafts': ({ tx, body, ...by }) => versions.save(tx, by, body),
  'POST /api/administration/profile-drafts/:id/discards': ({ tx, params, body, ...by }) =>
    versions.discard(tx, by, params.id, body),
  'POST /api/administration/profile-drafts/:id/publications': ({ tx, params, body, ...by }) =>
    versions.publish(tx, by, params.id, body),
  'POST /api/administration/profile-versions/:id/drafts': ({ tx, params, ...by }) =>
    versions.goBack(tx, by, params.id),
});

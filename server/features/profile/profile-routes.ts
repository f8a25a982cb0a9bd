import type { profileEndpoints } from '#contract/profile-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ProfileService } from './profile-service.ts';

export const profileHandlers = (profile: ProfileService): Handlers<typeof profileEndpoints> => ({
  'GET /api/profile': ({ db, actor, now }) => profile.getProfile(db, actor, now),
  'PUT /api/profile': ({ tx, actor, body, now }) => profile.changeProfile(tx, actor, body, now),
  'PUT /api/profile/language': async ({ tx, actor, body, now }) => {
    await profile.chooseLanguage(tx, actor, body.language, now);
    return body;
  },
  'GET /api/profile/chapters/:postalCode': async ({ db, params }) => ({
    chapter: await profile.chapterOf(db, params.postalCode),
  }),
  'POST /api/profile/contact-changes': ({ tx, actor, body, now, address }) =>
    profile.changeContact(tx, actor, body, now, address),
  'PUT /api/profile/birth-date': ({ tx, actor, body, now }) =>
    profile.correctBirthDate(tx, actor, body.bornOn, now),
  'PUT /api/profile/fodselsnummer': ({ tx, actor, body, now }) =>
    profile.giveFodselsnummer(tx, actor, body.fodselsnummer, now),
});

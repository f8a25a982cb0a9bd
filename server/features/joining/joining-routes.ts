import type { joiningEndpoints } from '#contract/joining-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { JoiningService } from './joining-service.ts';
import type { WelcomeService } from './welcome-service.ts';

export const joiningHandlers = (
  joining: JoiningService & WelcomeService,
): Handlers<typeof joiningEndpoints> => ({
  'GET /api/joining': ({ db, actor, now }) => joining.read(db, actor, now),
  'PUT /api/joining/details': ({ tx, actor, body, now }) => joining.setDetails(tx, actor, body, now),
  'PUT /api/joining/communities': ({ tx, actor, body, now }) => joining.setCommunities(tx, actor, body, now),
  'POST /api/joining': ({ tx, actor, body, language, now }) => joining.join(tx, actor, body, language, now),
  'GET /api/welcome': async ({ db, actor, now }) => ({
    welcome: await joining.readWelcome(db, actor.personId, now),
  }),
  'PUT /api/welcome/chapter': async ({ tx, actor, body, now }) => ({
    welcome: await joining.chooseChapter(tx, actor.personId, body.chapterId, now),
  }),
  'PUT /api/welcome/communities': async ({ tx, actor, body, now }) => ({
    welcome: await joining.changeCommunities(tx, actor.personId, body.answer, now),
  }),
  'PUT /api/welcome/communities-settled': async ({ tx, actor, now }) => ({
    welcome: await joining.settleCommunities(tx, actor.personId, now),
  }),
});

import type { homeEndpoints } from '#contract/home-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { HomeService } from './home-service.ts';

export const homeHandlers = (home: HomeService): Handlers<typeof homeEndpoints> => ({
  'GET /api/membership-card': async ({ db, actor, now }) => ({
    membership: await home.getMembershipCard(db, actor.personId, now),
  }),
  'GET /api/membership-cards/:code': async ({ db, params, now }) => ({
    isValid: await home.isCardValid(db, params.code, now),
  }),
  'GET /api/children': async ({ db, actor, now }) => ({
    children: await home.listChildren(db, actor.personId, now),
  }),
  'GET /api/enquiry-counts': ({ db, actor }) => home.countNews(db, actor.personId),
  'GET /api/attention': ({ db, actor, now }) => home.listMatters(db, actor.personId, now),
  'PUT /api/attention/skipped-questions/:question': ({ tx, actor, params, now }) =>
    home.skipQuestion(tx, actor.personId, params.question, now),
});

import type { HomePageEndpoints } from '#contract/home-page-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { type CardHandlers, readHomePage } from './home-page-service.ts';

export const homePageHandlers = (cards: CardHandlers): Handlers<HomePageEndpoints> => ({
  'GET /api/home': (request) => readHomePage(cards, request),
});

import { feature } from '#server/feature.ts';
import { activities } from '../activities/activities-feature.ts';
import { giving } from '../giving/giving-feature.ts';
import { home } from '../home/home-feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { meetings } from '../meetings/meetings-feature.ts';
import { representatives } from '../representatives/representatives-feature.ts';
import { homePageHandlers } from './home-page-routes.ts';

/** «Min side» in one answer, put together of those of the features that have a card there. */
export const homePage = feature({
  name: 'home-page',
  needs: { home, activities, magazine, giving, representatives, meetings },
  handlers: (_service, { home, activities, magazine, giving, representatives, meetings }) =>
    homePageHandlers({ ...home, ...activities, ...magazine, ...giving, ...representatives, ...meetings }),
});

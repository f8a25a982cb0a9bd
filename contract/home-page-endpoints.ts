/** All cards of «Min side» in one answer: each is what its own endpoint answers, or the problem that it has. */
import * as z from 'zod/mini';
import { activityEndpoints } from './activity-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { givingEndpoints } from './giving-endpoints.ts';
import { homeEndpoints } from './home-endpoints.ts';
import { magazineEndpoints } from './magazine-endpoints.ts';
import { meetingEndpoints } from './meeting-endpoints.ts';
import { officeEndpoints } from './office-endpoints.ts';
import { Problem } from './problem.ts';

/** The endpoint of each card. A card that had a problem is asked for there again, alone. */
export const homeCards = {
  membershipCard: 'GET /api/membership-card',
  attention: 'GET /api/attention',
  enquiryCounts: 'GET /api/enquiry-counts',
  children: 'GET /api/children',
  signUps: 'GET /api/sign-ups',
  magazine: 'GET /api/magazine',
  giving: 'GET /api/giving/summary',
  democracy: 'GET /api/my-democracy',
  offices: 'GET /api/offices',
} as const;
export type HomeCard = keyof typeof homeCards;

const valueOrProblem = <Value extends z.ZodMiniType<object>>(value: Value) =>
  z.union([z.object({ value }), z.object({ problem: Problem })]);

export const homePageEndpoints = defineEndpoints({
  'GET /api/home': {
    access: 'signed-in',
    summary: "All cards of the caller's own page: each with its value, or with the problem that it has",
    response: z.object({
      membershipCard: valueOrProblem(homeEndpoints[homeCards.membershipCard].response),
      attention: valueOrProblem(homeEndpoints[homeCards.attention].response),
      enquiryCounts: valueOrProblem(homeEndpoints[homeCards.enquiryCounts].response),
      children: valueOrProblem(homeEndpoints[homeCards.children].response),
      signUps: valueOrProblem(activityEndpoints[homeCards.signUps].response),
      magazine: valueOrProblem(magazineEndpoints[homeCards.magazine].response),
      giving: valueOrProblem(givingEndpoints[homeCards.giving].response),
      democracy: valueOrProblem(meetingEndpoints[homeCards.democracy].response),
      offices: valueOrProblem(officeEndpoints[homeCards.offices].response),
    } satisfies Record<HomeCard, unknown>),
  },
});
export type HomePageEndpoints = typeof homePageEndpoints;
export type HomePage = z.infer<HomePageEndpoints['GET /api/home']['response']>;

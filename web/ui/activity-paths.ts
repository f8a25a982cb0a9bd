/** Addresses of activities: apart from `web/paths.ts`, whose list everybody's app carries. */
export const activityPaths = {
  one: (id: string) => `/activities/${id}` as const,
  mine: '/activities/mine',
  programme: '/activities/utskrift',
  organising: '/activities/mine/arranger',
  organised: (id: string) => `/activities/mine/arranger/${id}` as const,
  participants: (id: string) => `/activities/mine/arranger/${id}/deltakere` as const,
} as const;

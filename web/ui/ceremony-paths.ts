/** Addresses of ceremonies: apart from `web/paths.ts`, whose list everybody's app carries. */
export const ceremonyPaths = {
  all: '/activities/seremonier',
  naming: '/activities/seremonier/navnefest',
  confirmation: '/activities/seremonier/konfirmasjon',
  wedding: '/activities/seremonier/vigsel',
  funeral: '/activities/seremonier/gravferd',
} as const;

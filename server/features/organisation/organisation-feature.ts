import { feature } from '#server/feature.ts';
import { organisationHandlers } from './organisation-routes.ts';

/** Chapters and communities, as anyone may read of them. */
export const organisation = feature({ name: 'organisation', handlers: () => organisationHandlers });

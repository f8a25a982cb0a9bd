import { feature } from '#server/feature.ts';

/** People: their names, birth dates and contact points. */
export const persons = feature({ name: 'persons' });

import { feature } from '#server/feature.ts';

/** Who holds which office in the units, and what it lets them do there. */
export const offices = feature({ name: 'offices' });

import { feature } from '#server/feature.ts';

/** Payments by Vipps that are no gifts: what features with a price share. */
export const purchases = feature({ name: 'purchases' });

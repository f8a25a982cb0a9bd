import { feature } from '#server/feature.ts';

/** Which records may be tied to an account, and how. */
export const recordAccess = feature({ name: 'record-access' });

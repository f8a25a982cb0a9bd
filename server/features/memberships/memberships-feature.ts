import { feature } from '#server/feature.ts';

/** Who is a member, since when and with which number. */
export const memberships = feature({
  name: 'memberships',
  followsRecord: ['membership.person_id', 'joining_evidence.person_id'],
});

import { feature } from '#server/feature.ts';
import { rowsFollow } from '#server/platform/database/person-rows.ts';
import { forgetConsents } from './consent-log-repository.ts';

/** The log of what people have consented to. It is only added to. */
export const consents = feature({
  name: 'consents',
  on: () => ({ personMerged: rowsFollow('consent_event.person_id'), recordEmptied: forgetConsents }),
});

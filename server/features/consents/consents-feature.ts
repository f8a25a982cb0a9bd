import { feature } from '#server/feature.ts';
import { forgetConsents } from './consent-log-repository.ts';

/** The log of what people have consented to. It is only added to. */
export const consents = feature({
  name: 'consents',
  follows: ['consent_event.person_id'],
  on: () => ({ recordEmptied: forgetConsents }),
});

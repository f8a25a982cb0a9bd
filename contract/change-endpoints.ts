/** What tells an open page that something of the caller's has changed. */
import { defineEndpoints } from './endpoint.ts';

export const changeEndpoints = defineEndpoints({
  'GET /api/changes': {
    access: 'joining',
    summary:
      'A stream of event names when an enquiry of the caller has changed or a notice has come, without content; ends with the sign-in',
    events: ['enquiries', 'notices'],
    errors: ['TOO_MANY_REQUESTS'],
  },
});

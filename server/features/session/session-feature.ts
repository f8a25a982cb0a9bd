import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { createAccountSessions } from './account-session-service.ts';
import { sessionJobs } from './session-jobs.ts';
import { sessionHandlers } from './session-routes.ts';

/** Where an account is signed in. */
export const session = feature({
  name: 'session',
  needs: { notices },
  build: ({ notices: { announce } }, { jobs, sessionEnding, raise }) =>
    createAccountSessions({
      ...{ announce, jobs },
      isProviderOurs: sessionEnding !== null,
      personSeen: raise.personSignedIn,
    }),
  handlers: (service) => sessionHandlers(service),
  jobs: (_sessions, { db, clock, sessionEnding }) => sessionJobs({ db, clock, sessionEnding }),
});

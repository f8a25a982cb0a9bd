import { feature } from '#server/feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { createAccountSessions } from './account-session-service.ts';
import { languageAtSignIn } from './language-service.ts';
import { sessionJobs } from './session-jobs.ts';
import { sessionHandlers } from './session-routes.ts';
import { createSessionService, type SignInRules } from './session-service.ts';

/** Who calls, and where an account is signed in. */
export const session = feature({
  name: 'session',
  needs: { notices },
  build({ notices: { announce } }, { db, clock, jobs, sessionEnding, raise }) {
    const sessions = createAccountSessions({
      announce,
      jobs,
      isProviderOurs: sessionEnding !== null,
      personSeen: raise.personSignedIn,
    });
    return {
      ...sessions,
      languageAtSignIn,
      /** Who calls, by their token. The embedded provider, which verifies it, is opened after the features. */
      admission: (rules: SignInRules) => createSessionService({ ...rules, db, clock, sessions }),
    };
  },
  handlers: (service) => sessionHandlers(service),
  jobs: (_sessions, { db, clock, sessionEnding }) => sessionJobs({ db, clock, sessionEnding }),
});

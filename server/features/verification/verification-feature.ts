import { feature } from '#server/feature.ts';
import { matchRequestWords } from '#server/letters/match-request-words.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { accounts } from '../session/account-service.ts';
import { session } from '../session/session-feature.ts';
import { removeCutAccounts } from './account-cut-jobs.ts';
import { createAccountCuts } from './account-cut-service.ts';
import { createAccountTies, createMerge } from './account-tie-service.ts';
import { createClaimService } from './claim-service.ts';
import { createDeskContacts } from './desk-contact-service.ts';
import { createFactorDesk } from './factor-desk-service.ts';
import { signInChangeJobs } from './sign-in-change-jobs.ts';
import { signInChangeHandlers } from './sign-in-change-routes.ts';
import { createSignInChanges } from './sign-in-change-service.ts';
import { verificationJobs } from './verification-jobs.ts';
import { verificationHandlers } from './verification-routes.ts';
import { createVerificationService } from './verification-service.ts';

const removeCodes = rowsEnd('contact_code', 'person_id', 'asked_at');

/** Whose an address is, whose record is whose, and what an account signs in with. */
export const verification = feature({
  name: 'verification',
  needs: { notices, session, enquiries },
  followsRecord: ['person_alias.person_id'],
  build({ notices, session: sessions, enquiries: { enquiries } }, ports) {
    const { jobs, secret, limits, identifiers, outside, raise, accountRemoval } = ports;
    const merge = createMerge(raise.personMerged);
    const ties = createAccountTies({
      jobs,
      merge,
      accountProven: raise.accountKnown,
      enquiriesReturned: raise.enquiriesReturned,
    });
    const changes = createSignInChanges({
      jobs,
      secret,
      identifiers,
      sessions,
      merge,
      isOutsideOurs: outside !== null,
    });
    return {
      ties,
      merge,
      cuts: createAccountCuts({ jobs, accountRemoval }),
      deskContacts: createDeskContacts({ signInChanges: changes }),
      signInChanges: { own: changes, desk: createFactorDesk() },
      verification: createVerificationService({
        jobs,
        secret,
        limits,
        signInChanges: changes,
        contactProven: notices.sendWaiting,
      }),
      claims: createClaimService({
        ties,
        secret,
        enquiries,
        words: matchRequestWords,
        recordSought: raise.recordSought,
      }),
    };
  },
  handlers: ({ verification, claims, signInChanges }) => ({
    ...verificationHandlers(verification, claims),
    ...signInChangeHandlers(signInChanges),
  }),
  on: () => ({ personLeft: removeCodes, accountEnded: removeCodes, personDied: removeCodes }),
  jobs: ({ signInChanges, cuts }, ports) => [
    ...verificationJobs(ports),
    ...signInChangeJobs({ ...ports, changes: signInChanges.own, accountsOf: accounts.listOf }),
    removeCutAccounts({ ...ports, cuts }),
  ],
});

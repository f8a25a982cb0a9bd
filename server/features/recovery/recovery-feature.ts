import { feature } from '#server/feature.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { notices } from '../notices/notices-feature.ts';
import { session } from '../session/session-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { verification } from '../verification/verification-feature.ts';
import { createAccessCases } from './access-case-service.ts';
import { createDeskRecoveries } from './desk-recovery-service.ts';
import { createRecoveryCodes } from './recovery-codes-service.ts';
import { recoveryJobs } from './recovery-jobs.ts';
import { createRecoveryLinks } from './recovery-link-service.ts';
import { recoveryHandlers } from './recovery-routes.ts';
import { attentionToRecovery, createRecoveryService } from './recovery-service.ts';

/** A member who cannot sign in any more gets back in: one employee begins, another approves. */
export const recovery = feature({
  name: 'recovery',
  needs: { notices, session, staffDesk, verification },
  followsRecord: ['account_recovery.person_id'],
  build({ notices: { announce }, session, staffDesk, verification }, { jobs, secret, organisation, raise }) {
    const { ties, cuts: accounts } = verification;
    const codes = createRecoveryCodes(secret);
    const links = createRecoveryLinks({ jobs, codes, organisation });
    const cases = createAccessCases({ jobs, approved: raise.accessApproved });
    const common = { jobs, codes, links, cases };
    return {
      codes,
      links,
      cases,
      desk: createDeskRecoveries({ ...common, persons: staffDesk.persons, organisation }),
      own: createRecoveryService({
        ...common,
        announce,
        ties,
        recovered: raise.accessRecovered,
        accounts,
        sessions: session,
      }),
    };
  },
  handlers: (service) => recoveryHandlers(service),
  jobs: ({ codes, links, cases }, ports) => recoveryJobs({ ...ports, codes, links, cases }),
  on: () => ({ personLeft: rowsEnd('account_recovery', 'person_id', 'checked_at') }),
  attention: () => [attentionToRecovery],
});

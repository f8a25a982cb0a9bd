/** Getting back in, wired: what the desk and the member call, and what works by itself. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type NameAccount, nameAccountJob } from './features/joining/joining-service.ts';
import { createMatchEndings } from './features/matching/match-ending-service.ts';
import type { Announce } from './features/notices/notices-service.ts';
import { type AccessCases, createAccessCases } from './features/recovery/access-case-service.ts';
import { createDeskRecoveries } from './features/recovery/desk-recovery-service.ts';
import { createRecoveryCodes } from './features/recovery/recovery-codes-service.ts';
import { recoveryJobs } from './features/recovery/recovery-jobs.ts';
import { createRecoveryLinks } from './features/recovery/recovery-link-service.ts';
import type { RecoveryParts } from './features/recovery/recovery-routes.ts';
import { createRecoveryService } from './features/recovery/recovery-service.ts';
import type { AccountSessions } from './features/session/account-session-service.ts';
import type { DeskPersonService } from './features/staff-desk/desk-person-service.ts';
import { removeCutAccounts } from './features/verification/account-cut-jobs.ts';
import { createAccountCuts } from './features/verification/account-cut-service.ts';
import { type AccountTies, createAccountTies } from './features/verification/account-tie-service.ts';
import type { Database } from './platform/database/database.ts';
import type { JobDefinition, Jobs } from './platform/jobs/jobs.ts';
import type { AccountRemoval } from './ports/account-removal.ts';
import type { Clock } from './ports/clock.ts';
import type { MailSender } from './ports/mail.ts';
import type { SmsSender } from './ports/sms.ts';

type Shared = { jobs: Pick<Jobs, 'enqueue'>; secret: Buffer; organisation: OrganisationProfile };

/** Ties accounts to records, for those who have asked the policy of record access. */
export const accountTiesOf = ({ jobs }: Pick<Shared, 'jobs'>): AccountTies =>
  createAccountTies({
    jobs,
    accountProven: (tx, proven) => jobs.enqueue<NameAccount>(tx, nameAccountJob, proven),
  });

const sharedOf = (needs: Shared) => {
  const codes = createRecoveryCodes(needs.secret);
  const ties = accountTiesOf(needs);
  const { finish, settle } = createMatchEndings({ ...needs, ties });
  const links = createRecoveryLinks({ ...needs, codes });
  return { codes, ties, links, settleMatch: settle, cases: createAccessCases({ ...needs, finish }) };
};

export function createRecoveryParts(
  needs: Shared & {
    announce: Announce;
    sessions: AccountSessions;
    persons: DeskPersonService;
  },
): RecoveryParts & { cases: AccessCases } {
  const shared = { ...needs, ...sharedOf(needs) };
  return {
    cases: shared.cases,
    desk: createDeskRecoveries(shared),
    own: createRecoveryService({ ...shared, accounts: createAccountCuts(needs) }),
  };
}

export const recoveryWorks = (
  needs: Shared & {
    db: Database;
    clock: Clock;
    mail: MailSender;
    sms: SmsSender;
    origin: string;
    accountRemoval: AccountRemoval | null;
  },
): JobDefinition<never>[] => [...recoveryJobs({ ...needs, ...sharedOf(needs) }), removeCutAccounts(needs)];

import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type RemoveCutAccount, removeCutAccountJob } from './account-cut-service.ts';
import { findCutAccount, removeCutAccount } from './account-tie-repository.ts';

/**
 * The provider first: what is gone there is gone the second time too.
 * @param needs.accountRemoval null where the portal may not delete accounts there: the account then has no person here
 */
export const removeCutAccounts = (
  needs: Pick<Ports, 'db' | 'accountRemoval'>,
): JobDefinition<RemoveCutAccount> => ({
  ...removeCutAccountJob,
  async run({ accountId }) {
    const account = await findCutAccount(needs.db, accountId);
    if (!account) return;
    await needs.accountRemoval?.remove(account);
    await removeCutAccount(needs.db, accountId);
  },
});

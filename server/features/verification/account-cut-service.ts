/** Cuts a person's other sign-ins, when they have got a new one because the old ones are lost or another's. */
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { accounts } from '../session/account-service.ts';
import { addTie, findCutAccount } from './account-tie-repository.ts';
import type { TiedBy } from './account-tie-service.ts';

/** Carries the id of an account without a person. */
export const removeCutAccountJob = { name: 'remove-cut-account' };
export type RemoveCutAccount = { accountId: string };

export type AccountCutService = ReturnType<typeof createAccountCuts>;

/** @param needs.accountRemoval null where the portal may not delete accounts there: the account then has no person here */
export function createAccountCuts(needs: { jobs: Pick<Jobs, 'enqueue'> } & Pick<Ports, 'accountRemoval'>) {
  return {
    /**
     * An account that a family shares stays theirs; one that was this person's alone goes, here and at the provider.
     * @param keep the account that stays, and whose it is
     * @returns the ids of those that were cut
     */
    async cutOthers(
      tx: Transaction,
      keep: { accountId: string; personId: string },
      by: TiedBy,
      now: Date,
    ): Promise<string[]> {
      const others = (await accounts.listOf(tx, keep.personId)).filter(({ id }) => id !== keep.accountId);
      for (const account of others) {
        const tie = { accountId: account.id, personId: keep.personId };
        await accounts.untie(tx, account.id, keep.personId);
        if (!account.isShared) await accounts.close(tx, account, now);
        await addTie(tx, { ...tie, ...by, isTied: false, provenBy: null, brought: null, at: now });
        if (!account.isShared)
          await needs.jobs.enqueue<RemoveCutAccount>(tx, removeCutAccountJob, { accountId: account.id });
      }
      return others.map(({ id }) => id);
    },

    /** The provider first: what is gone there is gone the second time too. */
    async remove(db: Database, accountId: string): Promise<void> {
      const account = await findCutAccount(db, accountId);
      if (!account) return;
      await needs.accountRemoval?.remove(account);
      await accounts.removeUntied(db, accountId);
    },
  };
}

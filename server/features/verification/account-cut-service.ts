/** Cuts a person's other sign-ins, when they have got a new one because the old ones are lost or another's. */
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { closedAccountHash } from '../session/closed-account-service.ts';
import { addTie, cutAccount, listOtherAccounts } from './account-tie-repository.ts';
import type { TiedBy } from './account-tie-service.ts';

/** Carries the id of an account without a person. */
export const removeCutAccountJob = { name: 'remove-cut-account' };
export type RemoveCutAccount = { accountId: string };

export type AccountCutService = ReturnType<typeof createAccountCuts>;

export function createAccountCuts(needs: { jobs: Pick<Jobs, 'enqueue'> }) {
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
      const others = await listOtherAccounts(tx, keep);
      for (const account of others) {
        const tie = { accountId: account.id, personId: keep.personId };
        await cutAccount(tx, tie, account.isShared ? null : closedAccountHash(account), now);
        await addTie(tx, { ...tie, ...by, isTied: false, provenBy: null, brought: null, at: now });
        if (!account.isShared)
          await needs.jobs.enqueue<RemoveCutAccount>(tx, removeCutAccountJob, { accountId: account.id });
      }
      return others.map(({ id }) => id);
    },
  };
}

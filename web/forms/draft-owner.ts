/** Whose drafts are kept: the account, and the person chosen in it. */
import { readChosenPersonId } from '#web/session/chosen-person.ts';
import { session } from '#web/session/session.ts';
import { useChosenPersonId, useSession } from '#web/session/use-session.ts';

/** Without an account the user is signed out, and nothing is stored on the server. */
export type DraftOwner = { accountId: string; personId: string | null };

export const currentDraftOwner = (): DraftOwner => ({
  accountId: session.get().account?.homeAccountId ?? '',
  personId: readChosenPersonId(),
});

export function useDraftOwner(): DraftOwner {
  const { account } = useSession();
  const personId = useChosenPersonId();
  return { accountId: account?.homeAccountId ?? '', personId };
}

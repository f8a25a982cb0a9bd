/** Member service corrects where a person is reached, and puts it back. Each function runs in the caller's transaction. */
import { undoHours } from '#contract/sign-in-change-endpoints.ts';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { persons } from '../persons/person-service.ts';
import { accounts } from '../session/account-service.ts';
import { findContactForChange, replaceCodes } from './contact-code-repository.ts';
import { hasPowers, listRunningChanges } from './sign-in-change-repository.ts';
import type { SignInChanges } from './sign-in-change-service.ts';

/** @param value null: there is none any more. @param verifiedAt of one that is put back */
type Corrected = { kind: ContactKind; value: string | null; verifiedAt: Date | null; staffId: string };

export type DeskContacts = ReturnType<typeof createDeskContacts>;

export function createDeskContacts(needs: { signInChanges: Pick<SignInChanges, 'note' | 'undo'> }) {
  const { note, undo } = needs.signInChanges;

  /**
   * Codes that were asked for before are worth nothing. The new one has not been proven: what the person signs in with
   * follows after two days, and for users who see others' data only with a colleague's approval.
   */
  async function correct(tx: Transaction, personId: string, to: Corrected, now: Date): Promise<void> {
    const { kind, value, verifiedAt, staffId } = to;
    const before = (await findContactForChange(tx, personId))!;
    await persons.setContactPoint(tx, personId, { kind, value }, verifiedAt);
    await replaceCodes(tx, personId, kind, now);
    const account = (await accounts.listOf(tx, personId)).find(({ isShared }) => !isShared);
    const change = {
      personId,
      accountId: account?.id ?? null,
      kind,
      former: before[kind],
      formerVerifiedAt: before[`${kind}VerifiedAt`],
      value,
      moves: [],
      isContact: true,
      staffId,
    };
    const countsFrom = new Date(now.getTime() + undoHours * 3_600_000);
    await note(tx, change, countsFrom, now, await hasPowers(tx, { personId }));
  }

  return {
    correct,

    /** What still waits is stopped, as the person could; else the former one is put in its place again. */
    async putBack(tx: Transaction, personId: string, to: Corrected, now: Date): Promise<void> {
      const present = (await findContactForChange(tx, personId))![to.kind];
      const running = (await listRunningChanges(tx, personId)).filter(({ kind }) => kind === to.kind);
      const last = running.at(-1);
      if (last?.byDesk && last.value === present && last.former === to.value) await undo(tx, last, now);
      else await correct(tx, personId, to, now);
    },
  };
}

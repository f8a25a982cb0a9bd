/** Whether the children of a sending are registered already. Asked by a job: the answer to the sending tells nothing. */
import type { Transaction } from '#server/platform/database/database.ts';
import { settleConsent } from './child-consent-service.ts';
import {
  alignIndexes,
  findStanding,
  holdNumber,
  listUncompared,
  listUncomparedNumbers,
  type Standing,
  setNumberState,
  type Uncompared,
} from './child-number-repository.ts';
import { addEvent, joinGuardians } from './child-registration-repository.ts';
import { removeChild } from './children-clock-repository.ts';
import { replaceSubmitted } from './children-desk-repository.ts';
import { forgetIdleContact } from './guardian-invitation-repository.ts';
import { haveNamedEachOther } from './guardian-invitation-rules.ts';
import type { GuardianInvitationService } from './guardian-invitation-service.ts';

/** Carries the id of the sending only. */
export const compareChildNumbersJob = { name: 'compare-child-numbers' };
export type CompareChildNumbers = { submissionId: string };

export type ChildNumbers = ReturnType<typeof createChildNumbers>;

export function createChildNumbers(needs: {
  invitations: Pick<GuardianInvitationService, 'closeAnswered'>;
  seal: { indexesOfSealed(childId: string, sealed: Uint8Array): Buffer[] };
}) {
  /** Both parents have declared the same child: the registration that stands gets this guardian too. */
  async function join(tx: Transaction, child: Uncompared, standing: Standing, now: Date): Promise<void> {
    for (const personId of await joinGuardians(tx, { from: child.id, to: standing.id, at: now })) {
      await addEvent(tx, { childId: standing.id, kind: 'confirmed', personId, at: now });
      if (standing.submissionId)
        await needs.invitations.closeAnswered(tx, standing.submissionId, personId, now);
    }
    await settleConsent(tx, standing.id, now);
    await replaceSubmitted(tx, child.submissionId, child.id, standing.id);
    await removeChild(tx, child.id);
    await forgetIdleContact(tx, child.submissionId);
  }

  async function compareOne(tx: Transaction, child: Uncompared, index: Buffer, now: Date): Promise<void> {
    const standing = await findStanding(tx, index, child.id);
    if (!standing) return setNumberState(tx, child.id, 'confirmed');
    const isOneDecision =
      standing.state === 'waiting' &&
      haveNamedEachOther(
        { invited: standing.invited, contacts: standing.registrantContacts ?? [] },
        { named: child.named, contacts: child.contacts ?? [] },
      );
    if (isOneDecision) await join(tx, child, standing, now);
    else await setNumberState(tx, child.id, 'taken');
  }

  return {
    /**
     * The first who sent in a number has it; a clash waits for member service. Safe to run again: what has been
     * compared is left as it is.
     */
    async compare(tx: Transaction, submissionId: string, now: Date): Promise<void> {
      const sent = await listUncomparedNumbers(tx, submissionId);
      const numbers = sent.map(({ id, sealed }) => needs.seal.indexesOfSealed(id, sealed));
      // In order, so that two who hold them never wait for each other.
      numbers.sort(([one], [other]) => Buffer.compare(one!, other!));
      for (const [index] of numbers) await holdNumber(tx, index!);
      for (const indexes of numbers) await alignIndexes(tx, indexes);
      for (const [index] of numbers)
        for (const child of await listUncompared(tx, index!)) await compareOne(tx, child, index!, now);
    },
  };
}

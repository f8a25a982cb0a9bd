/** Ties an account to a record, and unties it. Who may, and when, is for the callers to ask the policy of record access. */
import { randomUUID } from 'node:crypto';
import type { Events } from '#server/events.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { persons } from '../persons/person-service.ts';
import { accounts } from '../session/account-service.ts';
import {
  addTie,
  type Brought,
  findBrought,
  findTieBrought,
  hasPerson,
  returnAliases,
} from './account-tie-repository.ts';
import { addAlias, listPlaceholders } from './claim-repository.ts';

export const tellOfClaimJob = { name: 'tell-of-claim', sends: true };
export const tellOfUntyingJob = { name: 'tell-of-untying', sends: true };
export type TellOfClaim = { personId: string };

type Tie = {
  accountId: string;
  personId: string;
  /** What the sign-in has proven. */
  contact: Brought['contact'];
  provenBy: 'birth-date' | 'staff';
  /** Those who must hear of it hear it in other words. */
  isToldElsewhere?: boolean;
};
export type TiedBy = { enquiryId: string | null; actorId: string | null; reason: string | null };

export type AccountTies = ReturnType<typeof createAccountTies>;

/** What a placeholder has goes to the person, and it is deleted. */
export type Merge = Events['personMerged'];
export const createMerge =
  (personMerged: Events['personMerged']): Merge =>
  async (tx, merged) => {
    await personMerged(tx, merged);
    await addAlias(tx, merged);
    // Its codes and its link go with it.
    await persons.remove(tx, merged.from);
  };

/** A new person, not in the register, of an account's own. @returns the id */
async function addOwnPerson(tx: Transaction, brought: Brought | null, now: Date): Promise<string> {
  const id = randomUUID();
  const { name, contact } = brought ?? {};
  await persons.add(tx, {
    id,
    givenName: name?.givenName ?? '',
    familyName: name?.familyName ?? '',
    email: contact?.emails[0],
    phone: contact?.phone,
    provenAt: now,
  });
  return id;
}

/** @param needs.accountProven the account is no longer one that joins; its name loses the marker */
export function createAccountTies(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  accountProven: Events['accountKnown'];
  merge: Merge;
  enquiriesReturned: Events['enquiriesReturned'];
}) {
  return {
    /**
     * Ties an account to a record. What the account had goes with it; every contact point of the record is notified.
     * @param by the employee, with which enquiry and why; undefined where the person has proven it
     * @returns false where it was tied already
     */
    async tieAccount(tx: Transaction, tie: Tie, by: TiedBy, now: Date): Promise<boolean> {
      const { accountId, personId, contact, provenBy } = tie;
      if (!(await accounts.tie(tx, { accountId, personId, provenBy }))) return false;
      const placeholders = await listPlaceholders(tx, accountId, personId);
      const brought = await findBrought(tx, placeholders, contact);
      for (const from of placeholders) await needs.merge(tx, { from, into: personId });
      // Before anything is filled in: those that the record had must hear of it.
      if (provenBy === 'staff') await persons.fillContact(tx, personId, contact);
      await persons.setContactProven(tx, personId, contact, now);
      await addTie(tx, { accountId, personId, isTied: true, provenBy, ...by, brought, at: now });
      if (!tie.isToldElsewhere) await needs.jobs.enqueue<TellOfClaim>(tx, tellOfClaimJob, { personId });
      await needs.accountProven(tx, { accountId, personId });
      return true;
    },

    /**
     * Undoes a claim that was not theirs: the account gets its own person again, with what it had brought. What was
     * changed meanwhile in the other's name stays: member service looks at it with the member.
     * @returns false where the account is not tied to the person by a claim
     */
    async untieAccount(
      tx: Transaction,
      { accountId, personId }: { accountId: string; personId: string },
      by: TiedBy,
      now: Date,
    ): Promise<boolean> {
      if (!(await accounts.untieClaim(tx, accountId, personId))) return false;
      const brought = await findTieBrought(tx, accountId, personId);
      if (brought) await persons.setContactProven(tx, personId, brought.contact, null);
      if ((brought && brought.enquiries.length > 0) || !(await hasPerson(tx, accountId))) {
        const own = await addOwnPerson(tx, brought, now);
        await accounts.tie(tx, { accountId, personId: own, provenBy: 'first-sign-in' });
        if (brought) {
          const returned = { from: personId, into: own };
          await returnAliases(tx, brought.former, returned);
          await needs.enquiriesReturned(tx, brought.enquiries, returned);
        }
        await needs.jobs.enqueue<TellOfClaim>(tx, tellOfUntyingJob, { personId: own });
      }
      const untied = { accountId, personId, isTied: false, provenBy: null, brought: null };
      await addTie(tx, { ...untied, ...by, at: now });
      await needs.jobs.enqueue<TellOfClaim>(tx, tellOfUntyingJob, { personId });
      return true;
    },
  };
}

/** Takes a leaver out of the register, except what the law keeps. Done by a job right after the leaving. */

import { randomUUID } from 'node:crypto';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Events } from '#server/events.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { ErasureList } from '#server/ports/erasure-list.ts';
import type { ChildrenService } from '../children/children-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { persons } from '../persons/person-service.ts';
import { accounts } from '../session/account-service.ts';
import {
  findAccountEnding,
  forgetAccountEndings,
  listEndedPersons,
  markEndingWorked,
  removeAnswersOfAccount,
} from './account-ending-repository.ts';
import { findGivingFacts, findLeaving, type LeavingRow } from './leaving-repository.ts';
import {
  certificateDays,
  closedAccountDays,
  grantEvidenceUntilOn,
  taxNumberUntilOn,
} from './leaving-rules.ts';
import {
  addGrantEvidence,
  findMembershipToPurge,
  forgetCertificates,
  isMemberAgain,
  keepsMagazine,
  listRemaining,
  markPurged,
  removeAnswers,
  removeOldEvidence,
} from './purge-repository.ts';
import { listUnpurgedFromRegister } from './register-leaving-repository.ts';

export type PurgeNeeds = Pick<Ports, 'db' | 'accountRemoval'> & {
  children: Pick<ChildrenService, 'endRegistrationsOf'>;
  raise: Events;
  seal: NumberSeal;
  organisation: Pick<OrganisationProfile, 'grantList'>;
  /** What is erased here is written there first. */
  erasures: Pick<ErasureList, 'add'>;
};

export const createPurgeService = (needs: PurgeNeeds) =>
  withNeeds(needs, { purge, endAccount, purgeFromRegister, forget });

/** All or nothing, and nothing the second time. A person who has joined again keeps the new data. */
async function purgeRegister(needs: PurgeNeeds, leaving: LeavingRow, now: Date): Promise<void> {
  const { personId, membershipId, leftAt } = leaving;
  if (!personId) return;
  await inTransaction(needs.db, async (tx) => {
    // For those who left here this was done in the same transaction.
    if (leaving.channel === 'import' && !(await isMemberAgain(tx, personId)))
      await needs.children.endRegistrationsOf(tx, personId, now);
    const membership = membershipId && (await findMembershipToPurge(tx, membershipId));
    if (membership) {
      const { joinedOn, leftOn, fodselsnummerSealed, joining, counts } = membership;
      const counted = { ...membership, hasFodselsnummer: fodselsnummerSealed !== null };
      const keepUntilOn = grantEvidenceUntilOn(counted, needs.organisation.grantList);
      if (fodselsnummerSealed && keepUntilOn) {
        const id = randomUUID();
        const anew = needs.seal.seal(id, needs.seal.open(personId, fodselsnummerSealed));
        await addGrantEvidence(tx, {
          id,
          fodselsnummerSealed: anew,
          joinedOn,
          leftOn,
          joining,
          keepUntilOn,
          counts,
        });
      }
      await memberships.remove(tx, membershipId);
    }
    await needs.raise.personLeft(tx, personId, leftAt);
    await removeAnswers(tx, personId, leftAt);
    await needs.raise.leaverForgotten(tx, { personId, leftAt, alsoOpen: leaving.accountChoice === 'delete' });
    if (await isMemberAgain(tx, personId)) return;
    await needs.raise.recordEmptied(tx, personId);
    await removeNumberUnlessNeeded(tx, personId, now);
  });
}

async function noteErasure(needs: PurgeNeeds, leaving: LeavingRow, now: Date): Promise<void> {
  const { membershipId, personId, accountChoice } = leaving;
  if (!membershipId || !personId) return;
  const magazine = (await keepsMagazine(needs.db, personId)) ? 'keep' : 'stop';
  const what = { kind: 'membership', id: membershipId, personId, magazine } as const;
  await needs.erasures.add({ ...what, account: accountChoice, at: now.toISOString() });
}

async function removeNumberUnlessNeeded(tx: Transaction, personId: string, now: Date): Promise<void> {
  const giving = await findGivingFacts(tx, personId);
  if (taxNumberUntilOn(giving, norwegianDay(now)) === null)
    await persons.removeNumberAndBirthDate(tx, personId);
}

/** The provider first: an account that is gone there is gone the second time too. */
async function endAccounts(needs: PurgeNeeds, personId: string, now: Date): Promise<void> {
  const { hasAgreement } = await findGivingFacts(needs.db, personId);
  const goingOn = {
    giving: hasAgreement ? 'keep' : 'stop',
    magazine: (await keepsMagazine(needs.db, personId)) ? 'keep' : 'stop',
  } as const;
  for (const account of await accounts.listOf(needs.db, personId)) {
    await needs.erasures.add({
      kind: 'account',
      id: account.id,
      personId,
      ...goingOn,
      at: now.toISOString(),
    });
    if (!account.isShared) await needs.accountRemoval?.remove(account);
    await inTransaction(needs.db, async (tx) => {
      if (account.isShared) return accounts.untie(tx, account.id, personId);
      await accounts.close(tx, account, now);
      await accounts.remove(tx, account.id);
    });
  }
  await inTransaction(needs.db, (tx) => persons.removeUnlessNeeded(tx, personId));
}

/** Safe to run again, also after having been cut off. */
async function purge(needs: PurgeNeeds, leavingId: string, now: Date): Promise<void> {
  const leaving = await findLeaving(needs.db, leavingId);
  if (!leaving || leaving.purgedAt) return;
  await noteErasure(needs, leaving, now);
  await purgeRegister(needs, leaving, now);
  const isEnding = leaving.accountChoice === 'delete' && leaving.personId;
  // Somebody who is a member again before we came to it needs the account.
  if (isEnding && !(await inTransaction(needs.db, (tx) => isMemberAgain(tx, isEnding))))
    await endAccounts(needs, isEnding, now);
  await inTransaction(needs.db, (tx) => markPurged(tx, leavingId, now));
}

/** The account alone: data that belongs only to it is deleted too, and the person if they are kept for no other reason. */
async function endAccount(needs: PurgeNeeds, endingId: string, now: Date): Promise<void> {
  const ending = await findAccountEnding(needs.db, endingId);
  if (!ending || ending.workedAt) return;
  const { personId } = ending;
  if (personId) {
    await inTransaction(needs.db, async (tx) => {
      await needs.raise.accountEnded(tx, personId, 'infinity');
      await removeAnswersOfAccount(tx, personId);
      if (!(await isMemberAgain(tx, personId))) await removeNumberUnlessNeeded(tx, personId, now);
    });
    await endAccounts(needs, personId, now);
  }
  await inTransaction(needs.db, (tx) => markEndingWorked(tx, endingId, now));
}

/** Those who left with a register that was brought in: the import itself only ends the membership. */
async function purgeFromRegister(needs: PurgeNeeds, now: Date): Promise<void> {
  for (const leavingId of await listUnpurgedFromRegister(needs.db)) await purge(needs, leavingId, now);
}

/** Every night: what was kept for a time only. */
async function forget(needs: PurgeNeeds, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const { personId, leftAt, accountChoice } of await listRemaining(needs.db))
    await inTransaction(needs.db, async (tx) => {
      await needs.raise.leaverForgotten(tx, { personId, leftAt, alsoOpen: false });
      if (await isMemberAgain(tx, personId)) return;
      await removeNumberUnlessNeeded(tx, personId, now);
      if (accountChoice === 'delete') await persons.removeUnlessNeeded(tx, personId);
    });
  for (const personId of await listEndedPersons(needs.db))
    await inTransaction(needs.db, async (tx) => {
      if (await isMemberAgain(tx, personId)) return;
      await removeNumberUnlessNeeded(tx, personId, now);
      await persons.removeUnlessNeeded(tx, personId);
    });
  await forgetAccountEndings(needs.db, daysAgo(certificateDays + 1));
  // The last day is said to be a whole one.
  await forgetCertificates(needs.db, daysAgo(certificateDays + 1));
  const today = norwegianDay(now);
  await removeOldEvidence(needs.db, {
    today,
    leftBefore: new Date(`${Number(today.slice(0, 4)) - 5}-01-01T00:00:00+01:00`),
  });
  await accounts.forgetClosed(needs.db, daysAgo(closedAccountDays));
}

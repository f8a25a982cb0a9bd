/** The member's part of getting back in: the old address stops it or hurries it, the new one finishes it. */

import type { Attention } from '#contract/home-endpoints.ts';
import type { MyRecovery, RecoveryAnswer, RecoveryEnding } from '#contract/recovery-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { isOpenToDesk } from '../record-access/record-access-service.ts';
import type { AccountSessions } from '../session/account-session-service.ts';
import type { AccountCutService } from '../verification/account-cut-service.ts';
import type { AccountTies } from '../verification/account-tie-service.ts';
import type { AccessCases } from './access-case-service.ts';
import type { RecoveryCodes } from './recovery-codes-service.ts';
import {
  type RecoveryLinks,
  type SendRecoveryLetter,
  sendRecoveryLetterJob,
} from './recovery-link-service.ts';
import {
  endRecovery,
  findRunning,
  holdRecoveryByCode,
  isTied,
  type RecoveryRecord,
} from './recovery-repository.ts';
import { isRunning, maskedAddresses, recoveryState } from './recovery-rules.ts';

export type RecoveryService = ReturnType<typeof createRecoveryService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  codes: RecoveryCodes;
  links: RecoveryLinks;
  cases: Pick<AccessCases, 'finish'>;
  ties: Pick<AccountTies, 'tieAccount'>;
  recovered: Events['accessRecovered'];
  accounts: AccountCutService;
  sessions: Pick<AccountSessions, 'endAll'>;
};

export const createRecoveryService = (needs: Needs) => ({
  ...withNeeds(needs, { answer, finish: finishWithCode }),
  stopMine,
  mine,
});

const stop = (tx: Transaction, id: string, stoppedFrom: 'link' | 'device', at: Date) =>
  endRecovery(tx, id, { outcome: 'stopped', by: null, reason: null, stoppedFrom, at });

/** Everything that only the new sign-in shall have: the old ones are gone when this is committed. */
async function finish(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  one: RecoveryRecord,
  email: string,
  now: Date,
) {
  const { accountId, signIn } = actor;
  const { personId, enquiryId } = one;
  const by = { enquiryId, actorId: one.startedBy, reason: one.remark };
  const contact = { emails: [email], phone: signIn.phone };
  const tie = { accountId, personId, contact, provenBy: 'staff' as const, isToldElsewhere: true };
  await needs.ties.tieAccount(tx, tie, by, now);
  if (enquiryId) await needs.recovered(tx, { enquiryId, by: one.startedBy, reason: one.remark }, now);
  for (const former of await needs.accounts.cutOthers(tx, { accountId, personId }, by, now))
    await needs.sessions.endAll(tx, former, now);
  await persons.setRecoveredContact(tx, personId, { email, isPhoneLost: one.lost !== 'email', at: now });
  await endRecovery(tx, one.id, { outcome: 'done', by: null, reason: null, at: now });
  await needs.jobs.enqueue<SendRecoveryLetter>(tx, sendRecoveryLetterJob, {
    recoveryId: one.id,
    letter: 'done',
  });
  await needs.announce(tx, { personId, kind: 'account-recovered', subjectId: one.id, now });
}

/** The same answer for an unknown code and an expired one. */
async function answer(
  needs: Needs,
  tx: Transaction,
  { code, answer }: { code: string; answer: 'stop' | 'mine' },
  now: Date,
): Promise<RecoveryAnswer> {
  const one = await holdRecoveryByCode(tx, { column: 'stop_hash', hash: needs.codes.hashOf(code) });
  const state = one && recoveryState(one, now);
  if (!one || !state || !isRunning(state)) return { outcome: 'gone' };
  if (answer === 'stop') {
    await stop(tx, one.id, 'link', now);
    return { outcome: 'stopped' };
  }
  if (one.kind !== 'recovery') return { outcome: (await needs.cases.finish(tx, one, now)) ? 'done' : 'gone' };
  if (state === 'waiting') await needs.links.open(tx, one, now);
  return { outcome: 'hurried' };
}

async function stopMine(tx: Transaction, { personId }: Actor, now: Date): Promise<MyRecovery> {
  const one = await findRunning(tx, personId);
  if (one && isToldOnDevices(one)) await stop(tx, one.id, 'device', now);
  return { recovery: null };
}

/**
 * The link, together with a sign-in that has just proven the new address. A caller with only one of them is
 * refused, and so is an employee.
 * @throws Refusal SIGN_IN_AGAIN
 */
async function finishWithCode(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  code: string,
  now: Date,
): Promise<RecoveryEnding> {
  const one = await holdRecoveryByCode(tx, { column: 'link_hash', hash: needs.codes.hashOf(code) });
  if (!one?.newEmail) return { outcome: 'unknown' };
  const state = recoveryState(one, now);
  // The same request again: its key is another person's by now, as the account is.
  if (state === 'done') {
    const { personId } = one;
    return { outcome: (await isTied(tx, { accountId: actor.accountId, personId })) ? 'done' : 'used' };
  }
  if (state === 'expired' || state === 'lapsed') return { outcome: 'expired' };
  if (state !== 'open') return { outcome: 'unknown' };
  const hasProven = actor.signIn.emails.some((email) => email.toLowerCase() === one.newEmail);
  if (!hasProven || actor.staffRole !== null)
    return { outcome: 'for-another', meant: maskedAddresses(one.newEmail)[0] };
  requireRecentSignIn(actor, now);
  if (!(await isOpenToDesk(tx, one.personId, now))) return { outcome: 'unknown' };
  await finish(needs, tx, actor, one, one.newEmail, now);
  return { outcome: 'done' };
}

/** Who is signed in with what is to be untied does not get to stop that; the contact points of the record do. */
const isToldOnDevices = ({ kind }: RecoveryRecord): boolean => kind !== 'untie';

async function mine(db: Database, { personId }: Pick<Actor, 'personId'>, now: Date): Promise<MyRecovery> {
  const one = await findRunning(db, personId);
  if (!one?.approvedAt || !one.opensAt || !isToldOnDevices(one) || !isRunning(recoveryState(one, now)))
    return { recovery: null };
  const { id, approvedAt, opensAt } = one;
  return {
    recovery: { id, approvedAt: approvedAt.toISOString(), opensAt: opensAt.toISOString() },
  };
}

/** What a device that is still signed in says of it on «Min side». */
export async function attentionToRecovery(db: Database, personId: string): Promise<Attention[]> {
  const one = await findRunning(db, personId);
  return one?.approvedAt && isToldOnDevices(one) ? [{ code: 'RECOVERY_ASKED', name: null, on: null }] : [];
}

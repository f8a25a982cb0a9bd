/**
 * The desk's part of getting somebody back in: one checks, another approves. Every look is logged in the transaction of
 * the look. Why it is made this way: docs/rules/account-access.md.
 */

import type { SeenField } from '#contract/look-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type {
  DeskRecovery,
  RecoveryAnswers,
  RecoveryCheck,
  RecoveryRequest,
  RecoveryRow,
} from '#contract/recovery-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { isOpenToDesk, isOtherPerson, mustWait } from '../record-access/record-access-service.ts';
import { logLooks, showList } from '../staff-desk/access-log-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import { type AccessCases, makeRoom, rowOf } from './access-case-service.ts';
import type { RecoveryCodes } from './recovery-codes-service.ts';
import {
  type RecoveryLinks,
  type SendRecoveryLetter,
  sendRecoveryLetterJob,
} from './recovery-link-service.ts';
import {
  findRecoveryPerson,
  findSignedInWith,
  isAddressOfStaff,
  type RecoveryPerson,
} from './recovery-person-repository.ts';
import {
  addRecovery,
  endRecovery,
  findRecovery,
  holdRecovery,
  listRecoveries,
  type RecoveryRecord,
  setApproved,
  setRequested,
} from './recovery-repository.ts';
import {
  checksPerDay,
  endedShownDays,
  linksInAll,
  maskedAddresses,
  matchedFacts,
  mayCallBack,
  recoveryState,
  requestMinutes,
  triesPerDay,
} from './recovery-rules.ts';

type Act = { actor: Actor; now: Date; requestId: string };
type Ground = { enquiryId: string | null; reasonId: string | null };

const seen: SeenField[] = ['name', 'birth-date', 'membership', 'contact-points', 'address'];
const dayMs = 86_400_000;

export type DeskRecoveryService = ReturnType<typeof createDeskRecoveries>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  codes: RecoveryCodes;
  links: RecoveryLinks;
  cases: Pick<AccessCases, 'finish'>;
  persons: Pick<DeskPersonService, 'groundFor' | 'cameUpIn'>;
  organisation: Pick<OrganisationProfile, 'accountRecovery'>;
};

export const createDeskRecoveries = (needs: Needs) => ({
  ...withNeeds(needs, { check, request, approve, sendAgain }),
  list,
  get,
  refuse,
});

const log = (tx: Transaction, by: Act, personId: string, recoveryId: string | null, remark: string | null) =>
  logLooks(tx, by, { reason: 'recovery', subjectId: recoveryId, fields: seen, remark }, [personId]);

/** @throws Refusal NOT_FOUND, RECOVERY_NOT_HERE */
async function requirePerson(
  tx: Transaction,
  { actor, now }: Act,
  personId: string,
): Promise<RecoveryPerson> {
  const person = await findRecoveryPerson(tx, personId);
  if (!person) throw new Refusal('NOT_FOUND');
  if (personId === actor.personId || !(await isOpenToDesk(tx, personId, now)))
    throw new Refusal('RECOVERY_NOT_HERE');
  return person;
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE where it has come elsewhere meanwhile */
async function hold(
  tx: Transaction,
  by: Act,
  id: string,
  states: readonly string[],
): Promise<RecoveryRecord> {
  const one = await holdRecovery(tx, id);
  if (!one) throw new Refusal('NOT_FOUND');
  if (!states.includes(recoveryState(one, by.now))) throw new Refusal('CHANGED_ELSEWHERE');
  return one;
}

async function show(tx: Transaction, by: Act, id: string, remark: string | null): Promise<DeskRecovery> {
  const one = await findRecovery(tx, id);
  if (!one) throw new Refusal('NOT_FOUND');
  await log(tx, by, one.personId, id, remark);
  return shown(one, by);
}

/** @throws Refusal REASON_NEEDED, NOT_FOUND, RECOVERY_NOT_HERE, RECOVERY_RUNNING */
async function check(
  needs: Needs,
  tx: Transaction,
  by: Act,
  personId: string,
  asked: Ground & { answers: RecoveryAnswers },
): Promise<RecoveryCheck> {
  const { actor, now } = by;
  const { enquiryId, reasonId } = asked;
  // Somebody who asked us to look has been found: what they wrote is the case, and is not the record's yet.
  if (!enquiryId || !(await needs.persons.cameUpIn(tx, by, enquiryId, personId)))
    await needs.persons.groundFor(tx, by, personId, {
      enquiryId: enquiryId ?? undefined,
      reasonId: reasonId ?? undefined,
    });
  const person = await requirePerson(tx, by, personId);
  await makeRoom(tx, personId, now);
  const count = (subject: string, amount: number) =>
    countAttempt(tx, subject, now, later(now, dayMs), amount);
  const own = await count(`recovery-check:${actor.personId}`, 1);
  const tries = await count(`recovery-person:${personId}`, 1);
  if (own > checksPerDay || tries > triesPerDay) return { outcome: 'too-many' };
  const matched = matchedFacts(person, asked.answers);
  const id =
    matched && (await addRecovery(tx, { personId, enquiryId, matched, startedBy: actor.personId, at: now }));
  await log(tx, by, personId, id, null);
  if (!id) return { outcome: 'not-enough', triesLeft: triesPerDay - tries };
  // Only wrong answers add up: an employee whose page was reloaded compares again.
  await count(`recovery-person:${personId}`, -1);
  const call = mayCallBack(person.phoneSetAt, needs.organisation.accountRecovery.phoneDays, now)
    ? person.phone
    : null;
  return {
    outcome: 'enough',
    id,
    call,
    validUntil: later(now, requestMinutes * 60_000).toISOString(),
    signsInWith: await findSignedInWith(tx, personId),
    onRecord: maskedAddresses(person.email)[0] ?? null,
  };
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, RECOVERY_NOT_HERE, INVALID_INPUT */
async function request(needs: Needs, tx: Transaction, by: Act, id: string, request: RecoveryRequest) {
  const one = await hold(tx, by, id, ['checked']);
  // Only the employee who checked goes on: no one else has heard the answers.
  if (one.startedBy !== by.actor.personId) throw new Refusal('NOT_FOUND');
  const person = await requirePerson(tx, by, one.personId);
  const invalid = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });
  const email = request.newEmail.toLowerCase();
  if (email === person.email?.toLowerCase() || (await isAddressOfStaff(tx, email)))
    throw invalid('/newEmail');
  if (
    request.identity === 'call-back' &&
    !mayCallBack(person.phoneSetAt, needs.organisation.accountRecovery.phoneDays, by.now)
  )
    throw invalid('/identity');
  await setRequested(tx, id, { ...request, at: by.now });
  return show(tx, by, id, request.remark);
}

const list = (db: Database, by: Act): Promise<{ recoveries: RecoveryRow[] }> =>
  showList(db, by, async (tx) => {
    const { actor, now } = by;
    const rows = await listRecoveries(tx, later(now, -endedShownDays * dayMs));
    return {
      shown: { recoveries: rows.map((one) => rowOf(one, actor, now)) },
      look: { list: 'list-recoveries', fields: ['name'] },
      personIds: rows.map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND */
const get = (db: Database, by: Act, id: string): Promise<DeskRecovery> =>
  inTransaction(db, (tx) => show(tx, by, id, null));

/**
 * What waits is told to every contact point of the record; what does not wait is in force now.
 * @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, CHANGED_ELSEWHERE, SECOND_PERSON_NEEDED, RECOVERY_NOT_HERE
 */
async function approve(needs: Needs, tx: Transaction, by: Act, id: string, reason: string) {
  requireRecentSignIn(by.actor, by.now);
  const one = await hold(tx, by, id, ['requested']);
  if (!isOtherPerson(one, by.actor)) throw new Refusal('SECOND_PERSON_NEEDED');
  await requirePerson(tx, by, one.personId);
  await setApproved(tx, id, {
    by: by.actor.personId,
    at: by.now,
    opensAt: later(by.now, needs.organisation.accountRecovery.waitHours * 3_600_000),
    stopHash: needs.codes.hashOf(needs.codes.stopCode(id)),
  });
  if (await mustWait(tx, one, by.now))
    await needs.jobs.enqueue<SendRecoveryLetter>(tx, sendRecoveryLetterJob, {
      recoveryId: id,
      letter: 'asked',
    });
  else if (!(await needs.cases.finish(tx, one, by.now))) throw new Refusal('CHANGED_ELSEWHERE');
  return show(tx, by, id, reason);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function refuse(tx: Transaction, by: Act, id: string, reason: string): Promise<DeskRecovery> {
  await hold(tx, by, id, ['checked', 'requested', 'waiting', 'open', 'expired']);
  await endRecovery(tx, id, { outcome: 'refused', by: by.actor.personId, reason, at: by.now });
  return show(tx, by, id, reason);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, RECOVERY_NOT_HERE */
async function sendAgain(needs: Needs, tx: Transaction, by: Act, id: string): Promise<DeskRecovery> {
  const one = await hold(tx, by, id, ['expired']);
  if (one.linkNumber >= linksInAll) throw new Refusal('CHANGED_ELSEWHERE');
  await requirePerson(tx, by, one.personId);
  await needs.links.open(tx, one, by.now);
  return show(tx, by, id, null);
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const shown = (one: RecoveryRecord, { actor, now }: Act): DeskRecovery => ({
  ...rowOf(one, actor, now),
  personId: one.personId,
  enquiryId: one.enquiryId,
  matched: one.matched,
  lost: one.lost,
  newEmail: one.newEmail,
  identity: one.identity,
  remark: one.remark,
  reason: one.reason,
  toldTo: maskedAddresses(one.toldEmail, one.toldPhone),
  expiresAt: one.expiresAt?.toISOString() ?? null,
  isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
  linksLeft: Math.max(0, linksInAll - one.linkNumber),
});

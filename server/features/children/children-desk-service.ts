/**
 * What member service decides: registrations by one alone, by two who have not shown who they are, and those whose number is
 * taken already. Each look, and each decision with its reason, is logged in its own transaction.
 */
import type { ChildDecision, ChildGround } from '#contract/child-decision.ts';
import type { ChildState, StaffChildCase, StaffChildRegistration } from '#contract/children-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import { logLooks, showList } from '../staff-desk/access-log-service.ts';
import { findStanding, holdNumber, type Standing, setNumberState } from './child-number-repository.ts';
import {
  addEvent,
  closeChild,
  joinGuardians,
  listGuardianIds,
  setRegistered,
} from './child-registration-repository.ts';
import { removeChild } from './children-clock-repository.ts';
import {
  type DeskRow,
  findConfirmer,
  findDeskRow,
  findOther,
  listDeskRows,
  replaceSubmitted,
} from './children-desk-repository.ts';
import { groundsFor } from './children-rules.ts';
import { forgetIdleContact, listKnownBy } from './guardian-invitation-repository.ts';
import { signsOf } from './guardian-invitation-rules.ts';
import type { GuardianInvitationService } from './guardian-invitation-service.ts';

export type ChildrenDeskService = ReturnType<typeof createChildrenDeskService>;

type Needs = {
  announce: Announce;
  invitations: Pick<GuardianInvitationService, 'closeAnswered'>;
};

export const createChildrenDeskService = (needs: Needs) => ({
  ...withNeeds(needs, { decide }),
  list,
  getCase,
});

async function tell(needs: Needs, tx: Transaction, persons: Iterable<string>, childId: string, now: Date) {
  for (const personId of new Set(persons))
    await needs.announce(tx, { personId, kind: 'child-checked', subjectId: childId, now });
}

/** The registration that stands already gets this guardian too: both have declared the same child. */
async function join(
  needs: Needs,
  tx: Transaction,
  row: DeskRow,
  standingId: string,
  now: Date,
): Promise<ChildState> {
  await joinGuardians(tx, { from: row.id, to: standingId, at: now });
  await replaceSubmitted(tx, row.submissionId, row.id, standingId);
  await removeChild(tx, row.id);
  await forgetIdleContact(tx, row.submissionId);
  await addEvent(tx, { childId: standingId, kind: 'accepted', personId: null, at: now });
  await tell(needs, tx, await listGuardianIds(tx, standingId), standingId, now);
  return 'registered';
}

/** The way is free: the number is this child's, and it goes on as its guardians see it. */
async function goOn(
  needs: Needs,
  tx: Transaction,
  row: DeskRow,
  ground: ChildGround,
  now: Date,
): Promise<ChildState> {
  await addEvent(tx, { childId: row.id, kind: 'accepted', personId: null, at: now });
  await setNumberState(tx, row.id, 'confirmed');
  if (row.seenAs === 'checking') await setRegistered(tx, row.id, norwegianDay(now), ground);
  await tell(needs, tx, await listGuardianIds(tx, row.id), row.id, now);
  return row.seenAs === 'checking' ? 'registered' : row.seenAs;
}

async function refuse(
  needs: Needs,
  tx: Transaction,
  { id, submissionId }: DeskRow,
  now: Date,
): Promise<ChildState> {
  const day = norwegianDay(now);
  await addEvent(tx, { childId: id, kind: 'refused', personId: null, at: now });
  await closeChild(tx, id, { state: 'refused', at: now, endedOn: day, purgeOn: day });
  await forgetIdleContact(tx, submissionId);
  await tell(needs, tx, await listGuardianIds(tx, id), id, now);
  return 'refused';
}

async function accept(
  needs: Needs,
  tx: Transaction,
  row: DeskRow,
  standing: Standing | undefined,
  ground: ChildGround,
  now: Date,
): Promise<ChildState> {
  if (!standing) return goOn(needs, tx, row, ground, now);
  if (standing.state !== 'registered') {
    await setRegistered(tx, standing.id, norwegianDay(now), ground);
    const [personId] = await listGuardianIds(tx, row.id);
    if (standing.submissionId && personId)
      await needs.invitations.closeAnswered(tx, standing.submissionId, personId, now);
  }
  return join(needs, tx, row, standing.id, now);
}

const list = (db: Database, by: { actor: Actor; now: Date; requestId: string }) =>
  showList(db, by, async (tx) => {
    const rows = await listDeskRows(tx, norwegianDay(by.now));
    return {
      shown: { registrations: rows.map(shown) },
      look: { list: 'list-child-registrations', fields: ['name', 'children'] },
      personIds: rows.map(({ registrantId }) => registrantId),
    };
  });

/** @throws Refusal NOT_FOUND */
const getCase = (
  db: Database,
  actor: Actor,
  id: string,
  now: Date,
  requestId: string,
): Promise<StaffChildCase> =>
  inTransaction(db, async (tx) => {
    const row = await findDeskRow(tx, id, { hold: false });
    if (!row) throw new Refusal('NOT_FOUND');
    const other = row.state === 'checking' ? await findOther(tx, row) : undefined;
    const confirmer = row.seenAs === 'checking' && !row.isSole ? await findConfirmer(tx, id) : undefined;
    const known = await listKnownBy(tx, { name: row.secondGuardian ?? '', contact: null });
    const isOther = ({ personId }: { personId: string }) =>
      personId !== confirmer?.personId && personId !== row.registrantId;
    const signs = confirmer && signsOf(row.secondGuardian ?? '', confirmer, known.filter(isOther).length);
    const seen = [row.registrantId, confirmer?.personId, ...(other?.guardianIds ?? [])];
    await logLooks(
      tx,
      { actor, now, requestId },
      { reason: 'child-registration', subjectId: id, fields: ['name', 'children'] },
      [...new Set(seen.filter((one) => typeof one === 'string'))],
    );
    return {
      ...shown(row),
      childName: `${row.givenName} ${row.familyName}`,
      bornYear: Number(row.bornOn.slice(0, 4)),
      isSole: row.isSole,
      secondGuardian: row.isSole ? null : row.secondGuardian,
      confirmed: confirmer && signs ? { name: confirmer.name, signs } : null,
      grounds: groundsFor({ isSole: row.isSole, hasOther: other !== undefined }),
      other: other ? { state: other.state, guardians: other.guardians } : null,
    };
  });

/**
 * A registration that waits for the second guardian is not the desk's. No employee decides about their own child.
 * @throws Refusal NOT_FOUND, SIGN_IN_AGAIN, FORBIDDEN, INVALID_INPUT (that ground does not show it)
 */
async function decide(
  needs: Needs,
  tx: Transaction,
  act: { actor: Actor; now: Date; requestId: string },
  id: string,
  { isAccepted, ground, reason }: ChildDecision,
): Promise<{ state: ChildState }> {
  const { actor, now } = act;
  const open = await findDeskRow(tx, id, { hold: false });
  if (open) await holdNumber(tx, open.index);
  const row = await findDeskRow(tx, id, { hold: true });
  if (row?.state !== 'checking') throw new Refusal('NOT_FOUND');
  requireRecentSignIn(actor, now);
  const standing = await findStanding(tx, row.index, id);
  const guardians = await listGuardianIds(tx, id);
  const others = standing ? await listGuardianIds(tx, standing.id) : [];
  const concerned = new Set([...guardians, ...others, ...(row.registrantId ? [row.registrantId] : [])]);
  if (concerned.has(actor.personId)) throw new Refusal('FORBIDDEN');
  const state = isAccepted
    ? await accept(needs, tx, row, standing, groundOf(row, standing !== undefined, ground), now)
    : await refuse(needs, tx, row, now);
  // Each of them reads the reason in the log: those of the other registration get none, for it is not about theirs.
  const about = new Set([...guardians, ...(row.registrantId ? [row.registrantId] : [])]);
  const look = { reason: 'child-registration', subjectId: id, fields: ['name', 'children'] } as const;
  await logLooks(tx, act, { ...look, remark: reason }, [...about]);
  await logLooks(
    tx,
    act,
    look,
    [...concerned].filter((one) => !about.has(one)),
  );
  return { state };
}

/** @throws Refusal INVALID_INPUT where it is missing, or does not show who decides for the child */
function groundOf({ isSole }: DeskRow, hasOther: boolean, ground: ChildGround | null): ChildGround {
  if (ground && groundsFor({ isSole, hasOther }).includes(ground)) return ground;
  throw new Refusal('INVALID_INPUT', {
    fields: [{ path: '/ground', code: ground ? 'INVALID' : 'REQUIRED' }],
  });
}

const shown = ({ id, state, registrant, sentAt, expiresAt }: DeskRow): StaffChildRegistration => ({
  id,
  state,
  registrant,
  sentAt: sentAt.toISOString(),
  until: expiresAt && norwegianDay(expiresAt),
});

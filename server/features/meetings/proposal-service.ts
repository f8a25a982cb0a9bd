/** Motions and candidates: sent by members until the last day is over in Norway, by the server's clock. */
import { randomUUID } from 'node:crypto';
import type { AskedNomination, OwnMotion, OwnNomination } from '#contract/meeting-endpoints.ts';
import {
  type MotionFields,
  type NewNomination,
  type NominationEdit,
  proposalTextVersion,
} from '#contract/meeting-values.ts';
import { type OfficeRole, rolesOf } from '#contract/office-values.ts';
import type { FieldCode } from '#contract/problem.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { findMemberByContact } from './meeting-repository.ts';
import { isOpen, isOver } from './meeting-rules.ts';
import { getMeetingOf } from './meeting-service.ts';
import {
  addMotion,
  addNomination,
  answerNomination,
  changeMotion,
  changeNomination,
  findNomination,
  findOwnMotion,
  listOwnNominations,
  type NominationRow,
  withdrawMotion,
  withdrawNomination,
} from './proposal-repository.ts';
import { askedOf, ownMotionOf, ownNominationOf } from './proposal-shapes-rules.ts';

export type Proposals = ReturnType<typeof createProposals>;

type By = { actor: Actor; now: Date };

/** To one meeting, by one person, in a day: more than anybody needs, and too few to try out who is a member. */
const perDay = 10;
const dayMs = 86_400_000;

const wrong = (path: string, code: FieldCode): Refusal =>
  new Refusal('INVALID_INPUT', { fields: [{ path, code }] });

type Needs = { announce: Announce };

export const createProposals = (needs: Needs) => ({
  ...withNeeds(needs, { sendMotion, nominate }),
  changeMotion: changeOwnMotion,
  withdrawMotion: withdrawOwnMotion,
  changeNomination: changeOwnNomination,
  withdrawNomination: withdrawOwnNomination,
  answer,
});

/** The meeting, for a user who can send something to it now. @throws Refusal NOT_FOUND, NO_VOTE_HERE, DEADLINE_OVER */
async function getOpen(
  tx: Transaction,
  { actor, now }: By,
  meetingId: string,
  lastDay: 'motionsBy' | 'nominationsBy',
) {
  const { meeting, standing } = await getMeetingOf(tx, actor.personId, meetingId, { hold: true });
  // Checked first: a late sender is told so, whichever unit they belong to.
  if (meeting.isCancelled || !isOpen(meeting.meeting[lastDay], norwegianDay(now)))
    throw new Refusal('DEADLINE_OVER');
  if (!standing.isMemberHere) throw new Refusal('NO_VOTE_HERE');
  return meeting;
}

async function countSent(tx: Transaction, { actor, now }: By, meetingId: string): Promise<void> {
  const subject = `proposal:${actor.personId}:${meetingId}`;
  if ((await countAttempt(tx, subject, now, new Date(now.getTime() + dayMs))) > perDay)
    throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: dayMs / 1000 });
}

const tellReceipt = (needs: Needs, tx: Transaction, { actor, now }: By, meetingId: string): Promise<void> =>
  needs.announce(tx, { personId: actor.personId, kind: 'proposal-received', subjectId: meetingId, now });

async function getOwnNomination(tx: Transaction, by: By, id: string): Promise<NominationRow> {
  const found = await findNomination(tx, id, { nominatorId: by.actor.personId });
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function ownNomination(tx: Transaction, { actor }: By, id: string): Promise<OwnNomination> {
  return ownNominationOf((await findNomination(tx, id, { nominatorId: actor.personId }))!, actor.personId);
}

async function checkTwice(
  tx: Transaction,
  { actor }: By,
  meetingId: string,
  wanted: { typedName: string; isSelf: boolean; role: OfficeRole; but?: string },
): Promise<void> {
  const isSame = ({ id, nomineeId, typedName, role, withdrawnAt, isAccepted }: NominationRow) => {
    if (withdrawnAt || role !== wanted.role || id === wanted.but) return false;
    const isSelf = nomineeId === actor.personId;
    if (isSelf || wanted.isSelf) return isSelf && wanted.isSelf && isAccepted === true;
    return typedName.toLocaleLowerCase('nb') === wanted.typedName.toLocaleLowerCase('nb');
  };
  if ((await listOwnNominations(tx, actor.personId, meetingId)).some(isSame)) throw wrong('/role', 'TWICE');
}

/** @throws Refusal NOT_FOUND, NO_VOTE_HERE, DEADLINE_OVER, TOO_MANY_MESSAGES */
async function sendMotion(needs: Needs, tx: Transaction, by: By, meetingId: string, sent: MotionFields) {
  await getOpen(tx, by, meetingId, 'motionsBy');
  await countSent(tx, by, meetingId);
  const { actor, now: at } = by;
  const id = randomUUID();
  await addMotion(tx, {
    id,
    meetingId,
    personId: actor.personId,
    title: sent.title,
    body: sent.body,
    reason: sent.reason,
    isNamed: sent.name === 'shown',
    textVersion: proposalTextVersion,
    at,
  });
  await discardSentDraft(tx, actor.personId, `motion.${meetingId}`);
  await tellReceipt(needs, tx, by, meetingId);
  return ownMotionOf((await findOwnMotion(tx, id, actor.personId))!);
}

/** @throws Refusal NOT_FOUND, NO_VOTE_HERE, DEADLINE_OVER, CHANGED_ELSEWHERE */
async function changeOwnMotion(
  tx: Transaction,
  by: By,
  id: string,
  sent: MotionFields & { version: number },
): Promise<OwnMotion> {
  const { personId } = by.actor;
  const motion = await findOwnMotion(tx, id, personId);
  if (!motion) throw new Refusal('NOT_FOUND');
  await getOpen(tx, by, motion.meetingId, 'motionsBy');
  if (motion.withdrawnAt || motion.version !== sent.version) throw new Refusal('CHANGED_ELSEWHERE');
  const { title, body, reason } = sent;
  await changeMotion(tx, id, { title, body, reason, isNamed: sent.name === 'shown' }, by.now);
  return ownMotionOf((await findOwnMotion(tx, id, personId))!);
}

/** Repeating it changes nothing. @throws Refusal NOT_FOUND, DEADLINE_OVER */
async function withdrawOwnMotion(tx: Transaction, by: By, id: string): Promise<OwnMotion> {
  const { personId } = by.actor;
  const motion = await findOwnMotion(tx, id, personId);
  if (!motion) throw new Refusal('NOT_FOUND');
  const { meeting } = await getMeetingOf(tx, personId, motion.meetingId, { hold: true });
  if (!isOpen(meeting.meeting.motionsBy, norwegianDay(by.now))) throw new Refusal('DEADLINE_OVER');
  if (!motion.withdrawnAt) await withdrawMotion(tx, id, by.now);
  return ownMotionOf((await findOwnMotion(tx, id, personId))!);
}

/**
 * Another is asked if they are found; if not, the answer is the same, so that it does not reveal who is a member.
 * @throws Refusal NOT_FOUND, NO_VOTE_HERE, DEADLINE_OVER, TOO_MANY_MESSAGES, INVALID_INPUT
 */
async function nominate(needs: Needs, tx: Transaction, by: By, meetingId: string, sent: NewNomination) {
  const { unit } = await getOpen(tx, by, meetingId, 'nominationsBy');
  if (!rolesOf(unit.kind).includes(sent.role)) throw wrong('/role', 'INVALID');
  const { actor, now: at } = by;
  const isSelf = sent.who === 'me';
  const typedName = isSelf ? '' : `${sent.givenName} ${sent.familyName}`;
  await checkTwice(tx, by, meetingId, { typedName, isSelf, role: sent.role });
  await countSent(tx, by, meetingId);
  const nomineeId = isSelf ? actor.personId : await findMemberByContact(tx, { ...sent, unitId: unit.id });
  if (!isSelf && nomineeId === actor.personId) throw wrong('/contact', 'YOURSELF');
  const id = randomUUID();
  await addNomination(tx, {
    id,
    meetingId,
    nominatorId: actor.personId,
    nomineeId,
    typedName,
    role: sent.role,
    reason: sent.reason,
    isAccepted: isSelf,
    textVersion: proposalTextVersion,
    at,
  });
  await discardSentDraft(tx, actor.personId, `nomination.${meetingId}`);
  await tellReceipt(needs, tx, by, meetingId);
  if (nomineeId && !isSelf)
    await needs.announce(tx, {
      personId: nomineeId,
      kind: 'nomination-asked',
      subjectId: meetingId,
      now: at,
    });
  return ownNomination(tx, by, id);
}

/**
 * What the other has said yes to is not changed behind them.
 * @throws Refusal NOT_FOUND, NO_VOTE_HERE, DEADLINE_OVER, CHANGED_ELSEWHERE, INVALID_INPUT
 */
async function changeOwnNomination(
  tx: Transaction,
  by: By,
  id: string,
  sent: NominationEdit,
): Promise<OwnNomination> {
  const found = await getOwnNomination(tx, by, id);
  const { unit } = await getOpen(tx, by, found.meetingId, 'nominationsBy');
  if (!rolesOf(unit.kind).includes(sent.role)) throw wrong('/role', 'INVALID');
  const isSelf = found.nomineeId === by.actor.personId;
  const isSettled = isSelf ? found.isAccepted === false : found.isAccepted === true;
  if (found.withdrawnAt || isSettled || found.version !== sent.version)
    throw new Refusal('CHANGED_ELSEWHERE');
  await checkTwice(tx, by, found.meetingId, {
    typedName: found.typedName,
    isSelf,
    role: sent.role,
    but: id,
  });
  await changeNomination(tx, id, sent, by.now);
  return ownNomination(tx, by, id);
}

/** Repeating it changes nothing. @throws Refusal NOT_FOUND, DEADLINE_OVER */
async function withdrawOwnNomination(tx: Transaction, by: By, id: string): Promise<OwnNomination> {
  const found = await getOwnNomination(tx, by, id);
  const { meeting } = await getMeetingOf(tx, by.actor.personId, found.meetingId, { hold: true });
  if (!isOpen(meeting.meeting.nominationsBy, norwegianDay(by.now))) throw new Refusal('DEADLINE_OVER');
  if (!found.withdrawnAt) await withdrawNomination(tx, id, by.now);
  return ownNomination(tx, by, id);
}

/**
 * A yes counts until the list is out, a no until the meeting is over: a yes is as easy to take back as to give.
 * @throws Refusal NOT_FOUND, DEADLINE_OVER, NO_VOTE_HERE
 */
async function answer(tx: Transaction, by: By, id: string, answer: 'yes' | 'no'): Promise<AskedNomination> {
  const { personId: nomineeId } = by.actor;
  const found = await findNomination(tx, id, { nomineeId });
  if (!found) throw new Refusal('NOT_FOUND');
  const { meeting, standing } = await getMeetingOf(tx, nomineeId, found.meetingId, { hold: true });
  const isYes = answer === 'yes';
  if (found.isAccepted === isYes) return askedOf(found);
  const isClosedToYes = meeting.isCancelled || meeting.candidatesPublishedAt !== null;
  if (isOver(meeting.meeting.on, norwegianDay(by.now)) || (isYes && isClosedToYes))
    throw new Refusal('DEADLINE_OVER');
  if (isYes && !standing.isMemberHere) throw new Refusal('NO_VOTE_HERE');
  await answerNomination(tx, id, { isAccepted: isYes, textVersion: proposalTextVersion, at: by.now });
  return askedOf((await findNomination(tx, id, { nomineeId }))!);
}

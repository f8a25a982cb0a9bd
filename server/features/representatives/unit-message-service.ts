/** Writing to the members of a unit: read in the portal, told one by one, and to be taken back for a minute. */
import { randomUUID } from 'node:crypto';
import { keptSince, retention } from '#contract/retention.ts';
import type {
  NewUnitLetter,
  UnitMessage,
  UnitMessageForMember,
  UnitMessageList,
} from '#contract/unit-message-endpoints.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { actingIn, getActingIn } from '../offices/office-service.ts';
import type { By } from './office-act-service.ts';
import {
  addUnitMessage,
  countReceivers,
  findReading,
  findReplyTo,
  findUnitMessage,
  forgetUnitMessages,
  holdListedMeetings,
  listLeaving,
  listReceivers,
  listUnitMessages,
  setCancelled,
  setProgress,
  type UnitMessageRow,
} from './unit-message-repository.ts';

export type UnitMessages = ReturnType<typeof createUnitMessages>;

const undoMs = 60_000;
/** To all members, so often a day; to oneself as often as needed to get it right. */
const perDay = { members: 5, me: 30 };
const batch = 200;

type Needs = { announce: Announce };

export const createUnitMessages = (needs: Needs) => ({
  ...withNeeds(needs, { sendAll }),
  list,
  write,
  cancel,
  read,
  forget,
});

/** Some of the receivers, in a transaction of their own. @returns whether anybody may be left */
const sendSome = (needs: Needs, db: Database, id: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const message = await findUnitMessage(tx, id, { hold: true });
    if (!message || message.sentAt || message.cancelledAt) return false;
    const { unitId, lastPersonId: after, kind: written, isTrial, authorId } = message;
    const receivers = isTrial
      ? authorId
        ? [authorId]
        : []
      : await listReceivers(tx, { unitId, after, limit: batch });
    const kind = written === 'summons' ? 'unit-summons' : 'unit-message';
    for (const personId of receivers) await needs.announce(tx, { personId, kind, subjectId: id, now });
    const isMore = !isTrial && receivers.length === batch;
    await setProgress(tx, id, {
      lastPersonId: receivers.at(-1) ?? null,
      told: receivers.length,
      sentAt: isMore ? null : now,
    });
    return isMore;
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function list(db: Database, { actor, now }: By, unitId: string): Promise<UnitMessageList> {
  await getActingIn(db, actor.personId, unitId, norwegianDay(now), 'write');
  return {
    receivers: await countReceivers(db, unitId),
    replyTo: await findReplyTo(db, unitId),
    messages: (await listUnitMessages(db, unitId)).map(shownOf),
  };
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, INVALID_INPUT, TOO_MANY_MESSAGES */
async function write(
  tx: Transaction,
  { actor, now }: By,
  unitId: string,
  letter: NewUnitLetter,
): Promise<UnitMessage> {
  const today = norwegianDay(now);
  const { roles } = await getActingIn(tx, actor.personId, unitId, today, 'write');
  const listed = letter.kind === 'summons' ? await holdListedMeetings(tx, unitId, today) : [];
  checkDays(letter, today, listed);
  const subject = `unit-message:${letter.to}:${unitId}`;
  const used = await countAttempt(tx, subject, now, new Date(now.getTime() + 86_400_000));
  if (used > perDay[letter.to]) throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: 86_400 });
  const id = randomUUID();
  const isTrial = letter.to === 'me';
  const meeting = letter.kind === 'summons' ? letter : null;
  await addUnitMessage(tx, {
    id,
    unitId,
    authorId: actor.personId,
    writtenAs: roles[0]!,
    kind: letter.kind,
    isTrial,
    subject: letter.subject,
    body: letter.body,
    meetingOn: meeting?.meetingOn ?? null,
    meetingPlace: meeting?.meetingPlace ?? null,
    activityId: isTrial ? null : (listed.find(({ on }) => on === meeting?.meetingOn)?.id ?? null),
    motionsBy: meeting?.motionsBy ?? null,
    nominationsBy: meeting?.nominationsBy ?? null,
    writtenAt: now,
    leavesAt: isTrial ? now : new Date(now.getTime() + undoMs),
  });
  // What went to oneself is still being written.
  if (!isTrial) await discardSentDraft(tx, actor.personId, `unit-letter.${unitId}`);
  return shownOf((await findUnitMessage(tx, id))!);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE where it has left */
async function cancel(tx: Transaction, { actor, now }: By, id: string): Promise<UnitMessage> {
  const message = await findUnitMessage(tx, id, { hold: true });
  const acting = message && (await actingIn(tx, actor.personId, message.unitId, norwegianDay(now)));
  if (!message || message.isTrial || !acting?.powers.includes('write')) throw new Refusal('NOT_FOUND');
  if (message.cancelledAt) return shownOf(message);
  if (message.sentAt || message.told > 0 || message.leavesAt <= now) throw new Refusal('CHANGED_ELSEWHERE');
  await setCancelled(tx, id, now);
  return shownOf({ ...message, cancelledAt: now });
}

/** Only those notified of it; a summons also for those who joined the unit since. @throws Refusal NOT_FOUND */
async function read(db: Database, personId: string, id: string): Promise<UnitMessageForMember> {
  const reading = await findReading(db, personId, id);
  const message = reading && (await findUnitMessage(db, id));
  if (!message) throw new Refusal('NOT_FOUND');
  const { kind, isTrial, subject, body, writtenBy, writtenAs, meetingOn: on, meetingPlace: place } = message;
  const { motionsBy, nominationsBy } = message;
  return {
    ...reading,
    kind,
    isTrial,
    subject,
    body,
    writtenBy,
    writtenAs,
    sentAt: message.leavesAt.toISOString(),
    replyTo: await findReplyTo(db, message.unitId),
    meeting: on && place && motionsBy && nominationsBy ? { on, place, motionsBy, nominationsBy } : null,
  };
}

/** Safe to run twice, and to be cut off: each member is notified once. */
async function sendAll(needs: Needs, db: Database, now: Date): Promise<void> {
  for (const id of await listLeaving(db, now)) while (await sendSome(needs, db, id, now));
}

const forget = (db: Database, now: Date): Promise<void> =>
  forgetUnitMessages(db, {
    before: keptSince(retention.meetings.period, now),
    trialsBefore: new Date(now.getTime() - 86_400_000),
  });

/**
 * @param listed the unit's annual meetings in the list of activities
 * @throws Refusal INVALID_INPUT where a meeting has been, is announced for another day, or motions could come after it
 */
function checkDays(letter: NewUnitLetter, today: string, listed: readonly { on: string }[]): void {
  if (letter.kind !== 'summons') return;
  const { meetingOn, motionsBy, nominationsBy } = letter;
  const isOtherDay = listed.length > 0 && !listed.some(({ on }) => on === meetingOn);
  const faults = [
    ...(meetingOn <= today || isOtherDay ? ['meetingOn'] : []),
    ...(motionsBy < today || motionsBy > meetingOn ? ['motionsBy'] : []),
    ...(nominationsBy < today || nominationsBy > meetingOn ? ['nominationsBy'] : []),
  ];
  if (faults.length > 0)
    throw new Refusal('INVALID_INPUT', {
      fields: faults.map((name) => ({ path: `/${name}`, code: 'INVALID' as const })),
    });
}

const stateOf = ({ cancelledAt, sentAt, told }: UnitMessageRow): UnitMessage['state'] => {
  if (cancelledAt) return 'cancelled';
  if (sentAt) return 'sent';
  return told > 0 ? 'leaving' : 'waiting';
};

const shownOf = (message: UnitMessageRow): UnitMessage => {
  const { id, kind, subject, writtenBy, writtenAs, told } = message;
  return {
    id,
    kind,
    subject,
    writtenBy,
    writtenAs,
    told,
    state: stateOf(message),
    writtenAt: message.writtenAt.toISOString(),
    leavesAt: message.leavesAt.toISOString(),
  };
};

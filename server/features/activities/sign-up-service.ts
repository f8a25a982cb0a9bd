/** Signing up and off. Each act runs in the caller's transaction, with the activity held: places are counted once. */
import type { NewSignUp, SignUpReceipt } from '#contract/activity-endpoints.ts';
import { isCeremony } from '#contract/activity-values.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { CeremonyQueue } from '../ceremonies/ceremony-queue-service.ts';
import { movePayments } from './activity-payment-repository.ts';
import type { ActivityPayments } from './activity-payment-service.ts';
import { type ActivityRow, findActivity, listQuestions } from './activity-repository.ts';
import {
  addAnswers,
  addSignUp,
  endSignUp,
  findOwnSignUp,
  findSignUpOf,
  findSignUpPerson,
  isInRound,
  isOtherSince,
  listAnswers,
  listOwnChildren,
  listParty,
  type PartyMember,
  type SignUpRow,
  setSignUp,
} from './sign-up-repository.ts';
import {
  isRefunded,
  partyRefusal,
  payingMinutes,
  placesLeft,
  priceOf,
  pricesFor,
  signUpRefusal,
} from './sign-up-rules.ts';
import { answersOf, partyOf } from './sign-up-wish-service.ts';
import { isOfActivity, type TellOfActivity, type WaitingList } from './waiting-list-service.ts';

export type SignUpService = ReturnType<typeof createSignUpService>;

type Needs = {
  tell: TellOfActivity;
  payments: ActivityPayments;
  waitingList: WaitingList;
  queue: Pick<CeremonyQueue, 'holdTurn' | 'endTurn' | 'isAsMember'>;
  /** Whether anything can be paid here. */
  takesPayment: boolean;
};

export const createSignUpService = (needs: Needs) =>
  withNeeds(needs, { signUp, cancel, accept, move, payAgain, check });

async function holdActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  const activity = await findActivity(tx, id, { hold: true });
  if (!isOfActivity(activity)) throw new Refusal('NOT_FOUND');
  return activity;
}

/** In ceremonies the child of a member has what members have. */
async function findPersonFor(needs: Needs, tx: Transaction, { type }: ActivityRow, personId: string) {
  const person = await findSignUpPerson(tx, personId);
  if (!isCeremony(type) || person.isMember) return person;
  return { ...person, isMember: await needs.queue.isAsMember(tx, personId) };
}

/** Found, its activity held, and found again: what it was before the wait does not count. */
async function holdSignUp(tx: Transaction, id: string, personId: string) {
  const before = await findOwnSignUp(tx, id, personId);
  if (!before) throw new Refusal('NOT_FOUND');
  const activity = await holdActivity(tx, before.activityId);
  return { activity, signUp: (await findOwnSignUp(tx, id, personId))! };
}

const costOf = (activity: ActivityRow, isMember: boolean, party: readonly PartyMember[]): number => {
  const count = (kind: PartyMember['kind']) => party.filter((one) => one.kind === kind).length;
  return priceOf(pricesFor(activity, isMember), isMember, {
    self: count('self'),
    children: count('child'),
    guests: count('guest'),
  });
};

const payBy = ({ startsAt }: ActivityRow, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + payingMinutes * 60_000, Math.max(startsAt.getTime(), now.getTime() + 60_000)),
  );

/** @throws Refusal PAYING_CLOSED */
function stateFor(needs: Needs, activity: ActivityRow, amountOre: number, now: Date) {
  if (amountOre === 0) return { state: 'signed-up', heldUntil: null } as const;
  if (!needs.takesPayment) throw new Refusal('PAYING_CLOSED');
  return { state: 'awaiting-payment', heldUntil: payBy(activity, now) } as const;
}

const receiptOf = ({ id, state }: Pick<SignUpRow, 'id' | 'state'>): SignUpReceipt => ({
  signUpId: id,
  state,
});

async function end(needs: Needs, tx: Transaction, signUp: SignUpRow, activity: ActivityRow, now: Date) {
  await needs.payments.endUnpaid(tx, signUp.id);
  if (isRefunded(activity, await isOtherSince(tx, signUp.id), now))
    await needs.payments.payBack(tx, signUp.id);
  await endSignUp(tx, signUp.id, 'self', now);
  await needs.tell(tx, { ...signUp, isOwnAct: true }, 'activity-signed-off', now);
  await needs.waitingList.fill(tx, activity.id, now);
}

/** @throws Refusal NOT_FOUND, INVALID_INPUT, or one of the reasons in `signUpRefusals` */
async function signUp(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  activityId: string,
  wish: NewSignUp,
  now: Date,
): Promise<SignUpReceipt> {
  const { personId } = actor;
  // The turn before the activity, here and everywhere: no deadlock.
  const roundId = (await findActivity(tx, activityId))?.roundId ?? null;
  const turn = roundId ? await needs.queue.holdTurn(tx, roundId, personId, now) : null;
  const activity = await holdActivity(tx, activityId);
  const person = await findPersonFor(needs, tx, activity, personId);
  const refusal = signUpRefusal(activity, person, now);
  if (refusal) throw new Refusal(refusal);
  if (await findSignUpOf(tx, activityId, personId)) throw new Refusal('SIGNED_UP_ALREADY');
  if (turn) throw new Refusal(turn);
  const party = await partyOf(tx, activity, actor, person, wish, now);
  if (roundId && (await isInRound(tx, roundId, personId, party))) throw new Refusal('CHILD_SIGNED_UP');
  const answers = await answersOf(tx, activityId, wish);
  const amountOre = costOf(activity, person.isMember, party);
  const left = placesLeft(activity, activity.taken);
  const isFull = left !== null && left < party.length;
  if (isFull && !wish.acceptsWaiting) throw new Refusal('ACTIVITY_FULL');
  const standing = isFull
    ? ({ state: 'waiting', heldUntil: null } as const)
    : stateFor(needs, activity, amountOre, now);
  const signUp = {
    activityId,
    personId,
    amountOre,
    seats: party.length,
    queuedAt: now,
    ...standing,
    wantsSms: wish.wantsSms && person.hasPhone,
  };
  const id = await addSignUp(tx, signUp, party, now);
  await addAnswers(tx, id, answers);
  if (signUp.state === 'awaiting-payment')
    await needs.payments.ask(tx, { signUpId: id, activityId, personId }, amountOre, now);
  else
    await needs.tell(tx, signUp, signUp.state === 'waiting' ? 'activity-waiting' : 'activity-signed-up', now);
  if (roundId) await needs.queue.endTurn(tx, roundId, personId, now);
  return receiptOf({ id, state: signUp.state });
}

/** Twice is once. @throws Refusal NOT_FOUND, ACTIVITY_OVER */
async function cancel(needs: Needs, tx: Transaction, actor: Actor, id: string, now: Date) {
  const { signUp, activity } = await holdSignUp(tx, id, actor.personId);
  if (signUp.state !== 'cancelled') {
    if (activity.endsAt <= now) throw new Refusal('ACTIVITY_OVER');
    await end(needs, tx, signUp, activity, now);
  }
  return receiptOf({ id, state: 'cancelled' });
}

/** Twice is once. @throws Refusal NOT_FOUND, OFFER_OVER, and the reasons against taking part */
async function accept(needs: Needs, tx: Transaction, actor: Actor, id: string, now: Date) {
  const { signUp, activity } = await holdSignUp(tx, id, actor.personId);
  if (signUp.state === 'signed-up' || signUp.state === 'awaiting-payment') return receiptOf(signUp);
  if (signUp.state !== 'offered' || !signUp.heldUntil || signUp.heldUntil <= now)
    throw new Refusal('OFFER_OVER');
  const person = await findPersonFor(needs, tx, activity, actor.personId);
  const refusal = signUpRefusal(activity, person, now, { isLate: true });
  if (refusal) throw new Refusal(refusal);
  const amountOre = costOf(activity, person.isMember, await listParty(tx, id));
  const standing = stateFor(needs, activity, amountOre, now);
  await setSignUp(tx, id, { ...standing, amountOre }, now);
  if (standing.state === 'awaiting-payment')
    await needs.payments.ask(tx, { ...signUp, signUpId: id }, amountOre, now);
  else await needs.tell(tx, signUp, 'activity-signed-up', now);
  return receiptOf({ id, state: standing.state });
}

/**
 * To another date: a place there and none here, or nothing at all. The payment moves with it.
 * @throws Refusal NOT_FOUND, ACTIVITY_FULL, PRICE_DIFFERS, and the reasons against it there
 */
async function move(needs: Needs, tx: Transaction, actor: Actor, id: string, toId: string, now: Date) {
  const { personId } = actor;
  const before = await findOwnSignUp(tx, id, personId);
  if (!before) throw new Refusal('NOT_FOUND');
  // Always in the same order: two who swap do not wait for each other.
  for (const held of [before.activityId, toId].toSorted()) await findActivity(tx, held, { hold: true });
  const signUp = (await findOwnSignUp(tx, id, personId))!;
  const [from, to] = [await findActivity(tx, signUp.activityId), await findActivity(tx, toId)];
  const isPossible = from && isOfActivity(to) && to.seriesId === from.seriesId && to.id !== from.id;
  if (!isPossible || signUp.state !== 'signed-up') throw new Refusal('NOT_FOUND');
  const person = await findPersonFor(needs, tx, to, personId);
  const refusal = signUpRefusal(to, person, now);
  if (refusal) throw new Refusal(refusal);
  if (await findSignUpOf(tx, toId, personId)) throw new Refusal('SIGNED_UP_ALREADY');
  const party = await listParty(tx, id);
  const own = await listOwnChildren(tx, personId, to.id, norwegianDay(now));
  const outside = partyRefusal(to, party, { self: person.bornOn, children: own });
  if (outside) throw new Refusal(outside);
  if (costOf(to, person.isMember, party) !== signUp.amountOre) throw new Refusal('PRICE_DIFFERS');
  const left = placesLeft(to, to.taken);
  if (left !== null && left < party.length) throw new Refusal('ACTIVITY_FULL');
  const given = await listAnswers(tx, id);
  await endSignUp(tx, id, 'move', now);
  const moved = { ...signUp, activityId: toId, queuedAt: now };
  const newId = await addSignUp(tx, moved, party, now);
  const answers = (await listQuestions(tx, toId)).flatMap(({ id: questionId, words, kind, isHealth }) => {
    const same = given.find((one) => one.words === words && one.kind === kind);
    // What was promised to be deleted is not kept longer there.
    const answer = same && (isHealth || !same.isHealth) ? same.answer : null;
    return answer ? [{ questionId, answer }] : [];
  });
  await addAnswers(tx, newId, answers);
  await movePayments(tx, id, { signUpId: newId, activityId: toId });
  await needs.tell(tx, moved, 'activity-signed-up', now);
  await needs.waitingList.fill(tx, from.id, now);
  return receiptOf({ id: newId, state: 'signed-up' });
}

/**
 * After a payment that came to nothing: another one, for the time that is left. Twice is once.
 * @throws Refusal NOT_FOUND, OFFER_OVER
 */
async function payAgain(needs: Needs, tx: Transaction, actor: Actor, id: string, now: Date) {
  const { signUp } = await holdSignUp(tx, id, actor.personId);
  if (signUp.state !== 'awaiting-payment') return receiptOf(signUp);
  if (!signUp.heldUntil || signUp.heldUntil <= now) throw new Refusal('OFFER_OVER');
  await needs.payments.askAgain(tx, { ...signUp, signUpId: id }, signUp.amountOre, now);
  return receiptOf(signUp);
}

/** @throws Refusal NOT_FOUND */
async function check(needs: Needs, tx: Transaction, actor: Actor, id: string): Promise<SignUpReceipt> {
  const signUp = await findOwnSignUp(tx, id, actor.personId);
  if (!signUp) throw new Refusal('NOT_FOUND');
  await needs.payments.check(tx, id);
  return receiptOf(signUp);
}

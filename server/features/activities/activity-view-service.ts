/** What visitors see, and what an activity is to the person who looks. */
import type {
  ActivityDetail,
  ActivityFilter,
  ActivityList,
  MyActivity,
} from '#contract/activity-endpoints.ts';
import { type ActivitySummary, isCeremony, type SignUpRefusal } from '#contract/activity-values.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { CeremonyQueue } from '../ceremonies/ceremony-queue-service.ts';
import { findRefundOf } from './activity-payment-repository.ts';
import type { ActivityPayments } from './activity-payment-service.ts';
import {
  type ActivityRow,
  findActivity,
  findSummonsTo,
  listActivities,
  listNews,
  listOtherDates,
  listQuestions,
  listUnitNames,
} from './activity-repository.ts';
import { mayOrganise } from './organiser-service.ts';
import {
  findSignUpOf,
  findSignUpPerson,
  isOtherSince,
  listAnswers,
  listOwnChildren,
  listParty,
  type SignUpRow,
} from './sign-up-repository.ts';
import {
  ageAt,
  ageRefusal,
  isRefunded,
  mayBeSelf,
  phaseOf,
  placesLeft,
  priceOf,
  pricesFor,
  signUpRefusal,
} from './sign-up-rules.ts';
import { isOfActivity, type WaitingList } from './waiting-list-service.ts';

export function summaryOf(activity: ActivityRow, now: Date): ActivitySummary {
  const { id, title, summary, type, place, isDigital, audience, ageFrom, ageTo, takesChildren } = activity;
  const { unitId, unitName, unitKind, regionId, startsAt, endsAt, deadlineAt } = activity;
  return {
    id,
    title,
    summary,
    type,
    place,
    isDigital,
    audience,
    ageFrom,
    ageTo,
    takesChildren,
    unit: { id: unitId, name: unitName, kind: unitKind, regionId },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    prices: pricesFor(activity, false),
    phase: phaseOf(activity, activity.taken, now),
    placesLeft: placesLeft(activity, activity.taken),
  };
}

export type ActivityViews = ReturnType<typeof createActivityViews>;

type Needs = {
  payments: Pick<ActivityPayments, 'viewOf'>;
  waitingList: Pick<WaitingList, 'queueNumberOf'>;
  queue: Pick<CeremonyQueue, 'isAsMember' | 'findTicket' | 'isOpenTo'>;
  takesPayment: boolean;
};

export const createActivityViews = (needs: Needs) => ({ ...withNeeds(needs, { mine }), list, detail });

async function signUpView(needs: Needs, db: Database, signUp: SignUpRow, activity: ActivityRow, now: Date) {
  const { id, state, heldUntil, amountOre, calendarCode } = signUp;
  const party = await listParty(db, id);
  return {
    id,
    state,
    amountOre,
    calendarCode,
    participants: party.map(({ kind, name }) => ({ kind, name })),
    queueNumber: await needs.waitingList.queueNumberOf(db, signUp),
    heldUntil: heldUntil?.toISOString() ?? null,
    answers: (await listAnswers(db, id)).map(({ words, answer }) => ({ words, answer })),
    payment: await needs.payments.viewOf(db, id),
    isRefundedNow: isRefunded(activity, await isOtherSince(db, id), now),
  };
}

function refusalOf(
  needs: Needs,
  activity: ActivityRow,
  person: { isMember: boolean; bornOn: string | null },
  now: Date,
): SignUpRefusal | null {
  const refusal = signUpRefusal(activity, person, now);
  if (refusal) return refusal;
  // A user who only signs up children need not be of the age.
  const age = activity.takesChildren ? null : ageRefusal(activity, person.bornOn);
  if (age) return age;
  const costs = activity.priceMemberOre + activity.priceOtherOre + activity.priceChildOre > 0;
  if (costs && !needs.takesPayment) return 'PAYING_CLOSED';
  return placesLeft(activity, activity.taken) === 0 ? 'ACTIVITY_FULL' : null;
}

async function list(db: Database, filter: ActivityFilter, now: Date): Promise<ActivityList> {
  const { rows, total } = await listActivities(db, filter, now);
  return {
    activities: rows.map((row) => summaryOf(row, now)),
    total,
    units: await listUnitNames(db),
  };
}

/** @throws Refusal NOT_FOUND */
async function detail(db: Database, id: string, now: Date): Promise<ActivityDetail> {
  const activity = await findActivity(db, id);
  if (!isOfActivity(activity)) throw new Refusal('NOT_FOUND');
  const { description, accessNote, point, maxGuests, refundRule, offerHours, cancelReason } = activity;
  const others = await listOtherDates(db, activity, now);
  return {
    ...summaryOf(activity, now),
    description,
    accessNote,
    point,
    maxGuests,
    refundRule,
    offerHours,
    cancelReason,
    otherDates: others.map((other) => ({
      id: other.id,
      startsAt: other.startsAt.toISOString(),
      phase: phaseOf(other, other.taken, now),
    })),
  };
}

/** @throws Refusal NOT_FOUND */
async function mine(needs: Needs, db: Database, actor: Actor, id: string, now: Date): Promise<MyActivity> {
  const activity = await findActivity(db, id);
  if (!isOfActivity(activity)) throw new Refusal('NOT_FOUND');
  const { personId } = actor;
  const isOfCeremony = isCeremony(activity.type);
  const found = await findSignUpPerson(db, personId);
  const isMember = found.isMember || (isOfCeremony && (await needs.queue.isAsMember(db, personId)));
  const person = { ...found, isMember };
  const ticket = activity.roundId ? await needs.queue.findTicket(db, activity.roundId, personId, now) : null;
  const turnUntil = ticket?.state === 'admitted' ? ticket.finishBy : null;
  const signUp = await findSignUpOf(db, id, personId);
  const children = activity.takesChildren ? await listOwnChildren(db, personId, id, norwegianDay(now)) : [];
  const cost = (party: 'self' | 'children' | 'guests') =>
    priceOf(pricesFor(activity, isMember), isMember, { self: 0, children: 0, guests: 0, [party]: 1 });
  const refusal = refusalOf(needs, activity, person, now);
  // Where no one waits there is no queue to go through.
  const isOpen =
    activity.roundId !== null &&
    !turnUntil &&
    (await needs.queue.isOpenTo(db, activity.roundId, personId, now));
  const turnRefusal = ticket?.state === 'over' ? 'TURN_OVER' : 'QUEUE_FIRST';
  const hasPlace = signUp?.state === 'signed-up';
  return {
    refusal: isOfCeremony && !turnUntil && !isOpen && isRoomOnly(refusal) ? turnRefusal : refusal,
    age: person.bornOn === null ? null : ageAt(activity, person.bornOn),
    children: children.map((child) => ({
      id: child.id,
      givenName: child.givenName,
      age: ageAt(activity, child.bornOn),
      refusal: child.isSignedUp ? 'CHILD_SIGNED_UP' : ageRefusal(activity, child.bornOn),
    })),
    questions: await listQuestions(db, id),
    priceOre: { self: cost('self'), child: cost('children'), guest: cost('guests') },
    hasPhone: person.hasPhone,
    mayOrganise: await mayOrganise(db, actor, activity.unitId, norwegianDay(now)),
    digitalLink: hasPlace ? activity.digitalLink : null,
    news: signUp ? await listNews(db, id) : [],
    signUp: signUp ? await signUpView(needs, db, signUp, activity, now) : null,
    refund: signUp ? null : await findRefundOf(db, id, personId),
    ceremony: isOfCeremony
      ? {
          turnUntil,
          roundId: activity.roundId,
          mayBeSelf:
            mayBeSelf(activity.type, person.bornOn, norwegianDay(now)) &&
            ageRefusal(activity, person.bornOn) === null,
        }
      : null,
    meetingId: activity.type === 'annual-meeting' ? await findSummonsTo(db, id, personId) : null,
  };
}

/** Open to the user, except that it may be full. */
const isRoomOnly = (refusal: SignUpRefusal | null): boolean =>
  refusal === null || refusal === 'ACTIVITY_FULL';

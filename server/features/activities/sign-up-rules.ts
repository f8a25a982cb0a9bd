/** Who may take part, what it costs, how long an offer holds, and whether there is money back. */

import type { OtherYoung } from '#contract/activity-endpoints.ts';
import {
  type ActivityPhase,
  type ActivityType,
  type Audience,
  isCeremony,
  type Prices,
  type RefundRule,
  type SignUpRefusal,
} from '#contract/activity-values.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';
import { ownConfirmationAge } from '#contract/values/ceremony-ages.ts';

export type ActivityTerms = {
  state: 'draft' | 'published' | 'cancelled';
  /** The clock in Norway, `YYYY-MM-DDTHH:MM`. */
  startsLocal: string;
  startsAt: Date;
  endsAt: Date;
  deadlineAt: Date | null;
  capacity: number | null;
  audience: Audience;
  ageFrom: number | null;
  ageTo: number | null;
  takesChildren: boolean;
  type: ActivityType;
  /** When sign-up for a ceremony opens, for members and for everybody; null until that has been said. */
  membersOpenAt: Date | null;
  opensAt: Date | null;
};

/**
 * What is wrong with guests unknown to the portal: none is signed up before they are born, or twice. Except in a
 * ceremony they are children: an adult comes as a guest, at an adult's price.
 * @param children of the same sign-up, known to the portal @param today in Norway, `YYYY-MM-DD`
 */
export function othersFaults(
  activity: Pick<ActivityTerms, 'type' | 'startsLocal'>,
  others: readonly OtherYoung[],
  children: readonly OtherYoung[],
  today: string,
): FieldProblem[] {
  const isTooOld = (bornOn: string) => !isCeremony(activity.type) && ageAt(activity, bornOn) >= adultAge;
  const keyOf = ({ name, bornOn }: OtherYoung) => `${bornOn} ${name.toLowerCase()}`;
  const seen = new Set(children.map(keyOf));
  return others.flatMap((other, place): FieldProblem[] => {
    const isTwice = seen.has(keyOf(other));
    seen.add(keyOf(other));
    return [
      ...(other.bornOn > today ? [{ path: `/others/${place}/bornOn`, code: 'INVALID' } as const] : []),
      ...(isTooOld(other.bornOn) ? [{ path: `/others/${place}/bornOn`, code: 'TOO_OLD' } as const] : []),
      ...(isTwice ? [{ path: `/others/${place}/name`, code: 'TWICE' } as const] : []),
    ];
  });
}

/** Offers and time to pay are not for ever: the next one is waiting. */
export const payingMinutes = 15;

const hour = 3_600_000;

/** @param taken places that are taken, offered or being paid for */
export function phaseOf(activity: ActivityTerms, taken: number, now: Date): ActivityPhase {
  if (activity.state !== 'published') return activity.state;
  if (activity.endsAt <= now) return 'over';
  if (closesAt(activity) <= now) return 'closed';
  if (openingRefusal(activity, true, now)) return 'not-open';
  const left = placesLeft(activity, taken);
  if (left === null) return 'open';
  if (left === 0) return 'full';
  return left <= Math.max(3, Math.floor((activity.capacity ?? 0) / 10)) ? 'soon-full' : 'open';
}

export const placesLeft = ({ capacity }: Pick<ActivityTerms, 'capacity'>, taken: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken);

const closesAt = ({ deadlineAt, startsAt }: ActivityTerms): Date => deadlineAt ?? startsAt;

/**
 * Whether somebody may sign up, whatever room there is.
 * @param options.isLate an offer may be taken after the deadline: there was a place because somebody signed off
 */
export function signUpRefusal(
  activity: ActivityTerms,
  person: { isMember: boolean },
  now: Date,
  { isLate = false }: { isLate?: boolean } = {},
): SignUpRefusal | null {
  if (activity.state === 'cancelled') return 'ACTIVITY_CANCELLED';
  if (activity.endsAt <= now) return 'ACTIVITY_OVER';
  if ((isLate ? activity.startsAt : closesAt(activity)) <= now) return 'SIGN_UP_CLOSED';
  if (activity.audience === 'members' && !person.isMember) return 'NOT_A_MEMBER';
  return openingRefusal(activity, person.isMember, now);
}

/** Members first, then everybody. */
function openingRefusal(
  { type, membersOpenAt, opensAt }: Pick<ActivityTerms, 'type' | 'membersOpenAt' | 'opensAt'>,
  isMember: boolean,
  now: Date,
): SignUpRefusal | null {
  if (!isCeremony(type)) return null;
  if (!membersOpenAt || !opensAt || now < membersOpenAt) return 'SIGN_UP_NOT_OPEN';
  return isMember || now >= opensAt ? null : 'MEMBERS_FIRST';
}

/** Whether a ceremony can be for the user. @param today in Norway, `YYYY-MM-DD` */
export const mayBeSelf = (type: ActivityType, bornOn: string | null, today: string): boolean =>
  !isCeremony(type) ||
  (type === 'confirmation' && bornOn !== null && ageOn(bornOn, today) >= ownConfirmationAge);

/** In a ceremony each one who is signed up costs the same, by the membership of the user who signs up. */
export const pricesFor = (
  { type, priceMemberOre, priceOtherOre, priceChildOre }: Priced,
  isMember: boolean,
): Prices => ({
  memberOre: priceMemberOre,
  otherOre: priceOtherOre,
  childOre: isCeremony(type) ? (isMember ? priceMemberOre : priceOtherOre) : priceChildOre,
});
type Priced = {
  type: ActivityType;
  priceMemberOre: number;
  priceOtherOre: number;
  priceChildOre: number;
};

/** Age on the day an activity begins. */
export const ageAt = ({ startsLocal }: Pick<ActivityTerms, 'startsLocal'>, bornOn: string): number =>
  ageOn(bornOn, startsLocal.slice(0, 10));

type Ages = Pick<ActivityTerms, 'ageFrom' | 'ageTo' | 'startsLocal'>;

/** Of one who is to come: old enough, and young enough, on the day it begins. */
export function ageRefusal(activity: Ages, bornOn: string | null): SignUpRefusal | null {
  const { ageFrom, ageTo } = activity;
  if (ageFrom === null && ageTo === null) return null;
  if (bornOn === null) return 'BIRTH_DATE_NEEDED';
  const age = ageAt(activity, bornOn);
  return (ageFrom !== null && age < ageFrom) || (ageTo !== null && age > ageTo) ? 'OUTSIDE_AGES' : null;
}

/**
 * Who of a party is too young or too old. The ages of an activity that takes children are those of the children: a user
 * who comes with one is not refused for their own age. In a ceremony there is no one who only comes along.
 * @param self birth date of the user, where they come themselves @param children where each is in the request
 */
export function ageFaults(
  activity: Ages & Pick<ActivityTerms, 'type' | 'takesChildren'>,
  self: { bornOn: string | null } | null,
  children: readonly { path: string; bornOn: string | null }[],
): { path: string; code: AgeRefusal }[] {
  const comesAlong = activity.takesChildren && !isCeremony(activity.type) && children.length > 0;
  const counted = [...(self && !comesAlong ? [{ path: '/isComing', bornOn: self.bornOn }] : []), ...children];
  return counted.flatMap(({ path, bornOn }) => {
    const code = ageRefusal(activity, bornOn) as AgeRefusal | null;
    return code ? [{ path, code }] : [];
  });
}
type AgeRefusal = 'OUTSIDE_AGES' | 'BIRTH_DATE_NEEDED';

/**
 * Of those who came to another date of the same.
 * @param known birth dates of the one who signed up, and of their children
 */
export function partyRefusal(
  activity: Parameters<typeof ageFaults>[0],
  party: readonly { kind: 'self' | 'child' | 'guest'; childId: string | null; bornOn?: string | null }[],
  known: { self: string | null; children: readonly { id: string; bornOn: string }[] },
): SignUpRefusal | null {
  const ofChild = (childId: string | null) => known.children.find(({ id }) => id === childId)?.bornOn ?? null;
  const children = party.filter(({ kind }) => kind === 'child');
  const [fault] = ageFaults(
    activity,
    party.some(({ kind }) => kind === 'self') ? { bornOn: known.self } : null,
    children.map(({ childId, bornOn }) => ({ path: '', bornOn: bornOn ?? ofChild(childId) })),
  );
  return fault?.code ?? null;
}

export type Party = { self: number; children: number; guests: number };

/** In øre. Guests pay what those pay who are no members. */
export function priceOf(prices: Prices, isMember: boolean, { self, children, guests }: Party): number {
  const own = isMember ? prices.memberOre : prices.otherOre;
  return self * own + children * prices.childOre + guests * prices.otherOre;
}

/**
 * Until when a place is kept for the person it is offered to: the organiser's hours, and never more than half of the time
 * that is left, so that the next one gets a chance too. Counted from when they can be notified: no offer is lost at
 * night, unless it begins before they wake.
 * @param heardAt the end of the quiet hours; `now` outside them
 * @returns null when it is too late to offer anything
 */
export function offeredUntil(
  { startsAt }: Pick<ActivityTerms, 'startsAt'>,
  offerHours: number,
  now: Date,
  heardAt: Date,
): Date | null {
  if (startsAt <= now) return null;
  const from = (heardAt < startsAt ? heardAt : now).getTime();
  const left = startsAt.getTime() - from;
  return new Date(from + Math.min(offerHours * hour, Math.ceil(left / 2)));
}

type RefundTerms = Pick<ActivityTerms, 'startsAt' | 'deadlineAt'> & { refundRule: RefundRule };

/** A sign-up cancelled before this is refunded; null: none is. */
const refundedUntil = ({ refundRule, deadlineAt, startsAt }: RefundTerms): Date | null =>
  refundRule === 'never' ? null : refundRule === 'until-deadline' ? (deadlineAt ?? startsAt) : startsAt;

/**
 * @param isOtherSince the organiser has moved it to another time or place since they signed up: it is not what they
 * paid for any more, whatever the rule says
 */
export function isRefunded(activity: RefundTerms, isOtherSince: boolean, now: Date): boolean {
  const until = isOtherSince ? activity.startsAt : refundedUntil(activity);
  return until !== null && now < until;
}

/**
 * Whether those who have paid would get a smaller refund than they were told. Another start does not count: it gives them the
 * money back by itself.
 */
export function areWorseTerms(before: RefundTerms, after: RefundTerms): boolean {
  if (+before.startsAt !== +after.startsAt) return false;
  const [former, latter] = [refundedUntil(before), refundedUntil(after)];
  return former !== null && (latter === null || latter < former);
}

/** The first of the queue whose whole party there is room for. @param free null: room for all */
export function nextInLine<T extends { seats: number }>(
  queue: readonly T[],
  free: number | null,
): T | undefined {
  return queue.find(({ seats }) => free === null || seats <= free);
}

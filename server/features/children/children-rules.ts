/**
 * Who may register a child, what has to be declared about it, and on which day what happens. All days are `YYYY-MM-DD`
 * in Norway; born on 29 February, an age is reached on 1 March (see `turnsOn`).
 */
import type { ChildGround } from '#contract/child-decision.ts';
import { type ChildState, childAges, type RegistrantObstacle } from '#contract/children-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, turnsOn } from '#contract/values/birth-date.ts';
import { decidingAge } from '#contract/values/child-number.ts';
import { addDays, addWorkingDays } from '#contract/values/working-days.ts';

/** How long what has ended stays in sight of the guardians, so that they can fetch the certificate. */
const shownAfterEndDays = 30;
/** Against somebody who sends invitations to strangers. */
export const sendingsPerDay = 10;

/**
 * Those who register are active members of age, a parent of 15–17 is helped by member service; a child belongs through a parent who is a member (trossamfunnsloven
 * § 2, and the organisation's statutes).
 * @returns why not; null when they may
 */
export function registrantObstacle(
  person: { isMember: boolean; bornOn: string | null },
  today: string,
): RegistrantObstacle | null {
  if (!person.isMember) return 'not-member';
  if (person.bornOn === null) return 'age-unknown';
  return ageOn(person.bornOn, today) < adultAge ? 'under-age' : null;
}

/**
 * What has to be declared about a child of this age: that it has been told (from 7) and that its view was given great
 * weight (from 12). Barneloven § 31, trossamfunnsloven § 3.
 */
export function neededDeclarations(bornOn: string, today: string) {
  const age = ageOn(bornOn, today);
  return { informed: age >= childAges.informed, heard: age >= childAges.heard };
}

/** The day a child is struck off: its 15th birthday, from when it decides alone (trossamfunnsloven § 2). */
export const strikeOffDay = (bornOn: string): string => turnsOn(bornOn, decidingAge);

/** The guardians are notified 30 days before: our own promise. @returns the latest 15th birthday to notify of on a day */
export const latestBirthdayToTellOf = (today: string): string => addDays(today, childAges.noticeDays);

/**
 * From the birthday itself, when the child decides alone (trossamfunnsloven § 2), there is no guardian's access, whether
 * the nightly work has been done or not.
 */
export const hasGuardianAccess = (bornOn: string, today: string): boolean => today < strikeOffDay(bornOn);

const active: readonly ChildState[] = ['waiting', 'checking', 'registered'];
export const isActive = (state: ChildState): boolean => active.includes(state);

/**
 * Who decides for the child (trossamfunnsloven § 2): two who have each shown who they are. What somebody says of their own
 * responsibility proves nothing, so one alone is always looked at.
 * @param guardians those who have said yes
 */
export const afterConsent = (guardians: readonly { isProven: boolean }[]): 'registered' | 'checking' =>
  guardians.filter(({ isProven }) => isProven).length >= 2 ? 'registered' : 'checking';

/**
 * The last day on which member service decides: as its promise for what is written to it.
 * @param since the day from which it waits @param answerWithinDays working days, from the organisation profile
 */
export const checkDay = (since: string, answerWithinDays: number): string =>
  addWorkingDays(since, answerWithinDays);

/** That somebody has the responsibility alone shows in papers or in the register; a talk with them alone does not show it. */
export const groundsFor = (registration: { isSole: boolean; hasOther: boolean }): ChildGround[] =>
  registration.isSole && !registration.hasOther
    ? ['documentation', 'register']
    : ['documentation', 'register', 'conversation'];

/** @param closedOn the day it ended. @returns the day from which nothing of it is left but what the grant control needs */
export const forgetDay = (closedOn: string): string => addDays(closedOn, shownAfterEndDays);

/** What ended before this moment is forgotten. */
export const forgottenIfClosedBefore = (now: Date): Date =>
  new Date(now.getTime() - shownAfterEndDays * 86_400_000);

/**
 * Whether a child stays registered when one guardian is no longer a member: it does while another guardian is one,
 * because a child belongs through a parent who is a member (statutes).
 */
export const staysRegistered = (otherGuardians: readonly { isMember: boolean }[]): boolean =>
  otherGuardians.some(({ isMember }) => isMember);

/** What a certificate is asked about by. @param childId a UUID. @returns `B-1234-ABCD` */
export const certificateReference = (childId: string): string =>
  `B-${childId.slice(0, 4)}-${childId.slice(4, 8)}`.toUpperCase();

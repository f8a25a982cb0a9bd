/** The queue of an opening: who may come when, how long a turn lasts, and how often it is asked after. */
import type { RoundContent } from '#contract/ceremony-desk-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';

export type Openings = { membersOpenAt: Date; opensAt: Date };

/** Somebody who presses the button in the last second is not turned away for how long it takes to arrive. */
export const graceMs = 30_000;

/** A user not seen this long after being admitted is absent: they are notified, and have longer. */
export const awayAfterMs = 120_000;

/** How often a user may ask for more time (WCAG 2.2.1: at least ten times). Others wait meanwhile: it has an end. */
export const mostExtensions = 10;

export const openingFor = ({ membersOpenAt, opensAt }: Openings, isAsMember: boolean): Date =>
  isAsMember ? membersOpenAt : opensAt;

/** @param roomMinutes how long before the opening places in the queue are given */
export const roomOpensAt = (opening: Date, roomMinutes: number): Date =>
  new Date(opening.getTime() - roomMinutes * 60_000);

/**
 * What orders the queue before the order of arrival: all who wait for the same opening are together, and those who come
 * after it has opened are behind all who came earlier.
 */
export const mayFrom = (opening: Date, now: Date): Date => (now < opening ? opening : now);

/**
 * Seconds until asking again is worth while. Those in front ask often, those far behind seldom: five thousand of them
 * ask about a hundred times a second together.
 * @param place null for one who does not wait
 */
export function askAgainSeconds(place: number | null, admittedFrom: Date, now: Date): number {
  if (place === null) return 30;
  const byPlace = Math.min(90, 5 + Math.floor(place / 20));
  const untilOpening = Math.ceil((admittedFrom.getTime() - now.getTime()) / 1000);
  return untilOpening > 0 ? Math.min(30, Math.max(byPlace, untilOpening + 1)) : byPlace;
}

export type RoundTimes = { membersOpenAt: Date; opensAt: Date; membersOpenLocal: string; openLocal: string };

/**
 * @param momentOf the moment of a time in Norway; null where the clock never shows it
 * @returns the moments, or what is wrong with which field
 */
export function checkRound(
  content: RoundContent,
  momentOf: (local: string) => Date | null,
): { times: RoundTimes } | { faults: FieldProblem[] } {
  const membersOpenLocal = `${content.membersOpenOn}T${content.membersOpenTime}`;
  const openLocal = `${content.openOn}T${content.openTime}`;
  const [membersOpenAt, opensAt] = [momentOf(membersOpenLocal), momentOf(openLocal)];
  const faults: FieldProblem[] = [];
  if (content.lastOn < content.firstOn) faults.push({ path: '/lastOn', code: 'INVALID' });
  if (!membersOpenAt) faults.push({ path: '/membersOpenTime', code: 'INVALID' });
  if (!opensAt) faults.push({ path: '/openTime', code: 'INVALID' });
  // Members are never last.
  else if (membersOpenAt && opensAt < membersOpenAt) faults.push({ path: '/openOn', code: 'INVALID' });
  if (faults.length > 0 || !membersOpenAt || !opensAt) return { faults };
  return { times: { membersOpenAt, opensAt, membersOpenLocal, openLocal } };
}

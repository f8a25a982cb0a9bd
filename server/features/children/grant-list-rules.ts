/** Which registered children are in the list for the state grant. The rules are the organisation profile's. */
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { strikeOffDay } from './children-rules.ts';

export type GrantCandidate = {
  bornOn: string | null;
  registeredOn: string | null;
  /** The first day on which it was no longer registered. */
  endedOn: string | null;
  hasNumber: boolean;
  isDNumber: boolean;
  isSole: boolean;
  /** Two holders of parental responsibility have said yes. */
  hasBoth: boolean;
};

/** @param year of the list. @returns the day whose register counts, `YYYY-MM-DD` */
export const countDay = (year: number, rules: Pick<GrantListRules, 'countOn'>): string =>
  `${year}-${rules.countOn}`;

/**
 * Whether a child counts: only those who are enrolled themselves, or by those with parental responsibility, do
 * (trossamfunnsloven § 4 first paragraph letter a; trossamfunnsforskriften § 2). Registered before the count day and still on it.
 */
export function countsForGrant(child: GrantCandidate, rules: GrantListRules, year: number): boolean {
  const day = countDay(year, rules);
  if (!rules.countsChildren) return false;
  if (!child.registeredOn || child.registeredOn >= day) return false;
  if (child.endedOn !== null && child.endedOn <= day) return false;
  if (child.bornOn !== null && strikeOffDay(child.bornOn) <= day) return false;
  if (!child.hasNumber || (child.isDNumber && !rules.acceptsDNumbers)) return false;
  return child.isSole || !rules.needsBothGuardians || child.hasBoth;
}

/**
 * How long the proof is kept: as long as the control of the grant can ask (trossamfunnsloven § 5, trossamfunnsforskriften
 * § 7). The years are the profile's.
 * @returns the day (`YYYY-MM-DD`) from which it can no longer ask about a child that ended on a day
 */
export const purgeDay = (endedOn: string, rules: Pick<GrantListRules, 'keptYears'>): string =>
  `${Number(endedOn.slice(0, 4)) + rules.keptYears + 1}-01-01`;

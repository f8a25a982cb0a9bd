/** The count day of the state grant, and how long it can be asked about. The rules are the organisation profile's. */
import type { GrantListRules } from '#contract/organisation-profile.ts';

/** @param year of the list. @returns the day whose register counts, `YYYY-MM-DD` */
export const countDay = (year: number, rules: Pick<GrantListRules, 'countOn'>): string =>
  `${year}-${rules.countOn}`;

/**
 * How long the proof is kept: as long as the control of the grant can ask (trossamfunnsloven § 5, trossamfunnsforskriften
 * § 7). The years are the profile's.
 * @returns the day (`YYYY-MM-DD`) from which it can no longer ask about a child that ended on a day
 */
export const purgeDay = (endedOn: string, rules: Pick<GrantListRules, 'keptYears'>): string =>
  `${Number(endedOn.slice(0, 4)) + rules.keptYears + 1}-01-01`;

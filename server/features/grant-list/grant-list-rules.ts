/**
 * Who counts for the state grant on the count day, and why not (docs/rules/grant-list.md). The figures are the organisation
 * profile's. The order of the reasons is that in which they are asked.
 */
import type { GrantLineKind, GrantReason } from '#contract/grant-list-endpoints.ts';
import type { GrantRate } from '#contract/grant-rate.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { turnsOn } from '#contract/values/birth-date.ts';
import { countDay } from '../children/grant-day-rules.ts';

export type GrantCandidate = {
  kind: GrantLineKind;
  bornOn: string | null;
  /** Null while the person lives, as far as is known. */
  diedOn: string | null;
  number: 'missing' | 'unconfirmed' | 'invalid' | 'd-number' | 'valid';
  /** ISO 3166-1 alpha-2; null where there is no address: then nothing says that the person lives abroad. */
  country: string | null;
  /** Has declared membership in another community and not said that it is over. */
  isElsewhere: boolean;
  /** Data use is restricted (GDPR art. 18). */
  isRestricted: boolean;
  isSole: boolean;
  /** Two holders of parental responsibility have said yes. */
  hasBoth: boolean;
};

/** The age from which people decide for themselves (trossamfunnsloven § 2). */
export const ownAge = 15;
const isChild = ({ kind }: GrantCandidate) => kind === 'child' || kind === 'former-child';

/**
 * Of a candidate: registered before the count day and still so on it. That the number counts already on another line is
 * found over the whole list.
 * @param day `YYYY-MM-DD`
 */
export function whyNotInList(
  candidate: GrantCandidate,
  rules: Pick<GrantListRules, 'countsChildren' | 'acceptsDNumbers' | 'needsBothGuardians'>,
  day: string,
): Exclude<GrantReason, 'counted-already'> | null {
  const child = isChild(candidate);
  if (candidate.diedOn !== null && candidate.diedOn <= day) return 'died';
  if (child && !rules.countsChildren) return 'children-not-counted';
  if (!hasRightAge(candidate, child, day)) return 'age';
  if (candidate.number === 'd-number') {
    if (!rules.acceptsDNumbers) return 'd-number';
  } else if (candidate.number !== 'valid') return `number-${candidate.number}`;
  if (candidate.country !== null && candidate.country !== 'NO') return 'abroad';
  if (candidate.isElsewhere) return 'elsewhere';
  if (child && rules.needsBothGuardians && !candidate.isSole && !candidate.hasBoth) return 'second-guardian';
  return candidate.isRestricted ? 'restricted' : null;
}

/** Members are 15 or more, children less. Without a birth date the number says it to the authorities. */
function hasRightAge({ bornOn }: GrantCandidate, child: boolean, day: string): boolean {
  if (bornOn === null) return true;
  return child === turnsOn(bornOn, ownAge) > day;
}

/** What is signed, as one text: the same for the same lines, in whatever order they come. */
export const factsText = (
  year: number,
  lines: readonly { index: string; municipality: string | null }[],
): string =>
  JSON.stringify([year, lines.map(({ index, municipality }) => `${index} ${municipality}`).sort()]);

/** The day whose register counts in a year, `YYYY-MM-DD`. */
export const countDayOf = (year: number, rules: Pick<GrantListRules, 'countOn'>): string =>
  countDay(year, rules);

/** Of every list with persons. */
export const linesPerPage = 50;

/** Two different people. */
export const signaturesNeeded = 2;

/** The newest amount that is known for a year. */
export const rateOf = (rates: readonly GrantRate[], year: number): GrantRate | null =>
  rates
    .filter((rate) => rate.year <= year)
    .reduce<GrantRate | null>((best, rate) => (best && best.year > rate.year ? best : rate), null);

/** @param today in Norway. @returns the last year whose list is no longer kept */
export const lastForgottenYear = (today: string, { keptYears }: Pick<GrantListRules, 'keptYears'>): number =>
  Number(today.slice(0, 4)) - keptYears - 1;

/** What ends with a membership, what is kept, and for how long. Days are Norwegian, `YYYY-MM-DD`. */
import type { AccountEnding } from '#contract/leaving-endpoints.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { addDays } from '#contract/values/working-days.ts';
import { countDay } from '../children/grant-day-rules.ts';

/** How long the certificate can be fetched, and its e-mail be tried. */
export const certificateDays = 14;
/** Accounts close for sign-ins from before; no token lives longer than a day. */
export const closedAccountDays = 2;
/** Accounting material, and what belongs to it, is kept five years after the end of the year (bokføringsloven § 13). */
const evidenceYears = 5;

const yearOf = (day: string): number => Number(day.slice(0, 4));

export const certificateUntilOn = (leftOn: string): string => addDays(leftOn, certificateDays);

/** That somebody left on this day, without who it was. */
export const leavingEvidenceUntilOn = (leftOn: string): string => `${yearOf(leftOn) + evidenceYears}-12-31`;

export type CountedMembership = {
  joinedOn: string;
  leftOn: string;
  hasFodselsnummer: boolean;
  isDNumber: boolean;
};

/**
 * Until when the sealed proof for the state grant is kept: as long as the control can ask (trossamfunnsloven § 5,
 * trossamfunnsforskriften § 7). Only a person who was a member on a count day, with a number that counts, has been
 * counted; one who joins and leaves between two count days leaves no such trace.
 */
export function grantEvidenceUntilOn(
  { joinedOn, leftOn, hasFodselsnummer, isDNumber }: CountedMembership,
  rules: Pick<GrantListRules, 'countOn' | 'keptYears' | 'acceptsDNumbers'>,
): string | null {
  if (!hasFodselsnummer || (isDNumber && !rules.acceptsDNumbers)) return null;
  const year = yearOf(leftOn);
  const countedIn = leftOn > countDay(year, rules) ? year : year - 1;
  if (joinedOn > countDay(countedIn, rules)) return null;
  return `${countedIn + rules.keptYears}-12-31`;
}

/** The same for the children whose registration ends today: see `children/grant-day-rules`. */
export const childEvidenceUntilOn = (endedOn: string, rules: Pick<GrantListRules, 'keptYears'>): string =>
  `${yearOf(endedOn) + rules.keptYears}-12-31`;

/** Vouchers of gifts are accounting material. @param lastGiftYear null: none */
export const giftRecordsUntilOn = (lastGiftYear: number | null): string | null =>
  lastGiftYear === null ? null : `${lastGiftYear + evidenceYears}-12-31`;

/** What is known of a person's gifts. Years are Norwegian. */
export type GivingFacts = {
  hasAgreement: boolean;
  lastGiftYear: number | null;
  /** The newest wish is that gifts are reported. */
  wantsTaxReport: boolean;
};

/**
 * Gifts of a year are reported in January of the next, with the number (skatteforvaltningsloven § 7-10), and may be
 * corrected during that year. An agreement that goes on has gifts of this year too.
 * @returns null where there is nothing to report
 */
export function taxNumberUntilOn(giving: GivingFacts, today: string): string | null {
  if (!giving.wantsTaxReport) return null;
  const year = giving.hasAgreement ? yearOf(today) : giving.lastGiftYear;
  if (year === null || year + 1 < yearOf(today)) return null;
  return `${year + 1}-12-31`;
}

/** @param account.isShared somebody else signs in with it too. @param account.isOurs the portal may delete it */
export function accountEndingOf(account: {
  isStaff: boolean;
  isShared: boolean;
  isOurs: boolean;
}): AccountEnding {
  if (account.isStaff) return 'kept';
  return account.isOurs && !account.isShared ? 'deleted' : 'detached';
}

/** `U-7F3A-91C2-04`: the beginning of the leaving's id, as it can be read out on the telephone. */
export const referenceOf = (leavingId: string): string =>
  `U-${leavingId
    .replaceAll('-', '')
    .slice(0, 10)
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join('-')}`;

/** What is shown of a person's details, and what a change of them means. */
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { NotCountingReason, ProfileChange } from '#contract/profile-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';
import { mayBeBornOn } from '#contract/values/birth-date-rules.ts';
import { joiningAge } from '#contract/values/joining-age.ts';

/** Which words the consents were given to; a new wording is a new version. */
export const newsTextVersion = 'news-2026-11';

/** Sensitive consents are valid from that age (markedsføringsloven § 15; the limit of Datatilsynet). Whose age we do not know is not asked. */
export const mayConsentToNews = (bornOn: string | null, today: string): boolean =>
  bornOn !== null && ageOn(bornOn, today) >= adultAge;

/** What a person may do follows from these ages (trossamfunnsloven § 2, vergemålsloven § 8). */
const agesOfRights = [joiningAge, adultAge];

/** @returns whether no age of a right lies between the two birth dates */
const givesSameRights = (one: string, other: string, today: string): boolean =>
  agesOfRights.every((age) => ageOn(one, today) >= age === ageOn(other, today) >= age);

/**
 * A birth date that is missing is given, and one that is there is corrected as long as it gives nothing away: with
 * another age of rights, or against a national identity number, member service must look at it.
 */
export const mayCorrectBirthDate = (
  facts: { bornOn: string | null; hasFodselsnummer: boolean; isMember: boolean },
  bornOn: string,
  today: string,
): boolean =>
  !facts.hasFodselsnummer &&
  mayBeBornOn(bornOn, facts.isMember, today) &&
  (facts.bornOn === null || givesSameRights(facts.bornOn, bornOn, today));

export type CountingFacts = {
  hasFodselsnummer: boolean;
  isDNumber: boolean;
  /** ISO 3166-1 alpha-2; null where there is no address: then nothing says that the person lives abroad. */
  country: string | null;
  otherCommunities: 'no' | 'yes' | 'unknown' | null;
  isOtherCommunitiesSettled: boolean;
};

/** What the organisation has of the grant's rules: a D-number is taken where it says so. */
export type CountingRules = Pick<GrantListRules, 'acceptsDNumbers'>;

/** Why a member does not count for the grant (trossamfunnsloven §§ 4 and 5); empty for one who does. */
export function whyNotCounting(facts: CountingFacts, rules: CountingRules): NotCountingReason[] {
  const reasons: [NotCountingReason, boolean][] = [
    ['number-missing', !facts.hasFodselsnummer],
    ['d-number', facts.hasFodselsnummer && facts.isDNumber && !rules.acceptsDNumbers],
    ['abroad', facts.country !== null && facts.country !== 'NO'],
    ['elsewhere', facts.otherCommunities === 'yes' && !facts.isOtherCommunitiesSettled],
  ];
  return reasons.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}

/** Made from the birth date: showing the number never opens its seal. @returns `010190 •••••` */
export function maskedFodselsnummer(bornOn: string | null): string {
  const [year = '', month = '', day = ''] = bornOn?.split('-') ?? [];
  return `${bornOn ? day + month + year.slice(2) : '••••••'} •••••`;
}

type Address = Pick<
  ProfileChange,
  'country' | 'careOf' | 'addressLine' | 'addressLine2' | 'postalCode' | 'postalPlace'
>;

export const isSameAddress = (one: Address, other: Address): boolean =>
  (['country', 'careOf', 'addressLine', 'addressLine2', 'postalCode', 'postalPlace'] as const).every(
    (name) => one[name] === other[name],
  );

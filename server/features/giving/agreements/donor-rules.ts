/** Who may give (vergemålsloven §§ 9 and 12): from 18, by a birth date we have or are given. */
import type { Donor } from '#contract/giving-values.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';

/** @param today in Norway */
export const isAdult = (bornOn: string | null, today: string): Donor['isAdult'] =>
  bornOn === null ? 'unknown' : ageOn(bornOn, today) >= adultAge ? 'yes' : 'no';

/** The name that came with a first sign-in is none. One that was given with a gift is, whatever became of the gift. */
export const needsName = (account: { isJoining: boolean }, donor: { hasBegun: boolean }): boolean =>
  account.isJoining && !donor.hasBegun;

/** Made from the birth date: showing the number never opens its seal. */
export function maskedNumber(bornOn: string | null): string {
  const [year = '', month = '', day = ''] = bornOn?.split('-') ?? [];
  return `${bornOn ? day + month + year.slice(2) : '••••••'} •••••`;
}

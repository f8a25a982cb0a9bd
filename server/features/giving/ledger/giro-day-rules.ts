/**
 * On which days claims of AvtaleGiro are sent, can be due, and can be called off. The sources disagree, so the numbers
 * are the profile's (docs/rules/avtalegiro.md). Days are Norwegian, `YYYY-MM-DD`; times `HH:MM`, Norwegian.
 */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import { addDays, bankDayFrom, bankDayUntil, isBankDay } from '#contract/values/bank-days.ts';

export type ClaimDays = Pick<GiroProfile, 'leadBankDays' | 'cancelBankDays'>;
export type CutOff = Pick<GiroProfile, 'cutOff'>;

/** The bank day that a file counts as sent on. */
export const sentOnDay = (today: string, time: string, { cutOff }: CutOff): string =>
  bankDayFrom(time < cutOff ? today : addDays(today, 1));

/** The day after the lead time in whole bank days, the sending day counted. @param sentOn a bank day */
export function firstClaimDueOn(sentOn: string, { leadBankDays }: ClaimDays): string {
  let day = sentOn;
  for (let counted = 0; counted < leadBankDays; day = addDays(day, 1)) if (isBankDay(day)) counted += 1;
  return day;
}

/** The last bank day on which a cancellation can be sent, until the cut-off. */
export function lastCancelOn(dueOn: string, { cancelBankDays }: ClaimDays): string {
  let day = dueOn;
  for (let counted = 0; counted < cancelBankDays; counted += 1) day = bankDayUntil(addDays(day, -1));
  return day;
}

/** Whether a cancellation that is made now reaches the operator in time. */
export const canStillCancel = (
  dueOn: string,
  today: string,
  time: string,
  days: ClaimDays & CutOff,
): boolean => sentOnDay(today, time, days) <= lastCancelOn(dueOn, days);

/**
 * The due day of a claim that is sent today: its own, or the first bank day that is late enough.
 * @param noticeDays days of notice the payer wants; 0 for none
 */
export function claimDueOn(dueOn: string, sentOn: string, days: ClaimDays, noticeDays: number): string {
  const earliest = [firstClaimDueOn(sentOn, days), addDays(sentOn, noticeDays)].sort().at(-1)!;
  return dueOn >= earliest ? dueOn : bankDayFrom(earliest);
}

/** Whether claims are sent by the clock now: on a bank day, late enough, and before the cut-off. */
export const isClaimTime = (
  today: string,
  time: string,
  { claimsFrom, cutOff }: Pick<GiroProfile, 'claimsFrom' | 'cutOff'>,
): boolean => isBankDay(today) && time >= claimsFrom && time < cutOff;

/** The last day on which money of a claim is waited for. */
export function waitedForUntil(
  dueOn: string,
  { unpaidAfterBankDays }: Pick<GiroProfile, 'unpaidAfterBankDays'>,
) {
  let day = bankDayFrom(dueOn);
  for (let counted = 0; counted < unpaidAfterBankDays; counted += 1) day = bankDayFrom(addDays(day, 1));
  return day;
}

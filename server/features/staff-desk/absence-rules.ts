/** What an absence means for the cases of the one who is away. Days are `YYYY-MM-DD`, in Norway. */
import { absenceDays } from '#contract/desk-absence-endpoints.ts';
import { addDays, workingDaysBetween } from '#contract/values/working-days.ts';

type Days = { fromOn: string; untilOn: string };

/** The field that is wrong; null where it is an absence. */
export function absenceFault({ fromOn, untilOn }: Days, today: string): 'fromOn' | 'untilOn' | null {
  if (fromOn > addDays(today, absenceDays)) return 'fromOn';
  const isLong = untilOn > addDays(fromOn, absenceDays);
  return untilOn < fromOn || untilOn < today || isLong ? 'untilOn' : null;
}

/** The last day of an absence that is now; null where the employee is here. */
export const awayUntil = (absence: Days | null, today: string): string | null =>
  absence && absence.fromOn <= today && today <= absence.untilOn ? absence.untilOn : null;

/** Whether half of the working days of the promise have gone. @param since the day on which the waiting began */
export const isHalfGone = (since: string, dueOn: string, today: string): boolean =>
  workingDaysBetween(since, today) * 2 >= workingDaysBetween(since, dueOn);

/** What stands on an agreement in the Vipps app. At most 100 characters, and nothing that tells a life stance. */
import type { Frequency } from '#contract/giving-values.ts';
import { shortDay } from '#contract/values/short-day.ts';

const often: Record<Frequency, string> = {
  monthly: 'Hver måned.',
  quarterly: 'Hvert kvartal.',
  yearly: 'Hvert år.',
};

/** @param resumesOn `YYYY-MM-DD` while there is a pause */
export const vippsDescription = (agreement: { frequency: Frequency; resumesOn: string | null }): string =>
  `${often[agreement.frequency]}${
    agreement.resumesOn ? ` Pause til ${shortDay(agreement.resumesOn)}.` : ''
  } Du kan endre, ta pause eller stoppe når du vil.`;

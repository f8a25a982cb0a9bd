/** What stands on an agreement in the Vipps app. At most 100 characters, and nothing that tells a life stance. */
import type { Frequency } from '#contract/giving-values.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { onDay } from './document-days.ts';
import type { Language } from './letter.ts';

type Words = { often: Record<Frequency, string>; paused(until: string): string; free: string };
const words: Record<Language, Words> = {
  nb: {
    often: { monthly: 'Hver måned.', quarterly: 'Hvert kvartal.', yearly: 'Hvert år.' },
    paused: (until) => `Pause til ${shortDay(until)}.`,
    free: 'Du kan endre, ta pause eller stoppe når du vil.',
  },
  nn: {
    often: { monthly: 'Kvar månad.', quarterly: 'Kvart kvartal.', yearly: 'Kvart år.' },
    paused: (until) => `Pause til ${shortDay(until)}.`,
    free: 'Du kan endre, ta pause eller stoppe når du vil.',
  },
  en: {
    often: { monthly: 'Every month.', quarterly: 'Every three months.', yearly: 'Once a year.' },
    paused: (until) => `Paused until ${onDay(until, 'en')}.`,
    free: 'You can change, pause or stop at any time.',
  },
};

/**
 * @param agreement.resumesOn `YYYY-MM-DD` while there is a pause
 * @param language the donor's own, as in letters
 */
export function vippsDescription(
  agreement: { frequency: Frequency; resumesOn: string | null },
  language: Language,
): string {
  const { often, paused, free } = words[language];
  const { frequency, resumesOn } = agreement;
  return [often[frequency], ...(resumesOn ? [paused(resumesOn)] : []), free].join(' ');
}

/** Days of the Norwegian calendar, counted from today. */
import { addDays } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';

/** @param now the clock on the wall unless said. @returns `YYYY-MM-DD` */
export const inDays = (days: number, now = new Date()): string => addDays(norwegianDay(now), days);

/** As people type it, `dd.mm.yyyy`. */
export const typedInDays = (days: number): string => inDays(days).split('-').reverse().join('.');

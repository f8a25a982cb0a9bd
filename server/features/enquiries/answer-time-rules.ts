/** «Vanligvis besvart innen N virkedager»: what may be promised from what has been. All waits are whole working days. */
import type { AnswerTime } from '#contract/enquiry-endpoints.ts';

export const measuredWeeks = 6;
/** Fewer than these say nothing about what is usual. */
export const minimumAnswers = 5;
/** Four of five: what most people will meet, without the one that took a month deciding for all. */
const share = 0.8;

/** The smallest wait that the share of all waits do not exceed. @param waits not empty */
export function usualWait(waits: readonly number[]): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1]!;
}

/**
 * @param answered how long each first answer of the last weeks took
 * @param waiting how long each of those who have no answer has waited until now
 */
export function answerTimeOf(answered: readonly number[], waiting: readonly number[]): AnswerTime {
  if (answered.length < minimumAnswers) return { kind: 'unknown', workingDays: null };
  const usual = usualWait(answered);
  // Senders who have waited longer than usual will wait at least that long; how long the others will wait is not known.
  const late = waiting.filter((days) => days > usual);
  const atLeast = usualWait([...answered, ...late]);
  if (atLeast > usual) return { kind: 'queue', workingDays: atLeast };
  return { kind: 'usual', workingDays: Math.max(1, usual) };
}

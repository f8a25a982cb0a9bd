/** Figures that say nothing of a few: neither as they stand, nor by taking one from another. */
import { smallestShown } from '#contract/unit-member-endpoints.ts';
import type { AgeBand } from '#contract/values/age-bands.ts';

/** A count that may be shown; null: fewer than five, and somebody. */
export const shownCount = (count: number): number | null =>
  count === 0 || count >= smallestShown ? count : null;

/**
 * Counts that add up to a total which is shown elsewhere. Where some are too small, so many of those that follow go with
 * them that what is hidden is five or more, in two places at least: the total less what is shown then says nothing. Which
 * ones go with them depends on their place alone: the smallest would be known to be no larger than the smallest shown.
 * @returns in the same order, null for what is hidden; null altogether where nothing could be shown
 */
export function hideSmall(counts: readonly number[]): (number | null)[] | null {
  const small = counts.flatMap((count, place) => (shownCount(count) === null ? [place] : []));
  const [first] = small;
  if (first === undefined) return [...counts];
  const hidden = new Set(small);
  const rest = counts
    .map((_, step) => (first + step) % counts.length)
    .filter((place) => counts[place] !== 0 && !hidden.has(place));
  const sum = () => [...hidden].reduce((total, place) => total + counts[place]!, 0);
  // As few, or as many, as so many small ones can be: then each of them is known.
  const isTelling = () =>
    hidden.size === small.length && [1, smallestShown - 1].some((one) => sum() === one * small.length);
  const isEnough = () => hidden.size >= 2 && sum() >= smallestShown && !isTelling();
  while (rest.length > 0 && !isEnough()) hidden.add(rest.shift()!);
  return isEnough() ? counts.map((count, place) => (hidden.has(place) ? null : count)) : null;
}

/** @param bornOn null where it is not known. @param today in Norway, both `YYYY-MM-DD` */
export function ageBandOf(bornOn: string | null, today: string): AgeBand {
  if (!bornOn) return 'unknown';
  const age =
    Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (today.slice(5) < bornOn.slice(5) ? 1 : 0);
  if (age <= 25) return '15-25';
  if (age <= 39) return '26-39';
  if (age <= 54) return '40-54';
  return age <= 66 ? '55-66' : '67+';
}

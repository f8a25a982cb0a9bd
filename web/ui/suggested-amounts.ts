/** What is suggested for an amount. */
export type AmountLimits = { suggestionsOre: readonly number[]; minimumOre: number; maximumOre: number };

const stepOre = 5000;

/**
 * To a donor who gives more than all that is suggested: half, the same and half as much again, in steps of 50 kr.
 * @param givesOre what the donor gives now, in øre; null for nothing
 * @returns the limits with suggestions that fit, all within them
 */
export function suggestedFor(limits: AmountLimits, givesOre: number | null): AmountLimits {
  const { suggestionsOre, minimumOre, maximumOre } = limits;
  if (givesOre === null || givesOre <= Math.max(...suggestionsOre)) return limits;
  const near = [0.5, 1, 1.5].map((share) =>
    share === 1 ? givesOre : Math.round((givesOre * share) / stepOre) * stepOre,
  );
  return {
    minimumOre,
    maximumOre,
    suggestionsOre: near.filter((ore) => ore >= minimumOre && ore <= maximumOre),
  };
}

/** Days since the card was last seen with a network; then it goes. Apart from `kept-card.ts`, whose code texts do not need. */
export const keptDays = 30;

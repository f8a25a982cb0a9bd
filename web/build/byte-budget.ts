/** What a page may weigh. Bytes are exact, so a build that is too heavy fails. */

/** Brotli bytes of JavaScript, by what a person does. */
export type Sizes = {
  /** Loaded on the signed-out start page before anybody has touched it. */
  signedOutPage: number;
  /** What every signed-in page loads, without the sign-in library. */
  app: number;
  signInLibrary: number;
  /** Each page's own code, by its source file. */
  pages: Record<string, number>;
  stylesheet: number;
  criticalCss: number;
  files: Record<string, number>;
};

export const budget = { signedOutPage: 20_000, app: 100_000 };

/** @returns one sentence for each figure that is too high */
export function overBudget(sizes: Sizes): string[] {
  return (Object.keys(budget) as (keyof typeof budget)[])
    .filter((name) => sizes[name] > budget[name])
    .map((name) => `${name}: ${sizes[name]} bytes, the budget is ${budget[name]}`);
}

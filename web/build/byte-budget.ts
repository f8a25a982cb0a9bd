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
  /** The app in the other languages. */
  languages: Record<string, number>;
  files: Record<string, number>;
};

export const budget = { signedOutPage: 2048, app: 99_500 };
/** How much heavier the app may be in another language. */
const translatedShare = 1.05;

/** Smaller scripts cost more on the way than they weigh. */
const leastScript = 4000;
/** The first script, what must run without the rest of the app, and what the bundler keeps apart. */
const mayBeSmall = /^(boot|measure-visits|redirect_bridge|rolldown-runtime)-[\w-]+\.js$/;

/** @returns one sentence for each figure that is too high, and for each script that is too small */
export function overBudget(sizes: Sizes): string[] {
  const heavy = (Object.keys(budget) as (keyof typeof budget)[])
    .filter((name) => sizes[name] > budget[name])
    .map((name) => `${name}: ${sizes[name]} bytes, the budget is ${budget[name]}`);
  const small = Object.entries(sizes.files)
    .filter(([name, bytes]) => name.endsWith('.js') && bytes < leastScript && !mayBeSmall.test(name))
    .map(([name, bytes]) => `${name}: ${bytes} bytes, a script of its own from ${leastScript}`);
  const translated = Object.entries(sizes.languages)
    .filter(([, bytes]) => bytes > sizes.app * translatedShare)
    .map(([language, bytes]) => `app in ${language}: ${bytes} bytes, against ${sizes.app} in nb`);
  return [...heavy, ...small, ...translated];
}

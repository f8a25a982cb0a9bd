/** In English. */
import type { Compared, Whole } from './language.ts';
export const notFoundTexts = {
  title: 'We cannot find the page',
  lead: 'The address may be misspelt, or the page may have been moved.',
  toFront: 'Go to the front page',
  toHome: 'Go to Min side',
};
export type Complete = Whole<
  Compared<typeof import('./not-found-texts.ts'), typeof import('./not-found-texts.en.ts')>
>;

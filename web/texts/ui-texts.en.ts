/** In English. */
import type { Compared, Whole } from './language.ts';
export const uiTexts = {
  loading: 'Loading …',
  tryAgain: 'Try again',
  couldNotFetch: 'This could not be fetched',
  couldNotRefresh: 'We could not get the latest version. You see what we fetched last.',
  fetched: (when: string) => `It was fetched ${when}.`,
};
export type Complete = Whole<Compared<typeof import('./ui-texts.ts'), typeof import('./ui-texts.en.ts')>>;

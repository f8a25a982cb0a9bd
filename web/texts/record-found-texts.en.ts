/** In English. */
import type { Compared, Whole } from './language.ts';
export const recordFoundTexts = {
  found: 'We found you!',
  foundText: 'The login is connected to you. What you have written to us here before comes with you.',
  home: 'Go to Min side',
};
export type Complete = Whole<
  Compared<typeof import('./record-found-texts.ts'), typeof import('./record-found-texts.en.ts')>
>;

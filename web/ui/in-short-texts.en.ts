/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const inShortTexts = {
  voices: 'en',
  title: 'In short',
  read: 'Read aloud',
  stop: 'Stop reading',
};
export type Complete = Whole<
  Compared<typeof import('./in-short-texts.ts'), typeof import('./in-short-texts.en.ts')>
>;

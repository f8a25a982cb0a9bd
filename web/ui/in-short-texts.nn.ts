/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const inShortTexts = {
  voices: 'nn|nb|no',
  title: 'Kort fortalt',
  read: 'Les høgt',
  stop: 'Stopp lesinga',
};
export type Complete = Whole<
  Compared<typeof import('./in-short-texts.ts'), typeof import('./in-short-texts.nn.ts')>
>;

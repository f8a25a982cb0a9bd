/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const moreTimeTexts = {
  button: 'I need more time',
  soon: (time: string) =>
    `Your turn lasts only until ${time}. If you need more time, press the button below. What you have written stays.`,
  now: (time: string) => `Your turn now lasts until ${time}.`,
  noMore: 'Your turn cannot be longer than it is now.',
};
export type Complete = Whole<
  Compared<typeof import('./more-time-texts.ts'), typeof import('./more-time-texts.en.ts')>
>;

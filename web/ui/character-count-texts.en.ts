/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const countTexts = {
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  allowed: (count: number) => `You can write up to ${count} characters.`,
};
export type Complete = Whole<
  Compared<typeof import('./character-count-texts.ts'), typeof import('./character-count-texts.en.ts')>
>;

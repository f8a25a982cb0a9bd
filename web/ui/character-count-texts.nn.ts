/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const countTexts = {
  left: (count: number) => (count === 1 ? '1 teikn igjen' : `${count} teikn igjen`),
  tooMany: (count: number) => `${count} teikn for mykje`,
  allowed: (count: number) => `Du kan skrive opptil ${count} teikn.`,
};
export type Complete = Whole<
  Compared<typeof import('./character-count-texts.ts'), typeof import('./character-count-texts.nn.ts')>
>;

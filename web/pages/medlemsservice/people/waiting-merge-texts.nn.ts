/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Ventar på ein kollega',
  lead: 'To oppføringar skal slåast saman, og ein annan enn den som bad om det, må godkjenne. Opne personen, og sjå etter om det er same person.',
  mine: 'Du har bede om ho',
  row: (other: string, number: string | null, kept: string) =>
    `${number ? `${other} (nr. ${number})` : other} skal slåast saman med ${kept}`,
  askedBy: (name: string, when: string) => `Bede om av ${name} ${when}`,
  asked: (when: string) => `Bede om ${when}`,
};
export type Complete = Whole<
  Compared<typeof import('./waiting-merge-texts.ts'), typeof import('./waiting-merge-texts.nn.ts')>
>;

/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const moreTimeTexts = {
  button: 'Eg treng meir tid',
  soon: (time: string) =>
    `Turen din varer berre til ${time}. Treng du meir tid, trykkjer du på knappen under. Det du har skrive, blir ståande.`,
  now: (time: string) => `No varer turen din til ${time}.`,
  noMore: 'Turen kan ikkje bli lengre enn han er no.',
};
export type Complete = Whole<
  Compared<typeof import('./more-time-texts.ts'), typeof import('./more-time-texts.nn.ts')>
>;

/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const notFoundTexts = {
  title: 'Vi finn ikkje sida',
  lead: 'Adressa kan vere skriven feil, eller sida kan vere flytta.',
  toFront: 'Gå til framsida',
  toHome: 'Gå til Min side',
};
export type Complete = Whole<
  Compared<typeof import('./not-found-texts.ts'), typeof import('./not-found-texts.nn.ts')>
>;

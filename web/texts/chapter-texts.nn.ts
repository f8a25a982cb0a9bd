/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const chapterFormTexts = {
  open: 'Byt lokallag',
  choose: 'Vel lokallag',
  hint: 'Nokre postnummer ligg i fleire kommunar. Vel det laget du høyrer til.',
  save: 'Lagre lokallaget',
  saved: 'Lokallaget er lagra.',
};
export type Complete = Whole<
  Compared<typeof import('./chapter-texts.ts'), typeof import('./chapter-texts.nn.ts')>
>;

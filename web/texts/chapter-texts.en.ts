/** In English. */
import type { Compared, Whole } from './language.ts';
export const chapterFormTexts = {
  open: 'Change chapter',
  choose: 'Choose a chapter',
  hint: 'Some postal codes are in several municipalities. Choose the chapter you belong to.',
  save: 'Save the chapter',
  saved: 'The chapter is saved.',
};
export type Complete = Whole<
  Compared<typeof import('./chapter-texts.ts'), typeof import('./chapter-texts.en.ts')>
>;

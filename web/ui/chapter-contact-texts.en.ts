/** In English. The words of the consent are kept by their version and language. */
import { adultAge } from '#contract/values/adult-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const chapterContactTexts = {
  title: (chapter: string) => `May the board of ${chapter} contact you?`,
  text: 'The board sees that you are a member, what your name is, the place you live and the year you became a member, but not your address, e-mail and phone. If you say yes here, they see your e-mail and phone too, so that somebody can call to welcome you or ask you something. You can change your mind at any time.',
  isGiven: 'You have said yes. The board sees your e-mail and phone.',
  isNot: 'The board does not see your e-mail and phone.',
  tooYoung: `You can say yes to this when you are ${adultAge}, and we know your date of birth.`,
  give: 'Yes, let the board see my e-mail and phone',
  stop: 'No, do not show them any longer',
  given: 'The board now sees your e-mail and phone.',
  stopped: 'The board no longer sees your e-mail and phone.',
};
export type Complete = Whole<
  Compared<typeof import('./chapter-contact-texts.ts'), typeof import('./chapter-contact-texts.en.ts')>
>;

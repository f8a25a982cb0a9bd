/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'Membership card',
  valid: 'Valid membership card',
  validHelp: 'The card is valid today. We say no more than that about the person who shows it.',
  notValid: 'We cannot confirm this card',
  notValidHelp: 'The card is valid for one year at a time. The latest one is always on Min side.',
};
export type Complete = Whole<
  Compared<typeof import('./medlemskort-texts.ts'), typeof import('./medlemskort-texts.en.ts')>
>;

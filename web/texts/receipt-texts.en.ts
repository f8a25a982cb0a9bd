/** In English. */
import type { Compared, Whole } from './language.ts';
/** What both kinds of receipt say: of one gift, and of an agreement. */
export const receiptTexts = {
  notFound: {
    title: 'We cannot find the receipt',
    text: 'It may belong to another login.',
    link: 'See your gifts',
  },
  document: 'Download (PDF)',
  saved: 'The receipt is downloaded.',
  print: 'Print',
  giveAgain: 'Make another gift',
};
export type Complete = Whole<
  Compared<typeof import('./receipt-texts.ts'), typeof import('./receipt-texts.en.ts')>
>;

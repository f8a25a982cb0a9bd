/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
/** What both kinds of receipt say: of one gift, and of an agreement. */
export const receiptTexts = {
  notFound: {
    title: 'Vi finn ikkje kvitteringa',
    text: 'Ho kan høyre til ei anna innlogging.',
    link: 'Sjå gåvene dine',
  },
  document: 'Last ned (PDF)',
  saved: 'Kvitteringa er lasta ned.',
  print: 'Skriv ut',
  giveAgain: 'Gi ei gåve til',
};
export type Complete = Whole<
  Compared<typeof import('./receipt-texts.ts'), typeof import('./receipt-texts.nn.ts')>
>;

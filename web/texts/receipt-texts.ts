/** What both kinds of receipt say: of one gift, and of an agreement. */
export const receiptTexts = {
  notFound: {
    title: 'Vi finner ikke kvitteringen',
    text: 'Den kan høre til en annen innlogging.',
    link: 'Se gavene dine',
  },
  document: 'Last ned (PDF)',
  saved: 'Kvitteringen er lastet ned.',
  print: 'Skriv ut',
  giveAgain: 'Gi en gave til',
};

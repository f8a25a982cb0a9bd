/** What both kinds of receipt say: of one gift, and of an agreement. */
export const receiptTexts = {
  notFound: {
    title: 'Vi finner ikke kvitteringen',
    text: 'Den kan høre til en annen innlogging.',
    link: 'Se gavene dine',
  },
  giveAgain: 'Gi en gave til',
};

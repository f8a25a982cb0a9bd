export const inspectTexts = {
  usage: 'Bruk: npm run --silent giro -- inspect FIL',
  noFile: (name: string) => `Finner ikke filen ${name}.`,
};

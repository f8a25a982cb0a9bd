export const mergeErasuresTexts = {
  usage: 'Bruk: npm run erasures -- merge [FIL …]',
  merged: (count: number) => `${count} slettinger er i listen og kjent i databasen.`,
};

export const countTexts = {
  left: (count: number) => (count === 1 ? '1 tegn igjen' : `${count} tegn igjen`),
  tooMany: (count: number) => `${count} tegn for mye`,
  allowed: (count: number) => `Du kan skrive opptil ${count} tegn.`,
};

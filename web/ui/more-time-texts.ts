export const moreTimeTexts = {
  button: 'Jeg trenger mer tid',
  soon: (time: string) =>
    `Turen din varer bare til ${time}. Trenger du mer tid, trykker du på knappen under. Det du har skrevet, blir stående.`,
  now: (time: string) => `Nå varer turen din til ${time}.`,
  noMore: 'Turen kan ikke bli lengre enn den er nå.',
};

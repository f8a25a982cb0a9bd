/** The merges that wait for a second employee, on `/medlemsservice/personer`. */
export const texts = {
  title: 'Venter på en kollega',
  lead: 'To oppføringer skal slås sammen, og en annen enn den som ba om det, må godkjenne. Åpne personen, og se etter om det er samme person.',
  mine: 'Du har bedt om den',
  row: (other: string, number: string | null, kept: string) =>
    `${number ? `${other} (nr. ${number})` : other} skal slås sammen med ${kept}`,
  askedBy: (name: string, when: string) => `Bedt om av ${name} ${when}`,
  asked: (when: string) => `Bedt om ${when}`,
};

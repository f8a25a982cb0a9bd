/** What every chart says itself. */
export const chartTexts = {
  asTable: (title: string) => `Vis tallene i en tabell: ${title}`,
  chart: (title: string) => `${title}, som stolper. Tallene står i tabellen under.`,
  few: 'skjult',
};

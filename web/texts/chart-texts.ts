/** What every chart says itself. */
export const chartTexts = {
  asTable: 'Vis tallene i en tabell',
  chart: (title: string) => `${title}, som stolper. Tallene står i tabellen under.`,
  few: 'skjult',
};

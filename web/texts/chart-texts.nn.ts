/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

export const chartTexts = {
  asTable: (title: string) => `Vis tala i ein tabell: ${title}`,
  chart: (title: string) => `${title}, som stolpar. Tala står i tabellen under.`,
  few: 'skjult',
};
export type Complete = Whole<
  Compared<typeof import('./chart-texts.ts'), typeof import('./chart-texts.nn.ts')>
>;

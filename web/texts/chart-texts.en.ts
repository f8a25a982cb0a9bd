/** In English. */
import type { Compared, Whole } from './language.ts';

export const chartTexts = {
  asTable: (title: string) => `Show the figures in a table: ${title}`,
  chart: (title: string) => `${title}, as bars. The figures are in the table below.`,
  few: 'hidden',
};
export type Complete = Whole<
  Compared<typeof import('./chart-texts.ts'), typeof import('./chart-texts.en.ts')>
>;

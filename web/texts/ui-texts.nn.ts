/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const uiTexts = {
  loading: 'Hentar …',
  tryAgain: 'Prøv igjen',
  couldNotFetch: 'Dette kunne ikkje hentast',
  couldNotRefresh: 'Vi fekk ikkje henta det nyaste. Du ser det vi henta sist.',
  fetched: (when: string) => `Det blei henta ${when}.`,
};
export type Complete = Whole<Compared<typeof import('./ui-texts.ts'), typeof import('./ui-texts.nn.ts')>>;

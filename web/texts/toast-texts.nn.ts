/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const toastTexts = { region: 'Stadfestingar', close: 'Lukk meldinga' };
export type Complete = Whole<
  Compared<typeof import('./toast-texts.ts'), typeof import('./toast-texts.nn.ts')>
>;

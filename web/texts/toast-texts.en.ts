/** In English. */
import type { Compared, Whole } from './language.ts';
export const toastTexts = { region: 'Confirmations', close: 'Close the message' };
export type Complete = Whole<
  Compared<typeof import('./toast-texts.ts'), typeof import('./toast-texts.en.ts')>
>;

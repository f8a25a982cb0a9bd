/** In English. */

import type { Compared, Whole } from '#web/texts/language.ts';

export const stepTexts = {
  progress: (step: number, of: number) => `Register children – step ${step} of ${of}`,
  back: 'Back to the previous step',
};
export type Complete = Whole<
  Compared<typeof import('./registration-step-texts.ts'), typeof import('./registration-step-texts.en.ts')>
>;

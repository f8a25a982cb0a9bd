/** In nynorsk. */

import type { Compared, Whole } from '#web/texts/language.ts';

export const stepTexts = {
  progress: (step: number, of: number) => `Registrere barn – steg ${step} av ${of}`,
  back: 'Tilbake til førre steget',
};
export type Complete = Whole<
  Compared<typeof import('./registration-step-texts.ts'), typeof import('./registration-step-texts.nn.ts')>
>;

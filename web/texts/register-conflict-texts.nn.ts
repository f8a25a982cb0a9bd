/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

export const conflictTexts = {
  title: 'Namn og adresser som er retta begge stader',
  lead: 'Eit anna system ville rette noko som medlemmen har endra her etterpå. Vi har ikkje teke det inn.',
  conflict: (subscriber: string, number: string | null) =>
    number ? `Medlem ${number}, frå ${subscriber}` : `Frå ${subscriber}`,
  ours: 'Her',
  sent: 'Det andre systemet',
  keep: 'Behald vårt',
  take: 'Ta inn det andre',
  kept: 'Vi beheld det som står her',
  taken: 'Namn og adresse er retta.',
  none: 'Ingenting å avgjere',
  noneText: 'Når eit anna system vil rette noko som er endra her, står det her.',
};
export type Complete = Whole<
  Compared<typeof import('./register-conflict-texts.ts'), typeof import('./register-conflict-texts.nn.ts')>
>;

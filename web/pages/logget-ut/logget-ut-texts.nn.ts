/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  signedOut: {
    title: 'Du er logga ut',
    lead: 'Takk for no! Det som var ditt, er sletta frå denne nettlesaren.',
    again: 'Logg inn igjen',
  },
  signedIn: {
    title: 'Du er logga inn',
    lead: 'Alt som er ditt, finn du på Min side.',
    again: 'Gå til Min side',
  },
  front: 'Gå til framsida',
};
export type Complete = Whole<
  Compared<typeof import('./logget-ut-texts.ts'), typeof import('./logget-ut-texts.nn.ts')>
>;

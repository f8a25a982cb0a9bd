/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const visitMeasuringTexts = {
  title: 'Kan vi telje besøket ditt?',
  text: 'Vi vil gjerne vite kva opne sider som blir lesne, så vi kan gjere dei betre. Vi tel aldri når du er logga inn, og vi får ikkje vite kven du er.',
  yes: 'Godta',
  no: 'Avvis',
  more: 'Les om informasjonskapslar',
  chosen: {
    yes: 'Du har sagt ja til at vi tel besøket ditt.',
    no: 'Du har sagt nei til at vi tel besøket ditt.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./visit-measuring-texts.ts'), typeof import('./visit-measuring-texts.nn.ts')>
>;

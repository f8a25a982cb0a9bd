/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Vil du ta imot svar her?',
  lead: 'Når nokon svarer på eit brev frå laget, kjem svaret til e-postadressa du fekk lenkja på.',
  help: 'Er det ikkje du som skal ha svara, lukkar du berre sida.',
  yes: 'Ja, send svara hit',
  outcomes: {
    proven: {
      title: 'Då er det i orden',
      text: 'Frå no av kjem svar på brev frå laget til denne adressa.',
    },
    gone: {
      title: 'Lenkja verkar ikkje lenger',
      text: 'Ho kan vere brukt, for gammal eller bytt ut med ei nyare. Be medlemsservice sende ei ny.',
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./svaradresse-texts.ts'), typeof import('./svaradresse-texts.nn.ts')>
>;

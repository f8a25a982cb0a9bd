/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'E-post frå oss',
  ask: (what: string) => `Vil du slutte å få e-post om ${what}?`,
  askHelp: 'Vi sender framleis det du må få vite. Du treng ikkje å logge inn for å melde deg av.',
  yes: 'Ja, meld meg av',
  offTitle: 'Du er meld av',
  off: (what: string) => `Vi sender deg ikkje meir e-post om ${what}.`,
  undo: 'Angre: Send meg e-post igjen',
  onTitle: 'Du får e-post igjen',
  on: (what: string) => `Du får e-post om ${what}, som før.`,
  unknownTitle: 'Lenkja verkar ikkje lenger',
  unknown:
    'Ho kan vere for gammal, eller ikkje ha kome med heile vegen. Når du er logga inn, vel du sjølv kva du vil ha.',
  toSettings: 'Vel kva varsel du vil ha',
};
export type Complete = Whole<
  Compared<typeof import('./avmelding-texts.ts'), typeof import('./avmelding-texts.nn.ts')>
>;

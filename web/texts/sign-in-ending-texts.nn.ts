/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

export const signInEndingTexts = {
  region: 'Innlogginga di',
  soon: (time: string) => `Innlogginga di varer til ${time}`,
  last: (time: string) => `Under to minutt att: Innlogginga di varer til ${time}`,
  how: 'Trykk «Bli innlogga» om du treng meir tid. Du blir på sida, og det du har skrive, blir ståande.',
  cannotProlong:
    'Innlogginga kan ikkje forlengjast. Om du treng meir tid, loggar du inn på nytt. Då kjem du tilbake til denne sida. Er du i gang med å skrive noko, tek vi vare på det.',
  over: 'Innlogginga di er avslutta',
  overHow:
    'Logg inn på nytt, så kjem du tilbake til denne sida. Var du i gang med å skrive noko, har vi teke vare på det.',
  stay: 'Bli innlogga',
  signIn: 'Logg inn på nytt',
  signOut: 'Logg ut',
  stayed: 'Du er framleis innlogga.',
  failed: 'Vi fekk ikkje forlengt innlogginga. Sjekk at du er på nett, og prøv igjen.',
};
export type Complete = Whole<
  Compared<typeof import('./sign-in-ending-texts.ts'), typeof import('./sign-in-ending-texts.nn.ts')>
>;

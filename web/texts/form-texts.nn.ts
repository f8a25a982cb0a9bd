/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const formTexts = {
  errorsTitle: 'Dette må rettast før du kan gå vidare',
  errorPrefix: 'Feil: ',
  sending: 'Sender …',
  offline: (button: string) =>
    `Du er fråkopla, så ingenting er sendt. Alt du har skrive, er teke vare på. Trykk «${button}» igjen når du er på nett.`,
  noAnswer: (button: string) =>
    `Vi fekk ikkje svar, så vi veit ikkje om det kom fram. Alt du har skrive, er teke vare på. Trykk «${button}» igjen – det blir ikkje sendt to gonger.`,
  draft: {
    saved: 'Utkastet er lagra',
    offline: 'Du er fråkopla – vi tek vare på det du skriv',
    keptHere: 'Utkastet er lagra i denne fana. Vi prøver å lagre det hos oss òg',
    restored: (when: string) => `Vi tok vare på det du skreiv ${when}.`,
    outdated: 'Det er endra ein annan stad etterpå, så sjå over før du lagrar.',
    discard: 'Slett og byrj på nytt',
  },
};
export type Complete = Whole<Compared<typeof import('./form-texts.ts'), typeof import('./form-texts.nn.ts')>>;

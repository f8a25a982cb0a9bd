/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitQuestionTexts = {
  title: (unit: string) => `Kan ${unit} svare deg?`,
  text: (unit: string) =>
    `Vi trur ${unit} kan gi deg eit betre svar enn vi kan. Seier du ja, får leiaren der lese heile førespurnaden, òg vedlegg, og svarer deg her. Leiaren har teieplikt. Seier du nei, svarer vi deg sjølve.`,
  yes: 'Ja, dei kan lese og svare',
  no: 'Nei, svar meg sjølve',
  agreed: (unit: string) => `Takk! ${unit} kan no lese og svare`,
  declined: 'Medlemsservice svarer deg',
  there: (unit: string) => `Førespurnaden er hos ${unit}`,
  thereText: 'Leiaren der kan lese han, og svarer deg her. Du kan ombestemme deg når som helst.',
  back: 'Gi han tilbake til medlemsservice',
};
export type Complete = Whole<
  Compared<typeof import('./unit-question-texts.ts'), typeof import('./unit-question-texts.nn.ts')>
>;

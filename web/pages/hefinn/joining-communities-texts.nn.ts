/** In nynorsk. */

import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  title: 'Er du medlem ein annan stad òg?',
  lead: 'Nokre er medlem i Den norske kyrkja eller eit anna trus- eller livssynssamfunn utan å vite det. Vi spør aldri kva for eit, og svaret hindrar deg ikkje i å bli medlem.',
  next: 'Lagre og gå vidare',
  question: 'Er du medlem i eit anna trus- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Veit ikkje' },
  ],
  support: `Eg ønskjer at ${shortName} skal få den offentlege støtta for meg (valfritt)`,
  supportHint:
    'Krysset seier berre kva du ønskjer, og du blir medlem uansett. Er du medlem fleire stader, får ingen av dei støtte for deg.',
  reminder: 'Minn meg på det',
  reminderHint: (on: string) => `Vi sender deg éi påminning ${formatDate(on)}, utan å seie kva ho gjeld.`,
};

export const fieldTexts = {
  answer: choiceTexts('Vel «Nei», «Ja» eller «Veit ikkje»'),
  grantsSupport: choiceTexts(`Vel om ${shortName} skal få støtta for deg`),
  wantsReminder: choiceTexts('Vel om du vil ha ei påminning'),
};
export type Complete = Whole<
  Compared<
    typeof import('./joining-communities-texts.ts'),
    typeof import('./joining-communities-texts.nn.ts')
  >
>;

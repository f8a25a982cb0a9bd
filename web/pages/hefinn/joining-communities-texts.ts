import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  title: 'Er du medlem et annet sted også?',
  lead: 'Noen er medlem i Den norske kirke eller et annet tros- eller livssynssamfunn uten å vite det. Vi spør aldri hvilket, og svaret hindrer deg ikke i å bli medlem.',
  next: 'Lagre og gå videre',
  question: 'Er du medlem i et annet tros- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Vet ikke' },
  ],
  support: `Jeg ønsker at ${shortName} skal få den offentlige støtten for meg (valgfritt)`,
  supportHint:
    'Krysset sier bare hva du ønsker, og du blir medlem uansett. Er du medlem flere steder, får ingen av dem støtte for deg.',
  reminder: 'Minn meg på det',
  reminderHint: (on: string) => `Vi sender deg én påminnelse ${formatDate(on)}, uten å si hva den gjelder.`,
};

export const fieldTexts = {
  answer: choiceTexts('Velg «Nei», «Ja» eller «Vet ikke»'),
  grantsSupport: choiceTexts(`Velg om ${shortName} skal få støtten for deg`),
  wantsReminder: choiceTexts('Velg om du vil ha en påminnelse'),
};

import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { returnNoteLimits } from '#contract/unit-case-words.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';

export const unitCaseTexts = {
  title: 'Saker',
  lead: 'Henvendelser som medlemsservice har sendt til dere. Du leser dem når medlemmet har sagt ja.',
  list: 'Saker hos laget',
  none: 'Ingen saker venter hos dere.',
  more: 'Det er flere enn vi viser. De som har kortest frist, står øverst.',
  waits: 'Venter på svar fra medlemmet',
  waitsText: 'Medlemmet er spurt om du får lese saken. Du får beskjed hvis svaret er ja.',
  sent: (when: string) => `Sendt hit ${when}`,
  from: (name: string) => `Fra ${name}`,
  due: (day: string) => `Svarfrist ${formatDate(day)}`,
  answered: 'Besvart',
  open: 'Venter på deg',
  back: 'Alle saker hos laget',
  gone: 'Saken er ikke her lenger',
  goneText: 'Den kan være lukket, eller medlemmet eller medlemsservice har tatt den tilbake.',
  loading: 'Sak',
  logged: 'At du har lest saken, blir loggført, og medlemmet kan se det.',
  member: 'Medlem',
  number: 'Nummer',
  topic: 'Gjelder',
  dueLabel: 'Svarfrist',
  why: 'Fra medlemsservice',
  messages: 'Meldinger',
  staff: (firstName: string, unit = 'medlemsservice') => `${firstName}, ${unit}`,
  saveFile: (name: string) => `Last ned ${name}`,
  fileSaved: 'Filen er lastet ned.',
  answerTitle: (unit: string) => `Svar for ${unit}`,
  answer: 'Svar til medlemmet',
  answerHint:
    'Medlemmet ser fornavnet ditt og hvilket lag du svarer for, og får beskjed om at svaret er kommet.',
  send: 'Send svar',
  sentDone: 'Svaret er sendt.',
  returnTitle: 'Gi saken tilbake til medlemsservice',
  returnText: 'Da kan du ikke lese den lenger, og medlemsservice tar over.',
  note: 'Hva bør medlemsservice vite?',
  noteHint: 'Bare medlemsservice leser dette.',
  giveBack: 'Gi saken tilbake',
  returned: 'Saken er gitt tilbake til medlemsservice.',
};

export const unitAnswerFieldTexts = { message: textFieldTexts('Skriv et svar', 'Svaret', replyLimits) };
export const unitReturnFieldTexts = {
  note: textFieldTexts('Skriv hva medlemsservice bør vite', 'Beskjeden', returnNoteLimits),
};

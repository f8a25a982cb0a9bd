/** In nynorsk. */
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { returnNoteLimits } from '#contract/unit-case-words.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitCaseTexts = {
  title: 'Saker',
  lead: 'Førespurnader som medlemsservice har sendt til dykk. Du les dei når medlemmen har sagt ja.',
  list: 'Saker hos laget',
  none: 'Ingen saker ventar hos dykk.',
  more: 'Det er fleire enn vi viser. Dei som har kortast frist, står øvst.',
  waits: 'Ventar på svar frå medlemmen',
  waitsText: 'Medlemmen er spurd om du får lese saka. Du får beskjed dersom svaret er ja.',
  sent: (when: string) => `Send hit ${when}`,
  from: (name: string) => `Frå ${name}`,
  due: (day: string) => `Svarfrist ${formatDate(day)}`,
  answered: 'Svart på',
  open: 'Ventar på deg',
  back: 'Alle saker hos laget',
  gone: 'Saka er ikkje her lenger',
  goneText: 'Ho kan vere lukka, eller medlemmen eller medlemsservice har teke ho tilbake.',
  loading: 'Sak',
  logged: 'At du har lese saka, blir loggført, og medlemmen kan sjå det.',
  member: 'Medlem',
  number: 'Nummer',
  topic: 'Gjeld',
  dueLabel: 'Svarfrist',
  why: 'Frå medlemsservice',
  messages: 'Meldingar',
  staff: (firstName: string, unit = 'medlemsservice') => `${firstName}, ${unit}`,
  saveFile: (name: string) => `Last ned ${name}`,
  fileSaved: 'Fila er lasta ned.',
  answerTitle: (unit: string) => `Svar for ${unit}`,
  answer: 'Svar til medlemmen',
  answerHint: 'Medlemmen ser førenamnet ditt og kva lag du svarer for, og får beskjed om at svaret er kome.',
  send: 'Send svar',
  sentDone: 'Svaret er sendt.',
  returnTitle: 'Gi saka tilbake til medlemsservice',
  returnText: 'Då kan du ikkje lese ho lenger, og medlemsservice tek over.',
  note: 'Kva bør medlemsservice vite?',
  noteHint: 'Berre medlemsservice les dette.',
  giveBack: 'Gi saka tilbake',
  returned: 'Saka er gitt tilbake til medlemsservice.',
};

export const unitAnswerFieldTexts = { message: textFieldTexts('Skriv eit svar', 'Svaret', replyLimits) };
export const unitReturnFieldTexts = {
  note: textFieldTexts('Skriv kva medlemsservice bør vite', 'Beskjeden', returnNoteLimits),
};
export type Complete = Whole<
  Compared<typeof import('./unit-cases-texts.ts'), typeof import('./unit-cases-texts.nn.ts')>
>;

/** In nynorsk. */
import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const absenceTexts = {
  lead: 'Kollegaene ser at du er borte. Når halve svarfristen er gått, går sakene dine som ventar på oss, tilbake til køen. Fråværet blir avslutta automatisk.',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  hint: 'Dag, månad og år, til dømes 05.06.2027',
  save: 'Lagre fråværet',
  saved: 'Fråværet er lagra.',
  mine: (fromOn: string, untilOn: string) =>
    `Du er borte frå og med ${formatDate(fromOn)} til og med ${formatDate(untilOn)}.`,
  end: 'Slett fråværet',
  ended: 'Fråværet er sletta.',
  others: 'Kollegaer som er borte',
  other: (name: string, fromOn: string, untilOn: string) =>
    `${name}: frå og med ${formatDate(fromOn)} til og med ${formatDate(untilOn)}`,
};

export const absenceFieldTexts = {
  fromOn: choiceTexts('Skriv den første dagen, høgst eit år fram i tid'),
  untilOn: choiceTexts('Skriv den siste dagen. Han kan ikkje vere før den første eller før i dag'),
};
export type Complete = Whole<
  Compared<typeof import('./absence-texts.ts'), typeof import('./absence-texts.nn.ts')>
>;

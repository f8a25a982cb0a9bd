import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';

export const absenceTexts = {
  lead: 'Kollegene ser at du er borte. Når halve svarfristen er gått, går sakene dine som venter på oss, tilbake til køen. Fraværet avsluttes automatisk.',
  fromOn: 'Første dag',
  untilOn: 'Siste dag',
  hint: 'Dag, måned og år, for eksempel 05.06.2027',
  save: 'Lagre fraværet',
  saved: 'Fraværet er lagret.',
  mine: (fromOn: string, untilOn: string) =>
    `Du er borte fra og med ${formatDate(fromOn)} til og med ${formatDate(untilOn)}.`,
  end: 'Slett fraværet',
  ended: 'Fraværet er slettet.',
  others: 'Kolleger som er borte',
  other: (name: string, fromOn: string, untilOn: string) =>
    `${name}: fra og med ${formatDate(fromOn)} til og med ${formatDate(untilOn)}`,
};

export const absenceFieldTexts = {
  fromOn: choiceTexts('Skriv den første dagen, høyst et år fram i tid'),
  untilOn: choiceTexts('Skriv den siste dagen. Den kan ikke være før den første eller før i dag'),
};

/** How the page writes what is held. */
import { type HeldLanguage, heldValueText } from '#contract/held/held-format.ts';
import {
  capitalise,
  formatDate,
  formatMomentWithTime,
  formatMonth,
  formatPhone,
  kroner,
} from '#web/texts/format.ts';
import { dataTexts } from './data-texts.ts';
import { heldWords } from './held-words-texts.ts';

const language: HeldLanguage = {
  ...heldWords,
  yes: dataTexts.yes,
  no: dataTexts.no,
  day: formatDate,
  month: formatMonth,
  moment: (moment) => capitalise(formatMomentWithTime(moment, new Date())),
  money: kroner,
  phone: formatPhone,
  capitalise,
};

/** @returns empty for what says nothing */
export const heldText = (table: string, column: string, value: unknown): string =>
  heldValueText(language, table, column, value);

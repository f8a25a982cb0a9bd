/** Members moved from one chapter to another: a part of `/administrasjon/lag` and of the page of a chapter. */
import type { ChapterMove } from '#contract/chapter-move-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

const members = (count: number) => formatCount(count, 'medlem', 'medlemmer');

export const chapterMoveTexts = {
  title: 'Flytt medlemmer til et annet lokallag',
  lead: 'Slik slår du sammen to lokallag, eller deler ett. Verv, aktiviteter og årsmøter blir ikke med. Hvert medlem får et varsel om det nye lokallaget.',
  staying: (unit: string, offices: number, activities: number) =>
    `${unit} har ${formatCount(offices, 'verv', 'verv')} og ${formatCount(activities, 'kommende aktivitet', 'kommende aktiviteter')}. De blir værende i laget når medlemmene flyttes.`,
  seeOffices: 'Se vervene',
  seeActivities: 'Se aktivitetene',
  none: 'Ingen medlemmer å flytte.',
  to: 'Nytt lokallag',
  toPlaceholder: 'Velg lokallag',
  who: 'Hvem som flyttes',
  all: (count: number) => `Alle (${members(count)})`,
  some: 'De som bor i disse kommunene:',
  place: (municipality: string, place: string, count: number) =>
    `${municipality} ${place} (${members(count)})`,
  unknown: (count: number) =>
    `${members(count)} bor i utlandet, har fortrolig adresse eller mangler adresse. De flyttes bare når alle flyttes.`,
  chosen: (count: number) => `${members(count)} flyttes.`,
  chooseSome: 'Velg alle, eller minst én kommune.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  button: 'Flytt medlemmene',
  moved: (count: number) => `${members(count)} er flyttet, og får varsel.`,
  nobody: 'Ingen medlemmer ble flyttet. Last siden på nytt for å se hvem som er i laget.',
  log: 'Flyttede medlemmer',
  line: ({ from, to, members: count }: ChapterMove) => `${members(count)} ble flyttet fra ${from} til ${to}`,
  municipalities: (numbers: readonly string[]) => `Kommuner: ${numbers.join(', ')}`,
  isUndone: 'Angret',
  undone: (count: number) => `${members(count)} er flyttet tilbake, og får varsel.`,
};

export const chapterMoveFieldTexts = {
  to: choiceTexts('Velg lokallaget de skal høre til'),
  reason: textFieldTexts('Skriv en grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};

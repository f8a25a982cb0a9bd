/** In nynorsk. */
import type { ChapterMove } from '#contract/chapter-move-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const members = (count: number) => formatCount(count, 'medlem', 'medlemmer');

export const chapterMoveTexts = {
  title: 'Flytt medlemmer til eit anna lokallag',
  lead: 'Slik slår du saman to lokallag, eller deler eitt. Verv, aktivitetar og årsmøte blir ikkje med. Kvar medlem får eit varsel om det nye lokallaget.',
  staying: (unit: string, offices: number, activities: number) =>
    `${unit} har ${formatCount(offices, 'verv', 'verv')} og ${formatCount(activities, 'komande aktivitet', 'komande aktivitetar')}. Dei blir verande i laget når medlemmene blir flytta.`,
  seeOffices: 'Sjå verva',
  seeActivities: 'Sjå aktivitetane',
  none: 'Ingen medlemmer å flytte.',
  to: 'Nytt lokallag',
  toPlaceholder: 'Vel lokallag',
  who: 'Kven som blir flytta',
  all: (count: number) => `Alle (${members(count)})`,
  some: 'Dei som bur i desse kommunane:',
  place: (municipality: string, place: string, count: number) =>
    `${municipality} ${place} (${members(count)})`,
  unknown: (count: number) =>
    `${members(count)} bur i utlandet, har fortruleg adresse eller manglar adresse. Dei blir berre flytta når alle blir flytta.`,
  chosen: (count: number) => `${members(count)} blir flytta.`,
  chooseSome: 'Vel alle, eller minst éin kommune.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  button: 'Flytt medlemmene',
  moved: (count: number) => `${members(count)} er flytta, og får varsel.`,
  nobody: 'Ingen medlemmer blei flytta. Last sida på nytt for å sjå kven som er i laget.',
  log: 'Flytta medlemmer',
  line: ({ from, to, members: count }: ChapterMove) => `${members(count)} blei flytta frå ${from} til ${to}`,
  municipalities: (numbers: readonly string[]) => `Kommunar: ${numbers.join(', ')}`,
  isUndone: 'Angra',
  undone: (count: number) => `${members(count)} er flytta tilbake, og får varsel.`,
};

export const chapterMoveFieldTexts = {
  to: choiceTexts('Vel lokallaget dei skal høyre til'),
  reason: textFieldTexts('Skriv ein grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};
export type Complete = Whole<
  Compared<typeof import('./chapter-move-texts.ts'), typeof import('./chapter-move-texts.nn.ts')>
>;

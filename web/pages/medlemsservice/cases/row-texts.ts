import type { Colleague } from '#contract/desk-case-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';

/** What the queue shows before any of its tools is opened. */
export const rowTexts = {
  choose: (subject: string) => `Velg «${subject}»`,
  all: 'Velg alle på siden',
};

/** The name of a colleague; while they are away, with the last day of it. */
export const colleagueWords = ({ name, awayUntilOn }: Colleague): string =>
  awayUntilOn ? `${name} (borte til og med ${formatDate(awayUntilOn)})` : name;

export const toolTexts = {
  views: 'Lagrede visninger',
  tags: 'Merkelapper',
  search: 'Søk i meldinger og notater',
  absence: 'Fravær',
  turn: 'Saker etter tur',
};

/** In nynorsk. */
import type { Colleague } from '#contract/desk-case-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const rowTexts = {
  choose: (subject: string) => `Vel «${subject}»`,
  all: 'Vel alle på sida',
};

/** The name of a colleague; while they are away, with the last day of it. */
export const colleagueWords = ({ name, awayUntilOn }: Colleague): string =>
  awayUntilOn ? `${name} (borte til og med ${formatDate(awayUntilOn)})` : name;

export const toolTexts = {
  views: 'Lagra visningar',
  tags: 'Merkelappar',
  search: 'Søk i meldingar og notat',
  absence: 'Fråvær',
  turn: 'Saker etter tur',
};
export type Complete = Whole<Compared<typeof import('./row-texts.ts'), typeof import('./row-texts.nn.ts')>>;

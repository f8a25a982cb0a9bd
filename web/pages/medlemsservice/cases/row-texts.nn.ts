/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const rowTexts = {
  choose: (subject: string) => `Vel «${subject}»`,
  all: 'Vel alle på sida',
};

export const toolTexts = {
  views: 'Lagra visningar',
  tags: 'Merkelappar',
  search: 'Søk i meldingar og notat',
};
export type Complete = Whole<Compared<typeof import('./row-texts.ts'), typeof import('./row-texts.nn.ts')>>;

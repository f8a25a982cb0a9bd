/** In nynorsk. */
import { keptDays } from '#web/session/kept-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const keepCardTexts = {
  title: 'Medlemskort',
  keep: 'Behald kortet på denne eininga',
  about: `Behald kortet på eininga, så kan du vise det òg utan nett. Alle som kan låse opp eininga, kan sjå det. Vi slettar det når du loggar ut, når medlemskapen er slutt, og når det er ${keptDays} dagar sidan du sist opna Min side.`,
  kept: (day: string) => `Kortet er på denne eininga til ${day}. Utan nett ser du det når du opnar Min side.`,
  remove: 'Fjern kortet frå eininga',
  failed: 'Nettlesaren lét oss ikkje leggje kortet på eininga. I eit privat vindauge går det ikkje.',
  /** On the page that is kept. */
  offline: (day: string) => `Du er utan nett, og ser kortet som ligg på eininga. Det blir sletta ${day}.`,
  again: 'Prøv Min side igjen',
};
export type Complete = Whole<
  Compared<typeof import('./keep-card-texts.ts'), typeof import('./keep-card-texts.nn.ts')>
>;

import { keptDays } from '#web/session/kept-days.ts';

export const keepCardTexts = {
  title: 'Medlemskort',
  keep: 'Behold kortet på denne enheten',
  about: `Behold kortet på enheten, så kan du vise det også uten nett. Alle som kan låse opp enheten, kan se det. Vi sletter det når du logger ut, når medlemskapet er slutt, og når det er ${keptDays} dager siden du sist åpnet Min side.`,
  kept: (day: string) => `Kortet er på denne enheten til ${day}. Uten nett ser du det når du åpner Min side.`,
  remove: 'Fjern kortet fra enheten',
  failed: 'Nettleseren lot oss ikke legge kortet på enheten. I et privat vindu går det ikke.',
  /** On the page that is kept. */
  offline: (day: string) => `Du er uten nett, og ser kortet som ligger på enheten. Det slettes ${day}.`,
  again: 'Prøv Min side igjen',
};

/** What a page says without what is another on each run: a transcript is the same on any day of the calendar. */

const days = '(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)';
const months = '(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)';
/** What is another on each run, and on each day. */
const varying: [RegExp, string][] = [
  [/[\u00a0\u202f]/g, ' '],
  [new RegExp(`(?:${days} )?\\d{1,2}\\. ${months}(?: \\d{4})?`, 'gi'), '[dato]'],
  [new RegExp(`\\b${months}(?: \\d{4})?\\b`, 'gi'), '[måned]'],
  [new RegExp(`\\b${days}\\b`, 'gi'), '[dag]'],
  [/\d{2}\.\d{2}\.\d{4}/g, '[dato]'],
  [/\b(?:i dag|i går|i morgen) kl\./gi, '[dato] kl.'],
  [/kl\.\s\d{1,2}[.:]\d{2}/g, 'kl. [tid]'],
  [/\b[A-Z]-[\dA-F]{4,}(?:-[\dA-F]+)*\b/g, '[referanse]'],
  [/\b\d{5,6}\b/g, '[nummer]'],
  [/\b20\d{2}\b/g, '[år]'],
  [/\b[\da-f]{8}\b/g, '[merke]'],
  // How long an answer takes is counted in working days.
  [
    /(?:Henvendelser om dette blir vanligvis|Det er flere enn vanlig som|Det har vært for få henvendelser om dette).*?virkedag(?:er)?\./,
    '[hvor lenge svaret tar]',
  ],
  [/\s?×$/, ''],
];

/** @returns the words without what depends on the day, the time and the run */
export const steady = (text: string): string =>
  varying.reduce((sooner, [pattern, words]) => sooner.replace(pattern, words), text);

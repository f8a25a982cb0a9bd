/** What of a text is shown around the words that were found in it. */

/** Around each found word in what the database cuts out; no keyboard has them. */
export const foundMarks = { start: '\ue000', end: '\ue001' };

/** The pieces of a text that has found words marked. */
export function excerptOf(marked: string): { text: string; isFound: boolean }[] {
  const { start, end } = foundMarks;
  return marked
    .split(new RegExp(`(${start}[^${end}]*${end})`))
    .map((piece) => ({
      text: piece.replaceAll(start, '').replaceAll(end, ''),
      isFound: piece.startsWith(start),
    }))
    .filter(({ text }) => text !== '');
}

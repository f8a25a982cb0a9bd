/** The columns of a file that others have made: found by what they may be called, or by what a user has chosen. */

/** Columns of ours: what each may be called, the documented heading first. */
export type FileColumns = Readonly<
  Record<string, { headings: readonly [string, ...string[]]; isNeeded?: true }>
>;
/** A column of ours → the heading of the file that it is read from. */
export type Mapping = Readonly<Record<string, string>>;
export type CellPlaces = ReadonlyMap<string, number>;

/** Lower case, and nothing but letters and digits. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the headings say of themselves, and what a mapping says where it does. */
export function guessMapping(
  columns: FileColumns,
  headings: readonly string[],
  ready: Mapping = {},
): Record<string, string> {
  const mapping: Record<string, string> = {};
  for (const [column, { headings: names }] of Object.entries(columns)) {
    const known = ready[column];
    // Matched before as a column that is not read.
    if (known === '') continue;
    const plain = names.map(plainWord);
    const heading =
      known !== undefined && headings.includes(known)
        ? known
        : headings.find((text) => text !== '' && plain.includes(plainWord(text)));
    if (heading !== undefined) mapping[column] = heading;
  }
  return mapping;
}

/** @returns where each column is, the headings of the needed ones that are nowhere, and the headings that are not read */
export function placesOf(
  columns: FileColumns,
  headings: readonly string[],
  mapping: Mapping,
): { places: Map<string, number>; missing: string[]; ignored: string[] } {
  const places = new Map<string, number>();
  for (const column of Object.keys(columns)) {
    const place = headings.indexOf(mapping[column] || '\u0000');
    if (place >= 0) places.set(column, place);
  }
  const read = new Set(places.values());
  return {
    places,
    missing: Object.entries(columns)
      .filter(([column, { isNeeded }]) => isNeeded && !places.has(column))
      .map(([, { headings: names }]) => names[0]),
    ignored: headings.filter((text, place) => text.trim() !== '' && !read.has(place)),
  };
}

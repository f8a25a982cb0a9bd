/** Which local chapter an address belongs to. */

export type Chapter = { id: string; name: string; municipalities: readonly string[] };

export type ChapterChoice =
  | { kind: 'one'; chapterId: string; name: string }
  /** The address does not say it: the person chooses among these. */
  | { kind: 'choice'; chapters: { id: string; name: string }[] };

/**
 * @param municipalities those of the postal code. None known, several chapters, or none: the person chooses.
 * @param chapters all there are, in the order they are to be offered in
 */
export function chapterIn(municipalities: readonly string[], chapters: readonly Chapter[]): ChapterChoice {
  const covering = chapters.filter((chapter) =>
    municipalities.some((municipality) => chapter.municipalities.includes(municipality)),
  );
  const [only] = covering;
  if (only && covering.length === 1) return { kind: 'one', chapterId: only.id, name: only.name };
  const offered = covering.length > 1 ? covering : chapters;
  return { kind: 'choice', chapters: offered.map(({ id, name }) => ({ id, name })) };
}

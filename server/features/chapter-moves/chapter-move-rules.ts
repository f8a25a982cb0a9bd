/** Where the members of a chapter live, and how long a move can be undone. */
import { moveUndoDays, type Residents } from '#contract/chapter-move-endpoints.ts';

type ByCode = { postalCode: string | null; members: number };
type PlaceOf = (postalCode: string) => { municipality: string; place: string } | null;

/** Counted together by municipality, in the order of the numbers; those of no known one are last. */
export function residentsOf(codes: readonly ByCode[], placeOf: PlaceOf): Residents['places'] {
  const counted = new Map<string | null, { place: string | null; members: number }>();
  for (const { postalCode, members } of codes) {
    const found = postalCode === null ? null : placeOf(postalCode);
    const before = counted.get(found?.municipality ?? null);
    counted.set(found?.municipality ?? null, {
      place: before?.place ?? found?.place ?? null,
      members: members + (before?.members ?? 0),
    });
  }
  return [...counted]
    .map(([municipality, facts]) => ({ municipality, ...facts }))
    .toSorted((one, other) => ((one.municipality ?? '~') < (other.municipality ?? '~') ? -1 : 1));
}

/** The codes whose municipality is among the chosen ones. */
export const codesIn = (
  codes: readonly ByCode[],
  placeOf: PlaceOf,
  municipalities: readonly string[],
): string[] =>
  codes.flatMap(({ postalCode }) => {
    const found = postalCode === null ? null : placeOf(postalCode);
    return postalCode !== null && found && municipalities.includes(found.municipality) ? [postalCode] : [];
  });

export const isUndoable = (move: { at: Date; undoneAt: Date | null }, now: Date): boolean =>
  move.undoneAt === null && now.getTime() - move.at.getTime() < moveUndoDays * 86_400_000;

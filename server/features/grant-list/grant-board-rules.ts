/** How the list differs from the year before, for the board: in figures that say nothing of a few. */
import { type BoardGroup, boardGroups } from '#contract/grant-comparison.ts';
import { type GrantChange, type GrantDirection, grantDirections } from '#contract/grant-list-endpoints.ts';
import { hideSmall, shownCount } from '../representatives/figure-rules.ts';

export type ChangeCount = { direction: GrantDirection; change: GrantChange | 'turned-15'; count: number };
export type BoardRow = { group: BoardGroup; in: number | null; out: number | null };

const groupOf: Partial<Record<ChangeCount['change'], BoardGroup>> = {
  joined: 'joined',
  'child-registered': 'child-registered',
  left: 'left',
  gone: 'left',
  'child-ended': 'child-ended',
  'turned-15': 'turned-15',
  age: 'turned-15',
  died: 'died',
  abroad: 'moved',
  elsewhere: 'elsewhere',
  'number-missing': 'number',
  'number-unconfirmed': 'number',
  'number-invalid': 'number',
  'd-number': 'number',
};

/**
 * Both counts of the lists are known, and so what has come less what has gone: where one of the two is a few, nothing
 * of the other is shown.
 * @returns a row for each group with somebody in it; null where there are too few to show anything
 */
export function boardRows(changes: readonly ChangeCount[]): BoardRow[] | null {
  const sumOf = (direction: GrantDirection, group?: BoardGroup) =>
    changes
      .filter((one) => one.direction === direction && (!group || (groupOf[one.change] ?? 'other') === group))
      .reduce((sum, { count }) => sum + count, 0);
  if (grantDirections.some((direction) => shownCount(sumOf(direction)) === null)) return null;
  const shown = { in: [] as (number | null)[], out: [] as (number | null)[] };
  for (const direction of grantDirections) {
    const counts = hideSmall(boardGroups.map((group) => sumOf(direction, group)));
    if (!counts) return null;
    shown[direction] = counts;
  }
  return boardGroups
    .map((group, place) => ({ group, in: shown.in[place]!, out: shown.out[place]! }))
    .filter((row) => row.in !== 0 || row.out !== 0);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardRows, type ChangeCount } from './grant-board-rules.ts';

const change = (
  direction: ChangeCount['direction'],
  of: ChangeCount['change'],
  count: number,
): ChangeCount => ({
  direction,
  change: of,
  count,
});

test('the reasons of the list are put together in the groups of the board', () => {
  const rows = boardRows([
    change('in', 'joined', 40),
    change('in', 'number-missing', 4),
    change('in', 'number-unconfirmed', 3),
    change('out', 'left', 20),
    change('out', 'gone', 6),
    change('out', 'turned-15', 8),
    change('out', 'age', 1),
    change('out', 'abroad', 7),
  ]);
  assert.deepEqual(rows, [
    { group: 'joined', in: 40, out: 0 },
    { group: 'left', in: 0, out: 26 },
    { group: 'turned-15', in: 0, out: 9 },
    { group: 'moved', in: 0, out: 7 },
    { group: 'number', in: 7, out: 0 },
  ]);
});

test('a few are hidden together with another group, so that they cannot be worked out', () => {
  const rows = boardRows([
    change('in', 'joined', 12),
    change('out', 'left', 30),
    change('out', 'died', 3),
    change('out', 'elsewhere', 9),
  ])!;
  const hidden = rows.filter((row) => row.out === null).map(({ group }) => group);
  assert.ok(hidden.includes('died') && hidden.length === 2, JSON.stringify(rows));
});

test('where all who came, or all who went, are a few, nothing is shown', () => {
  assert.equal(boardRows([change('in', 'joined', 4), change('out', 'left', 30)]), null);
  assert.equal(boardRows([change('in', 'joined', 30), change('out', 'died', 1)]), null);
  assert.deepEqual(boardRows([]), []);
});

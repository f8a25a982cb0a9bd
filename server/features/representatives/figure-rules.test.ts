import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ageBandOf, hideSmall, shownCount } from './figure-rules.ts';

test('fewer than five are not shown; none and five are', () => {
  assert.deepEqual([0, 1, 4, 5].map(shownCount), [0, null, null, 5]);
});

test('a small one takes the one that follows with it, so that it cannot be found by subtraction', () => {
  assert.deepEqual(hideSmall([10, 20, 30]), [10, 20, 30]);
  assert.deepEqual(hideSmall([10, 3, 30]), [10, null, null]);
  assert.deepEqual(hideSmall([10, 30, 3]), [null, 30, null]);
  // Four in each of two is all that eight in two small ones can be.
  assert.deepEqual(hideSmall([4, 4, 20, 30]), [null, null, null, 30]);
  assert.deepEqual(hideSmall([10, 3, 3]), [10, null, null]);
  assert.deepEqual(hideSmall([10, 1, 1, 0]), [null, null, null, 0]);
  assert.equal(hideSmall([3, 0, 0]), null);
  assert.equal(hideSmall([1, 1]), null);
});

test('whatever the counts are, nothing between one and four is shown or can be worked out from the total', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 8 }), (counts) => {
      const shown = hideSmall(counts);
      if (!shown) return;
      const total = counts.reduce((sum, count) => sum + count, 0);
      const hidden = shown.filter((count) => count === null).length;
      const rest = total - shown.reduce<number>((sum, count) => sum + (count ?? 0), 0);
      assert.ok(shown.every((count) => count === null || count === 0 || count >= 5));
      if (hidden > 0) assert.ok(hidden >= 2 && rest >= 5, JSON.stringify(shown));
    }),
  );
});

test('knowing the rule, the total and the empty groups reveals no small count', () => {
  const most = 12;
  const alike = new Map<string, number[][]>();
  const tryAll = (counts: number[]): void => {
    if (counts.length < 4) {
      for (let count = 0; count <= most; count++) tryAll([...counts, count]);
      return;
    }
    const shown = hideSmall(counts);
    const sumOf = (values: readonly (number | null)[]) =>
      values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    // What was tried ends there: with more than that hidden, there are others that look the same.
    if (!shown?.includes(null) || sumOf(counts) - sumOf(shown) > most) return;
    const seen = JSON.stringify([shown, sumOf(counts), counts.map(Boolean)]);
    alike.set(seen, [...(alike.get(seen) ?? []), counts]);
  };
  tryAll([]);
  assert.ok(alike.size > 1000);
  const known = [...alike].filter(([, all]) =>
    [0, 1, 2, 3].some((place) => {
      const [value = 0, ...others] = new Set(all.map((counts) => counts[place]));
      return others.length === 0 && value > 0 && value < 5;
    }),
  );
  assert.deepEqual(known, []);
});

test('ages in whole years, by the birthday', () => {
  assert.equal(ageBandOf('2000-11-22', '2026-11-21'), '15-25');
  assert.equal(ageBandOf('2000-11-21', '2026-11-21'), '26-39');
  assert.equal(ageBandOf('1959-11-22', '2026-11-21'), '55-66');
  assert.equal(ageBandOf('1959-11-21', '2026-11-21'), '67+');
  assert.equal(ageBandOf(null, '2026-11-21'), 'unknown');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTypedAmount, TypedAmount } from './typed-amount.ts';

/** All constructed. */
test('amounts as a bank writes them are read as øre', () => {
  for (const [typed, ore] of [
    ['1 234,50', 123_450],
    ['1.234,5', 123_450],
    ['250', 25_000],
    ['kr 250,-', 25_000],
    ['−12,05', -1_205],
    ['-0', 0],
    ['0,00', 0],
  ] as const)
    assert.equal(readTypedAmount(typed), ore, typed);
  for (const typed of ['', 'x', '1,234.50', '1.23', '12,345', '--1', '99999999999', '1e3', '=1'])
    assert.equal(readTypedAmount(typed), null, typed);
});

test('what comes out is read as the same again', () => {
  for (const typed of ['1 234,50', '-12', '0', '−0,05']) {
    const once = TypedAmount.parse(typed);
    assert.equal(TypedAmount.parse(once), once);
    assert.equal(readTypedAmount(once), readTypedAmount(typed));
  }
});

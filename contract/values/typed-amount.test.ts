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
    ['12.500', 1_250_000],
    ['123.456,00', 12_345_600],
    ['1.234.567', 123_456_700],
  ] as const)
    assert.equal(readTypedAmount(typed), ore, typed);
  for (const typed of ['', 'x', '1,234.50', '1.23', '12,345', '--1', '99999999999', '1e3', '=1'])
    assert.equal(readTypedAmount(typed), null, typed);
});

test('more than twenty million kroner is a typing error', () => {
  assert.equal(readTypedAmount('20 000 000'), 2_000_000_000);
  assert.equal(readTypedAmount('20 000 000,01'), null);
});

test('what is no amount stays as it was typed, and is refused', () => {
  for (const typed of ['', ' tolv ', '12,00 til Kari', 'nr. 12,00'])
    assert.equal(TypedAmount.safeParse(typed).success, false, typed);
});

test('what comes out is read as the same again', () => {
  for (const typed of ['1 234,50', '-12', '0', '−0,05']) {
    const once = TypedAmount.parse(typed);
    assert.equal(TypedAmount.parse(once), once);
    assert.equal(readTypedAmount(once), readTypedAmount(typed));
  }
});

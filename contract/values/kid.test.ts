import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { isKid, type KidAgreement, kidCheckDigit, makeKid } from './kid.ts';

const ten: KidAgreement = { check: 'mod10', lengths: [13] };
const eleven: KidAgreement = { check: 'mod11', lengths: [7, 9] };

describe('KID', () => {
  test('the examples of the manual', () => {
    assert.equal(kidCheckDigit('12345678', 'mod10'), '2');
    assert.equal(kidCheckDigit('12345678', 'mod11'), '5');
  });

  test('mod 11 gives a hyphen where the sum gives ten, and zero where it gives eleven', () => {
    const digits = new Set(Array.from({ length: 200 }, (_, n) => kidCheckDigit(String(n + 1), 'mod11')));
    assert.deepEqual([...digits].sort(), ['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    assert.equal(kidCheckDigit('6', 'mod11'), '-');
    assert.equal(makeKid('0', 6, { check: 'mod11', lengths: [3] }), null);
  });

  test('what is made is known again, and neither with a digit changed nor with two neighbours changed about', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.nat(11), fc.integer({ min: 1, max: 9 }), (serial, place, add) => {
        const kid = makeKid('100', serial, ten) as string;
        assert.equal(kid.length, 13);
        assert.ok(isKid(kid, ten));
        const digit = (Number(kid[place]) + add) % 10;
        assert.ok(!isKid(kid.slice(0, place) + digit + kid.slice(place + 1), ten));
        const [a, b] = [kid[place]!, kid[place + 1]!];
        // The one exchange that mod 10 does not see is 09 and 90.
        if (a !== b && Math.abs(Number(a) - Number(b)) !== 9) {
          assert.ok(!isKid(kid.slice(0, place) + b + a + kid.slice(place + 2), ten));
        }
      }),
    );
  });

  test('length and characters are those of the agreement', () => {
    const kid = makeKid('100', 1, ten) as string;
    for (const wrong of [
      '',
      '-',
      '0',
      ` ${kid}`,
      `${kid} `,
      kid.slice(1),
      `0${kid}`,
      `${kid.slice(0, -1)}-`,
      '1'.repeat(26),
    ]) {
      assert.ok(!isKid(wrong, ten), wrong);
    }
    assert.ok(
      isKid('1234569', { check: 'mod11', lengths: [7] }) === (kidCheckDigit('123456', 'mod11') === '9'),
    );
    assert.ok(!isKid('12345675', eleven));
    assert.throws(() => makeKid('100', 1e10, ten), RangeError);
  });

  test('at most 25 digits, whatever the agreement says', () => {
    const long = (length: number): KidAgreement => ({ check: 'mod10', lengths: [length] });
    const base = '1'.repeat(24);
    assert.ok(isKid(base + kidCheckDigit(base, 'mod10'), long(25)));
    assert.ok(!isKid(`1${base}${kidCheckDigit(`1${base}`, 'mod10')}`, long(26)));
    assert.equal(makeKid(base.slice(0, 20), 1, long(25))?.length, 25);
    assert.throws(() => makeKid(base, 1, long(26)), { message: 'the KID does not fit its length' });
  });

  test('what is not digits has no check digit, and a KID has a hyphen only at its end', () => {
    for (const base of ['', 'a1', '1a', '1 2'])
      assert.throws(() => kidCheckDigit(base, 'mod11'), { message: 'a KID is made of digits' }, base);
    assert.ok(isKid('6-', { check: 'mod11', lengths: [2] }));
    for (const kid of ['a6-', '6-a', '--', '6 -'])
      assert.ok(!isKid(kid, { check: 'mod11', lengths: [2, 3] }), kid);
  });

  test('mod 11 starts its weights again after seven digits', () => {
    // 1 × (2 + 3 + 4 + 5 + 6 + 7 + 2) = 29; 33 − 29 = 4.
    assert.equal(kidCheckDigit('1111111', 'mod11'), '4');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPhoneNumber, isNorwegianNumber, PhoneNumber, readPhoneNumber } from './phone-number.ts';

// 68 05 00 00–68 05 99 99 are reserved by Nkom for film and television.
test('Norwegian numbers are read however they are written', () => {
  for (const typed of [
    ...['68050012', '68 05 00 12', ' 680 50 012 ', '+4768050012', '+47 68 05 00 12', '004768050012'],
    ...[
      '0047 680 50 012',
      '(+47) 68050012',
      '68-05-00-12',
      '68.05.00.12',
      '\u202a+4768050012\u202c',
      '６８０５００１２',
    ],
  ]) {
    assert.equal(readPhoneNumber(typed), '+4768050012', typed);
  }
});

test('foreign numbers are taken with their country', () => {
  assert.equal(readPhoneNumber('+46 70 123 45 67'), '+46701234567');
  assert.equal(readPhoneNumber('0044 20 7946 0958'), '+442079460958');
  assert.equal(readPhoneNumber('+44 (0)20 7946 0958'), '+442079460958');
  assert.equal(isNorwegianNumber('+46701234567'), false);
});

test('a number without a subscriber is refused', () => {
  for (const typed of [
    ...[
      '',
      '6805001',
      '680500123',
      '02000',
      '81549300',
      '+4781549300',
      '12345678',
      '+476805001',
      '+0123456789',
    ],
    ...['+12345', '+1234567890123456', 'ring meg', '68 05 00 1o', '+', '++4768050012', '6805+0012'],
  ]) {
    assert.equal(readPhoneNumber(typed), null, typed);
    assert.equal(PhoneNumber.safeParse(typed).success, false, typed);
  }
});

test('a number is written two by two', () => {
  assert.equal(formatPhoneNumber('+4768050012'), '68 05 00 12');
  assert.equal(formatPhoneNumber('+46701234567'), '+46701234567');
});

test('whatever is read is read again as itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^(\+47 ?|0047|\+)?[\d ]{5,16}$/)), (typed) => {
      const number = readPhoneNumber(typed);
      if (number === null) return;
      assert.equal(readPhoneNumber(number), number);
      assert.equal(readPhoneNumber(formatPhoneNumber(number)), number);
    }),
  );
});

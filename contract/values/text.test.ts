import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { multiLine, singleLine } from './text.ts';

describe('one line of text', () => {
  const line = singleLine(2, 10);

  test('is trimmed, with single spaces and whole letters', () => {
    assert.equal(line.parse('  Kari \t\u00a0 Lund '), 'Kari Lund');
    assert.equal(line.parse('A\u030angst'), 'Ångst');
  });

  test('is counted afterwards', () => {
    assert.equal(line.parse(' 1234567890 '), '1234567890');
    assert.deepEqual(
      ['12345678901', ' a ', 'ab'].map((text) => line.safeParse(text).success),
      [false, false, true],
    );
  });

  test('has no line breaks, no control characters and no marks that turn the reading order', () => {
    for (const odd of [
      '\n',
      '\r',
      '\u0000',
      '\u0007',
      '\u001b',
      '\u007f',
      '\u0085',
      '\u2028',
      '\u202e',
      '\u2066',
    ])
      assert.equal(line.safeParse(`ab${odd}cd`).success, false, JSON.stringify(odd));
  });
});

describe('text of several lines', () => {
  const text = multiLine(2, 10);

  test('keeps its line breaks, as one character each', () => {
    assert.equal(text.parse(' a\r\nb\rc\n\nd \n'), 'a\nb\nc\n\nd');
    assert.equal(text.parse('A\u030a\n\tb'), 'Å\n\tb');
  });

  test('is counted afterwards, and has no control characters either', () => {
    assert.deepEqual(
      ['a\r\n', '1234567890\r\n', '12345678901'].map((one) => text.safeParse(one).success),
      [false, true, false],
    );
    for (const odd of ['\u0000', '\u000b', '\u009f', '\u2029', '\u202a', '\u2069'])
      assert.equal(text.safeParse(`ab${odd}cd`).success, false, JSON.stringify(odd));
  });
});

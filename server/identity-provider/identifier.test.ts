import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { networkOf, parseIdentifier } from './identifier.ts';

describe('what a person signs in with', () => {
  for (const [typed, expected] of [
    ['40000001', '+4740000001'],
    [' 400 00 001 ', '+4740000001'],
    ['+47 400 00 001', '+4740000001'],
    ['0047 40 00 00 01', '+4740000001'],
    ['Kari@Medlem.Example', 'kari@medlem.example'],
    ['kari@', 'unreadable'],
    ['a@b.no\r\nBcc: x@y.no', 'unreadable'],
    ['82000000', 'unreadable'],
    ['1234567', 'unreadable'],
    ['', 'unreadable'],
    ['+46701234567', 'country'],
  ] as const)
    test(`${JSON.stringify(typed)} is ${expected}`, () => {
      const result = parseIdentifier(typed, ['+47']);
      assert.equal(typeof result === 'string' ? result : result.value, expected);
    });

  test('an IPv6 customer has 64 bits, an IPv4 customer one address', () => {
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:DB8:1:2::1'));
    assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
    assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1');
  });
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { givenNumbers } from './number-try-rules.ts';

describe('the national identity numbers of a request', () => {
  const number = (fodselsnummer: unknown) => ({ fodselsnummer });

  test('one’s own, and those of children each once', () => {
    const children = [number('a'), number('b'), number('a'), { name: 'Emma' }];
    assert.deepEqual(givenNumbers({ ...number('own'), children }), { own: ['own'], children: ['a', 'b'] });
  });

  test('a number that is left out, empty or no text is none', () => {
    for (const body of [
      null,
      undefined,
      'text',
      5,
      {},
      number(''),
      number(null),
      number(12),
      { children: 'a' },
    ])
      assert.deepEqual(givenNumbers(body), { own: [], children: [] }, JSON.stringify(body));
    assert.deepEqual(givenNumbers({ children: [null, 'a', number(''), number(5)] }).children, []);
  });
});

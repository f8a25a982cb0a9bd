import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gatherLookups } from './gathered-lookup.ts';

describe('gathered lookups', () => {
  const asked: string[][] = [];
  const find = gatherLookups(async (keys: readonly string[]) => {
    asked.push([...keys]);
    if (keys.includes('broken')) throw new Error('The database is away');
    return keys.map((key) => key.toUpperCase());
  });

  test('those of one turn are asked together, and each gets its own answer', async () => {
    asked.length = 0;
    assert.deepEqual(await Promise.all([find('a'), find('b'), find('a')]), ['A', 'B', 'A']);
    assert.deepEqual(asked, [['a', 'b', 'a']]);
  });

  test('nothing is kept: what is looked up later is asked again', async () => {
    asked.length = 0;
    await find('a');
    await find('a');
    assert.deepEqual(asked, [['a'], ['a']]);
  });

  test('one that is looked up while others are asked is asked after them', async () => {
    asked.length = 0;
    const late = Promise.withResolvers<string>();
    const first = find('a');
    setImmediate(() => find('b').then(late.resolve));
    assert.deepEqual([await first, await late.promise], ['A', 'B']);
    assert.deepEqual(asked, [['a'], ['b']]);
  });

  test('an error is everybody’s, and the next turn is asked as usual', async () => {
    const failed = await Promise.allSettled([find('a'), find('broken')]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await find('a'), 'A');
  });
});

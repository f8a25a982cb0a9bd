import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { createTextSeal } from './sealed-text.ts';

describe('a sealed text', () => {
  const seal = createTextSeal(randomBytes(32));

  it('opens where it belongs, and is not to be read in what is kept', () => {
    const sealed = seal.seal('one', 'hemmelig Æ');
    assert.equal(seal.open('one', sealed), 'hemmelig Æ');
    assert.ok(!sealed.includes('hemmelig'));
    assert.notDeepEqual(seal.seal('one', 'hemmelig Æ'), sealed);
  });

  it('opens nowhere else, not when it was changed, and not with another secret', () => {
    const sealed = seal.seal('one', 'hemmelig');
    assert.throws(() => seal.open('two', sealed));
    assert.throws(() => createTextSeal(randomBytes(32)).open('one', sealed));
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    assert.throws(() => seal.open('one', changed));
  });
});

import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createNumberSeal } from './sealed-number.ts';
import { withFormer } from './server-secret.ts';

const digits = '17912099997';
const [first, second] = [randomBytes(32), randomBytes(32)];
const seal = createNumberSeal([first]);
const personId = randomUUID();

test('a number comes back, takes 40 bytes, and never looks the same twice', () => {
  const sealed = seal.seal(personId, digits);
  assert.equal(sealed.length, 40);
  assert.equal(seal.open(personId, sealed), digits);
  assert.equal(seal.open(personId, Uint8Array.from(sealed)), digits);
  assert.notDeepEqual(seal.seal(personId, digits), sealed);
  assert.ok(!sealed.toString('latin1').includes(digits));
});

test('moved to another row, changed in any byte or cut short it does not open', () => {
  const sealed = seal.seal(personId, digits);
  assert.throws(() => seal.open(randomUUID(), sealed));
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed);
    changed[place]! ^= 1;
    assert.throws(() => seal.open(personId, changed), `byte ${place}`);
  }
  for (const length of [0, 1, 13, 20, 39]) {
    assert.throws(() => seal.open(personId, sealed.subarray(0, length)), `${length} bytes`);
  }
});

test('the index finds a number, and says nothing without the secret', () => {
  assert.deepEqual(seal.index(digits), seal.index(digits));
  assert.notDeepEqual(seal.index(digits), seal.index('29822099635'));
  assert.notDeepEqual(seal.index(digits), createNumberSeal([second]).index(digits));
  assert.equal(seal.index(digits).length, 32);
});

test('after a change of secret old values open and are known as old', () => {
  const old = seal.seal(personId, digits);
  const rotated = createNumberSeal([second, first]);
  assert.equal(rotated.open(personId, old), digits);
  assert.equal(rotated.isOutdated(old), true);
  const fresh = rotated.seal(personId, rotated.open(personId, old));
  assert.notEqual(fresh[0], old[0]);
  assert.deepEqual(rotated.indexes(digits), [rotated.index(digits), seal.index(digits)]);
  assert.equal(createNumberSeal([withFormer([second, first])]).open(personId, old), digits);
  assert.equal(rotated.isOutdated(fresh), false);
  assert.equal(rotated.open(personId, fresh), digits);
  assert.throws(() => seal.open(personId, fresh), /not available/);
  assert.notDeepEqual(rotated.index(digits), seal.index(digits));
});

test('what was sealed before secrets had marks opens, and is known as old', () => {
  const before = seal.seal(personId, digits);
  before[0] = 1;
  assert.equal(createNumberSeal([second, first]).open(personId, before), digits);
  assert.equal(seal.isOutdated(before), true);
});

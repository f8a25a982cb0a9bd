import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { createSeenDigests } from './seen-digests.ts';

const digestOf = (number: number) => createHash('sha256').update(String(number)).digest();

describe('hashes that have come before', () => {
  test('each is new once, also after the file has had to grow', () => {
    const seen = createSeenDigests(16);
    for (let number = 0; number < 1000; number++) assert.equal(seen.add(digestOf(number)), false);
    for (let number = 0; number < 1000; number++) assert.equal(seen.add(digestOf(number)), true);
    assert.equal(seen.add(digestOf(1000)), false);
    seen.close();
  });

  test('one of zeros, and one that looks for its place at the end', () => {
    const seen = createSeenDigests(16);
    for (const digest of [Buffer.alloc(8), Buffer.alloc(8, 255), Buffer.from('0f00000000000001', 'hex')]) {
      assert.equal(seen.add(digest), false);
      assert.equal(seen.add(digest), true);
    }
    assert.equal(seen.add(Buffer.from('0f00000000000002', 'hex')), false);
    seen.close();
  });
});

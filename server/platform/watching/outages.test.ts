import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOutages } from './outages.ts';

describe('a supplier', () => {
  it('is down when three calls in a row have failed, until one is answered or a quarter of an hour has passed', () => {
    let now = 0;
    const outages = createOutages(() => now);
    const fail = () => outages.noteCall('vipps', 'failed');
    fail();
    fail();
    assert.equal(outages.isDown('vipps'), false);
    outages.noteCall('vipps', 'refused');
    fail();
    fail();
    assert.equal(outages.isDown('vipps'), false, 'a refusal is an answer');
    fail();
    assert.deepEqual([outages.isDown('vipps'), outages.isDown('mail')], [true, false]);
    now += 15 * 60_000;
    assert.equal(outages.isDown('vipps'), false);
    fail();
    assert.equal(outages.isDown('vipps'), true);
    outages.noteCall('vipps', 'ok');
    assert.equal(outages.isDown('vipps'), false);
  });
});

it('a crowd is known for a minute', () => {
  let now = 0;
  const outages = createOutages(() => now);
  assert.equal(outages.isCrowded(), false);
  outages.noteCrowd();
  now += 59_999;
  assert.equal(outages.isCrowded(), true);
  now += 1;
  assert.equal(outages.isCrowded(), false);
});

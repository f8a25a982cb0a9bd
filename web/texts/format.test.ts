import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kroner as inLetters } from '#contract/values/money-ore.ts';
import {
  capitalise,
  formatCount,
  formatDate,
  formatMoment,
  formatMomentWithTime,
  formatNumber,
  formatPhone,
  formatTime,
  formatWaiting,
  kroner,
} from './format.ts';

const now = new Date('2026-06-05T11:05:00Z');

describe('Norwegian dates and times', () => {
  it('writes a day in full', () => {
    assert.equal(formatDate('2026-06-05'), '5.\u00a0juni 2026');
    assert.equal(formatDate('2028-02-29'), '29.\u00a0februar 2028');
  });

  it('writes hours without a leading zero and with a full stop', () => {
    assert.equal(formatTime('2026-06-05T07:30:00Z'), 'kl.\u00a09.30');
    assert.equal(formatTime('2026-01-05T23:05:00Z'), 'kl.\u00a00.05');
  });

  it('says today and yesterday by the Norwegian calendar', () => {
    assert.equal(formatMoment('2026-06-05T11:05:00Z', now), 'i dag kl.\u00a013.05');
    assert.equal(formatMoment('2026-06-04T22:01:00Z', now), 'i dag kl.\u00a00.01');
    assert.equal(formatMoment('2026-06-04T21:59:00Z', now), 'i går kl.\u00a023.59');
    assert.equal(formatMoment('2026-06-03T10:00:00Z', now), '3.\u00a0juni 2026');
  });

  it('knows yesterday across a month and on the days when the clock is moved', () => {
    assert.equal(
      formatMoment('2026-02-28T08:30:00Z', new Date('2026-03-01T08:00:00Z')),
      'i går kl.\u00a09.30',
    );
    assert.equal(
      formatMoment('2026-03-28T08:30:00Z', new Date('2026-03-29T22:30:00Z')),
      '28.\u00a0mars 2026',
    );
    assert.equal(
      formatMoment('2026-10-24T22:30:00Z', new Date('2026-10-25T22:30:00Z')),
      'i dag kl.\u00a00.30',
    );
  });

  it('adds the time to older days where it is asked for', () => {
    assert.equal(formatMomentWithTime('2026-06-03T10:00:00Z', now), '3.\u00a0juni 2026 kl.\u00a012.00');
    assert.equal(formatMomentWithTime('2026-06-05T10:00:00Z', now), 'i dag kl.\u00a012.00');
  });

  it('tells how long somebody has waited', () => {
    assert.equal(formatWaiting('2026-06-05T10:50:00Z', now), 'under en time');
    assert.equal(formatWaiting('2026-06-05T10:05:00Z', now), '1 time');
    assert.equal(formatWaiting('2026-06-04T11:05:00Z', now), '1 dag');
    assert.equal(formatWaiting('2026-06-02T11:00:00Z', now), '3 dager');
  });
});

describe('Norwegian numbers', () => {
  it('groups digits from ten thousand', () => {
    assert.equal(formatNumber(5000), '5000');
    assert.equal(formatNumber(1234567), '1\u00a0234\u00a0567');
    assert.equal(formatCount(1, 'tegn', 'tegn'), '1 tegn');
  });

  it('groups phone numbers, mobile ones differently', () => {
    assert.equal(formatPhone('+4768050000'), '68\u00a005\u00a000\u00a000');
    assert.equal(formatPhone('+4791234567'), '91\u00a023\u00a045\u00a067');
    assert.equal(formatPhone('+46701234567'), '+46701234567');
  });

  it('begins a sentence', () => assert.equal(capitalise('i dag'), 'I dag'));
});

it('writes an amount as the letters do', () => {
  assert.equal(kroner(125_000), '1\u00a0250\u00a0kr');
  for (const ore of [0, 5, 25_000, -4_550, 1_234_550, 100_000_000]) assert.equal(kroner(ore), inLetters(ore));
});

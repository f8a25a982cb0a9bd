import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sendingLimits } from '#server/platform/sending-limits.ts';
import {
  codeLimits,
  mayAskAgainAt,
  normalisedContact,
  provenCandidate,
  whyNotCompared,
} from './verification-rules.ts';

const person = (personId: string, givenName: string, familyName: string, bornOn: string | null) => ({
  personId,
  givenName,
  familyName,
  bornOn,
});
const rolf = person('rolf', 'Rolf', 'Sund', '1956-11-03');
const randi = person('randi', 'Randi', 'Sund', '1958-02-24');

describe('whose record it is', () => {
  for (const [name, bornOn, candidates, expected] of [
    ['Rolf Sund', '1956-11-03', [rolf, randi], 'rolf'],
    ['RANDI  sund', '1958-02-24', [rolf, randi], 'randi'],
    ['Randi Sund', '1956-11-03', [rolf], 'rolf'], // the family name and the day are theirs
    ['Rolf Sund', '1958-02-24', [rolf], null],
    ['Kari Lund', '1956-11-03', [rolf], null],
    ['Rolf Sund', '1956-11-03', [], null],
    ['Rolf Sund', '1956-11-03', [person('x', 'Rolf', 'Sund', null)], null],
    ['', '1956-11-03', [rolf], null],
    [
      'Aksel Sund',
      '2001-01-01',
      [person('a', 'Aksel', 'Sund', '2001-01-01'), person('b', 'Brage', 'Sund', '2001-01-01')],
      'a',
    ],
    [
      'Sund',
      '2001-01-01',
      [person('a', 'Aksel', 'Sund', '2001-01-01'), person('b', 'Brage', 'Sund', '2001-01-01')],
      null,
    ],
    ['Anne-Liv Ruud', '1990-05-05', [person('a', 'Anne Liv', 'Berg', '1990-05-05')], 'a'],
    ['Asa Ek', '1990-05-05', [person('a', 'Åsa', 'Ek', '1990-05-05')], 'a'],
  ] as const) {
    test(`«${name}» ${bornOn} among ${candidates.length} is ${expected ?? 'no one'}`, () => {
      assert.equal(provenCandidate(candidates, { name, bornOn })?.personId ?? null, expected);
    });
  }
});

test('addresses and numbers are compared in one form', () => {
  assert.equal(normalisedContact('email', ' Eva@Medlem.Example '), 'eva@medlem.example');
  assert.equal(normalisedContact('phone', '0047 68 05 00 21'), '+4768050021');
});

describe('codes', () => {
  const now = new Date('2026-03-29T00:59:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

  test('a code is compared six times, until it is used, replaced or ten minutes old', () => {
    const code = { attempts: 6, expiresAt: new Date(now.getTime() + 1), usedAt: null, replacedAt: null };
    assert.equal(whyNotCompared(code, now), null);
    assert.equal(whyNotCompared({ ...code, attempts: 7 }, now), 'too-many');
    assert.equal(whyNotCompared({ ...code, expiresAt: now }, now), 'expired');
    assert.equal(whyNotCompared({ ...code, replacedAt: now }, now), 'expired');
    assert.equal(whyNotCompared({ ...code, usedAt: now, attempts: 9 }, now), 'used');
    assert.ok(codeLimits.lifetimeMs <= 600_000);
  });

  const asked = (kind: 'email' | 'phone', ...seconds: number[]) =>
    seconds.map((one) => ({ kind, askedAt: ago(one) }));

  test('the next code may be asked for after a minute, and the sixth when the first is an hour old', () => {
    const next = (...seconds: number[]) => mayAskAgainAt(asked('email', ...seconds), 'email', now);
    assert.equal(next(), null);
    assert.deepEqual(next(10), ago(-50));
    assert.equal(next(60), null);
    assert.equal(next(100, 200, 300, 400), null);
    assert.deepEqual(next(100, 200, 300, 400, 3000), ago(-600));
    // Of the other kind it may be at once.
    assert.equal(mayAskAgainAt(asked('email', 10), 'phone', now), null);
  });

  test('the eleventh when the first is a day old, whatever kind they were of', () => {
    const ten = asked('email', ...[4, 8, 12, 16, 20, 21, 22, 23, 23.5, 23.9].map((hours) => hours * 3600));
    assert.deepEqual(mayAskAgainAt(ten, 'phone', now), ago(-360));
    assert.equal(mayAskAgainAt(ten.slice(1), 'phone', now), null);
  });

  test('to guess a code takes more than luck: at most 6e-5 for an account and day', () => {
    const triesPerDay = codeLimits.perDay * codeLimits.triesPerCode;
    assert.ok(triesPerDay / 1_000_000 <= 6e-5, `${triesPerDay} tries a day`);
    assert.ok(sendingLimits.perAccount.perDay <= codeLimits.perDay);
    assert.ok(sendingLimits.perReceiver.perDay <= codeLimits.perDay);
    assert.ok(codeLimits.wrongPerHour <= codeLimits.triesPerCode);
  });
});

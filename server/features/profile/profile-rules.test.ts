import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type CountingFacts,
  mayConsentToNews,
  mayCorrectBirthDate,
  whyNotCounting,
} from './profile-rules.ts';

const counting: CountingFacts = {
  hasFodselsnummer: true,
  isDNumber: false,
  country: 'NO',
  otherCommunities: 'no',
  isOtherCommunitiesSettled: false,
};
const reasons = (change: Partial<CountingFacts>, acceptsDNumbers = false) =>
  whyNotCounting({ ...counting, ...change }, { acceptsDNumbers });

test('a member counts with a number of their own, a home in Norway and no other community', () => {
  assert.deepEqual(reasons({}), []);
  assert.deepEqual(reasons({ country: null }), []);
  assert.deepEqual(reasons({ hasFodselsnummer: false }), ['number-missing']);
  assert.deepEqual(reasons({ isDNumber: true }), ['d-number']);
  assert.deepEqual(reasons({ isDNumber: true }, true), [], 'where the profile takes D-numbers');
  assert.deepEqual(reasons({ country: 'SE' }), ['abroad']);
  assert.deepEqual(reasons({ otherCommunities: 'yes' }), ['elsewhere']);
  assert.deepEqual(reasons({ otherCommunities: 'yes', isOtherCommunitiesSettled: true }), []);
  // «Vet ikke» is not a reason for not counting.
  assert.deepEqual(reasons({ otherCommunities: 'unknown' }), []);
  assert.deepEqual(reasons({ hasFodselsnummer: false, country: 'DK', otherCommunities: 'yes' }), [
    'number-missing',
    'abroad',
    'elsewhere',
  ]);
});

test('consent to news is asked for from the 18th birthday, and not where the age is not known', () => {
  assert.equal(mayConsentToNews('2008-11-22', '2026-11-21'), false);
  assert.equal(mayConsentToNews('2008-11-22', '2026-11-22'), true);
  assert.equal(mayConsentToNews('2008-02-29', '2026-02-28'), false);
  assert.equal(mayConsentToNews('2008-02-29', '2026-03-01'), true);
  assert.equal(mayConsentToNews(null, '2026-11-21'), false);
});

test('a birth date is given or corrected by the person until a number says it, or an age of rights lies between', () => {
  const may = (bornOn: string | null, to: string, change: object = {}) =>
    mayCorrectBirthDate({ bornOn, hasFodselsnummer: false, isMember: true, ...change }, to, '2026-11-21');
  assert.equal(may(null, '1990-05-04'), true);
  assert.equal(may(null, '2011-11-22'), false);
  assert.equal(may(null, '2026-11-22'), false);
  assert.equal(may('1990-05-04', '1990-04-05'), true);
  assert.equal(may('1990-05-04', '1990-04-05', { hasFodselsnummer: true }), false);
  assert.equal(may('2008-11-22', '2008-11-21'), false);
  assert.equal(may('2008-11-21', '2008-11-22'), false);
  assert.equal(may('2009-01-01', '2009-12-01'), true);
  assert.equal(may('2011-11-22', '2011-11-21', { isMember: false }), false);
});

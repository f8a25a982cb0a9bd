import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  accountEndingOf,
  certificateUntilOn,
  giftRecordsUntilOn,
  grantEvidenceUntilOn,
  leavingEvidenceUntilOn,
  referenceOf,
  taxNumberUntilOn,
} from './leaving-rules.ts';

const rules = { countOn: '01-01', keptYears: 5, acceptsDNumbers: false };
const grant = (joinedOn: string, leftOn: string, hasFodselsnummer = true, isDNumber = false) =>
  grantEvidenceUntilOn({ joinedOn, leftOn, hasFodselsnummer, isDNumber }, rules);

test('only a member on a 1 January with a known number has been counted', () => {
  assert.equal(grant('2011-03-14', '2026-11-21'), '2031-12-31');
  assert.equal(grant('2025-12-31', '2026-01-02'), '2031-12-31');
  assert.equal(grant('2026-01-02', '2026-11-21'), null);
  assert.equal(grant('2026-03-14', '2026-11-21'), null);
  assert.equal(grant('2011-03-14', '2026-11-21', false), null);
  assert.equal(grant('2011-03-14', '2026-11-21', true, true), null);
});

test('a member who leaves on 1 January is not counted that day, but was the year before', () => {
  assert.equal(grant('2024-05-01', '2026-01-01'), '2030-12-31');
  assert.equal(grant('2025-05-01', '2026-01-01'), null);
});

test('days are counted over months, new year and leap day', () => {
  assert.equal(certificateUntilOn('2026-12-25'), '2027-01-08');
  assert.equal(certificateUntilOn('2028-02-20'), '2028-03-05');
  assert.equal(certificateUntilOn('2026-10-20'), '2026-11-03');
  assert.equal(leavingEvidenceUntilOn('2026-01-01'), '2031-12-31');
});

test('a number is kept for the tax deduction as long as a gift may be reported or corrected', () => {
  const until = (hasAgreement: boolean, lastGiftYear: number | null, wantsTaxReport = true) =>
    taxNumberUntilOn({ hasAgreement, lastGiftYear, wantsTaxReport }, '2026-11-21');
  assert.equal(until(false, 2026), '2027-12-31');
  assert.equal(until(false, 2025), '2026-12-31');
  assert.equal(until(false, 2024), null);
  assert.equal(until(true, null), '2027-12-31');
  assert.equal(until(true, 2025), '2027-12-31');
  assert.equal(until(false, null), null);
  assert.equal(until(true, 2026, false), null);
});

test('vouchers of gifts are kept five years after the end of the year', () => {
  assert.equal(giftRecordsUntilOn(2026), '2031-12-31');
  assert.equal(giftRecordsUntilOn(null), null);
});

test('an account is deleted only where it is ours and not shared', () => {
  const ending = (isStaff: boolean, isShared: boolean, isOurs: boolean) =>
    accountEndingOf({ isStaff, isShared, isOurs });
  assert.equal(ending(false, false, true), 'deleted');
  assert.equal(ending(false, true, true), 'detached');
  assert.equal(ending(false, false, false), 'detached');
  assert.equal(ending(true, false, true), 'kept');
});

test('the reference is short enough to be read out', () => {
  assert.equal(referenceOf('7f3a91c2-04bd-4e0f-8a6b-5c1d2e3f4a5b'), 'U-7F3A-91C2-04');
});

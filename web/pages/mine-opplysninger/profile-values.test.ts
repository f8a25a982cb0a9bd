import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsWith } from './profile-parts.ts';
import { differences, draftOn, type ProfileValues, withOwnChanges } from './profile-values.ts';

const base: ProfileValues = {
  version: '1',
  preferredName: '',
  language: 'nb',
  country: 'NO',
  careOf: '',
  addressLine: 'Storgata 1',
  addressLine2: '',
  postalCode: '0182',
  postalPlace: 'Oslo',
  keepsChapter: false,
  isAddressShielded: false,
  magazine: 'paper',
  newsEmail: false,
  newsSms: false,
};

test('own changes are put on top of what is stored, and what another tab changed stays', () => {
  const mine = { ...base, preferredName: 'Kaja' };
  const stored = { ...base, version: '2', magazine: 'none', preferredName: 'Karianne' };
  assert.deepEqual(differences(mine, stored), ['preferredName', 'magazine']);
  assert.deepEqual(withOwnChanges(base, mine, stored), { ...stored, preferredName: 'Kaja' });
});

test('a draft that says nothing else than what is stored is none', () => {
  const draft = { version: '0', preferredName: 'Kaja', keepsChapter: true };
  assert.deepEqual(draftOn(base, draft), draft);
  assert.equal(draftOn({ ...base, preferredName: 'Kaja' }, draft), null);
  assert.equal(draftOn(base, null), null);
});

test('each field that can be changed is in one part', () => {
  assert.deepEqual(partsWith(['newsSms', 'postalCode']), ['address', 'news']);
  const names = Object.keys(base).filter((name) => name !== 'version');
  assert.ok(names.every((name) => partsWith([name]).length === 1));
});

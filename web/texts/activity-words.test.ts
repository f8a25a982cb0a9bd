import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outsideAges, priceWords, whenWords } from './activity-words.ts';
import { kroner } from './format.ts';

/** As it is read, whatever kind of space holds the words together. */
const read = (words: string) => words.replaceAll('\u00a0', ' ');

test('when: «kl.» once where it ends on the same day, and both days where it does not', () => {
  const [startsAt, endsAt] = ['2026-11-29T10:00:00Z', '2026-11-29T13:00:00Z'];
  assert.equal(read(whenWords({ startsAt, endsAt })), 'søndag 29. november 2026 kl. 11.00–14.00');
  assert.equal(
    read(whenWords({ startsAt, endsAt: '2026-11-29T23:30:00Z' })),
    'søndag 29. november 2026 kl. 11.00 til mandag 30. november 2026 kl. 0.30',
  );
});

test('when: by the clock in Norway through both changes of it', () => {
  assert.match(
    read(whenWords({ startsAt: '2027-03-28T00:30:00Z', endsAt: '2027-03-28T01:30:00Z' })),
    /28\. mars 2027 kl\. 1\.30–3\.30$/,
  );
  assert.match(
    read(whenWords({ startsAt: '2026-10-25T00:30:00Z', endsAt: '2026-10-25T01:30:00Z' })),
    /25\. oktober 2026 kl\. 2\.30–2\.30$/,
  );
});

test('an amount stays on one line', () => {
  assert.equal(kroner(35_000), '350\u00a0kr');
  const prices = { memberOre: 0, otherOre: 35_000, childOre: 5000 };
  assert.equal(
    read(priceWords({ type: 'culture', takesChildren: true, prices })),
    'Gratis for medlemmer, 350 kr for andre, barn 50 kr',
  );
  // No price is given for those who cannot come.
  assert.equal(
    read(priceWords({ type: 'culture', takesChildren: false, prices })),
    'Gratis for medlemmer, 350 kr for andre',
  );
});

test('a refusal names the person, the age and the ages', () => {
  const refusal = (ageFrom: number | null, ageTo: number | null, age = 13) =>
    outsideAges('Jonas', age, { ageFrom, ageTo });
  assert.equal(refusal(6, 12), 'Jonas er 13 år. Dette er for barn fra 6 til 12 år.');
  assert.equal(refusal(null, 12), 'Jonas er 13 år. Dette er for barn til og med 12 år.');
  assert.equal(refusal(14, 17), 'Jonas er 13 år. Dette er for ungdom fra 14 til 17 år.');
  assert.equal(refusal(16, 30), 'Jonas er 13 år. Dette er for dem som er fra 16 til 30 år.');
  assert.equal(refusal(18, null, 0), 'Jonas er under 1 år. Dette er for dem som er 18 år eller eldre.');
});

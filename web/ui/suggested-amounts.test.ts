import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestedFor } from './suggested-amounts.ts';

const limits = { suggestionsOre: [10_000, 20_000, 35_000], minimumOre: 5_000, maximumOre: 1_000_000 };
const suggestions = (givesOre: number | null) => suggestedFor(limits, givesOre).suggestionsOre;

test('the organisation’s own suggestions, unless the donor gives more than all of them', () => {
  assert.deepEqual(suggestions(null), [10_000, 20_000, 35_000]);
  assert.deepEqual(suggestions(35_000), [10_000, 20_000, 35_000]);
  assert.deepEqual(suggestions(50_000), [25_000, 50_000, 75_000]);
  assert.deepEqual(suggestions(47_500), [25_000, 47_500, 70_000]);
  assert.deepEqual(suggestions(900_000), [450_000, 900_000], 'none is more than can be given');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapterIn } from './organisation-rules.ts';

const chapters = [
  { id: 'b', name: 'Bergen lokallag', municipalities: ['4601', '4624'] },
  { id: 'o', name: 'Oslo lokallag', municipalities: ['0301'] },
  { id: 'a', name: 'Oslo øst', municipalities: ['0301', '3228'] },
];
const idsOf = (municipalities: string[]) => {
  const choice = chapterIn(municipalities, chapters);
  return choice.kind === 'one' ? choice.chapterId : choice.chapters.map(({ id }) => id).join();
};

test('one chapter covers the municipality', () => {
  assert.equal(idsOf(['4624']), 'b');
  assert.equal(idsOf(['4601', '4624']), 'b');
});

test('where several do, one of them is chosen; where none does, or nothing is known, one of all', () => {
  assert.equal(idsOf(['0301']), 'o,a');
  assert.equal(idsOf(['4601', '3228']), 'b,a');
  assert.equal(idsOf(['9999']), 'b,o,a');
  assert.equal(idsOf([]), 'b,o,a');
});

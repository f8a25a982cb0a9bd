import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf, undoOf } from './unit-overview-rules.ts';

const unit = (id: string, name: string, parentId: string | null, municipalities: string[] = []) => ({
  id,
  kind: 'chapter',
  name,
  parentId,
  municipalities,
  closedOn: null,
});
const units = [
  unit('n', 'Norge', null),
  unit('r', 'Øst', 'n'),
  unit('a', 'Oslo', 'r', ['0301']),
  unit('b', 'Oslo vest', 'r', ['3201', '0301']),
];

test('a municipality of no chapter is a gap, one of two an overlap', () => {
  const all = ['0301', '3201', '4601'].map((municipality) => ({ municipality }));
  assert.deepEqual(coverageOf(units, all), {
    gaps: [{ municipality: '4601' }],
    overlaps: [{ municipality: '0301', units: ['Oslo', 'Oslo vest'] }],
  });
});

test('a change is brought back while the unit is as it left it', () => {
  const undo = (change: Parameters<typeof undoOf>[0]) => undoOf(change, units[3]!, units);
  assert.deepEqual(undo({ change: 'renamed', before: 'Vest', after: 'Oslo vest' }), {
    kind: 'rename',
    unit: 'Oslo vest',
    to: 'Vest',
  });
  assert.equal(undo({ change: 'renamed', before: 'Vest', after: 'Vest i Oslo' }), null);
  assert.deepEqual(undo({ change: 'moved', before: 'Norge', after: 'Øst' }), {
    kind: 'move',
    unit: 'Oslo vest',
    parent: 'Norge',
  });
  assert.equal(undo({ change: 'moved', before: 'Borte', after: 'Øst' }), null);
  assert.deepEqual(undo({ change: 'areas', before: '', after: '0301 3201' }), {
    kind: 'areas',
    unit: 'Oslo vest',
    municipalities: [],
  });
  assert.equal(undo({ change: 'areas', before: '', after: '0301' }), null);
  assert.equal(undo({ change: 'added', before: '', after: 'Oslo vest' }), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf, type Unit, type UnitChange } from './unit-change-rules.ts';

const unit = (id: string, kind: Unit['kind'], name: string, parentId: string | null): Unit => ({
  id,
  kind,
  name,
  parentId,
  municipalities: [],
  closedOn: null,
});
const units = [
  unit('n', 'national', 'Norge', null),
  unit('r', 'region', 'Øst', 'n'),
  unit('c', 'chapter', 'Oslo lokallag', 'r'),
];
const refusal = (change: UnitChange) => refusalOf(change, units, (number) => number === '0301');
const added = (rest: Partial<Extract<UnitChange, { kind: 'add' }>>) =>
  refusal({ kind: 'add', unit: 'Bærum', as: 'chapter', parent: 'Øst', municipalities: [], ...rest });

test('chapters are under a region or the national unit, regions under the national one, and there is one of that', () => {
  assert.equal(added({}), null);
  assert.equal(added({ parent: 'norge', municipalities: ['0301'] }), null);
  assert.equal(added({ parent: 'Oslo lokallag' }), 'wrong-parent');
  assert.equal(added({ parent: 'Vest' }), 'unknown-parent');
  assert.equal(added({ parent: null }), 'unknown-parent');
  assert.equal(added({ as: 'region', parent: 'Norge' }), null);
  assert.equal(added({ as: 'region' }), 'wrong-parent');
  assert.equal(added({ as: 'national', parent: null }), 'wrong-parent');
});

test('a name is used once, and is one', () => {
  assert.equal(added({ unit: 'OSLO lokallag' }), 'name-taken');
  assert.equal(added({ unit: '' }), 'bad-name');
  assert.equal(added({ unit: 'Oslo\nlokallag' }), 'bad-name');
  assert.equal(refusal({ kind: 'rename', unit: 'Øst', to: 'Norge' }), 'name-taken');
  assert.equal(refusal({ kind: 'rename', unit: 'Oslo lokallag', to: 'Oslo Lokallag' }), null);
  assert.equal(refusal({ kind: 'rename', unit: 'Vest', to: 'Sør' }), 'unknown');
});

test('only chapters have municipalities, and only those that there are', () => {
  assert.equal(refusal({ kind: 'areas', unit: 'Oslo lokallag', municipalities: ['0301'] }), null);
  assert.equal(refusal({ kind: 'areas', unit: 'Oslo lokallag', municipalities: [] }), null);
  assert.equal(
    refusal({ kind: 'areas', unit: 'Oslo lokallag', municipalities: ['0302'] }),
    'unknown-municipality',
  );
  assert.equal(refusal({ kind: 'areas', unit: 'Øst', municipalities: ['0301'] }), 'only-chapters');
});

test('a unit is moved under one that it may be under', () => {
  assert.equal(refusal({ kind: 'move', unit: 'Oslo lokallag', parent: 'Norge' }), null);
  assert.equal(refusal({ kind: 'move', unit: 'Øst', parent: 'Øst' }), 'wrong-parent');
  assert.equal(refusal({ kind: 'move', unit: 'Norge', parent: 'Øst' }), 'wrong-parent');
});

test('a closed unit is only renamed, and nothing is put under it', () => {
  const closed = units.map((one) => (one.kind === 'region' ? { ...one, closedOn: '2026-11-29' } : one));
  const { name } = closed.find(({ kind }) => kind === 'region')!;
  const refused = (change: UnitChange) => refusalOf(change, closed, () => true);
  assert.equal(refused({ kind: 'rename', unit: name, to: 'Noe annet' }), null);
  assert.equal(refused({ kind: 'move', unit: name, parent: closed[0]!.name }), 'unknown');
  const added = { kind: 'add', unit: 'Nytt lag', as: 'chapter', municipalities: [] } as const;
  assert.equal(refused({ ...added, parent: name }), 'unknown-parent');
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Units, UnitWish } from '#contract/administration-endpoints.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('units, as administrators change them', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const change = async (wish: UnitWish) =>
    (
      await portal.call('vigdis', 'POST /api/administration/unit-changes', {
        body: { change: wish, reason: 'Vedtatt av landsmøtet' },
      })
    ).body as unknown as { outcome: string; units: Units };

  test('a chapter is opened, covers a gap, is renamed, and the name is brought back', async () => {
    const seen = (await portal.call('vigdis', 'GET /api/administration/units')).body as unknown as Units;
    assert.ok(seen.gaps.some(({ municipality }) => municipality === '3201'));
    assert.equal(seen.units.find(({ name }) => name === 'Oslo lokallag')?.members, 3);
    const opened = await change({
      kind: 'add',
      unit: 'Bærum lokallag',
      as: 'chapter',
      parent: 'Regionlag Øst',
      municipalities: ['3201', '0301'],
    });
    assert.equal(opened.outcome, 'changed');
    assert.ok(!opened.units.gaps.some(({ municipality }) => municipality === '3201'));
    assert.deepEqual(opened.units.overlaps, [
      { municipality: '0301', units: ['Bærum lokallag', 'Oslo lokallag'] },
    ]);
    assert.equal(
      (await change({ kind: 'rename', unit: 'Bærum lokallag', to: 'Oslo lokallag' })).outcome,
      'name-taken',
    );
    const renamed = await change({ kind: 'rename', unit: 'Bærum lokallag', to: 'Asker og Bærum' });
    const [newest] = renamed.units.log;
    assert.deepEqual(
      [newest?.madeBy, newest?.before, newest?.after],
      ['Vigdis Ness', 'Bærum lokallag', 'Asker og Bærum'],
    );
    const back = await change(newest!.undo!);
    assert.ok(back.units.units.some(({ name }) => name === 'Bærum lokallag'));
    assert.equal(back.units.log[1]?.undo, null);
  });
});

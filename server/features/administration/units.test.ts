import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Units, UnitWish } from '#contract/administration-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
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

  const close = async (unitId: string) =>
    (
      await portal.call('vigdis', 'POST /api/administration/unit-closings', {
        body: { unitId, reason: 'Slått sammen' },
      })
    ).body as unknown as { isClosed: boolean; hindrances: Record<string, number>; units: Units };

  test('what belongs to a unit prevents its closing, and is told by kind and number', async () => {
    const { units } = (await portal.call('vigdis', 'GET /api/administration/units')).body as unknown as Units;
    const oslo = units.find(({ name }) => name === 'Oslo lokallag')!;
    const { isClosed, hindrances, units: after } = await close(oslo.id);
    assert.equal(isClosed, false);
    assert.equal(hindrances.members, oslo.members);
    assert.ok(hindrances.activities! > 0);
    assert.equal(after.units.find(({ id }) => id === oslo.id)?.closedOn, null);
    const region = await close(oslo.parentId!);
    assert.ok(region.hindrances.units! > 0);
    const national = units.find(({ kind }) => kind === 'national')!;
    const refused = await portal.call('vigdis', 'POST /api/administration/unit-closings', {
      body: { unitId: national.id, reason: 'Slått sammen' },
    });
    assert.equal(refused.status, 404);
  });

  test('a closed chapter is chosen for nothing, covers nothing, and is opened again without municipalities', async () => {
    const opened = await change({
      kind: 'add',
      unit: 'Lier lokallag',
      as: 'chapter',
      parent: 'Regionlag Øst',
      municipalities: ['3312'],
    });
    const { id } = opened.units.units.find(({ name }) => name === 'Lier lokallag')!;
    const chosen = async () =>
      (await portal.call('kari', 'GET /api/profile/chapters/:postalCode', { params: { postalCode: '3401' } }))
        .body as unknown;
    assert.deepEqual(await chosen(), { chapter: 'Lier lokallag' });
    const closed = await close(id);
    assert.equal(closed.isClosed, true);
    assert.ok(closed.units.gaps.some(({ municipality }) => municipality === '3312'));
    assert.deepEqual(await chosen(), { chapter: null });
    const unit = closed.units.units.find((one) => one.id === id)!;
    assert.deepEqual([unit.closedOn, unit.municipalities], [norwegianDay(new Date()), []]);
    assert.equal(closed.units.log.find(({ unitName }) => unitName === 'Lier lokallag')?.undo, null);
    const areas = await change({ kind: 'areas', unit: 'Lier lokallag', municipalities: ['3312'] });
    assert.equal(areas.outcome, 'unknown');
    assert.equal((await close(id)).isClosed, true);

    const reopened = await portal.call('vigdis', 'POST /api/administration/units/:id/reopenings', {
      params: { id },
    });
    const { closings } = (reopened.body as unknown as { units: Units }).units;
    assert.deepEqual(
      closings.map(({ unitName, madeBy, reason, reopenedBy }) => [unitName, madeBy, reason, reopenedBy]),
      [['Lier lokallag', 'Vigdis Ness', 'Slått sammen', 'Vigdis Ness']],
    );
  });
});

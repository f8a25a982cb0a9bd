import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { chapterFor } from '../organisation/organisation-service.ts';
import { changeUnit, listUnits, type UnitChange } from './unit-change-service.ts';

describe('units from the command line', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // As the server's role, which the command also has on PostgreSQL.
  const change = (one: UnitChange) =>
    changeUnit(portal.database.server.db, one, {
      madeBy: 'drift',
      reason: 'Vedtatt av landsmøtet',
      at: new Date('2026-11-24T10:00:00Z'),
    });
  const changes = async () =>
    (
      await portal.db.selectFrom('unit_change').select(['change', 'before', 'after', 'made_by']).execute()
    ).map((one) => [one.change, one.before, one.after, one.made_by].join('|'));

  test('a chapter is made, renamed, moved and given an area, which new members get by their address', async () => {
    const units = await listUnits(portal.db);
    const region = units.find(({ kind }) => kind === 'region')!;
    const national = units.find(({ kind }) => kind === 'national')!;
    const add = {
      kind: 'add',
      unit: 'Bærum og Asker',
      as: 'chapter',
      parent: region.name,
      municipalities: [],
    } as const;
    assert.equal(await change(add), 'changed');
    assert.equal(await change(add), 'name-taken');
    assert.equal(
      await change({ kind: 'areas', unit: 'bærum og asker', municipalities: ['3201'] }),
      'changed',
    );
    const proposed = await chapterFor(portal.db, '1337');
    assert.equal(proposed.kind === 'one' && proposed.name, 'Bærum og Asker');
    assert.equal(await change({ kind: 'rename', unit: 'Bærum og Asker', to: 'Bærum' }), 'changed');
    assert.equal(await change({ kind: 'move', unit: 'Bærum', parent: national.name }), 'changed');
    assert.equal(await change({ kind: 'move', unit: 'Bærum', parent: national.name }), 'same');
    const made = (await listUnits(portal.db)).find(({ name }) => name === 'Bærum');
    assert.deepEqual([made?.parentId, made?.municipalities], [national.id, ['3201']]);
    assert.deepEqual((await changes()).toSorted(), [
      'added||Bærum og Asker|drift',
      'areas||3201|drift',
      `moved|${region.name}|${national.name}|drift`,
      'renamed|Bærum og Asker|Bærum|drift',
    ]);
  });

  test('of two that make the same unit at once, one does', async () => {
    const before = await changes();
    const national = (await listUnits(portal.db)).find(({ kind }) => kind === 'national')!;
    const add = {
      kind: 'add',
      unit: 'Nytt fylke',
      as: 'region',
      parent: national.name,
      municipalities: [],
    } as const;
    assert.deepEqual((await Promise.all([change(add), change(add)])).toSorted(), ['changed', 'name-taken']);
    assert.equal((await changes()).length, before.length + 1);
  });

  test('a refusal writes nothing', async () => {
    const before = await changes();
    assert.equal(await change({ kind: 'rename', unit: 'Finnes ikke', to: 'X-by' }), 'unknown');
    assert.equal(
      await change({ kind: 'areas', unit: 'Bærum', municipalities: ['9999'] }),
      'unknown-municipality',
    );
    assert.deepEqual(await changes(), before);
  });
});

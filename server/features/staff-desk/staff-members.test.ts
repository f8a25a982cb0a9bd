import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { listStaff } from './staff-member-repository.ts';
import { changeStaff, type StaffRequest } from './staff-member-service.ts';

describe('staff from the command line', () => {
  let portal: TestPortal;
  const at = new Date('2026-11-23T10:00:00Z');
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const change = (who: string, as: StaffRequest['as']) =>
    changeStaff(portal.db, { who, as, madeBy: 'drift', reason: 'Begynte i dag' }, at);
  const roleOfKari = async () =>
    ((await portal.call('kari', 'GET /api/me')).body as unknown as { staffRole: string | null }).staffRole;
  const changes = async () =>
    (
      await portal.db
        .selectFrom('staff_change')
        .select(['change', 'role', 'made_by', 'reason'])
        .orderBy('id')
        .execute()
    )
      .map((one) => `${one.change} ${one.role} ${one.made_by}: ${one.reason}`)
      .sort();

  test('a member is given access to the desk, made treasurer, and loses it at the next request', async () => {
    const { number } = demoPersons.kari.membership!;
    assert.equal(await roleOfKari(), null);
    assert.equal(await change(number, 'employee'), 'changed');
    assert.equal(await roleOfKari(), 'medlemsservice');
    assert.equal(await change(demoAccounts.kari.email.toUpperCase(), 'treasurer'), 'changed');
    const kari = (await listStaff(portal.db)).find(({ memberNumber }) => memberNumber === number);
    assert.deepEqual(kari?.roles, ['member-service', 'treasurer']);
    assert.equal(await change(number, 'none'), 'changed');
    assert.equal(await roleOfKari(), null);
    assert.deepEqual(await changes(), [
      ...[
        'ended member-service drift: Begynte i dag',
        'ended treasurer drift: Begynte i dag',
        'given member-service drift: Begynte i dag',
        'given treasurer drift: Begynte i dag',
      ],
    ]);
  });

  test('an administrator need not be of member service; the last one stays', async () => {
    const { number } = demoPersons.siri.membership!;
    const rolesOfSiri = async () =>
      (await listStaff(portal.db)).find(({ memberNumber }) => memberNumber === number)?.roles;
    assert.equal(await change(number, 'administrator'), 'changed');
    assert.deepEqual(await rolesOfSiri(), ['administrator']);
    assert.equal(await change(number, 'employee'), 'changed');
    assert.equal(await change(number, 'no-administrator'), 'changed');
    assert.deepEqual(await rolesOfSiri(), ['member-service']);
    assert.equal(await change(demoAccounts.ingrid.email, 'no-administrator'), 'changed');
    for (const wish of ['none', 'no-administrator'] as const)
      assert.equal(await change(demoAccounts.vigdis.email, wish), 'last-administrator');
    assert.equal((await portal.call('vigdis', 'GET /api/administration/roles')).status, 200);
  });

  test('what is so already writes nothing; an unknown or dead person is refused', async () => {
    const before = await changes();
    const { number } = demoPersons.ola.membership!;
    assert.equal(await change(number, 'none'), 'same');
    assert.equal(await change('999999', 'employee'), 'unknown');
    await portal.db
      .updateTable('person')
      .set({ died_on: '2026-11-01' })
      .where('id', '=', demoPersons.ola.id)
      .execute();
    assert.equal(await change(number, 'employee'), 'unknown');
    assert.deepEqual(await changes(), before);
  });

  test('an address that two have names neither of them', async () => {
    await portal.db
      .updateTable('person')
      .set({ email: demoAccounts.kari.email })
      .where('id', '=', demoPersons.nils.id)
      .execute();
    assert.equal(await change(demoAccounts.kari.email, 'employee'), 'several');
  });
});

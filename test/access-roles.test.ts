/**
 * The roles of those who work for the organisation × every endpoint of the desk and of administration: what each opens, said
 * again and apart from the contract; and that a role which has ended opens nothing with the next request.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

/** All that a ceremony coordinator and an editor of the magazine may call of the desk. */
const parts: Record<'is_ceremony_coordinator' | 'is_magazine_editor', readonly EndpointKey[]> = {
  is_ceremony_coordinator: [
    'GET /api/staff/ceremony-rounds',
    'POST /api/staff/ceremony-rounds',
    'PUT /api/staff/ceremony-rounds/:id',
  ],
  is_magazine_editor: [
    'GET /api/staff/magazine',
    'POST /api/staff/magazine-issues',
    'PUT /api/staff/magazine-issues/:id',
    'PUT /api/staff/magazine-issues/:id/file',
    'POST /api/staff/magazine-issues/:id/freezings',
    'POST /api/staff/magazine-issues/:id/exports',
    'GET /api/staff/magazine-exports/:id/file',
    'POST /api/staff/magazine-returns',
  ],
};

const ofStaff = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(([, { access }]) =>
  ['staff', 'treasurer', 'administrator'].includes(access),
);
const roles = ['is_supervisor', 'is_treasurer', 'is_ceremony_coordinator', 'is_magazine_editor'] as const;
type Role = (typeof roles)[number] | 'role' | 'is_administrator';

describe('roles', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  /** Gives Per exactly these roles. */
  const give = async (...held: Role[]) => {
    await portal.db.deleteFrom('staff_member').where('person_id', '=', demoPersons.per.id).execute();
    if (held.length === 0) return;
    const has = (role: Role) => held.includes(role);
    await sql`insert into staff_member (person_id, role, is_supervisor, is_treasurer, is_ceremony_coordinator,
        is_magazine_editor, is_administrator)
      values (${demoPersons.per.id}, ${has('role') ? 'medlemsservice' : null}, ${has('is_supervisor')},
        ${has('is_treasurer')}, ${has('is_ceremony_coordinator')}, ${has('is_magazine_editor')},
        ${has('is_administrator')})`.execute(portal.db);
  };
  const params = { id: '00000000-0000-4000-8000-000000000000', start: '0', reference: 'x', year: '2001' };
  /** Sends nothing that is valid: a caller who is let in is refused for something else. */
  const isLetIn = async (key: EndpointKey): Promise<boolean> => {
    const { status, body } = await portal.call('per', key, { params, body: { nonsense: 1 } });
    return status !== 403 || (body as { code?: string }).code !== 'FORBIDDEN';
  };
  const letIn = async (): Promise<EndpointKey[]> => {
    const keys: EndpointKey[] = [];
    for (const [key, { events }] of ofStaff) if (!events && (await isLetIn(key))) keys.push(key);
    return keys;
  };
  const keysFor = (...access: string[]) =>
    ofStaff.filter(([, one]) => access.includes(one.access) && !one.events).map(([key]) => key);

  test('no role opens nothing of the desk', async () => {
    await give();
    assert.deepEqual(await letIn(), []);
  });

  for (const part of ['is_ceremony_coordinator', 'is_magazine_editor'] as const)
    test(`${part}: its own endpoints, and no other`, async () => {
      await give(part);
      assert.deepEqual((await letIn()).toSorted(), parts[part].toSorted());
      await give();
      for (const key of parts[part]) assert.equal(await isLetIn(key), false, `${key}, ended`);
    });

  test('a supervisor opens what member service opens, and not what is the treasurer’s or an administrator’s', async () => {
    await give('role', 'is_supervisor');
    assert.deepEqual(await letIn(), keysFor('staff'));
    await give('is_supervisor');
    assert.deepEqual(await letIn(), [], 'without member service it is nothing');
  });

  test('a treasurer opens the desk and the accounts, and an administrator no desk', async () => {
    await give('role', 'is_treasurer');
    assert.deepEqual(await letIn(), keysFor('staff', 'treasurer'));
    await give('is_administrator');
    assert.deepEqual(await letIn(), keysFor('administrator'));
    await give();
    assert.deepEqual(await letIn(), []);
  });

  test('each caller is told the roles that they have', async () => {
    for (const role of roles) {
      await give('role', role);
      const me = (await portal.call('per', 'GET /api/me')).body as Record<string, unknown>;
      assert.deepEqual(
        [me.isSupervisor, me.isTreasurer, me.isCeremonyCoordinator, me.isMagazineEditor],
        roles.map((one) => one === role),
      );
    }
    await give();
  });
});

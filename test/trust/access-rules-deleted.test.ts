/**
 * Who may call: a role ends the second it is removed, a child is reached by its guardians only, and every access
 * rule is deleted once, to see that the suite notices.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Access, Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { addAccessChild } from '../support/access-objects.ts';
import { accessPolicy, callers, type Policy, type TestedCaller } from '../support/access-policy.ts';
import type { Answer } from '../support/answer.ts';
import { inDays } from '../support/days.ts';
import { insertOffice, units } from '../support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { isFullTrial, keepFigure } from '../support/trust-figures.ts';

const table = Object.entries(endpoints) as [EndpointKey, Endpoint][];
const keysOf = (...wanted: Access[]) =>
  table.filter(([, { access }]) => wanted.includes(access)).map(([key]) => key);
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const anId = { id: randomUUID() };

describe('access rules', () => {
  let portal: TestPortal;
  const counts = { endpoints: table.length, removed: 0, children: 0, rules: 0, noticed: 0 };
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  /** Refused before anything of the request is read. */
  const refusalOf = async (caller: DemoName | null, key: EndpointKey) =>
    codeOf(await portal.call(caller, key, { params: anId, body: { nonsense: 1 } }));

  test('staff whose role was removed a second ago: every endpoint of member service refuses', async () => {
    const set = (role: string | null) =>
      sql`update staff_member set role = ${role} where person_id = ${demoPersons.mona.id}`.execute(portal.db);
    assert.equal((await portal.call('mona', 'GET /api/staff/queue-counts')).status, 200);
    await set(null);
    for (const key of keysOf('staff', 'treasurer')) {
      assert.deepEqual(await refusalOf('mona', key), [403, 'FORBIDDEN'], key);
      counts.removed += 1;
    }
    await set('medlemsservice');
  });

  test('an office that ended yesterday, and one whose declaration is gone', async () => {
    const id = await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.oslo });
    const params = { id: units.oslo };
    assert.equal((await portal.call('liv', 'GET /api/units/:id', { params })).status, 200);
    await sql`update office set until_on = ${inDays(-1)} where id = ${id}`.execute(portal.db);
    for (const key of keysOf('representative')) {
      assert.deepEqual(await refusalOf('liv', key), [403, 'NO_OFFICE'], key);
      counts.removed += 1;
    }
    await sql`update office set until_on = ${inDays(30)} where id = ${id}`.execute(portal.db);
    await sql`delete from confidentiality_declaration where office_id = ${id}`.execute(portal.db);
    for (const key of keysOf('representative')) {
      assert.deepEqual(await refusalOf('liv', key), [403, 'DECLARATION_MISSING'], key);
      counts.removed += 1;
    }
  });

  test('the treasurer’s right removed: the treasurer’s endpoints refuse, the others go on', async () => {
    const set = (is: boolean) =>
      sql`update staff_member set is_treasurer = ${is} where person_id = ${demoPersons.mona.id}`.execute(
        portal.db,
      );
    await set(false);
    for (const key of keysOf('treasurer')) {
      assert.deepEqual(await refusalOf('mona', key), [403, 'FORBIDDEN'], key);
      counts.removed += 1;
    }
    assert.equal((await portal.call('mona', 'GET /api/staff/queue-counts')).status, 200);
    await set(true);
  });

  test('an administrator whose role ended a second ago: every endpoint of administrators refuses', async () => {
    const set = (is: boolean) =>
      sql`update staff_member set is_administrator = ${is} where person_id = ${demoPersons.vigdis.id}`.execute(
        portal.db,
      );
    assert.equal((await portal.call('vigdis', 'GET /api/administration/roles')).status, 200);
    await set(false);
    for (const key of keysOf('administrator')) {
      assert.deepEqual(await refusalOf('vigdis', key), [403, 'FORBIDDEN'], key);
      counts.removed += 1;
    }
    await set(true);
  });

  describe('children', () => {
    const ofChild = (Object.entries(accessPolicy) as [EndpointKey, Policy][]).filter(([, { object }]) =>
      ['child', 'ended-child'].includes(object?.kind ?? ''),
    );
    const stateOf = (policy: Policy) => (policy.object?.kind === 'ended-child' ? 'ended' : 'registered');
    const ask = (caller: DemoName, [key, policy]: (typeof ofChild)[number], id: string) =>
      portal.call(caller, key, { params: { ...policy.params, id }, body: policy.body });

    for (const entry of ofChild) {
      const [key, policy] = entry;
      test(`${key}: one’s own child, that of another guardian, one that has turned 15, and one with a hidden address`, async () => {
        const make = (guardian: DemoName) =>
          addAccessChild(portal.db, demoPersons[guardian as 'kari'].id, stateOf(policy));
        const own = await ask('kari', entry, await make('kari'));
        assert.ok(own.status < 300, own.text);
        const missing = await ask('kari', entry, randomUUID());
        assert.equal(missing.status, 404);
        assert.deepEqual(codeOf(await ask('kari', entry, await make('ola'))), codeOf(missing));

        // The guardian does not follow what the child has been struck off for.
        const grown = await make('kari');
        await sql`delete from child_guardian where child_id = ${grown}`.execute(portal.db);
        assert.deepEqual(codeOf(await ask('kari', entry, grown)), codeOf(missing));

        const hidden = await make('kari');
        await sql`insert into child_guardian (child_id, person_id) values (${hidden}, ${demoPersons.nils.id})`.execute(
          portal.db,
        );
        await sql`update person set is_address_shielded = true where id = ${demoPersons.nils.id}`.execute(
          portal.db,
        );
        const { text } = await ask('kari', entry, hidden);
        assert.ok(!text.includes(demoPersons.nils.account.email));
        counts.children += 5;
      });
    }
  });

  describe('every rule, deleted once', () => {
    const ruled = table.filter(([, { access }]) => access !== 'public');
    const accessOf = new Map(ruled.map(([key, { access }]) => [key, access]));
    const chosen = isFullTrial ? ruled : ruled.filter((_, place) => place % 20 === 0);

    /** What test/access.test.ts asserts of those who are not admitted. @returns the callers that came past */
    async function cameIn(key: EndpointKey): Promise<TestedCaller[]> {
      const { admitted } = accessPolicy[key as keyof typeof accessPolicy] as Policy;
      const outside = callers.filter((caller) => !(admitted as readonly TestedCaller[]).includes(caller));
      const past: TestedCaller[] = [];
      for (const caller of outside) {
        const [status] = await codeOfAsking(caller, key);
        // A person's token is none of a system.
        const isUnknown = caller === null || accessOf.get(key) === 'client';
        if (status !== (isUnknown ? 401 : 403)) past.push(caller);
      }
      return past;
    }
    const codeOfAsking = async (caller: TestedCaller, key: EndpointKey) =>
      codeOf(await portal.call(caller, key, { params: anId, body: { nonsense: 1 } }));

    test(`${isFullTrial ? 'each' : 'one in twenty'} of the rules is missed when it is gone`, async () => {
      const unnoticed: string[] = [];
      for (const [key, endpoint] of chosen) {
        assert.deepEqual(await cameIn(key), [], key);
        const { access } = endpoint;
        // The route asks for the rule at each request.
        (endpoint as { access: Access }).access = 'public';
        const past = await cameIn(key);
        (endpoint as { access: Access }).access = access;
        counts.rules += 1;
        if (past.length > 0) counts.noticed += 1;
        else unnoticed.push(key);
      }
      assert.deepEqual(unnoticed, []);
      keepFigure({
        row: 30,
        part: 'rules',
        score: 3,
        figure: `${counts.noticed} of ${counts.rules} access rules noticed as missing when deleted; ${counts.removed} calls with a role, an office or a right taken away just before refused; ${counts.children} children's objects (own, another guardian's, struck off, with a hidden address, not there).`,
        command: 'npm run trial:trust -- --only=access-rules-deleted',
      });
      keepFigure({
        row: 44,
        part: 'guards',
        score: 3,
        figure: `${counts.noticed} of ${counts.rules} access rules noticed when removed by a script.`,
        command: 'npm run trial:trust -- --only=access-rules-deleted',
      });
      keepFigure({
        row: 33,
        part: 'roles',
        score: 3,
        figure: `A role, an office, a declaration and the treasurer's right: refused at the next request, 0 s later, at all ${counts.removed} calls.`,
        command: 'npm run trial:trust -- --only=access-rules-deleted',
      });
    });
  });
});

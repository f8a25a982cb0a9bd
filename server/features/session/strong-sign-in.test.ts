/** What shows others' data asks for more than one's own, where the organisation has configured it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Access, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { demoActivityIds } from '../../../dev/seed/demo-activity.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { needsStrongSignIn } from './session-rules.ts';

describe('a sign-in in two steps', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal({ strongSignIn: ['amr=mfa', 'acrs=c1'] });
    await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.oslo });
  });
  after(() => portal.close());

  type Who = 'liv' | 'mona' | 'vigdis' | 'kari' | 'per';
  async function call(who: Who, key: EndpointKey, claims: object = {}, id: string = randomUUID()) {
    const { id: subject, name } = demoAccounts[who];
    const token = await portal.issuer.tokenFor({ subject, name }, { ...claims });
    const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, part]) => [part!, id]));
    const { status, body } = await portal.call(who, key, { params, token });
    return [status, (body as { code?: string }).code];
  }
  const needed = [403, 'STRONG_SIGN_IN_NEEDED'];

  const closed = Object.entries(endpoints).filter(([, { access }]) =>
    needsStrongSignIn.includes(access as Access),
  ) as [EndpointKey, { access: string }][];

  test('is asked for at every endpoint of those elected and of member service, and is enough', async () => {
    assert.ok(closed.length > 100);
    for (const [key, { access }] of closed) {
      const who = access === 'representative' ? 'liv' : access === 'administrator' ? 'vigdis' : 'mona';
      assert.deepEqual(await call(who, key), needed, key);
      assert.deepEqual(await call(who, key, { amr: ['otp', 'pwd'], acr: 'mfa' }), needed, key);
    }
    const unit = (claims: object) => call('liv', 'GET /api/units/:id/offices', claims, units.oslo);
    assert.deepEqual((await unit({ amr: ['otp', 'mfa'] }))[0], 200);
    assert.deepEqual((await unit({ acrs: 'c1' }))[0], 200);
    assert.deepEqual((await call('mona', 'GET /api/staff/unit-tree', { amr: ['mfa'] }))[0], 200);
  });

  test('opens nothing by itself: a user without access gets none', async () => {
    const strong = { amr: ['mfa'] };
    for (const claims of [{}, strong]) {
      assert.deepEqual(await call('kari', 'GET /api/staff/unit-tree', claims), [403, 'FORBIDDEN']);
      assert.deepEqual(await call('per', 'GET /api/units/:id', claims, units.oslo), [403, 'NO_OFFICE']);
    }
  });

  test('is not asked for where one sees one’s own, and accepts an office', async () => {
    for (const key of ['GET /api/offices', 'GET /api/profile', 'GET /api/activities'] as const)
      assert.equal((await call('liv', key))[0], 200, key);
    const answer = await call('liv', 'POST /api/offices/:id/resignations');
    assert.deepEqual(answer, [404, 'NOT_FOUND']);
  });

  test('is asked for before who takes part in an activity is shown; of others’ activities nothing is said', async () => {
    const list = 'GET /api/organiser/activities';
    const one = 'GET /api/organiser/activities/:id';
    const walk = demoActivityIds.walk;
    for (const who of ['mona', 'liv'] as const) assert.deepEqual(await call(who, list), needed);
    assert.deepEqual(await call('mona', one, {}, walk), needed);
    assert.deepEqual(await call('kari', one, {}, walk), [404, 'NOT_FOUND']);
    assert.deepEqual((await call('mona', one, { amr: ['mfa'] }, walk))[0], 200);
    assert.deepEqual((await call('kari', list))[0], 200);
  });

  test('the browser is told, so that it can say it before anything is refused', async () => {
    const isNeeded = async (claims: object) => {
      const { id: subject, name } = demoAccounts.mona;
      const token = await portal.issuer.tokenFor({ subject, name }, { ...claims });
      return (await portal.call('mona', 'GET /api/me', { token })).body.needsStrongSignIn;
    };
    assert.deepEqual([await isNeeded({}), await isNeeded({ amr: ['mfa'] })], [true, false]);
  });
});

/** Where answers to a unit go: proposed, sent a link, and used when somebody there has said yes. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const { liv, nils } = demoPersons;

describe('the address for answers', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, role: 'leader' });
    await insertOffice(portal.db, { personId: nils.id, unitId: units.oslo, role: 'auditor' });
    await portal.db.updateTable('unit').set({ reply_email: null }).execute();
  });
  after(() => portal.close());

  const params = { id: units.oslo };
  const set = (email: string) =>
    portal.call('mona', 'PUT /api/staff/units/:id/reply-address', { params, body: { email } });
  const shown = async () =>
    (await portal.call('liv', 'GET /api/units/:id/reply-address', { params })).body as unknown as {
      email: string | null;
      pending: { email: string; isSent: boolean } | null;
    };
  const prove = async (code: string) =>
    (await portal.call(null, 'POST /api/reply-address-proofs', { body: { code } })).text;
  async function codeTo(email: string): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const letter = portal.letters.findLast(({ to }) => to === email);
      if (letter) {
        assert.doesNotMatch(letter.text, /lokallag|human|Oslo/i);
        return /#([\w-]{22})/.exec(letter.text)?.[1] ?? '';
      }
      await delay(50);
    }
    throw new Error(`no letter to ${email}`);
  }

  test('is used when it has been proven, and not before; once', async () => {
    assert.equal((await set('Styret@minside.example')).status, 200);
    assert.deepEqual([(await shown()).email, (await shown()).pending?.isSent], [null, true]);
    const code = await codeTo('styret@minside.example');
    assert.equal(await prove('x'.repeat(22)), '{"outcome":"gone"}');
    assert.equal(await prove(code), '{"outcome":"proven"}');
    assert.deepEqual(await shown(), { email: 'styret@minside.example', pending: null });
    assert.equal(await prove(code), '{"outcome":"gone"}');
  });

  test('what the chair proposes is sent nothing until the desk does; the one in use stays meanwhile', async () => {
    const body = { email: 'forslag@minside.example' };
    const proposed = await portal.call('liv', 'POST /api/units/:id/reply-address-proposals', {
      params,
      body,
    });
    assert.equal(proposed.status, 201);
    const { email, pending } = await shown();
    assert.deepEqual([email, pending?.email, pending?.isSent], ['styret@minside.example', body.email, false]);
    assert.ok(!portal.letters.some(({ to }) => to === body.email));
    await set(body.email);
    const first = await codeTo(body.email);
    await set('annen@minside.example');
    assert.equal(await prove(first), '{"outcome":"gone"}');
    assert.equal(await prove(await codeTo('annen@minside.example')), '{"outcome":"proven"}');
  });

  test('an office that does not write may neither see nor propose; the desk takes it away at once', async () => {
    const request = { params, body: { email: 'x@minside.example' } };
    assert.equal(
      (await portal.call('nils', 'POST /api/units/:id/reply-address-proposals', request)).status,
      403,
    );
    assert.equal((await portal.call('nils', 'GET /api/units/:id/reply-address', { params })).status, 403);
    assert.equal((await set('')).status, 200);
    assert.deepEqual(await shown(), { email: null, pending: null });
  });

  test('the number of links in a day is limited for a unit', async () => {
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await set('igjen@minside.example')).status);
    assert.equal(statuses.at(-1), 429);
  });
});

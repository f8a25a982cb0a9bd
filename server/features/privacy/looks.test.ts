import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('who has looked at my data', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const looks = async (caller: 'aud' | 'ola') => body(await portal.call(caller, 'GET /api/looks')).looks;

  test('shows each look with who, what, why and when, one’s own only', async () => {
    assert.deepEqual(await looks('aud'), []);
    const enquiry = { topic: 'other', subject: 'Et spørsmål', message: 'Når er neste møte?' };
    const { id, number } = body(await portal.call('aud', 'POST /api/enquiries', { body: enquiry }));
    await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
    const params = { id: demoPersons.aud.id };
    const reason = 'Ringte og spurte om leiren i høst';
    const written = await portal.call('ingrid', 'POST /api/staff/persons/:id/reasons', {
      params,
      body: { reason },
    });
    const query = { reasonId: body(written).id };
    await portal.call('ingrid', 'GET /api/staff/persons/:id', { params, query });

    const [second, first, ...more] = await looks('aud');
    assert.equal(more.length, 0);
    assert.deepEqual(
      [first.name, first.reason, first.remark, first.enquiry],
      ['Mona', 'enquiry', null, { id, number }],
    );
    assert.deepEqual([second.name, second.reason, second.remark], ['Ingrid', 'written', reason]);
    assert.ok(second.fields.includes('contact-points') && first.fields.includes('messages'));
    assert.deepEqual(await looks('ola'), []);
  });

  test('also what was logged before the record turned out to be this person', async () => {
    const former = randomUUID();
    await sql`insert into access_log (id, looked_at, staff_id, person_id, reason, request_id)
      values (${randomUUID()}, now(), ${demoPersons.mona.id}, ${former}, 'search', 'r')`.execute(portal.db);
    assert.equal((await looks('ola')).length, 0);
    await sql`insert into person_alias (former_id, person_id) values (${former}, ${demoPersons.ola.id})`.execute(
      portal.db,
    );
    assert.deepEqual(
      (await looks('ola')).map((look: { reason: string }) => look.reason),
      ['search'],
    );
  });
});

/**
 * How comparable portals are known to fail, and that it does not happen here: Gi Effektivt and The
 * Guardian. What is seen only on a page is in `test/e2e/peer-failures.spec.ts`.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { givingEndpoints } from '#contract/giving-endpoints.ts';
import { insertAgreement } from '../../../test/support/giving-fixtures.ts';
import { type GivingStage, openGivingStage, type Shown } from '../../../test/support/giving-stage.ts';

type Seen = Shown & { isBeingSynchronised: boolean; amountOre: number };

describe('known failures of others', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const personOf = async () => (await stage.call<{ person: { id: string } }>('ola', 'GET /api/me')).person.id;

  test('Gi Effektivt: a save in three calls, of which only the last is looked at: here it is one, all of it or none', async () => {
    const { id } = await insertAgreement(stage.portal.db, await personOf(), 'active');
    const change = (body: object) =>
      stage.portal.call('ola', 'POST /api/giving/agreements/:id/changes', { params: { id }, body });
    const whole = { version: '1', amountKroner: '300', frequency: 'monthly', day: '5', purposeId: 'local' };
    // One part is wrong: the others are not saved either.
    assert.equal((await change({ ...whole, day: '7' })).status, 422);
    const before = await stage.agreement('ola', id);
    assert.equal((before as Shown & { amountOre: number }).amountOre, 25_000);
    assert.equal((await change(whole)).status, 200);
    const after = (await stage.agreement('ola', id)) as Shown & { amountOre: number; day: number };
    assert.deepEqual([after.amountOre, after.day, after.version], [30_000, 5, '2']);
    // Seen before the change: refused, not written over.
    assert.equal((await change(whole)).status, 409);
  });

  test('Gi Effektivt: an address or a code alone stops, pauses and raises, even by GET: here nothing does', async () => {
    const { id } = await insertAgreement(stage.portal.db, await personOf(), 'active');
    const answer = await stage.portal.call(null, 'POST /api/giving/agreements/:id/stop', {
      params: { id },
      body: { reason: '' },
    });
    assert.equal(answer.status, 401);
    for (const path of ['stop', 'changes', 'pause'])
      assert.equal((await stage.portal.app.inject(`/api/giving/agreements/${id}/${path}`)).statusCode, 404);
    for (const [key, { access }] of Object.entries(givingEndpoints))
      if (!key.startsWith('GET ')) assert.notEqual(access, 'public', key);
    assert.equal((await stage.agreement('ola', id)).state, 'active');
  });

  test('The Guardian: pressed twice or again, a stop is done once, and shown as done', async () => {
    const { id } = await insertAgreement(stage.portal.db, await personOf(), 'active');
    const stop = (key: string) =>
      stage.portal.call('ola', 'POST /api/giving/agreements/:id/stop', {
        params: { id },
        body: { reason: '' },
        idempotencyKey: key,
      });
    const [one, two] = await Promise.all([stop('stop-0001'), stop('stop-0001')]);
    assert.deepEqual([one.status, two.status, one.text === two.text], [200, 200, true]);
    // Pressed again: it is stopped already, once.
    assert.equal((await stop('stop-0002')).status, 200);
    const { timeline } = await stage.agreement('ola', id);
    assert.equal(timeline.filter(({ kind }) => kind === 'stopped').length, 1);
  });

  test('Gi Effektivt: an error and then a success for the same call: here one answer, and nothing half done', async () => {
    const { db } = stage.portal;
    const { id } = await insertAgreement(db, await personOf(), 'active');
    // The database fails in the middle of it.
    await sql`create function fail_once() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      db,
    );
    await sql`create trigger fail_once before insert on gift_agreement_event for each row execute function fail_once()`.execute(
      db,
    );
    const stop = () =>
      stage.portal.call('ola', 'POST /api/giving/agreements/:id/stop', {
        params: { id },
        body: { reason: '' },
        idempotencyKey: 'stop-that-fails',
      });
    const failed = await stop();
    await sql`drop function fail_once cascade`.execute(db);
    // The Guardian, too: a stop that failed showed no error.
    assert.deepEqual([failed.status, (failed.body as { code?: string }).code], [500, 'INTERNAL_ERROR']);
    assert.equal((await stage.agreement('ola', id)).state, 'active');
    assert.equal((await stop()).status, 200);
    assert.equal((await stage.agreement('ola', id)).state, 'stopped');
  });

  test('The Guardian: a stop is sent on to staff when something is outstanding: here it is the donor’s in every state', async () => {
    const person = await personOf();
    for (const [state, after] of [
      ['waiting', 'abandoned'],
      ['active', 'stopped'],
      ['paused', 'stopped'],
    ] as const) {
      const { id } = await insertAgreement(stage.portal.db, person, state);
      await sql`insert into gift_charge (id, kind, person_id, agreement_id, mandate_id, period, rail, amount_ore,
          purpose_id, due_on, state, failure, created_at)
        select gen_random_uuid(), 'recurring', person_id, id, mandate_id, '2026-10', rail, amount_ore, purpose_id,
          '2026-10-20', 'failed', 'user-action', now() from gift_agreement where id = ${id}`.execute(
        stage.portal.db,
      );
      const stopped = await stage.call('ola', 'POST /api/giving/agreements/:id/stop', {
        params: { id },
        body: { reason: '' },
      });
      assert.equal(stopped.state, after);
    }
  });
});

describe('known failures of others, with Vipps', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  test('Gi Effektivt: «noe gikk galt» and no way on: here the field is named, or it goes on by itself', async () => {
    const donor = await stage.donor('liv');
    const change = (amountKroner: string) =>
      stage.portal.call('liv', 'POST /api/giving/agreements/:id/changes', {
        params: { id: donor.id },
        body: { version: donor.version, amountKroner, frequency: 'monthly', day: '20', purposeId: 'general' },
      });
    const wrong = await change('1');
    assert.deepEqual(
      [wrong.status, (wrong.body as { errors?: { path: string; code: string }[] }).errors],
      [422, [{ path: '/amountKroner', code: 'TOO_SHORT' }]],
    );
    stage.simulator.setFaults({ isDown: true });
    assert.equal((await change('400')).status, 200);
    const waiting = (await stage.agreement('liv', donor.id)) as Seen;
    assert.deepEqual([waiting.amountOre, waiting.isBeingSynchronised], [40_000, true]);
    stage.simulator.setFaults({});
    stage.move(1 / 24);
    await stage.reconcile();
    assert.equal(((await stage.agreement('liv', donor.id)) as Seen).isBeingSynchronised, false);
    assert.equal(stage.atVipps().amountOre, 40_000);
  });

  test('The Guardian: a stop that the rail did not take showed no error: here it is said, and nothing is drawn', async () => {
    const donor = await stage.donor('kari');
    const atVipps = stage.atVipps();
    stage.move('2026-12-17T09:30:00Z');
    await stage.runHour();
    assert.equal(stage.simulator.machine.listCharges(atVipps.id, 'DUE').length, 1);
    stage.simulator.setFaults({ isDown: true });
    const stopped = await stage.call<Seen>('kari', 'POST /api/giving/agreements/:id/stop', {
      params: { id: donor.id },
      body: { reason: '' },
    });
    assert.deepEqual([stopped.state, stopped.isBeingSynchronised], ['stopped', true]);
    stage.simulator.setFaults({});
    stage.move(1 / 24);
    await stage.reconcile();
    await stage.runHour();
    assert.equal(((await stage.agreement('kari', donor.id)) as Seen).isBeingSynchronised, false);
    stage.move(20);
    assert.equal(atVipps.status, 'STOPPED');
    assert.deepEqual(
      stage.simulator.machine.listCharges(atVipps.id, null).map(({ status }) => status),
      ['CANCELLED'],
    );
  });

  test('The Guardian: «oops» because a field of another system was missing: here what is not needed may be missing', async () => {
    const donor = await stage.donor('uten');
    const atVipps = stage.atVipps();
    Object.assign(atVipps, { externalId: null, productDescription: null });
    stage.simulator.machine.app.agreement(atVipps.id, 'stop');
    await stage.hear();
    assert.equal((await stage.agreement('uten', donor.id)).state, 'stopped');
  });
});

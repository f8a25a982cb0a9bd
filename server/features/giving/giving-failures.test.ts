/** What goes wrong between us and Vipps, and how a donor meets it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { aWish, type GivingStage, openGivingStage, type Shown } from '../../../test/support/giving-stage.ts';
import { until } from '../../../test/support/until.ts';

describe('giving when something goes wrong', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const begin = async (caller: 'ola' | 'kari' | 'jon' | 'liv' | 'nils', wish: object = {}) => {
    const body = { ...aWish, ...wish };
    const begun = await stage.call<{ agreementId: string }>(caller, 'POST /api/giving/agreements', { body });
    await stage.settle();
    return begun.agreementId;
  };
  const notices = async (personId: string) =>
    (
      await stage.portal.db
        .selectFrom('notice')
        .select('kind')
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute()
    ).map(({ kind }) => kind);
  const personOf = async (caller: 'liv' | 'kari' | 'ola') =>
    (await stage.call<{ person: { id: string } }>(caller, 'GET /api/me')).person.id;

  test('declined, timed out and given up: each is told, and each can be begun again', async () => {
    for (const [choice, state] of [
      ['decline', 'declined'],
      ['time-out', 'expired'],
    ] as const) {
      const id = await begin('ola');
      stage.simulator.machine.app.agreement(stage.atVipps().id, choice);
      await stage.hear();
      const ended = await stage.agreement('ola', id);
      assert.equal(ended.state, state);
      assert.equal(ended.approval, null);
      const again = await stage.call<Shown>('ola', 'POST /api/giving/agreements/:id/restart', {
        params: { id },
        body: { version: ended.version },
      });
      assert.equal(again.state, 'waiting');
      await stage.settle();
    }
  });

  test('a closed window: starting again gives the former up, and a late approval of it draws nothing', async () => {
    const former = await begin('jon');
    const formerAtVipps = stage.atVipps();
    const id = await begin('jon', { amountKroner: '100' });
    assert.equal((await stage.agreement('jon', former)).state, 'abandoned');
    stage.simulator.machine.app.agreement(formerAtVipps.id, 'approve');
    await stage.hear();
    await stage.hear();
    assert.equal(formerAtVipps.status, 'STOPPED');
    assert.equal((await stage.agreement('jon', former)).state, 'abandoned');
    assert.equal((await stage.agreement('jon', id)).state, 'waiting');
  });

  test('Vipps down: it is said, and it goes on when Vipps is back', async () => {
    stage.simulator.setFaults({ isDown: true });
    const { agreementId: id } = await stage.call<{ agreementId: string }>(
      'nils',
      'POST /api/giving/agreements',
      {
        body: aWish,
      },
    );
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await stage.agreement('nils', id)).approval?.state === 'unavailable') break;
      await new Promise((later) => setTimeout(later, 50));
    }
    assert.equal((await stage.agreement('nils', id)).approval?.state, 'unavailable');
    stage.simulator.setFaults({});
    // The breaker closes after half a minute of the shared clock.
    stage.move(1 / 1440);
    await stage.reconcile();
    assert.equal((await stage.agreement('nils', id)).approval?.state, 'ready');
  });

  test('the language of the donor is changed after a lost answer: the words are others, and the call is not refused', async () => {
    const { db } = stage.portal;
    const person = await personOf('ola');
    const speak = (language: 'nb' | 'en') =>
      db.updateTable('person').set({ language }).where('id', '=', person).execute();
    await speak('nb');
    // The client asks three times, and hears nothing.
    stage.simulator.setFaults({ loseAnswers: 3 });
    const id = await begin('ola', { amountKroner: '175' });
    stage.simulator.setFaults({});
    await speak('en');
    stage.move(1 / 1440);
    await stage.reconcile();
    assert.equal((await stage.agreement('ola', id)).approval?.state, 'ready');
    assert.match(stage.atVipps().productDescription ?? '', /^Every month\./);
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'approve');
    await stage.hear();

    const { version } = await stage.agreement('ola', id);
    stage.simulator.setFaults({ loseAnswers: 99 });
    await stage.call('ola', 'POST /api/giving/agreements/:id/changes', {
      params: { id },
      body: { version, amountKroner: '180', frequency: 'monthly', day: '20', purposeId: 'general' },
    });
    await stage.settle();
    await until('the call has failed', async () => {
      const row = await db
        .selectFrom('gift_mandate')
        .select('failed_calls')
        .where('agreement_id', '=', id)
        .executeTakeFirstOrThrow();
      return row.failed_calls > 0;
    });
    // As if the process had ended before it could count the call that failed.
    await db.updateTable('gift_mandate').set({ failed_calls: 0 }).where('agreement_id', '=', id).execute();
    stage.simulator.setFaults({});
    await speak('nb');
    stage.move(1 / 1440);
    await stage.reconcile();
    assert.match(stage.atVipps().productDescription ?? '', /^Hver måned\./);
    assert.equal(
      ((await stage.agreement('ola', id)) as Shown & { isBeingSynchronised: boolean }).isBeingSynchronised,
      false,
    );
    assert.equal(stage.atVipps().amountOre, 18_000);
  });

  test('a lost answer: what was done is found, and nothing is done twice', async () => {
    stage.simulator.setFaults({ loseAnswers: 1 });
    const before = stage.simulator.machine.agreements.size;
    const id = await begin('kari', { amountKroner: '151' });
    assert.equal(stage.simulator.machine.agreements.size, before + 1);
    assert.equal((await stage.agreement('kari', id)).approval?.state, 'ready');
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'approve');
    await stage.hear();
  });

  test('a payment that fails is tried again, told kindly once, and is no debt', async () => {
    const { id } = await stage
      .call<Shown & { agreement: Shown }>('kari', 'GET /api/giving')
      .then(({ agreement }) => agreement);
    const atVipps = stage.atVipps();
    stage.move('2026-12-17T09:30:00Z');
    await stage.runHour();
    stage.move('2026-12-21T12:00:00Z');
    await stage.reconcile();
    const retrying = await stage.agreement('kari', id);
    assert.equal((retrying.trouble as { isRetrying: boolean }).isRetrying, true);
    assert.equal((await notices(await personOf('kari'))).includes('gift-failed'), false);
    for (let day = 0; day < 6; day += 1) stage.move(1);
    await stage.hear();
    await stage.hear();
    const failed = await stage.agreement('kari', id);
    assert.equal((failed.trouble as { failure: string }).failure, 'user-action');
    assert.equal(failed.state, 'active');
    const { matters } = await stage.call<{ matters: { code: string; on: string | null }[] }>(
      'kari',
      'GET /api/attention',
    );
    assert.deepEqual(
      matters.filter(({ code }) => code === 'PAYMENT_FAILED').map(({ on }) => on),
      ['2026-12-21'],
    );
    const told = await notices(await personOf('kari'));
    assert.equal(told.filter((kind) => kind === 'gift-failed').length, 1);
    assert.equal(stage.simulator.machine.listCharges(atVipps.id, 'FAILED').length, 1);
    // The next month is drawn as if nothing had been.
    assert.equal(failed.upcoming[0]!.period, '2027-01');
  });

  test('a charge that could not be sent on its day is not sent into a pause that came meanwhile', async () => {
    const donor = await stage.donor('jon', { day: '5' });
    const atVipps = stage.atVipps();
    stage.move(`${donor.upcoming[0]!.dueOn}T09:30:00Z`);
    stage.move(-4);
    stage.simulator.setFaults({ isDown: true });
    await stage.runHour().catch(() => {});
    stage.move(6);
    await stage.call<Shown>('jon', 'POST /api/giving/agreements/:id/pause', {
      params: { id: donor.id },
      body: { version: donor.version, months: '1' },
    });
    stage.simulator.setFaults({});
    stage.move(1);
    await stage.reconcile();
    await stage.runHour();
    assert.deepEqual(stage.simulator.machine.listCharges(atVipps.id, null), []);
    const { upcoming } = await stage.agreement('jon', donor.id);
    assert.deepEqual(
      upcoming.map(({ isSent }) => isSent),
      [false, false, false],
    );
  });

  test('a raise that Vipps has not heard of is told before the charge, which it would refuse as too high', async () => {
    const donor = await stage.donor('uten', { amountKroner: '400' });
    const params = { id: donor.id };
    const change = (version: string, amountKroner: string) =>
      stage.call<Shown>('uten', 'POST /api/giving/agreements/:id/changes', {
        params,
        body: { version, amountKroner, frequency: 'monthly', day: '20', purposeId: 'general' },
      });
    const lowered = await change(donor.version, '100');
    await stage.settle();
    stage.simulator.setFaults({ isDown: true });
    await change(lowered.version, '600');
    await stage.portal.db.deleteFrom('pgboss.job' as never).execute();
    stage.simulator.setFaults({});
    stage.move(`${donor.upcoming[0]!.dueOn}T09:30:00Z`);
    stage.move(-4);
    await stage.runHour();
    const { id, amountOre } = stage.atVipps();
    assert.equal(amountOre, 60_000);
    assert.deepEqual(
      stage.simulator.machine.listCharges(id, null).map((charge) => [charge.status, charge.amountOre]),
      [['DUE', 60_000]],
    );
    await stage.call('uten', 'POST /api/giving/agreements/:id/stop', { params, body: { reason: '' } });
    await stage.settle();
  });

  test('stopped in the app: it comes home by webhook, with who did it', async () => {
    const { id } = await stage.donor('liv');
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'stop');
    await stage.hear();
    const stopped = await stage.call<Shown & { stop: { by: string } }>(
      'liv',
      'GET /api/giving/agreements/:id',
      {
        params: { id },
      },
    );
    assert.equal(stopped.state, 'stopped');
    assert.equal(stopped.stop.by, 'vipps');
    assert.ok((await notices(await personOf('liv'))).includes('agreement-changed'));
  });

  test('a one-off gift: approved, captured at once, receipt; refused ones say so', async () => {
    const give = async (choice: 'approve' | 'decline' | 'time-out') => {
      const body = {
        amountKroner: '500',
        purposeId: 'rights',
        wantsTaxDeduction: false,
        fodselsnummer: '',
        bornOn: '',
      };
      const { giftId: id } = await stage.call<{ giftId: string }>('liv', 'POST /api/giving/gifts', { body });
      await stage.settle();
      stage.simulator.machine.app.payment(id, choice);
      await stage.hear();
      await stage.hear();
      return stage.call<{ state: string; receipt: object | null }>('liv', 'GET /api/giving/gifts/:id', {
        params: { id },
      });
    };
    const given = await give('approve');
    assert.deepEqual([given.state, given.receipt !== null], ['paid', true]);
    assert.equal((await give('decline')).state, 'declined');
    assert.equal((await give('time-out')).state, 'expired');
    const payments = [...stage.simulator.machine.payments.values()];
    assert.deepEqual(
      payments.map(({ capturedOre }) => capturedOre),
      [50_000, 0, 0],
    );
    // The app does not call it an agreement.
    assert.deepEqual([...new Set(payments.map(({ description }) => description))], ['Enkeltgave']);
  });

  test('member service pays back within the rules, from a case, and the donor is notified', async () => {
    const { id: enquiryId } = await stage.call<{ id: string }>('liv', 'POST /api/enquiries', {
      body: { topic: 'giving', subject: 'Angrer gaven', message: 'Kan jeg få igjen gaven min?' },
    });
    const params = { id: enquiryId };
    const seen = await stage.call<{ gifts: { id: string; refundableOre: number; state: string }[] }>(
      'mona',
      'GET /api/staff/enquiries/:id/giving',
      { params },
    );
    const gift = seen.gifts.find(({ state }) => state === 'paid')!;
    assert.equal(gift.refundableOre, 50_000);
    const refund = (amountKroner: string) =>
      stage.portal.call('mona', 'POST /api/staff/enquiries/:id/giving/refunds', {
        params,
        body: { giftId: gift.id, amountKroner },
      });
    assert.equal((await refund('501')).status, 409);
    assert.equal((await refund('200')).status, 200);
    assert.equal((await refund('301')).status, 409);
    await stage.settle();
    await stage.hear();
    const refunded = await stage.call<{ state: string; refundedOre: number }>(
      'liv',
      'GET /api/giving/gifts/:id',
      {
        params: { id: gift.id },
      },
    );
    assert.deepEqual([refunded.state, refunded.refundedOre], ['partly-refunded', 20_000]);
    assert.ok((await notices(await personOf('liv'))).includes('gift-refunded'));
    const looks = await stage.portal.db.selectFrom('access_log').select('subject_id').execute();
    assert.ok(looks.some(({ subject_id }) => subject_id === enquiryId));
  });

  test('a deleted person is not charged: the agreement ends here and at Vipps, and the books stay', async () => {
    const { id } = await stage.donor('uten');
    const atVipps = stage.atVipps();
    const { db, services } = stage.portal;
    await db.updateTable('gift_agreement').set({ person_id: null }).where('id', '=', id).execute();
    stage.move(40);
    await services.giving.planning.stopLeftBehind(db, stage.now());
    await stage.runHour();
    await stage.reconcile();
    assert.equal(atVipps.status, 'STOPPED');
    assert.deepEqual(stage.simulator.machine.listCharges(atVipps.id, null), []);
    const { state } = await db
      .selectFrom('gift_agreement')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(state, 'stopped');
  });

  test('a one-off gift that Vipps never came to know of does not wait for ever', async () => {
    stage.simulator.setFaults({ isDown: true });
    const body = {
      amountKroner: '200',
      purposeId: 'general',
      wantsTaxDeduction: false,
      fodselsnummer: '',
      bornOn: '',
    };
    const { giftId: id } = await stage.call<{ giftId: string }>('liv', 'POST /api/giving/gifts', { body });
    const read = () => stage.call<Shown>('liv', 'GET /api/giving/gifts/:id', { params: { id } });
    for (let tries = 0; tries < 100 && (await read()).approval?.state !== 'unavailable'; tries += 1)
      await new Promise((later) => setTimeout(later, 50));
    assert.equal((await read()).approval?.state, 'unavailable');
    await stage.portal.db.deleteFrom('pgboss.job' as never).execute();
    stage.simulator.setFaults({});
    stage.move(2);
    await stage.reconcile();
    assert.equal((await read()).state, 'expired');
  });
});

/** Paying for a place with Vipps, against the simulator: approved, declined, too late, paid back. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { activitySteps, codeOf } from '../../../test/support/activity-steps.ts';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';

const soon = { startsOn: '2026-12-20', endsOn: '2026-12-20', deadlineOn: '2026-12-15' };
const price = { priceMemberKroner: 250, priceOtherKroner: 350, priceChildKroner: 50 };

describe('paying for a place', () => {
  let stage: GivingStage;
  let steps: ReturnType<typeof activitySteps>;
  before(async () => {
    stage = await openGivingStage();
    steps = activitySteps(stage.portal);
  });
  after(() => stage.close());
  // How many may be begun within an hour is another test's.
  beforeEach(() => stage.portal.db.deleteFrom('attempt_counter').execute());

  const work = () => stage.portal.services.activities.payments.workAll(stage.portal.db, stage.now());
  const endRunOut = () =>
    stage.portal.services.activities.waitingList.endRunOut(stage.portal.db, stage.now());
  const publish = (change: object = {}) => steps.publish({ ...soon, ...price, ...change });
  const paymentOf = async (signUpId: string) =>
    stage.portal.db
      .selectFrom('activity_payment')
      .selectAll()
      .where('sign_up_id', '=', signUpId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
  const answer = async (signUpId: string, how: 'approve' | 'decline') => {
    const { id } = await paymentOf(signUpId);
    stage.simulator.machine.app.payment(id, how);
    await work();
  };
  const atVipps = async (signUpId: string) => stage.vipps.findPayment((await paymentOf(signUpId)).id);

  test('the place is held while it is paid, and is theirs when it has been', async () => {
    const id = await publish({ capacity: 1 });
    const { signUpId, state } = await steps.in('kari', id);
    assert.equal(state, 'awaiting-payment');
    assert.equal(codeOf(await steps.signUp('ola', id))[1], 'ACTIVITY_FULL');
    await work();
    const { signUp } = await steps.mine('kari', id);
    assert.deepEqual([signUp?.amountOre, signUp?.payment?.approval?.state], [25_000, 'ready']);
    await answer(signUpId, 'approve');
    await work();
    const paid = (await steps.mine('kari', id)).signUp;
    assert.deepEqual([paid?.state, paid?.payment?.state], ['signed-up', 'paid']);
    assert.equal((await atVipps(signUpId))?.capturedOre, 25_000);
    assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['signed-up']);
    // It is no gift.
    const gifts = await stage.call<{ gifts: object[] }>('kari', 'GET /api/giving/gifts');
    assert.ok(!JSON.stringify(gifts).includes((await paymentOf(signUpId)).id));
  });

  test('the Vipps app says what kind of activity is paid for, and never that it is a gift', async () => {
    const shownFor = async (type: 'course' | 'naming' | 'confirmation') => {
      const id = await publish();
      const { signUpId } = await steps.in('kari', id);
      await stage.portal.db.updateTable('activity').set({ type }).where('id', '=', id).execute();
      await work();
      return stage.simulator.machine.payments.get((await paymentOf(signUpId)).id)?.description;
    };
    assert.equal(await shownFor('course'), 'Påmelding til aktivitet');
    assert.equal(await shownFor('naming'), 'Påmelding til navnefest');
    assert.equal(await shownFor('confirmation'), 'Påmelding til konfirmasjon');
  });

  test('a no, or an expired payment, releases the place to the next one; a late payment is refunded', async () => {
    const id = await publish({ capacity: 1 });
    const first = await steps.in('ola', id);
    await steps.in('liv', id, { acceptsWaiting: true });
    await work();
    await answer(first.signUpId, 'decline');
    stage.move(16 / 1440);
    await endRunOut();
    assert.equal((await steps.mine('ola', id)).signUp, null);
    const offered = (await steps.mine('liv', id)).signUp;
    assert.equal(offered?.state, 'offered');
    assert.equal(
      steps.as<{ state: string }>(await steps.act('liv', 'accept', offered.id)).state,
      'awaiting-payment',
    );
    await work();
    // Paid just before the end: the place is theirs, although no webhook came.
    const { id: paymentId } = await paymentOf(offered.id);
    stage.simulator.machine.app.payment(paymentId, 'approve');
    stage.move(16 / 1440);
    await endRunOut();
    assert.equal((await steps.mine('liv', id)).signUp?.state, 'signed-up');
  });

  test('a payment that came to nothing is tried again while the place is held; pressed twice it is one', async () => {
    const id = await publish({ capacity: 1 });
    const { signUpId } = await steps.in('kari', id);
    await work();
    // While one waits there is no other.
    await steps.act('kari', 'payments', signUpId);
    const payments = async () =>
      stage.portal.db
        .selectFrom('activity_payment')
        .select('state')
        .where('sign_up_id', '=', signUpId)
        .execute();
    assert.equal((await payments()).length, 1);
    await answer(signUpId, 'decline');
    const declined = (await steps.mine('kari', id)).signUp;
    assert.deepEqual([declined?.state, declined?.payment?.state], ['awaiting-payment', 'ended']);
    assert.equal((await steps.act('ola', 'payments', signUpId)).status, 404);
    stage.move(1 / 1440);
    for (let times = 0; times < 2; times += 1)
      assert.equal((await steps.act('kari', 'payments', signUpId)).status, 200);
    assert.equal((await payments()).length, 2);
    await work();
    const again = (await steps.mine('kari', id)).signUp;
    assert.deepEqual([again?.payment?.approval?.state, again?.heldUntil], ['ready', declined?.heldUntil]);
    await answer(signUpId, 'approve');
    await work();
    const paid = (await steps.mine('kari', id)).signUp;
    assert.deepEqual([paid?.state, paid?.payment?.state], ['signed-up', 'paid']);
    assert.equal((await steps.act('kari', 'payments', signUpId)).status, 200);
    assert.deepEqual((await payments()).map(({ state }) => state).toSorted(), ['ended', 'paid']);
    await steps.act('kari', 'cancel', signUpId);
    await work();
    assert.equal((await atVipps(signUpId))?.movements.filter(({ kind }) => kind === 'refund').length, 1);

    // Too late: the place is not held any more.
    const late = await steps.in('kari', id);
    await work();
    await answer(late.signUpId, 'decline');
    stage.move(16 / 1440);
    assert.equal(codeOf(await steps.act('kari', 'payments', late.signUpId))[1], 'OFFER_OVER');
  });

  test('what Vipps tells is taken in at once: twice, in any order, each once; what it does not tell, the job finds', async () => {
    const id = await publish();
    const begin = async (who: 'kari' | 'nils' | 'liv') => {
      const { signUpId } = await steps.in(who, id);
      await work();
      return { signUpId, paymentId: (await paymentOf(signUpId)).id };
    };
    const told = () => stage.simulator.webhooks.takeHeld();
    told();
    const { signUpId, paymentId } = await begin('kari');
    stage.simulator.machine.app.payment(paymentId, 'approve');
    const authorized = told();
    assert.ok(authorized.length > 0);
    for (const message of [...authorized, ...authorized]) assert.equal(await stage.deliver(message), 200);
    await stage.settle();
    assert.equal((await steps.mine('kari', id)).signUp?.state, 'signed-up');
    // Of the capture, and the approval again: the newest first.
    for (const message of [...told(), ...authorized].toReversed()) await stage.deliver(message);
    await stage.settle();
    assert.equal((await atVipps(signUpId))?.capturedOre, 25_000);
    assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['signed-up']);

    const declined = await begin('nils');
    stage.simulator.machine.app.payment(declined.paymentId, 'decline');
    await stage.hear();
    assert.equal((await paymentOf(declined.signUpId)).state, 'ended');

    // Lost on the way.
    const lost = await begin('liv');
    stage.simulator.machine.app.payment(lost.paymentId, 'approve');
    told();
    await work();
    assert.equal((await steps.mine('liv', id)).signUp?.state, 'signed-up');
  });

  test('what was paid back at Vipps itself is seen, and is not paid back again', async () => {
    const id = await publish({ refundRule: 'until-deadline' });
    const { signUpId } = await steps.in('kari', id);
    await work();
    await answer(signUpId, 'approve');
    const { id: paymentId } = await paymentOf(signUpId);
    stage.simulator.webhooks.takeHeld();
    await stage.vipps.refundPayment(paymentId, 'by-hand', 25_000);
    await stage.hear();
    assert.equal((await paymentOf(signUpId)).state, 'refunded');
    await steps.act('kari', 'cancel', signUpId);
    await work();
    assert.equal((await atVipps(signUpId))?.movements.filter(({ kind }) => kind === 'refund').length, 1);
    assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['signed-up', 'refunded', 'signed-off']);
  });

  test('what was said of money back stands for those who have paid; moved by the organiser, it is theirs', async () => {
    const id = await publish({ refundRule: 'until-start' });
    assert.equal((await steps.change(id, { refundRule: 'never' })).status, 200, 'no one has paid');
    assert.equal((await steps.change(id, { refundRule: 'until-deadline' })).status, 200);
    const { signUpId } = await steps.in('kari', id);
    await work();
    await answer(signUpId, 'approve');
    await work();
    const faultsOf = async (change: object) => (await steps.change(id, change)).body.errors;
    assert.deepEqual(await faultsOf({ refundRule: 'never' }), [{ path: '/refundRule', code: 'INVALID' }]);
    assert.deepEqual(await faultsOf({ deadlineOn: '2026-12-10' }), [
      { path: '/refundRule', code: 'INVALID' },
    ]);
    assert.equal((await steps.change(id, { refundRule: 'until-start' })).status, 200, 'better is allowed');
    assert.equal((await steps.change(id, { title: 'Et annet navn' })).status, 200);

    const other = await publish({ refundRule: 'never' });
    const paid = (await steps.in('kari', other)).signUpId;
    await work();
    await answer(paid, 'approve');
    await work();
    assert.equal((await steps.mine('kari', other)).signUp?.isRefundedNow, false);
    stage.move(1 / 1440);
    assert.equal((await steps.change(other, { place: 'Et annet sted' })).status, 200);
    assert.equal((await steps.mine('kari', other)).signUp?.isRefundedNow, true);
    await steps.act('kari', 'cancel', paid);
    await work();
    await stage.settle();
    assert.equal((await paymentOf(paid)).state, 'refunded');
  });

  test('money back by the organiser’s rule, and always when it is cancelled; once', async () => {
    const id = await publish({ refundRule: 'until-deadline' });
    const pay = async (who: 'kari' | 'nils' | 'ola') => {
      const { signUpId } = await steps.in(who, id);
      await work();
      await answer(signUpId, 'approve');
      await work();
      return signUpId;
    };
    const [kari, nils] = [await pay('kari'), await pay('nils')];
    assert.equal((await steps.mine('kari', id)).signUp?.isRefundedNow, true);
    await steps.act('kari', 'cancel', kari);
    assert.match((await steps.mine('kari', id)).refund?.state ?? '', /^refund/);
    await Promise.all([work(), work()]);
    await stage.settle();
    assert.equal((await paymentOf(kari)).state, 'refunded');
    // A participant without a place any more still sees it, and no other user does.
    assert.deepEqual((await steps.mine('kari', id)).refund, { state: 'refunded', amountOre: 25_000 });
    assert.deepEqual(
      [(await steps.mine('nils', id)).refund, (await steps.mine('ola', id)).refund],
      [null, null],
    );
    const refunds = (await atVipps(kari))?.movements.filter(({ kind }) => kind === 'refund');
    assert.deepEqual(
      refunds?.map(({ amountOre }) => amountOre),
      [25_000],
    );

    stage.move('2026-12-16T12:00:00Z');
    assert.equal((await steps.mine('nils', id)).signUp?.isRefundedNow, false);
    await steps.organiser('cancel', id, { reason: 'Sykdom' });
    await work();
    await stage.settle();
    assert.equal((await paymentOf(nils)).state, 'refunded');
    assert.ok((await steps.told(demoPersons.nils.id, id)).includes('refunded'));
  });
});

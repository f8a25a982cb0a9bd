/** A user who has not joined and only wants to give becomes a donor, and is known from the first gift. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { EndpointKey } from '#contract/endpoint.ts';
import {
  aWish,
  type GivingStage,
  openGivingStage,
  type Shown,
} from '../../../../test/support/giving-stage.ts';

const aGift = {
  amountKroner: '300',
  purposeId: 'general',
  wantsTaxDeduction: false,
  fodselsnummer: '',
  bornOn: '05.04.1983',
};
const name = { givenName: 'Káren Biret', familyName: 'Eira' };

describe('a donor who has never joined', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  /** Somebody the portal has never met. @param minutesAgo when they signed in */
  async function newcomer(minutesAgo = 0) {
    const subject = randomUUID();
    const authenticatedAt = Math.floor(stage.now().getTime() / 1000) - minutesAgo * 60;
    const token = await stage.portal.issuer.tokenFor({ subject, name: 'hefinn Ny bruker', authenticatedAt });
    const call = async (key: EndpointKey, request: object = {}) => {
      const { status, body } = await stage.portal.call(null, key, { ...request, token });
      // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
      return { status, body: body as any };
    };
    const codeOf = async (key: EndpointKey, request: object = {}) =>
      (await call(key, request)).body.code as string | undefined;
    return { subject, call, codeOf };
  }

  test('is asked for a name, stays outside until Vipps says yes, and is then a donor and no member', async () => {
    const { subject, call, codeOf } = await newcomer();
    const wish = { ...aWish, bornOn: '05.04.1983' };
    const overview = await call('GET /api/giving');
    assert.equal(overview.body.donor.needsName, true);
    const nameless = await call('POST /api/giving/agreements', { body: wish });
    assert.deepEqual(nameless.body.errors, [
      { path: '/givenName', code: 'REQUIRED' },
      { path: '/familyName', code: 'REQUIRED' },
    ]);
    const begun = await call('POST /api/giving/agreements', { body: { ...wish, ...name } });
    assert.equal(begun.status, 201);
    await stage.settle();
    const params = { id: begun.body.agreementId as string };
    assert.equal((await call('GET /api/giving/agreements/:id', { params })).body.approval.state, 'ready');
    for (const key of ['GET /api/profile', 'GET /api/children', 'GET /api/attention'] as const)
      assert.equal(await codeOf(key), 'JOINING_FIRST', key);
    assert.equal(
      await codeOf('POST /api/giving/agreements/:id/stop', { params, body: { reason: '' } }),
      'JOINING_FIRST',
    );

    stage.simulator.machine.app.agreement(stage.atVipps().id, 'approve');
    await stage.hear();
    const { body: me } = await call('GET /api/me');
    assert.deepEqual([me.isJoining, me.isMember, me.name], [false, false, 'Káren Biret Eira']);
    assert.equal((await call('GET /api/children')).status, 200);
    const receipt = await call('GET /api/giving/agreement-receipts/:id', {
      params: { id: begun.body.receiptId },
    });
    assert.equal(receipt.body.donorName, 'Káren Biret Eira');
    const shown = (await call('GET /api/giving/agreements/:id', { params })).body as Shown;
    assert.equal(shown.state, 'active');
    const named = () => stage.portal.namedAccounts.filter((account) => account.subject === subject);
    for (let tries = 0; tries < 100 && !named().length; tries++) await delay(50);
    assert.equal(named()[0]?.name, 'Káren Biret Eira');
    // The name is no longer for the form to change.
    await call('POST /api/giving/gifts', { body: { ...aGift, givenName: 'Kim', familyName: 'Nilsen' } });
    assert.equal((await call('GET /api/me')).body.name, 'Káren Biret Eira');
  });

  test('who says no in Vipps has still to join, and may begin again', async () => {
    const { call, codeOf } = await newcomer();
    const wish = { ...aWish, ...name, bornOn: '05.04.1983' };
    const { body } = await call('POST /api/giving/agreements', { body: wish });
    await stage.settle();
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'decline');
    await stage.hear();
    assert.equal((await call('GET /api/me')).body.isJoining, true);
    const params = { id: body.receiptId };
    const receipt = await call('GET /api/giving/agreement-receipts/:id', { params });
    assert.equal(receipt.body.agreement.state, 'declined');
    assert.equal(await codeOf('GET /api/profile'), 'JOINING_FIRST');
    // Who it is has been said.
    assert.equal((await call('GET /api/giving')).body.donor.needsName, false);
    const again = await call('POST /api/giving/agreements', { body: aWish });
    assert.equal(again.status, 201);
  });

  test('gives once with a number, however long the form took, and is known when the money has come', async () => {
    const { call } = await newcomer(20);
    const body = {
      ...aGift,
      ...name,
      bornOn: '05.04.2003',
      fodselsnummer: '05840399895',
      wantsTaxDeduction: true,
    };
    const given = await call('POST /api/giving/gifts', { body });
    assert.deepEqual([given.status, given.body.errors], [201, undefined]);
    await stage.settle();
    const params = { id: given.body.giftId as string };
    assert.equal((await call('GET /api/me')).body.isJoining, true);
    stage.simulator.machine.app.payment(params.id, 'approve');
    await stage.hear();
    const gift = await call('GET /api/giving/gifts/:id', { params });
    assert.deepEqual([gift.body.state, gift.body.receipt.donorName], ['paid', 'Káren Biret Eira']);
    assert.equal(gift.body.receipt.isForTax, true);
    const { body: me } = await call('GET /api/me');
    assert.deepEqual([me.isJoining, me.isMember], [false, false]);
    // From now on there is something to protect.
    const { donor } = (await call('GET /api/giving')).body;
    assert.deepEqual([donor.needsName, donor.isSignInRecent], [false, false]);
  });
});

import assert from 'node:assert/strict';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type Vipps, VippsRefusal, VippsUnavailable } from '#server/ports/vipps.ts';
import {
  demoSalesUnit,
  startVippsSimulator,
  type VippsSimulator,
} from '../../../dev/vipps-simulator/vipps-simulator.ts';
import { createVippsClient } from './vipps-client.ts';
import { createVippsHttp } from './vipps-http.ts';
import { checkWebhookSignature } from './webhook-signature.ts';

describe('the Vipps client, against the simulator', () => {
  let simulator: VippsSimulator;
  let vipps: Vipps;
  let time = Date.parse('2026-11-23T09:30:00Z');
  const now = () => new Date(time);
  const connect = (more: object = {}, unit: object = {}) =>
    createVippsClient(
      createVippsHttp(
        { ...demoSalesUnit, url: simulator.url, ...unit },
        { clock: { now }, timeoutMs: 500, retryAfterMs: [1, 1], ...more },
      ),
    );
  before(async () => {
    simulator = await startVippsSimulator({ port: 0, now });
  });
  after(() => simulator.close());
  beforeEach(() => {
    simulator.setFaults({});
    vipps = connect();
  });

  const key = () => randomUUID();
  const draft = (more: object = {}) => ({
    key: key(),
    externalId: randomUUID(),
    productName: 'Fast støtte',
    terms: { amountOre: 25_000, frequency: 'monthly' as const, description: 'Hver måned.' },
    returnUrl: 'https://minside.example/kvittering-avtale/1',
    agreementUrl: 'https://minside.example/administrer-giveravtale?avtale=1',
    ...more,
  });
  const active = async () => {
    const { agreementId } = await vipps.draftAgreement(draft());
    simulator.machine.app.agreement(agreementId, 'approve');
    return agreementId;
  };
  const charge = (more: object = {}) => ({
    id: randomUUID(),
    amountOre: 25_000,
    dueOn: '2026-12-21',
    retryDays: 5,
    description: 'Fast støtte',
    ...more,
  });
  const refused = (status: number, problem: string) => (error: unknown) => {
    assert.ok(error instanceof VippsRefusal, String(error));
    assert.deepEqual([error.status, error.problem], [status, problem]);
    return true;
  };

  test('an agreement from draft to stop', async () => {
    const { agreementId, confirmationUrl } = await vipps.draftAgreement(draft());
    assert.match(confirmationUrl, /^http:\/\/localhost/);
    assert.deepEqual(
      [(await vipps.getAgreement(agreementId)).status, (await vipps.getAgreement(agreementId)).startedAt],
      ['PENDING', null],
    );
    simulator.machine.app.agreement(agreementId, 'approve');
    const terms = { amountOre: 60_000, frequency: 'quarterly' as const, description: 'Hvert kvartal.' };
    await vipps.updateAgreement(agreementId, key(), terms);
    assert.deepEqual(simulator.machine.getAgreement(agreementId).interval, { unit: 'MONTH', count: 3 });
    await vipps.stopAgreement(agreementId, key());
    const stopped = await vipps.getAgreement(agreementId);
    assert.deepEqual([stopped.status, stopped.startedAt, stopped.stoppedAt], ['STOPPED', now(), now()]);
    await assert.rejects(vipps.stopAgreement(agreementId, key()), refused(400, 'illegal-agreement-update'));
  });

  test('the same key is one draft; with other content it is refused', async () => {
    const one = draft();
    const before = simulator.machine.agreements.size;
    assert.deepEqual(await vipps.draftAgreement(one), await vipps.draftAgreement(one));
    assert.equal(simulator.machine.agreements.size, before + 1);
    await assert.rejects(
      vipps.draftAgreement({ ...one, productName: 'Noe annet' }),
      refused(409, 'idempotency-conflict'),
    );
  });

  test('the simulator refuses what Vipps refuses', async () => {
    const agreementId = await active();
    const create = (more: object) => vipps.createCharge(agreementId, key(), charge(more));
    await assert.rejects(create({ dueOn: '2026-11-24' }), refused(400, 'charge-due-too-soon'));
    await assert.rejects(create({ dueOn: '2029-01-01' }), refused(400, 'charge-due-in-too-long'));
    await assert.rejects(create({ amountOre: 125_001 }), refused(400, 'charge-amount-too-high'));
    await assert.rejects(create({ amountOre: 99 }), refused(400, 'validation-error'));
    await assert.rejects(create({ retryDays: 15 }), refused(400, 'validation-error'));
    await assert.rejects(create({ description: 'x'.repeat(46) }), refused(400, 'validation-error'));
    await assert.rejects(create({ id: 'not_allowed' }), refused(400, 'validation-error'));
    await assert.rejects(
      vipps.draftAgreement(draft({ productName: 'x'.repeat(46) })),
      refused(400, 'validation-error'),
    );
    await assert.rejects(
      vipps.draftAgreement(draft({ returnUrl: 'http://minside.example/' })),
      refused(400, 'validation-error'),
    );
    await assert.rejects(
      vipps.draftAgreement(draft({ key: 'with/slash' })),
      refused(400, 'idempotency-key-header'),
    );
    await assert.rejects(
      vipps.draftAgreement(draft({ key: 'x'.repeat(41) })),
      refused(400, 'idempotency-key-header'),
    );
    await assert.rejects(connect({}, { subscriptionKey: 'wrong' }).listWebhooks(), VippsRefusal);
    await assert.rejects(connect({}, { merchantSerialNumber: '654321' }).listWebhooks(), VippsRefusal);
    const { id } = charge();
    await vipps.createCharge(agreementId, key(), charge({ id }));
    await assert.rejects(create({ id }), refused(409, 'conflict'));
  });

  test('a charge: drawn at its day, failed and tried again, called off, paid back', async () => {
    const agreementId = await active();
    const [good, late, gone] = [charge(), charge({ amountOre: 15_200 }), charge()];
    for (const one of [good, late, gone]) await vipps.createCharge(agreementId, key(), one);
    await vipps.cancelCharge(agreementId, gone.id, key());
    time = Date.parse('2026-12-21T12:00:00Z');
    const all = await vipps.listCharges(agreementId);
    assert.deepEqual(
      all.map(({ status, movements }) => [status, movements.map(({ kind }) => kind).join()]),
      [
        ['CHARGED', 'capture'],
        ['DUE', 'attempt'],
        ['CANCELLED', 'cancel'],
      ],
    );
    assert.equal(all[0]!.movements[0]!.at.toISOString(), '2026-12-21T08:00:00.000Z');
    await vipps.refundCharge(agreementId, good.id, 'refund-1', { amountOre: 10_000, description: 'Angret' });
    await assert.rejects(
      vipps.refundCharge(agreementId, good.id, key(), { amountOre: 15_001, description: 'Angret' }),
      refused(400, 'operation-failed'),
    );
    const found = await vipps.findCharge(agreementId, good.id);
    assert.equal(found?.movements.find(({ kind }) => kind === 'refund')?.key, 'refund-1');
    time += 86_400_000;
    assert.equal((await vipps.findCharge(agreementId, late.id))?.status, 'CHARGED');
    assert.equal(await vipps.findCharge(agreementId, randomUUID()), null);
  });

  test('a payment: approved, captured once, paid back in part', async () => {
    const reference = randomUUID();
    const payment = {
      reference,
      amountOre: 30_000,
      description: 'Gave',
      returnUrl: 'https://minside.example/k',
    };
    const { redirectUrl } = await vipps.createPayment(key(), payment);
    assert.match(redirectUrl, /approve\/payment\?token=/);
    await assert.rejects(vipps.capturePayment(reference, key(), 30_000), refused(400, '6080'));
    simulator.machine.app.payment(reference, 'approve');
    const capture = key();
    await vipps.capturePayment(reference, capture, 30_000);
    await vipps.capturePayment(reference, capture, 30_000);
    await vipps.refundPayment(reference, 'refund-2', 5_000);
    const found = await vipps.findPayment(reference);
    assert.deepEqual(
      [found!.state, found!.capturedOre, found!.movements.map(({ kind, amountOre }) => [kind, amountOre])],
      [
        'AUTHORIZED',
        30_000,
        [
          ['capture', 30_000],
          ['refund', 5_000],
        ],
      ],
    );
    assert.equal(await vipps.findPayment(randomUUID()), null);
  });

  test('a token is fetched once, kept, and renewed before it ends', async () => {
    let fetched = 0;
    const { fetch: realFetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/accesstoken/get')) fetched += 1;
      return realFetch(input, init);
    };
    try {
      const fresh = connect();
      await Promise.all([fresh.listWebhooks(), fresh.listWebhooks(), fresh.listWebhooks()]);
      assert.equal(fetched, 1);
      time += 56 * 60_000;
      await fresh.listWebhooks();
      assert.equal(fetched, 2);
    } finally {
      globalThis.fetch = realFetch;
    }
  });

  test('what is down is tried again with the same key; what is lost is not done twice', async () => {
    const before = simulator.machine.agreements.size;
    simulator.setFaults({ loseAnswers: 1 });
    await vipps.draftAgreement(draft());
    assert.equal(simulator.machine.agreements.size, before + 1);
    simulator.setFaults({ isDown: true });
    await assert.rejects(vipps.draftAgreement(draft()), VippsUnavailable);
    simulator.setFaults({ isBusy: true });
    await assert.rejects(connect().draftAgreement(draft()), VippsUnavailable);
    simulator.setFaults({ delayMs: 5_000 });
    await assert.rejects(connect({ timeoutMs: 50, retryAfterMs: [] }).listWebhooks(), VippsUnavailable);
  });

  test('only the network and 5xx are tried again, with the same key; a refusal and 429 are not', async () => {
    const keys: (string | null)[] = [];
    let answer: () => Promise<Response> = async () => new Response('{}', { status: 500 });
    const { fetch: realFetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/accesstoken/get')) return realFetch(input, init);
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return answer();
    };
    const status = (code: number) => async () => new Response('{}', { status: code });
    try {
      for (const [name, tries, given] of [
        ['network', 3, () => Promise.reject(new TypeError('fetch failed'))],
        ['500', 3, status(500)],
        ['503', 3, status(503)],
        ['429', 1, status(429)],
        ['400', 1, status(400)],
        ['404', 1, status(404)],
        ['409', 1, status(409)],
      ] as const) {
        keys.length = 0;
        answer = given;
        await assert.rejects(connect().draftAgreement(draft({ key: 'the-key' })));
        assert.deepEqual(keys, Array(tries).fill('the-key'), name);
      }
    } finally {
      globalThis.fetch = realFetch;
    }
  });

  test('after five failures in a row Vipps is left alone for half a minute', async () => {
    const careful = connect({ retryAfterMs: [] });
    await careful.listWebhooks();
    simulator.setFaults({ isDown: true });
    for (let tries = 0; tries < 5; tries += 1) await assert.rejects(careful.listWebhooks(), /503/);
    simulator.setFaults({});
    await assert.rejects(careful.listWebhooks(), /left alone/);
    time += 30_001;
    await careful.listWebhooks();
  });

  test('an answer that is cut off or is no JSON is asked for again; 429 says for how long Vipps is left alone', async () => {
    let answer = new Response();
    let asked = 0;
    const { fetch: realFetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/accesstoken/get')) return realFetch(input, init);
      asked += 1;
      return answer.clone();
    };
    try {
      for (const body of ['<html>Vedlikehold</html>', '{"status":']) {
        answer = new Response(body);
        asked = 0;
        await assert.rejects(connect().stopAgreement('agr', key()), VippsUnavailable);
        assert.equal(asked, 3);
      }
      const told = connect();
      answer = new Response('{}', { status: 429, headers: { 'retry-after': '20' } });
      asked = 0;
      await assert.rejects(told.listWebhooks(), /asked us to wait/);
      await assert.rejects(told.listWebhooks(), /left alone/);
      time += 20_001;
      await assert.rejects(told.listWebhooks(), /asked us to wait/);
      assert.equal(asked, 2);
    } finally {
      globalThis.fetch = realFetch;
    }
  });

  test('no error holds what was sent: no secret, no token', async () => {
    const errors: string[] = [];
    const keep = (error: Error) => void errors.push(`${error.stack}`);
    await connect({}, { clientSecret: 'very-secret' }).listWebhooks().catch(keep);
    simulator.setFaults({ isDown: true });
    await connect({}, { clientSecret: 'very-secret' }).draftAgreement(draft()).catch(keep);
    assert.equal(errors.length, 2);
    for (const text of errors) assert.doesNotMatch(text, /very-secret|demo-key|Bearer|Fast st/);
  });
});

describe('the signature of a webhook', () => {
  /** The published example of webhooks-api, `request-authentication.md`. */
  const secret = 'A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A==';
  const official = {
    method: 'POST',
    path: '/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63',
    host: 'webhook.site',
    headers: {
      'x-ms-date': 'Thu, 30 Mar 2023 08:38:32 GMT',
      'x-ms-content-sha256': 'lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=',
      authorization:
        'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=',
    } as Record<string, string>,
    body: Buffer.from('{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}'),
  };

  const at = new Date('2023-03-30T08:38:40Z');

  test('the official example is true', () => {
    assert.equal(checkWebhookSignature(official, secret, at), true);
  });

  test('what was signed five minutes ago, or will be, is false', () => {
    for (const [seconds, isTaken] of [
      [-299, true],
      [-301, false],
      [299, true],
      [301, false],
      [86_400, false],
    ] as const) {
      const now = new Date(Date.parse(official.headers['x-ms-date']!) + seconds * 1000);
      assert.equal(checkWebhookSignature(official, secret, now), isTaken, String(seconds));
    }
    const undated = { ...official, headers: { ...official.headers, 'x-ms-date': 'i går' } };
    assert.equal(checkWebhookSignature(undated, secret, at), false);
  });

  test('anything changed is false', () => {
    const { headers, body } = official;
    const changedBody = Buffer.from(body);
    changedBody[10]! ^= 1;
    const contentHash = createHash('sha256').update(changedBody).digest('base64');
    const signedByAnother = createHmac('sha256', 'another').update('x').digest('base64');
    const attempts: [typeof official, string][] = [
      [official, `${secret}x`],
      [{ ...official, body: changedBody }, secret],
      [
        { ...official, body: changedBody, headers: { ...headers, 'x-ms-content-sha256': contentHash } },
        secret,
      ],
      [{ ...official, path: '/another' }, secret],
      [{ ...official, host: 'another.example' }, secret],
      [{ ...official, method: 'PUT' }, secret],
      [{ ...official, headers: { ...headers, 'x-ms-date': 'Thu, 30 Mar 2023 08:38:33 GMT' } }, secret],
      [{ ...official, headers: { ...headers, authorization: headers.authorization!.slice(0, -2) } }, secret],
      [
        { ...official, headers: { ...headers, authorization: `HMAC-SHA256 Signature=${signedByAnother}` } },
        secret,
      ],
      [{ ...official, headers: {} }, secret],
      [{ ...official, body: Buffer.alloc(0) }, secret],
    ];
    for (const [message, given] of attempts) assert.equal(checkWebhookSignature(message, given, at), false);
  });
});

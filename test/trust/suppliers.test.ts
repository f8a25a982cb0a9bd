/**
 * Outside systems that fail, as `test/support/suppliers/supplier-faults.ts` says that the portal must bear it: the real app
 * and its real adapters, the simulators behind a proxy that goes wrong. In `npm test` three kinds of fault, with short
 * time-outs and all suppliers at once; at full size every pair by itself, with the time-outs of production.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createGraphAccountNames } from '#server/adapters/identity/graph-account-names.ts';
import { createHttpSmsSender } from '#server/adapters/sms/http-sms-sender.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { signInTexts } from '#server/identity-provider/sign-in-texts.ts';
import { approvalTexts } from '#web/texts/giving-words.ts';
import { problemTexts } from '#web/texts/problem-texts.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { startIdentityProvider } from '../support/identity-provider-fixture.ts';
import { type FaultKind, faultKinds } from '../support/suppliers/faulty-proxy.ts';
import { createGraphTrial, startGraphSupplier } from '../support/suppliers/graph-trial.ts';
import { createIdentityTrial, startIdentitySupplier } from '../support/suppliers/identity-trial.ts';
import { useLocalNames } from '../support/suppliers/local-names.ts';
import { createMailTrial, startMailSupplier } from '../support/suppliers/mail-trial.ts';
import { createSmsTrial, startSmsSupplier } from '../support/suppliers/sms-trial.ts';
import { duties, kinds, type Supplier, suppliers } from '../support/suppliers/supplier-faults.ts';
import type { SupplierTrial } from '../support/suppliers/supplier-trial.ts';
import { createVippsTrial, startVippsSupplier } from '../support/suppliers/vipps-trial.ts';
import { createTestIssuer } from '../support/test-issuer.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';

/** Those of production at full size. */
const timeoutMs = sizeOf({ small: 1_500, full: 10_000 });
const keysTimeoutMs = sizeOf({ small: 1_500, full: 5_000 });
/** The first time that the mail library asks for a name it keeps the answer: this kind goes first. */
const tried: readonly FaultKind[] = isFullTrial ? faultKinds : ['unknown-host', 'garbled', 'cut'];
/** Pages of a member that no supplier is asked for. */
const otherPages = ['GET /api/me', 'GET /api/attention', 'GET /api/giving', 'GET /api/enquiries'] as const;

describe('suppliers that fail', () => {
  const names = useLocalNames();
  const closing: { close(): Promise<void> }[] = [];
  const trials = {} as Record<Supplier, SupplierTrial>;
  let portal: TestPortal;
  // In the middle of the day: no SMS waits for the morning.
  let time = Date.parse('2026-11-23T11:00:00Z') - Date.now();
  const now = () => new Date(Date.now() + time);
  let slowest = 0;
  let held = 0;

  before(async () => {
    const vippsAt = await startVippsSupplier(names, now);
    const [mailAt, smsAt, graphAt] = await Promise.all([
      startMailSupplier(names),
      startSmsSupplier(names),
      startGraphSupplier(names),
    ]);
    const issuer = await createTestIssuer();
    const identityAt = await startIdentitySupplier(issuer, names, keysTimeoutMs);
    closing.push(vippsAt, mailAt, smsAt, graphAt, identityAt);
    const mail = createSmtpMailSender({
      url: `smtp://${mailAt.proxy.host}?requireTLS=false`,
      from: organisation.sender,
      timeoutMs,
    });
    const sms = createHttpSmsSender({
      url: `http://${smsAt.proxy.host}/sms`,
      sender: organisation.sender.sms,
      token: null,
      timeoutMs,
    });
    portal = await openTestPortal({
      clock: { now },
      vipps: createVippsClient(createVippsHttp(vippsAt.config, { clock: { now }, timeoutMs })),
      suppliers: { mail, sms, accountNames: createGraphAccountNames(graphAt.config, { now }, timeoutMs) },
      issuer,
      verifier: identityAt.verifier,
    });
    const provider = await startIdentityProvider({
      async sendCode({ kind, value: to }, text) {
        const id = randomUUID();
        if (kind === 'email') await mail.send({ id, to, subject: 'Kode', text });
        else await sms.send({ id, to, text });
      },
    });
    closing.push({ close: () => provider.stop() });
    const passBreak = () => {
      time += 61_000;
    };
    trials.vipps = createVippsTrial(portal, vippsAt, passBreak);
    trials.mail = createMailTrial(portal, mailAt, provider.origin);
    trials.sms = await createSmsTrial(portal, smsAt, provider.origin);
    trials.identity = createIdentityTrial(portal, identityAt);
    trials.graph = await createGraphTrial(portal, graphAt);
    // The first keys, which everybody's sign-in is read with from then on.
    await trials.identity.prepare!();
  });
  after(async () => {
    await portal.close();
    for (const one of closing) await one.close();
    names.restore();
  });

  /** While a supplier fails, everything else answers without waiting for it. */
  async function look() {
    for (const key of otherPages) {
      const from = performance.now();
      const answer = await portal.call('kari', key);
      assert.equal(answer.status, 200, answer.text);
      slowest = Math.max(slowest, performance.now() - from);
    }
  }

  async function run(supplier: Supplier, kind: FaultKind) {
    const trial = trials[supplier];
    await trial.prepare?.();
    await trial.proxy.set(kind);
    try {
      await Promise.all([trial.meet(), look()]);
    } finally {
      await trial.proxy.set(null);
    }
    await trial.heal();
    const effects = await trial.effects();
    assert.deepEqual(
      effects,
      effects.map(() => 1),
      `${supplier}, ${kind}: done more or less than once`,
    );
    held += 1;
  }

  test('what a member reads is what the table says', () => {
    assert.deepEqual(
      suppliers.map((supplier) => duties[supplier].reads),
      [
        approvalTexts.unavailable,
        signInTexts.sendingFailed,
        signInTexts.sendingFailed,
        problemTexts.SIGN_IN_UNAVAILABLE,
        null,
      ],
    );
  });

  for (const kind of tried) {
    if (isFullTrial) for (const one of suppliers) test(`${one}: ${kinds[kind]}`, () => run(one, kind));
    else
      test(`all of them: ${kinds[kind]}`, async () => {
        const results = await Promise.allSettled(suppliers.map((one) => run(one, kind)));
        for (const result of results) if (result.status === 'rejected') throw result.reason;
      });
  }

  test('a sender that waits for ever is found', async () => {
    const supplier = await startMailSupplier(names);
    closing.push(supplier);
    await supplier.proxy.set('dripping');
    const url = `smtp://${supplier.proxy.host}?requireTLS=false`;
    const endsBy = (waits: number) => {
      const sender = createSmtpMailSender({ url, from: organisation.sender, timeoutMs: waits });
      return Promise.race([
        sender
          .send({ id: randomUUID(), to: 'noen@person.example', subject: 'Kode', text: '1' })
          .catch(() => true),
        delay(1_500, false),
      ]);
    };
    assert.equal(await endsBy(100), true);
    assert.equal(await endsBy(3_600_000), false, 'a deadline of two hours counts as none');
  });

  test('the figure', () => {
    keepFigure({
      row: 22,
      score: held === suppliers.length * faultKinds.length ? 3 : 1,
      figure: `${held} of ${suppliers.length * faultKinds.length} pairs (Vipps, the mail server, the SMS gateway, the identity provider and Microsoft Graph × 8 kinds of fault) degrade as the table beside the suite says, and heal by themselves with one effect each; meanwhile a member's other pages answered within ${Math.ceil(slowest)} ms. A sender without a deadline was found.`,
      command: 'npm run trial:trust -- --only=suppliers',
    });
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { GoingLive, SetupTests } from '#contract/setup-endpoints.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { until } from '../../../test/support/until.ts';

describe('whether e-mail and SMS arrive', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const { email, phone } = demoAccounts.vigdis;
  const send = async (channel: 'email' | 'sms') =>
    (await portal.call('vigdis', 'POST /api/setup/tests', { body: { channel } }))
      .body as unknown as SetupTests;
  const confirm = async (channel: 'email' | 'sms', code: string) =>
    (
      (await portal.call('vigdis', 'POST /api/setup/test-confirmations', { body: { channel, code } }))
        .body as unknown as { outcome: string }
    ).outcome;
  async function codeSentTo(to: string): Promise<string> {
    await until(`a message to ${to}`, () => portal.letters.some((one) => one.to === to));
    return /\b(\d{6})\b/.exec(portal.letters.findLast((one) => one.to === to)!.text)![1]!;
  }
  const stateOf = async (id: string) =>
    ((await portal.call('vigdis', 'GET /api/setup/checks')).body as unknown as GoingLive).checks.find(
      (one) => one.id === id,
    )?.state;

  test('each channel has arrived when the code of its message is typed', async () => {
    assert.equal(await confirm('email', '123456'), 'gone');
    const sent = await send('email');
    assert.deepEqual(sent.tests[0], { channel: 'email', canSend: true, state: 'sent' });
    await send('sms');
    const [byMail, bySms] = [await codeSentTo(email), await codeSentTo(phone)];
    assert.equal(await confirm('sms', bySms === '000000' ? '000001' : '000000'), 'wrong');
    assert.equal(await stateOf('mail-test'), 'missing');
    assert.equal(await confirm('email', byMail), 'arrived');
    assert.equal(await confirm('sms', bySms), 'arrived');
    assert.deepEqual([await stateOf('mail-test'), await stateOf('sms-test')], ['ok', 'ok']);
  });

  test('after five wrong codes a new message is needed', async () => {
    portal.letters.length = 0;
    await send('email');
    const code = await codeSentTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) assert.equal(await confirm('email', wrong), 'wrong');
    assert.equal(await confirm('email', code), 'gone');
  });
});

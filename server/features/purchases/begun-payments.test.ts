import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { begunPaymentLimits } from './begun-payment-service.ts';

describe('payments that are begun', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());
  const { perHour } = begunPaymentLimits;
  const give = (caller: 'kari' | 'ola') =>
    stage.portal.call(caller, 'POST /api/giving/gifts', {
      body: {
        amountKroner: '100',
        purposeId: 'general',
        wantsTaxDeduction: false,
        fodselsnummer: '',
        bornOn: '',
      },
    });

  test('are five an hour for one person, also when thirty come at once, and five again an hour later', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => give('kari')));
    const refused = answers.filter(({ status }) => status !== 201);
    assert.equal(answers.length - refused.length, perHour);
    for (const { status, body } of refused) assert.deepEqual([status, body.code], [429, 'TOO_MANY_PAYMENTS']);
    assert.equal((await give('ola')).status, 201);
    await stage.portal.db
      .updateTable('attempt_counter')
      .set({ window_ends: new Date(stage.now().getTime() - 1) })
      .where('subject', 'like', 'begun-giving:%')
      .execute();
    assert.equal((await give('kari')).status, 201);
  });
});

/** What member service does for a donor, from a case: looks, stops, pays back. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type GivingStage, openGivingStage, type Shown } from '../../../../test/support/giving-stage.ts';

type StaffView = {
  agreements: Shown[];
  gifts: { id: string; state: string; refundableOre: number; refundableUntilOn: string | null }[];
};

describe('giving at the desk', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const caseOf = async (caller: 'liv' | 'ola') =>
    (
      await stage.call<{ id: string }>(caller, 'POST /api/enquiries', {
        body: { topic: 'giving', subject: 'Giveravtalen', message: 'Kan dere stoppe avtalen min?' },
      })
    ).id;
  const look = (id: string) =>
    stage.call<StaffView>('mona', 'GET /api/staff/enquiries/:id/giving', { params: { id } });
  const stop = (id: string, agreementId: string, idempotencyKey?: string) =>
    stage.portal.call('mona', 'POST /api/staff/enquiries/:id/giving/stop', {
      params: { id },
      body: { agreementId },
      ...(idempotencyKey && { idempotencyKey }),
    });

  test('stops at the donor’s request: here and at Vipps, with a receipt that says who, and the look is logged', async () => {
    const agreement = await stage.donor('liv');
    const atVipps = stage.atVipps();
    const enquiryId = await caseOf('liv');
    assert.equal((await look(enquiryId)).agreements[0]!.state, 'active');
    const key = randomUUID();
    const stopped = await stop(enquiryId, agreement.id, key);
    assert.equal(stopped.status, 200, stopped.text);
    assert.equal((stopped.body as unknown as StaffView).agreements[0]!.state, 'stopped');
    // The same press again, and another one, change nothing.
    assert.equal((await stop(enquiryId, agreement.id, key)).status, 200);
    assert.equal((await stop(enquiryId, agreement.id)).status, 200);
    await stage.settle();
    await stage.hear();
    assert.equal(atVipps.status, 'STOPPED');

    const own = await stage.agreement('liv', agreement.id);
    const stops = own.timeline.filter(({ kind }) => kind === 'stopped');
    assert.deepEqual(
      stops.map(({ by }) => by),
      ['staff'],
    );
    const receipt = await stage.call<{ kind: string; by: string; donorName: string }>(
      'liv',
      'GET /api/giving/agreement-receipts/:id',
      { params: { id: own.receiptId } },
    );
    assert.deepEqual([receipt.kind, receipt.by], ['stopped', 'staff']);
    const { person } = await stage.call<{ person: { id: string } }>('liv', 'GET /api/me');
    const notices = await stage.portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', person.id)
      .execute();
    assert.equal(
      notices.filter(({ kind }) => kind === 'agreement-changed').length,
      2,
      'approved and stopped',
    );
    const looks = await stage.portal.db
      .selectFrom('access_log')
      .select(['fields'])
      .where('person_id', '=', person.id)
      .where('subject_id', '=', enquiryId)
      .execute();
    assert.equal(
      looks.filter(({ fields }) => fields.includes('giving')).length,
      3,
      'each act, the repeated key once',
    );
    // Who of member service it was stays in the books.
    const event = await stage.portal.db
      .selectFrom('gift_agreement_event')
      .select('staff_id')
      .where('agreement_id', '=', agreement.id)
      .where('kind', '=', 'stopped')
      .executeTakeFirstOrThrow();
    assert.ok(event.staff_id);
  });

  test('a case opens no other person’s giving', async () => {
    const { agreements } = await look(await caseOf('liv'));
    const refused = await stop(await caseOf('ola'), agreements[0]!.id);
    assert.equal(refused.status, 404);
  });

  test('pays back within the days of the rules, and not a day later', async () => {
    await stage.donor('ola');
    stage.move('2026-12-18T09:30:00Z');
    await stage.runHour();
    stage.move('2026-12-22T12:00:00Z');
    await stage.hear();
    const enquiryId = await caseOf('ola');
    const gift = (await look(enquiryId)).gifts.find(({ state }) => state === 'paid')!;
    assert.deepEqual([gift.refundableOre, gift.refundableUntilOn], [25_000, '2027-12-21']);
    const refund = () =>
      stage.portal.call('mona', 'POST /api/staff/enquiries/:id/giving/refunds', {
        params: { id: enquiryId },
        body: { giftId: gift.id, amountKroner: '100' },
      });
    assert.equal((await refund()).status, 200);
    await stage.settle();
    await stage.hear();
    const [after] = (await look(enquiryId)).gifts.filter(({ id }) => id === gift.id);
    assert.deepEqual([after!.state, after!.refundableOre], ['partly-refunded', 15_000]);
    stage.move('2027-12-22T12:00:00Z');
    const [late] = (await look(enquiryId)).gifts.filter(({ id }) => id === gift.id);
    assert.equal(late!.refundableOre, 0);
    const refused = await refund();
    assert.deepEqual(
      [refused.status, (refused.body as { code?: string }).code],
      [409, 'REFUND_NOT_POSSIBLE'],
    );
  });
});

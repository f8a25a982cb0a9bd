/** Several changes of an agreement within a few minutes: all of them in the list, and two e-mails at most. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { createUnsubscribeCodes } from './notice-preference-service.ts';
import { deliverNotice, sendHeldNotices } from './notices-jobs.ts';

const { kari } = demoPersons;
const log = { info() {}, warn() {}, error() {} };
const aMinute = 1 / 1440;

describe('receipts of one’s own changes', () => {
  let stage: GivingStage;
  const mails: string[] = [];
  before(async () => {
    stage = await openGivingStage();
    await sql`update person set email_verified_at = now() where id = ${kari.id}`.execute(stage.portal.db);
  });
  after(() => stage.close());

  /** Sends what may leave now. What is held is taken up when its time has come. */
  async function deliver(): Promise<void> {
    const { db, secret } = stage.portal;
    const clock = { now: stage.now };
    const job = deliverNotice({
      db,
      clock,
      origin: 'https://minside.example',
      organisation,
      codes: createUnsubscribeCodes(secret),
      mail: { send: async ({ subject }) => void mails.push(subject) },
      sms: { send: async () => {} },
    });
    const enqueue = async () => {};
    await sendHeldNotices({ db, clock, jobs: { enqueue } as never }).run({}, { log });
    const { rows } = await sql<{ id: string }>`
      select id from notice where person_id = ${kari.id} and kind = 'agreement-changed'
        and sent_at is null and left_out_at is null and held_until is null order by created_at, id`.execute(
      db,
    );
    for (const { id } of rows) await job.run({ noticeId: id }, { log });
  }

  test('the first leaves at once, and one for all that follow; none of them is news', async () => {
    const { id, version } = await stage.donor('kari');
    await deliver();
    mails.length = 0;
    stage.move(11 * aMinute);
    const params = { id };
    const change = { amountKroner: '300', frequency: 'monthly', day: '5', purposeId: 'local' };
    const first = await stage.call('kari', 'POST /api/giving/agreements/:id/changes', {
      params,
      body: { version, ...change },
    });
    await deliver();
    assert.deepEqual(mails, ['Kvittering for en endring på Min side']);

    stage.move(aMinute);
    const second = await stage.call('kari', 'POST /api/giving/agreements/:id/changes', {
      params,
      body: { version: first.version, ...change, amountKroner: '350' },
    });
    await deliver();
    stage.move(aMinute);
    await stage.call('kari', 'POST /api/giving/agreements/:id/pause', {
      params,
      body: { version: second.version, months: '2' },
    });
    await deliver();
    assert.equal(mails.length, 1, 'the others wait for more');
    stage.move(9 * aMinute);
    await deliver();
    assert.equal(mails.length, 2);
    stage.move(1);
    await deliver();
    assert.equal(mails.length, 2);

    const { rows } = await sql<{ isNews: boolean; count: number }>`
      select read_at is null as "isNews", count(*)::int as count from notice
      where person_id = ${kari.id} and kind = 'agreement-changed' and is_shown group by 1 order by 1`.execute(
      stage.portal.db,
    );
    // That Vipps has approved the agreement is news.
    assert.deepEqual(rows, [
      { isNews: false, count: 3 },
      { isNews: true, count: 1 },
    ]);
  });
});

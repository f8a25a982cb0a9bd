/** Somebody who does not sit by the page: told by e-mail and by the SMS they have chosen, and not after the turn is used. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { StaffRounds } from '#contract/ceremony-desk-endpoints.ts';
import type { NoticePage } from '#contract/notice-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { activitySteps } from '../../../test/support/activity-steps.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice, sendHeldNotices } from '../notices/notices-jobs.ts';
import { createAnnounce } from '../notices/notices-service.ts';
import { createCeremonyQueue } from './ceremony-queue-service.ts';

const opening = new Date('2027-06-01T21:58:00+02:00');
const round = {
  kind: 'confirmation',
  name: 'Konfirmasjon 2028',
  firstOn: '2028-04-01',
  lastOn: '2028-09-30',
  membersOpenOn: '2027-06-01',
  membersOpenTime: '21:58',
  openOn: '2027-06-08',
  openTime: '10:00',
};
const log = { info() {}, warn() {}, error() {} };
const { kari } = demoPersons;

describe('a turn that comes while the user is away', () => {
  let portal: TestPortal;
  let at = new Date(opening.getTime() - 30 * 60_000);
  let roundId = '';
  const sent: { by: 'mail' | 'sms'; text: string }[] = [];
  const jobs = { enqueue: async () => {} };
  const queue = createCeremonyQueue({
    queue: organisation.ceremonies.queue,
    smsQuietHours: organisation.smsQuietHours,
    announce: createAnnounce({ jobs }),
  });
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => at } });
    const steps = activitySteps(portal);
    await portal.db.deleteFrom('ceremony_round').execute();
    const answer = await portal.call('mona', 'POST /api/staff/ceremony-rounds', { body: round });
    roundId = steps.as<StaffRounds>(answer).rounds[0]!.id;
    await portal.db
      .updateTable('person')
      .set({ phone: '+4768050777', phone_verified_at: at })
      .where('id', '=', kari.id)
      .execute();
    const changes = [{ type: 'activities', channel: 'sms', isOn: true }];
    steps.as(await portal.call('kari', 'PUT /api/notice-preferences', { body: { changes } }));
    steps.as(await portal.call('kari', 'POST /api/ceremony-rounds/:id/tickets', { params: { id: roundId } }));
  });
  after(() => portal.close());

  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * 60_000);
  };
  /** All that is written to her, as often as one likes. */
  async function deliver() {
    const clock = { now: () => at };
    await sendHeldNotices({ db: portal.db, clock, jobs }).run({}, { log });
    const job = deliverNotice({
      db: portal.db,
      clock,
      origin: 'https://minside.example',
      organisation,
      codes: createUnsubscribeCodes(randomBytes(32)),
      mail: { send: async ({ text }) => void sent.push({ by: 'mail', text }) },
      sms: { send: async ({ text }) => void sent.push({ by: 'sms', text }) },
    });
    const notices = await portal.db
      .selectFrom('notice')
      .select('id')
      .where('person_id', '=', kari.id)
      .where('kind', '=', 'confirmation-turn')
      .execute();
    for (const { id } of [...notices, ...notices]) await job.run({ noticeId: id }, { log });
  }

  test('e-mail at once, the SMS in the morning, and the turn is there then; nothing says of what', async () => {
    at = opening;
    await queue.tend(portal.db, at);
    later(2);
    await queue.tend(portal.db, at);
    await deliver();
    assert.deepEqual(
      sent.map(({ by }) => by),
      ['mail'],
    );
    const { notices } = (await portal.call('kari', 'GET /api/notices')).body as unknown as NoticePage;
    assert.deepEqual(
      notices.filter(({ kind }) => kind === 'confirmation-turn').map(({ about, isRead }) => [about, isRead]),
      [['Konfirmasjon 2028', false]],
    );
    // The quiet hours are over at eight; ninety minutes later the turn goes on.
    at = new Date('2027-06-02T08:01:00+02:00');
    await queue.tend(portal.db, at);
    await deliver();
    assert.deepEqual(
      sent.map(({ by }) => by),
      ['mail', 'sms'],
    );
    for (const { text } of sent) {
      assert.match(text, /Det er din tur|nå er det din tur/);
      assert.doesNotMatch(
        text.replace('Hei, Kari!', ''),
        /konfirm|navnefest|seremoni|humanis|livssyn|2028|Kari/i,
      );
    }
    at = new Date('2027-06-02T09:29:00+02:00');
    await queue.tend(portal.db, at);
    assert.equal(await inTransaction(portal.db, (tx) => queue.holdTurn(tx, roundId, kari.id, at)), null);
  });

  test('a user who has signed up meanwhile is not notified again', async () => {
    await portal.db
      .updateTable('notice')
      .set({ sent_at: null })
      .where('kind', '=', 'confirmation-turn')
      .execute();
    await inTransaction(portal.db, (tx) => queue.endTurn(tx, roundId, kari.id, at));
    sent.length = 0;
    await deliver();
    assert.deepEqual(sent, []);
  });
});

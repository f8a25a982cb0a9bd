/** Without new messages: one reminder, one closing, both after a warning; days in Norway. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { closingDay } from '#contract/values/enquiry-silence.ts';
import { createAnnounce } from '#server/features/notices/notices-service.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { tendSilentEnquiries } from './enquiry-silence-service.ts';

const { ola } = demoPersons;

describe('silent enquiries', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => void (await sql`delete from enquiry`.execute(portal.db)));
  after(() => portal.close());

  async function add(state: string, lastMessageAt: string, from: 'ola' | 'somebody' = 'ola') {
    const id = randomUUID();
    const at = new Date(lastMessageAt);
    await sql`insert into enquiry (id, number, person_id, sender_name, sender_email, topic, subject, state, received_at,
        last_message_at, read_at)
      values (${id}, ${`T-${id}`}, ${from === 'ola' ? ola.id : null}, ${from === 'ola' ? null : 'Noen'},
        ${from === 'ola' ? null : 'noen@person.example'}, 'other', 'Stille', ${state}, ${at}, ${at}, ${at})`.execute(
      portal.db,
    );
    return id;
  }
  const announce = createAnnounce({ jobs: { enqueue: async () => {} } });
  const tend = (at: string) => tendSilentEnquiries({ db: portal.db, announce }, new Date(at));
  const noticesOf = async (id: string) =>
    (
      await portal.db
        .selectFrom('notice')
        .select('kind')
        .where('subject_id', '=', id)
        .orderBy('created_at')
        .execute()
    ).map(({ kind }) => kind);
  const stateOf = async (id: string) =>
    (await portal.db.selectFrom('enquiry').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;

  test('the person we wait for is reminded once, on the seventh day, and it closes on the twenty-first', async () => {
    // Half past midnight in Norway, still the day before in London.
    const id = await add('waiting-for-member', '2026-11-01T23:30:00Z');
    assert.deepEqual(await tend('2026-11-08T22:59:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-11-08T23:00:00Z'), { reminded: 1, closed: 0 });
    assert.deepEqual(await tend('2026-11-08T23:00:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-11-22T22:59:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-11-22T23:00:00Z'), { reminded: 0, closed: 1 });
    assert.deepEqual(await tend('2026-11-23T23:00:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await noticesOf(id), ['enquiry-reminder', 'enquiry-closed']);
    assert.equal(await stateOf(id), 'closed');
    const events = await portal.db
      .selectFrom('enquiry_event')
      .select(['kind', 'author'])
      .where('enquiry_id', '=', id)
      .execute();
    assert.deepEqual(events, [{ kind: 'closed', author: 'portal' }]);
  });

  test('a reminder that left late is followed by two whole weeks', async () => {
    const id = await add('waiting-for-member', '2026-11-02T12:00:00Z');
    assert.deepEqual(await tend('2026-11-30T08:00:00Z'), { reminded: 1, closed: 0 });
    assert.deepEqual(await tend('2026-12-13T08:00:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-12-14T08:00:00Z'), { reminded: 0, closed: 1 });
    assert.deepEqual(await noticesOf(id), ['enquiry-reminder', 'enquiry-closed']);
  });

  test('a person who writes gets no reminder, and a new question is reminded of again', async () => {
    const id = await add('waiting-for-member', '2026-11-02T12:00:00Z');
    await tend('2026-11-09T08:00:00Z');
    const asked = sql`update enquiry set last_message_at = ${new Date('2026-11-10T12:00:00Z')} where id = ${id}`;
    await asked.execute(portal.db);
    assert.deepEqual(await tend('2026-11-16T08:00:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-11-17T08:00:00Z'), { reminded: 1, closed: 0 });
    await sql`update enquiry set state = 'received' where id = ${id}`.execute(portal.db);
    assert.deepEqual(await tend('2027-03-01T08:00:00Z'), { reminded: 0, closed: 0 });
  });

  test('an answered one closes without a reminder; one that waits for us never does', async () => {
    const answered = await add('answered', '2026-11-02T12:00:00Z');
    const waits = await add('in-progress', '2026-01-02T12:00:00Z');
    assert.deepEqual(await tend('2026-11-22T08:00:00Z'), { reminded: 0, closed: 0 });
    assert.deepEqual(await tend('2026-11-23T08:00:00Z'), { reminded: 0, closed: 1 });
    assert.deepEqual([await stateOf(answered), await stateOf(waits)], ['closed', 'in-progress']);
    assert.deepEqual(await noticesOf(answered), ['enquiry-closed']);
  });

  test('of somebody unidentified it closes in silence; many are tended, two at once do nothing twice', async () => {
    const silent = await add('answered', '2026-11-02T12:00:00Z', 'somebody');
    const ids: string[] = [];
    for (let n = 0; n < 120; n++) ids.push(await add('answered', '2026-11-02T12:00:00Z'));
    const done = await Promise.all([tend('2026-11-23T08:00:00Z'), tend('2026-11-23T08:00:00Z')]);
    assert.equal(done[0].closed + done[1].closed, 121);
    assert.deepEqual([await stateOf(silent), await noticesOf(silent)], ['closed', []]);
    for (const id of ids) assert.deepEqual(await noticesOf(id), ['enquiry-closed']);
  });

  test('the day is said beforehand in the thread, and never one that has been', async () => {
    const id = await add('waiting-for-member', new Date(Date.now() - 2 * 86_400_000).toISOString());
    const thread = async () =>
      (await portal.call('ola', 'GET /api/enquiries/:id', { params: { id } })).body as unknown as {
        closesOn: string | null;
      };
    const { closesOn } = await thread();
    const days = (Date.parse(closesOn!) - Date.now()) / 86_400_000;
    assert.ok(days > 17 && days < 20, String(days));
    await sql`update enquiry set state = 'received' where id = ${id}`.execute(portal.db);
    assert.equal((await thread()).closesOn, null);
    const silence = { isWaiting: true, lastMessageOn: '2026-01-01', remindedOn: null };
    assert.equal(closingDay(silence, '2026-03-01'), '2026-03-15');
    assert.equal(closingDay({ ...silence, isWaiting: false }, '2026-01-02'), '2026-01-22');
  });
});

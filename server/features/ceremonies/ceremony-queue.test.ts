import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { createCeremonyQueue } from './ceremony-queue-service.ts';
import { askAgainSeconds, graceMs } from './ceremony-rules.ts';

const membersOpenAt = new Date('2027-06-01T08:00:00Z');
const opensAt = new Date('2027-06-08T08:00:00Z');
const minute = 60_000;
/** Who has been notified of what. */
let told: [string, string][] = [];
const queue = createCeremonyQueue({
  queue: { admits: 3, finishMinutes: 10, awayMinutes: 60, roomMinutes: 60 },
  smsQuietHours: { from: '21:00', until: '08:00' },
  async announce(_tx, { personId, kind }) {
    told.push([personId, kind]);
  },
});

describe('the queue of an opening', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let roundId = '';
  let at = membersOpenAt;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());
  beforeEach(async () => {
    at = membersOpenAt;
    told = [];
    roundId = randomUUID();
    await sql`delete from ceremony_round`.execute(database.db);
    await database.db
      .insertInto('ceremony_round')
      .values({
        id: roundId,
        kind: 'confirmation',
        name: '2028',
        first_on: '2028-04-01',
        last_on: '2028-06-30',
        members_open_local: '2027-06-01T10:00',
        open_local: '2027-06-08T10:00',
        members_open_at: membersOpenAt,
        opens_at: opensAt,
        changed_at: at,
      })
      .execute();
  });

  async function person({ isMember = true } = {}): Promise<string> {
    const id = randomUUID();
    await database.db
      .insertInto('person')
      .values({ id, given_name: 'Kø', family_name: 'Person', born_on: '1985-01-01' })
      .execute();
    if (isMember)
      await sql`insert into membership (id, person_id, number, joined_on)
        values (${randomUUID()}, ${id}, ${id.slice(0, 8)}, '2020-01-01')`.execute(database.db);
    return id;
  }
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()));
  const join = (id: string) => inTransaction(database.db, (tx) => queue.join(tx, roundId, id, at));
  const look = (id: string) => queue.look(database.db, roundId, id, at);
  const done = (id: string) =>
    inTransaction(database.db, async (tx) => {
      const turn = await queue.holdTurn(tx, roundId, id, at);
      if (!turn) await queue.endTurn(tx, roundId, id, at);
      return turn;
    });
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
    );
  const later = (ms: number) => {
    at = new Date(at.getTime() + ms);
  };

  test('places are by order of arrival, from an hour before; no one is admitted before the opening', async () => {
    at = new Date(membersOpenAt.getTime() - 61 * minute);
    const [first = '', ...rest] = await people(5);
    assert.equal(await refusal(join(first)), 'SIGN_UP_NOT_OPEN');
    later(minute);
    for (const id of [first, ...rest]) await join(id);
    assert.deepEqual(
      await Promise.all([first, ...rest].map(async (id) => (await look(id))?.place)),
      [1, 2, 3, 4, 5],
    );
    at = membersOpenAt;
    // A poll admits those whose turn it is.
    assert.equal((await look(rest[3]!))?.place, 2);
    assert.deepEqual(await Promise.all([first, ...rest].map(async (id) => (await look(id))?.state)), [
      'admitted',
      'admitted',
      'admitted',
      'waiting',
      'waiting',
    ]);
  });

  test('twice is once, and a place is kept', async () => {
    const ids = await people(5);
    for (const id of ids) await join(id);
    const last = ids[4]!;
    assert.deepEqual(
      (await Promise.all([join(last), join(last), join(last)])).map(({ place }) => place),
      [2, 2, 2],
    );
    later(24 * 60 * minute);
    const tickets = await database.db.selectFrom('ceremony_ticket').selectAll().execute();
    assert.equal(tickets.length, 5);
  });

  test('who is done makes room for the next; who does not finish loses the turn, after a little grace', async () => {
    const ids = await people(6);
    for (const id of ids) await join(id);
    assert.equal(await done(ids[0]!), null);
    assert.equal((await look(ids[3]!))?.state, 'admitted');
    assert.equal(await done(ids[0]!), 'QUEUE_FIRST');
    assert.equal(await done(ids[5]!), 'QUEUE_FIRST');
    later(10 * minute + graceMs - 1);
    assert.equal((await look(ids[5]!))?.place, 2);
    assert.equal(await done(ids[1]!), null);
    later(1);
    assert.equal(await done(ids[2]!), 'TURN_OVER');
    assert.equal((await look(ids[5]!))?.state, 'admitted');
    const again = await join(ids[2]!);
    assert.equal(again.state, 'admitted');
  });

  test('who needs it gets more time, as often as ten times; a turn that is over stays over', async () => {
    const [slow = '', other = ''] = await people(2);
    await join(slow);
    const more = (id: string) => inTransaction(database.db, (tx) => queue.moreTime(tx, roundId, id, at));
    const leftMinutes = async () => {
      const finishBy = (await more(slow))?.finishBy;
      return finishBy ? (new Date(finishBy).getTime() - at.getTime()) / minute : null;
    };
    for (let time = 0; time < 10; time += 1) {
      later(9 * minute);
      assert.equal(await leftMinutes(), 10);
    }
    later(9 * minute);
    assert.equal(await leftMinutes(), 10);
    later(9 * minute);
    assert.equal(await leftMinutes(), 2, 'eleven times ten minutes, and no more');
    later(2 * minute + graceMs);
    assert.equal((await more(slow))?.state, 'over');
    assert.equal(await more(other), null);
  });

  test('forty at the door at once: never more than three inside, each once', async () => {
    const ids = await people(40);
    await Promise.all(ids.map(join));
    for (let round = 0; round < 40; round += 1) {
      const tickets = await Promise.all(ids.map(look));
      const inside = ids.filter((_id, place) => tickets[place]?.state === 'admitted');
      assert.ok(inside.length <= 3, `${inside.length} inside`);
      // One who looked before another's look let them in still says waiting.
      if (tickets.every((ticket) => ticket?.state === 'done')) break;
      // While others wait, a turn is used once; where no one does, it is not needed.
      const { rows } = await sql`select from ceremony_ticket where state = 'waiting'`.execute(database.db);
      const ends = await Promise.all(
        inside.flatMap((id) => (rows.length > 0 ? [done(id), done(id)] : [done(id)])),
      );
      assert.equal(ends.filter((end) => end === null).length, inside.length);
    }
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from ceremony_ticket group by state`.execute(database.db);
    assert.deepEqual(rows, [{ state: 'done', count: 40 }]);
  });

  test('where no one waits, a user signs up without a place in the queue; where someone does, not', async () => {
    const isOpenTo = (id: string) => queue.isOpenTo(database.db, roundId, id, at);
    const [one, two, late] = [await person(), await person({ isMember: false }), await person()];
    assert.deepEqual([await isOpenTo(one), await isOpenTo(two)], [true, false]);
    assert.equal(await done(one), null);
    assert.equal(await done(two), 'QUEUE_FIRST', 'not before it is open to them');
    for (const id of await people(4)) await join(id);
    assert.equal(await isOpenTo(late), false);
    assert.equal(await done(late), 'QUEUE_FIRST');
  });

  test('a non-member waits for the opening for everyone, behind no one who came later', async () => {
    const other = await person({ isMember: false });
    assert.equal(await refusal(join(other)), 'SIGN_UP_NOT_OPEN');
    at = new Date(opensAt.getTime() - 30 * minute);
    assert.equal((await join(other)).state, 'waiting');
    const member = await person();
    assert.equal((await join(member)).state, 'admitted');
    assert.equal((await look(other))?.state, 'waiting');
    at = opensAt;
    for (const id of await people(3)) await join(id);
    assert.equal((await look(other))?.state, 'admitted');
  });

  test('joining the organisation while one waits moves one up', async () => {
    at = new Date(opensAt.getTime() - 30 * minute);
    const other = await person({ isMember: false });
    assert.equal((await join(other)).state, 'waiting');
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${other}, ${other.slice(0, 8)}, '2027-06-08')`.execute(database.db);
    assert.equal((await join(other)).state, 'admitted');
  });

  test('an absent user is notified once, the turn is held, and no one waits for them meanwhile', async () => {
    at = new Date(membersOpenAt.getTime() - 30 * minute);
    const ids = await people(5);
    for (const id of ids) await join(id);
    at = membersOpenAt;
    // One of them sits by the page.
    assert.equal((await look(ids[1]!))?.state, 'admitted');
    later(2 * minute - 1);
    await queue.tend(database.db, at);
    assert.deepEqual(told, []);
    later(1);
    await queue.tend(database.db, at);
    await queue.tend(database.db, at);
    assert.deepEqual(told.toSorted(), [ids[0]!, ids[2]!].map((id) => [id, 'confirmation-turn']).toSorted());
    // Their room is free: the next two are in, and have not been told yet.
    assert.deepEqual([(await look(ids[3]!))?.state, (await look(ids[4]!))?.state], ['admitted', 'admitted']);
    later(59 * minute);
    await queue.tend(database.db, at);
    // In the last minute they still have the time that everybody has.
    const come = await look(ids[0]!);
    assert.deepEqual(
      [come?.state, come?.finishBy],
      ['admitted', new Date(at.getTime() + 10 * minute).toISOString()],
    );
    assert.equal((await look(ids[0]!))?.finishBy, come?.finishBy);
    later(minute + graceMs);
    assert.equal((await look(ids[2]!))?.state, 'over');
    assert.equal(await done(ids[0]!), null);
    assert.equal(told.length, 2);
  });

  test('a turn that comes at night is held until the morning', async () => {
    at = new Date('2027-06-08T23:30:00+02:00');
    const ids = await people(4);
    for (const id of ids) await join(id);
    later(11 * minute);
    await queue.tend(database.db, at);
    later(2 * minute);
    await queue.tend(database.db, at);
    assert.deepEqual(told, [[ids[3]!, 'confirmation-turn']]);
    at = new Date('2027-06-09T08:59:00+02:00');
    await queue.tend(database.db, at);
    assert.equal((await look(ids[3]!))?.state, 'admitted');
  });

  test('a place can be given up, and the job goes on when no one polls', async () => {
    const ids = await people(5);
    for (const id of ids) await join(id);
    const leave = (id: string) => inTransaction(database.db, (tx) => queue.leave(tx, roundId, id, at));
    await leave(ids[0]!);
    await leave(ids[0]!);
    assert.equal((await look(ids[3]!))?.state, 'admitted');
    later(11 * minute);
    await queue.tend(database.db, at);
    const { rows } = await sql<{ state: string }>`
      select state from ceremony_ticket order by number`.execute(database.db);
    assert.deepEqual(
      rows.map(({ state }) => state),
      ['left', 'over', 'over', 'over', 'admitted'],
    );
    later(40 * 24 * 60 * minute);
    await queue.tend(database.db, at);
    later(61 * minute);
    await queue.tend(database.db, at);
    later(31 * 24 * 60 * minute);
    await queue.forget(database.db, at);
    assert.equal((await database.db.selectFrom('ceremony_ticket').selectAll().execute()).length, 0);
  });
});

test('those in front ask often, those behind seldom, and no one constantly before the opening', () => {
  const open = new Date('2027-06-01T08:00:00Z');
  assert.deepEqual(
    [1, 100, 1000, 5000].map((place) => askAgainSeconds(place, open, open)),
    [5, 10, 55, 90],
  );
  const before = (seconds: number) => new Date(open.getTime() - seconds * 1000);
  assert.equal(askAgainSeconds(1, open, before(600)), 30);
  assert.equal(askAgainSeconds(1, open, before(10)), 11);
  assert.equal(askAgainSeconds(null, open, open), 30);
});

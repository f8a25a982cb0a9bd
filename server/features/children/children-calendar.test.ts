import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { turnsOn } from '#contract/values/birth-date.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { aChild, childrenSteps, jonAsSecond } from '../../../test/support/children-steps.ts';
import { childNumbersOf } from '../../../test/support/grant-numbers.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

/** Registered in 2026, while all of them are 14; then the calendar goes on. */
const start = new Date('2026-12-01T12:00:00+01:00');

describe('the calendar of registered children', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof childrenSteps>;
  let at = start;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => at } });
    steps = childrenSteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    at = start;
    for (const table of [
      'child',
      'child_submission',
      'child_grant_evidence',
      'notice',
      'attempt_counter',
    ] as const)
      await portal.db.deleteFrom(table).execute();
  });

  /** With two guardians, Kari and Jon. @returns the child's id */
  async function register(bornOn: string): Promise<string> {
    const sent = await steps.send('kari', [aChild(bornOn)], jonAsSecond);
    const { id } = steps.receipt(sent).children[0]!;
    assert.deepEqual(steps.states(await steps.answer('jon', await steps.newestCode(), { [id]: true })), [
      'checking',
    ]);
    await steps.compare();
    await steps.acceptAll('conversation');
    return id;
  }
  const seenBy = async (who: 'kari' | 'jon') => (await steps.list(who)).length;
  const childrenLeft = async () => (await portal.db.selectFrom('child').selectAll().execute()).length;
  const toldOf = async (kind: string) =>
    (await Promise.all([demoPersons.kari, demoPersons.jon].map(({ id }) => steps.told(id)))).map(
      (all) => all.filter((one) => one === kind).length,
    );
  const moment = (text: string) => {
    at = new Date(text);
    return at;
  };

  test('both guardians are notified 30 days before, once, whatever night was missed', async () => {
    await register('2012-02-19');
    await portal.services.children.calendar.tellOf15(moment('2027-01-19T23:59:59+01:00'));
    assert.deepEqual(await toldOf('child-soon-15'), [0, 0]);
    await portal.services.children.calendar.tellOf15(moment('2027-01-20T00:00:00+01:00'));
    await portal.services.children.calendar.tellOf15(moment('2027-01-20T09:00:00+01:00'));
    await portal.services.children.calendar.tellOf15(moment('2027-01-21T09:00:00+01:00'));
    assert.deepEqual(await toldOf('child-soon-15'), [1, 1]);
    const [child] = await steps.list('kari');
    assert.equal(child?.history.at(-1)?.kind, 'told-of-15');
    // Down for three weeks: told when it is up again, still once.
    await portal.db.deleteFrom('child').execute();
    at = start;
    await register('2012-02-20');
    await portal.services.children.calendar.tellOf15(moment('2027-02-12T09:00:00+01:00'));
    await portal.services.children.calendar.tellOf15(moment('2027-02-13T09:00:00+01:00'));
    assert.deepEqual(await toldOf('child-soon-15'), [2, 2]);
  });

  test('access is gone at 00:00 Norwegian time, before any job has run; then all of it but the sealed number', async () => {
    const id = await register('2012-02-19');
    moment('2027-02-18T22:59:59Z');
    await portal.services.children.calendar.strikeOff(at);
    assert.deepEqual([await seenBy('kari'), await seenBy('jon'), await childrenLeft()], [1, 1, 1]);
    moment('2027-02-18T23:00:00Z');
    assert.deepEqual([await seenBy('kari'), await seenBy('jon'), await childrenLeft()], [0, 0, 1]);
    assert.equal((await steps.end('kari', id)).status, 404);
    const onHome = (await portal.call('jon', 'GET /api/children')).body as unknown as { children: object[] };
    assert.deepEqual(onHome.children, []);
    await portal.services.children.calendar.strikeOff(at);
    await portal.services.children.calendar.strikeOff(at);
    assert.deepEqual(await toldOf('child-struck-off'), [1, 1]);
    for (const table of ['child', 'child_guardian', 'child_event'] as const)
      assert.equal((await portal.db.selectFrom(table).selectAll().execute()).length, 0, table);
    const { rows } = await sql<{ all: string }>`select e::text as all from child_grant_evidence e`.execute(
      portal.db,
    );
    assert.equal(rows.length, 1);
    assert.doesNotMatch(rows[0]!.all, /Kim|Nilsen|2012-02-19/);
    const told = (await portal.call('kari', 'GET /api/child-registrations')).body as unknown as {
      struckOffOn: string[];
    };
    assert.deepEqual(told.struckOffOn, ['2027-02-19']);
  });

  test('a server that was down over midnight, and over many, strikes each off once when it is up', async () => {
    await register('2012-02-19');
    await register('2012-02-21');
    await register('2012-03-30');
    await Promise.all(
      [1, 2, 3].map(() => portal.services.children.calendar.strikeOff(moment('2027-02-24T10:00:00+01:00'))),
    );
    assert.deepEqual(await toldOf('child-struck-off'), [2, 2]);
    assert.equal(await childrenLeft(), 1);
  });

  test('born on 29 February: 15 on 1 March; the database and the rules agree on every birthday', async () => {
    await register('2012-02-29');
    moment('2027-02-28T23:59:59+01:00');
    await portal.services.children.calendar.strikeOff(at);
    assert.equal(await seenBy('kari'), 1);
    moment('2027-03-01T00:00:00+01:00');
    assert.equal(await seenBy('kari'), 0);
    await portal.db.deleteFrom('child').execute();
    const days = Array.from({ length: 5 * 366 }, (_, n) =>
      new Date(Date.UTC(2011, 0, 1 + n)).toISOString().slice(0, 10),
    );
    await sql`insert into child (id, given_name, family_name, born_on)
      select gen_random_uuid(), '', '', day::date from unnest(${days}::text[]) as day`.execute(portal.db);
    const rows = await portal.db.selectFrom('child').select(['born_on', 'turns_15_on']).execute();
    assert.equal(rows.length, days.length);
    for (const { born_on: bornOn, turns_15_on: day } of rows) assert.equal(day, turnsOn(bornOn, 15), bornOn);
  });

  test('days that are an hour short or long begin at midnight too', async () => {
    for (const [bornOn, last, first] of [
      ['2012-03-28', '2027-03-27T23:59:59+01:00', '2027-03-28T00:00:00+01:00'],
      ['2012-03-29', '2027-03-28T23:59:59+02:00', '2027-03-29T00:00:00+02:00'],
      ['2012-10-31', '2027-10-30T23:59:59+02:00', '2027-10-31T00:00:00+02:00'],
      ['2012-11-01', '2027-10-31T23:59:59+01:00', '2027-11-01T00:00:00+01:00'],
    ] as const) {
      at = start;
      await register(bornOn);
      await portal.services.children.calendar.strikeOff(moment(last));
      assert.equal(await childrenLeft(), 1, last);
      await portal.services.children.calendar.strikeOff(moment(first));
      assert.equal(await childrenLeft(), 0, first);
    }
  });

  test('at 15 the link to a second guardian has nothing more to decide', async () => {
    await steps.send('kari', [aChild('2011-12-20')], jonAsSecond);
    const code = await steps.newestCode();
    moment('2026-12-20T00:00:00+01:00');
    assert.deepEqual(await steps.open('jon', code), { state: 'withdrawn', open: null });
  });

  test('a child without a guardian who is a member ends, once', async () => {
    const id = await register('2014-01-01');
    const kari = portal.db.updateTable('membership').where('person_id', '=', demoPersons.kari.id);
    await kari.set({ ended_on: '2026-11-30' }).execute();
    await portal.services.children.calendar.endWithoutMember(at);
    await portal.services.children.calendar.endWithoutMember(at);
    await kari.set({ ended_on: null }).execute();
    const [child] = await steps.list('jon');
    assert.deepEqual([child?.id, child?.state], [id, 'ended']);
    assert.deepEqual(await toldOf('child-ended'), [1, 1]);
  });

  test('what has ended is shown 30 days, and the sealed number is purged when the control can no longer ask', async () => {
    const id = await register('2014-01-01');
    await steps.end('kari', id);
    await portal.services.children.calendar.forget(moment('2026-12-31T11:00:00+01:00'));
    assert.equal(await childrenLeft(), 1);
    await portal.services.children.calendar.forget(moment('2026-12-31T13:00:00+01:00'));
    assert.equal(await childrenLeft(), 0);
    const evidence = async () =>
      (await portal.db.selectFrom('child_grant_evidence').selectAll().execute()).length;
    assert.equal(await evidence(), 1);
    await portal.services.children.calendar.forget(moment('2031-12-31T13:00:00+01:00'));
    assert.equal(await evidence(), 1);
    await portal.services.children.calendar.forget(moment('2032-01-01T00:00:00+01:00'));
    assert.equal(await evidence(), 0);
    await portal.services.children.calendar.forget(at);
    assert.equal((await portal.db.selectFrom('child_submission').selectAll().execute()).length, 0);
  });

  test('the grant list has those who were registered on the count day, by the rules of the profile', async () => {
    const numbers = (rules: object, year = 2027) =>
      childNumbersOf(portal, { ...organisation.grantList, ...rules }, year);
    await register('2014-01-01');
    await register('2012-01-02'); // 15 the day after the count
    await register('2012-01-01'); // 15 on the count day
    const ended = await register('2013-05-05');
    await steps.send('kari', [aChild('2015-05-05')], jonAsSecond); // waits
    await steps.send('kari', [aChild('2016-06-06')]); // sole
    await steps.acceptAll();
    await steps.send('liv', [aChild('2017-07-07')]); // sole, and not checked by member service
    await steps.send('nils', [aChild('2016-06-06', { givenName: 'Kåre' })]); // the number is taken
    await steps.compare();
    await steps.end('kari', ended);
    await portal.services.children.calendar.strikeOff(moment('2027-02-01T00:00:00+01:00'));
    const counted = ['2012-01-02', '2014-01-01', '2016-06-06'].map((day) => tenorNumber(day)).sort();
    assert.deepEqual(await numbers({}), counted);
    assert.deepEqual(await numbers({ countsChildren: false }), []);
    assert.deepEqual(await numbers({}, 2026), []);
    assert.deepEqual(
      await numbers({}, 2028),
      ['2014-01-01', '2016-06-06'].map((day) => tenorNumber(day)).sort(),
    );
  });
});

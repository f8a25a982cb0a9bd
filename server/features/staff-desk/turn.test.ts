/** Cases given in turn: who is next, and what the employees and the case show of it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, isWorkingDay } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { tidyDesk } from './desk-control-service.ts';
import { type InTurn, nextInTurn } from './turn-rules.ts';
import { giveCases } from './turn-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { ingrid, mona } = demoPersons;

describe('turn rules', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
  const employee = (staffId: string, givenAt: Date | null, ...topics: InTurn['topics']): InTurn => ({
    staffId,
    givenAt,
    topics,
  });
  const next = (employees: InTurn[], barred: string[] = []) =>
    nextInTurn(employees, 'magazine', (id) => barred.includes(id))?.staffId ?? null;

  test('the one who has waited longest is next, and one who was never given a case before them', () => {
    assert.equal(next([employee('a', at(9)), employee('b', at(8))]), 'b');
    assert.equal(next([employee('a', at(9)), employee('b', at(8)), employee('c', null)]), 'c');
  });

  test('only those who take the topic, or all topics', () => {
    assert.equal(next([employee('a', null, 'giving'), employee('b', at(9))]), 'b');
    assert.equal(next([employee('a', null, 'giving')]), null);
  });

  test('one who gave it back, or whose case it is, is passed over', () => {
    assert.equal(next([employee('a', null), employee('b', at(9))], ['a']), 'b');
    assert.equal(next([employee('a', null)], ['a']), null);
  });
});

describe('turn at the desk', () => {
  let portal: TestPortal;
  let day: string;
  let now: Date;
  before(async () => {
    portal = await openTestPortal();
    day = norwegianDay(new Date());
    while (!isWorkingDay(day)) day = addDays(day, 1);
    now = new Date(`${day}T11:00:00Z`);
    // What the demo has in its queue is of no concern here.
    await sql`update enquiry set assignee_id = ${mona.id} where assignee_id is null`.execute(portal.db);
  });
  after(() => portal.close());

  const join = (caller: 'mona' | 'ingrid', ...topics: string[]) =>
    portal.call(caller, 'PUT /api/staff/turn/mine', { body: { topics } });
  const leave = (caller: 'mona' | 'ingrid') => portal.call(caller, 'DELETE /api/staff/turn/mine');
  const see = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
  const ask = async (caller: 'ola' | 'ingrid' = 'ola'): Promise<string> =>
    body(
      await portal.call(caller, 'POST /api/enquiries', {
        body: { topic: 'magazine', subject: 'Et spørsmål', message: 'Hvor er bladet?', attachments: [] },
      }),
    ).id;

  test('is seen by the employee and by colleagues, and ends', async () => {
    assert.deepEqual(body(await join('ingrid', 'magazine', 'magazine')).mine, { topics: ['magazine'] });
    assert.deepEqual(body(await portal.call('mona', 'GET /api/staff/turn')), {
      mine: null,
      others: [{ name: 'Ingrid', topics: ['magazine'] }],
    });
    assert.equal(body(await leave('ingrid')).mine, null);
    const refused = await join('ingrid', 'weather');
    assert.equal(refused.status, 422);
  });

  test('cases go to each in turn with a line, once, and stay new to the member', async () => {
    await join('ingrid');
    await join('mona');
    const ids = [await ask(), await ask()];
    const [one, other] = await Promise.all([giveCases(portal.db, now), giveCases(portal.db, now)]);
    assert.equal(one + other, 2);
    assert.equal(await giveCases(portal.db, now), 0);
    const cases = await Promise.all(ids.map(see));
    assert.deepEqual(new Set(cases.map(({ assignee }) => assignee.name)), new Set(['Ingrid', 'Mona']));
    for (const { state, events, assignee } of cases) {
      assert.equal(state, 'received');
      assert.deepEqual(
        events.map(({ kind, name, about }: Record<string, string>) => [kind, name, about]),
        [['assigned', '', assignee.name]],
      );
    }
    await leave('mona');
  });

  test('nothing is given on a day off, to one who is away, or of a topic that is not taken', async () => {
    await join('ingrid', 'giving');
    const id = await ask();
    assert.equal(await giveCases(portal.db, now), 0);
    await join('ingrid');
    let dayOff = day;
    while (isWorkingDay(dayOff)) dayOff = addDays(dayOff, 1);
    assert.equal(await giveCases(portal.db, new Date(`${dayOff}T11:00:00Z`)), 0);
    await sql`insert into staff_absence (staff_id, from_on, until_on, set_at)
      values (${ingrid.id}, ${day}, ${day}, ${now})`.execute(portal.db);
    assert.equal(await giveCases(portal.db, now), 0);
    await sql`delete from staff_absence`.execute(portal.db);
    assert.equal(await giveCases(portal.db, now), 1);
    assert.equal((await see(id)).assignee.id, ingrid.id);
  });

  test('one who gave it back is not given it again, and none is given their own', async () => {
    const id = await ask();
    const own = await ask('ingrid');
    assert.equal(await giveCases(portal.db, now), 1);
    const { version } = await see(id);
    const params = { id };
    await portal.call('ingrid', 'POST /api/staff/enquiries/:id/assignments', {
      params,
      body: { version, assigneeId: null },
    });
    assert.equal(await giveCases(portal.db, now), 0);
    await join('mona');
    assert.equal(await giveCases(portal.db, now), 2);
    for (const one of [id, own]) assert.equal((await see(one)).assignee.id, mona.id);
  });

  test('ends with the role', async () => {
    await sql`update staff_member set role = null, is_treasurer = false where person_id = ${ingrid.id}`.execute(
      portal.db,
    );
    await tidyDesk(portal.db, new Date());
    const { rows } = await sql<{ id: string }>`select staff_id as id from staff_turn`.execute(portal.db);
    assert.deepEqual(rows, [{ id: mona.id }]);
  });
});

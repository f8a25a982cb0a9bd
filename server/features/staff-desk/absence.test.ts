/** Employees who are away: colleagues see it, and cases that have waited half of the promise go back to the queue. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, addWorkingDays } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { absenceFault, awayUntil, isHalfGone } from './absence-rules.ts';
import { freeHeldCases } from './absence-service.ts';
import { tidyDesk } from './desk-control-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { ingrid } = demoPersons;
const today = norwegianDay(new Date());
const typed = (day: string) => day.split('-').reverse().join('.');

describe('absence rules', () => {
  test('days that are no absence are named by their field', () => {
    assert.equal(absenceFault({ fromOn: '2026-11-02', untilOn: '2026-11-02' }, '2026-11-02'), null);
    assert.equal(absenceFault({ fromOn: '2026-11-03', untilOn: '2026-11-02' }, '2026-11-01'), 'untilOn');
    assert.equal(absenceFault({ fromOn: '2026-10-01', untilOn: '2026-10-31' }, '2026-11-01'), 'untilOn');
    assert.equal(absenceFault({ fromOn: '2028-11-01', untilOn: '2028-11-02' }, '2026-11-01'), 'fromOn');
  });

  test('both days are included', () => {
    const absence = { fromOn: '2026-11-03', untilOn: '2026-11-05' };
    const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06'];
    assert.deepEqual(
      days.map((day) => awayUntil(absence, day)),
      [null, '2026-11-05', '2026-11-05', null],
    );
  });

  test('half of the promise is counted in working days', () => {
    // Four working days from a Thursday: half of them have gone on Monday.
    const gone = (day: string) => isHalfGone('2026-11-05', '2026-11-11', day);
    assert.deepEqual(['2026-11-06', '2026-11-08', '2026-11-09', '2026-11-20'].map(gone), [
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('absence at the desk', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const put = (caller: 'mona' | 'ingrid', fromOn: string, untilOn: string) =>
    portal.call(caller, 'PUT /api/staff/absences/mine', {
      body: { fromOn: typed(fromOn), untilOn: typed(untilOn) },
    });
  const see = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
  /** A case of Ingrid's that has waited since a day; the promise ends four working days later. */
  async function held(since: string): Promise<string> {
    const { id } = body(
      await portal.call('ola', 'POST /api/enquiries', {
        body: { topic: 'other', subject: 'Et spørsmål', message: 'Hvor er kortet?', attachments: [] },
      }),
    );
    await sql`update enquiry set assignee_id = ${ingrid.id}, received_at = received_at - interval '2 hours',
      waits_since = (${since} || ' 12:00')::timestamp at time zone 'Europe/Oslo',
      due_on = ${addWorkingDays(since, 4)}::date where id = ${id}`.execute(portal.db);
    return id;
  }

  test('is seen in the list of colleagues, in the queue and in the case, until its last day', async () => {
    const id = await held(today);
    assert.equal((await see(id)).assignee.awayUntilOn, null);
    const untilOn = addDays(today, 3);
    const set = await put('ingrid', today, untilOn);
    assert.deepEqual(body(set).mine, { fromOn: today, untilOn });
    const others = body(await portal.call('mona', 'GET /api/staff/absences')).others;
    assert.deepEqual(others, [{ name: 'Ingrid', fromOn: today, untilOn }]);
    const { colleagues } = body(await portal.call('mona', 'GET /api/staff/colleagues'));
    assert.deepEqual(
      colleagues.map(({ name, awayUntilOn }: { name: string; awayUntilOn: string | null }) => [
        name,
        awayUntilOn,
      ]),
      [
        ['Ingrid', untilOn],
        ['Mona', null],
      ],
    );
    assert.equal((await see(id)).assignee.awayUntilOn, untilOn);
    const { enquiries } = body(await portal.call('mona', 'GET /api/staff/enquiries'));
    const row = enquiries.find((one: { id: string }) => one.id === id);
    assert.equal(row.assignee.awayUntilOn, untilOn);

    // The next one is not yet an absence; a day that is over is none; it ends when it is deleted.
    await put('ingrid', addDays(today, 2), untilOn);
    assert.equal((await see(id)).assignee.awayUntilOn, null);
    const refused = await put('ingrid', addDays(today, -3), addDays(today, -1));
    assert.deepEqual([refused.status, body(refused).errors], [422, [{ path: '/untilOn', code: 'INVALID' }]]);
    const ended = body(await portal.call('ingrid', 'DELETE /api/staff/absences/mine'));
    assert.equal(ended.mine, null);
  });

  test('what has waited half of the promise goes back to the queue with a line, once', async () => {
    const old = await held(addDays(today, -20));
    const fresh = await held(today);
    const answered = await held(addDays(today, -20));
    await sql`update enquiry set waits_since = null, due_on = null, state = 'answered' where id = ${answered}`.execute(
      portal.db,
    );
    const now = new Date();
    assert.equal(await freeHeldCases(portal.db, now), 0, 'she is here');
    await put('ingrid', today, addDays(today, 3));
    assert.equal(await freeHeldCases(portal.db, now), 1);
    assert.equal(await freeHeldCases(portal.db, now), 0, 'run again');
    const freed = await see(old);
    assert.equal(freed.assignee, null);
    const lines = freed.events.filter(({ kind }: { kind: string }) => kind === 'released');
    assert.deepEqual(
      lines.map(({ name, about }: { name: string; about: string }) => [name, about]),
      [['', 'Ingrid']],
    );
    for (const id of [fresh, answered]) assert.equal((await see(id)).assignee.id, ingrid.id);

    // It ends by itself, and is deleted at night.
    const later = new Date(now.getTime() + 5 * 86_400_000);
    assert.equal(await freeHeldCases(portal.db, later), 0);
    await tidyDesk(portal.db, now);
    assert.notEqual(body(await portal.call('ingrid', 'GET /api/staff/absences')).mine, null);
    await tidyDesk(portal.db, later);
    assert.equal(body(await portal.call('ingrid', 'GET /api/staff/absences')).mine, null);
  });

  test('two servers free a case once', async () => {
    await put('ingrid', today, addDays(today, 3));
    const id = await held(addDays(today, -20));
    const now = new Date();
    const counts = await Promise.all([freeHeldCases(portal.db, now), freeHeldCases(portal.db, now)]);
    assert.equal(counts[0] + counts[1], 1);
    assert.equal(
      (await see(id)).events.filter(({ kind }: { kind: string }) => kind === 'released').length,
      1,
    );
  });
});

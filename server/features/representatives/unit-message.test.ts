/** Writing to the members of one's unit: tested first, cancellable for a minute, sent once to each, and readable by no others. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertMeetingActivity, unlistMeetings } from '../../../test/support/meeting-fixtures.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const letter = {
  kind: 'message',
  to: 'members',
  subject: 'Dugnad på lørdag',
  body: 'Vi møtes ved biblioteket.\n\nTa med hansker.',
};
const summons = {
  ...letter,
  kind: 'summons',
  subject: 'Årsmøte 2027',
  meetingPlace: 'Biblioteket',
  meetingOn: inDays(40),
  motionsBy: inDays(20),
  nominationsBy: inDays(25),
};
const minuteMs = 60_000;

describe('writing to the members of a unit', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await unlistMeetings(portal.db);
    await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: units.oslo });
    await insertOffice(portal.db, { personId: demoPersons.ola.id, unitId: units.oslo, role: 'treasurer' });
  });
  after(() => portal.close());

  const write = (who: DemoName, sent: object, id = units.oslo) =>
    portal.call(who, 'POST /api/units/:id/messages', { params: { id }, body: sent });
  const cancel = (who: DemoName, id: string) =>
    portal.call(who, 'POST /api/unit-messages/:id/cancellations', { params: { id } });
  const sendAll = (later = 0) =>
    portal.services.representatives.unitMessages.sendAll(portal.db, new Date(Date.now() + later));
  const toldOf = async (id: string) => {
    const { rows } = await sql<{ personId: string; kind: string }>`
      select person_id as "personId", kind from notice where subject_id = ${id} order by person_id`.execute(
      portal.db,
    );
    return rows;
  };
  const membersOfOslo = async () => {
    const { rows } = await sql<{ id: string }>`
      select person_id as id from membership where ended_on is null and chapter_id = ${units.oslo}
      order by person_id`.execute(portal.db);
    return rows.map(({ id }) => id);
  };

  test('a trial goes to oneself at once, and is in no list of what was sent', async () => {
    const { id } = body(await write('liv', { ...letter, to: 'me' }));
    await sendAll();
    assert.deepEqual(await toldOf(id), [{ personId: demoPersons.liv.id, kind: 'unit-message' }]);
    const read = body(await portal.call('liv', 'GET /api/unit-messages/:id', { params: { id } }));
    assert.deepEqual([read.isTrial, read.subject, read.meeting], [true, letter.subject, null]);
    const list = await portal.call('liv', 'GET /api/units/:id/messages', { params: { id: units.oslo } });
    assert.deepEqual(body(list).messages, []);
    assert.equal(body(list).receivers, (await membersOfOslo()).length);
  });

  test('within the minute it is cancelled, and no member has been notified', async () => {
    const { id, state } = body(await write('liv', letter));
    assert.equal(state, 'waiting');
    await sendAll();
    assert.deepEqual(await toldOf(id), []);
    assert.equal(body(await cancel('liv', id)).state, 'cancelled');
    assert.equal(body(await cancel('liv', id)).state, 'cancelled');
    await sendAll(2 * minuteMs);
    assert.deepEqual(await toldOf(id), []);
  });

  test('after it, all members of the unit are told once, however often the job runs, and only they read it', async () => {
    const { id } = body(await write('liv', letter));
    await sendAll(2 * minuteMs);
    await sendAll(2 * minuteMs);
    const told = await toldOf(id);
    assert.deepEqual(
      told.map(({ personId }) => personId),
      await membersOfOslo(),
    );
    assert.ok(told.every(({ kind }) => kind === 'unit-message'));
    assert.equal((await cancel('liv', id)).status, 409);
    const list = await portal.call('liv', 'GET /api/units/:id/messages', { params: { id: units.oslo } });
    const [sent] = body(list).messages;
    assert.deepEqual(
      [sent.state, sent.told, sent.writtenBy, sent.writtenAs],
      ['sent', told.length, 'Liv', 'leader'],
    );
    assert.ok(told.some(({ personId }) => personId === demoPersons.kari.id));
    const read = body(await portal.call('kari', 'GET /api/unit-messages/:id', { params: { id } }));
    assert.equal(read.body, letter.body);
    // In another chapter, and no member at all.
    for (const who of ['nils', 'jon'] as const) {
      const refused = await portal.call(who, 'GET /api/unit-messages/:id', { params: { id } });
      assert.equal(refused.status, told.some(({ personId }) => personId === demoPersons[who].id) ? 200 : 404);
    }
  });

  test('a summons says when, where and until when, and who can vote; days that cannot be are refused by field', async () => {
    const { id } = body(await write('liv', summons));
    await sendAll(2 * minuteMs);
    assert.ok((await toldOf(id)).every(({ kind }) => kind === 'unit-summons'));
    const read = body(await portal.call('kari', 'GET /api/unit-messages/:id', { params: { id } }));
    assert.deepEqual(read.meeting, {
      on: summons.meetingOn,
      place: 'Biblioteket',
      motionsBy: summons.motionsBy,
      nominationsBy: summons.nominationsBy,
    });
    assert.equal(read.isMemberNow, true);
    const move = (to: string) =>
      sql`update membership set chapter_id = ${to} where person_id = ${demoPersons.kari.id}`.execute(
        portal.db,
      );
    await move(units.bergen);
    const moved = body(await portal.call('kari', 'GET /api/unit-messages/:id', { params: { id } }));
    assert.equal(moved.isMemberNow, false, 'a member of another chapter has no vote in this one');
    await move(units.oslo);
    const { units: own, meetings } = body(await portal.call('kari', 'GET /api/my-democracy'));
    assert.deepEqual(
      own.map((unit: { kind: string }) => unit.kind),
      ['chapter', 'region', 'national'],
    );
    assert.deepEqual(
      meetings.map((one: { meetingId: string }) => one.meetingId),
      [id],
    );
    // Who has become a member of the chapter since can vote too, and reads it.
    await sql`update membership set chapter_id = ${units.oslo} where person_id = ${demoPersons.nils.id}`.execute(
      portal.db,
    );
    assert.equal((await portal.call('nils', 'GET /api/unit-messages/:id', { params: { id } })).status, 200);
    assert.equal(body(await portal.call('nils', 'GET /api/my-democracy')).meetings.length, 1);
    const mine = body(await portal.call('liv', 'GET /api/my-democracy'));
    assert.deepEqual(
      mine.offices.map(({ role }: { role: string }) => role),
      ['leader'],
    );
    const nothing = body(await portal.call('jon', 'GET /api/my-democracy'));
    assert.deepEqual(nothing, {
      units: [],
      meetings: [],
      offices: [],
      past: [],
      motions: [],
      nominations: [],
    });
    for (const [change, paths] of [
      [{ meetingOn: inDays(-1) }, ['/meetingOn', '/motionsBy', '/nominationsBy']],
      [{ motionsBy: inDays(41) }, ['/motionsBy']],
      [{ nominationsBy: inDays(-2) }, ['/nominationsBy']],
      [{ meetingOn: '2027-02-30' }, ['/meetingOn']],
      [{ meetingPlace: '' }, ['/meetingPlace']],
      [{ subject: 'a\u202eb', body: 'kort' }, ['/subject', '/body']],
      [{ body: 'x'.repeat(5001) }, ['/body']],
    ] as const) {
      const refused = await write('liv', { ...summons, ...change });
      assert.equal(refused.status, 422, JSON.stringify(change));
      assert.deepEqual(
        body(refused).errors.map((one: { path: string }) => one.path),
        paths,
      );
    }
  });

  test('a summons is for the day that the list of activities has', async () => {
    const activityId = await insertMeetingActivity(portal.db, units.oslo, inDays(41));
    const refused = await write('liv', { ...summons, to: 'me' });
    assert.deepEqual(
      [refused.status, body(refused).errors],
      [422, [{ path: '/meetingOn', code: 'INVALID' }]],
    );
    const tiedTo = async (sent: object) => {
      const { id } = body(await write('liv', { ...summons, ...sent }));
      return (
        await portal.db.selectFrom('unit_message').select('activity_id').where('id', '=', id).execute()
      )[0]!.activity_id;
    };
    assert.equal(await tiedTo({ meetingOn: inDays(41) }), activityId);
    assert.equal(await tiedTo({ meetingOn: inDays(41), to: 'me' }), null, 'a trial is no meeting');
    await portal.db.deleteFrom('activity').where('id', '=', activityId).execute();
  });

  test('an office without the power may not, nor one of another unit', async () => {
    assert.equal((await write('ola', letter)).status, 403);
    assert.equal((await write('liv', letter, units.bergen)).status, 404);
    const { id } = body(await write('liv', letter));
    assert.equal((await cancel('ola', id)).status, 404);
    assert.equal((await write('liv', letter)).status, 429, 'five a day');
  });
});

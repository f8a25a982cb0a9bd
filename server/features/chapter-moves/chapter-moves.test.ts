/** Members of a chapter are moved to another: who, what they are told, and how it is undone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ChapterMoves, Residents } from '#contract/chapter-move-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { until } from '../../../test/support/until.ts';
import { memberships } from '../memberships/membership-service.ts';
import { createAnnounce } from '../notices/notices-service.ts';
import { codesIn, isUndoable, residentsOf } from './chapter-move-rules.ts';
import { createChapterMoves } from './chapter-move-service.ts';

const places: Record<string, { municipality: string; place: string }> = {
  '0150': { municipality: '0301', place: 'OSLO' },
  '0151': { municipality: '0301', place: 'OSLO' },
  '1300': { municipality: '3201', place: 'SANDVIKA' },
};
const placeOf = (code: string) => places[code] ?? null;
const codes = [
  { postalCode: '1300', members: 2 },
  { postalCode: '0150', members: 3 },
  { postalCode: null, members: 1 },
  { postalCode: '0151', members: 4 },
];

describe('rules of moving members', () => {
  test('members are counted by municipality; those without a known one are last', () => {
    assert.deepEqual(residentsOf(codes, placeOf), [
      { municipality: '0301', place: 'OSLO', members: 7 },
      { municipality: '3201', place: 'SANDVIKA', members: 2 },
      { municipality: null, place: null, members: 1 },
    ]);
  });

  test('only the codes of the chosen municipalities', () => {
    assert.deepEqual(codesIn(codes, placeOf, ['0301']), ['0150', '0151']);
    assert.deepEqual(codesIn(codes, placeOf, ['5001']), []);
  });

  test('a move can be undone once, for thirty days', () => {
    const at = new Date('2026-11-01T10:00:00Z');
    assert.equal(isUndoable({ at, undoneAt: null }, new Date('2026-12-01T09:59:59Z')), true);
    assert.equal(isUndoable({ at, undoneAt: null }, new Date('2026-12-01T10:00:00Z')), false);
    assert.equal(isUndoable({ at, undoneAt: at }, at), false);
  });
});

describe('moving members', () => {
  let portal: TestPortal;
  let oslo: string;
  let other: string;
  before(async () => {
    portal = await openTestPortal();
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from unit where kind = 'chapter' order by name = 'Oslo lokallag' desc, name`.execute(
      portal.db,
    );
    oslo = rows[0]!.id;
    other = rows[1]!.id;
    await sql`update person set country = 'NO', postal_code = '0150', postal_place = 'Oslo'
      where id in (select person_id from membership where chapter_id = ${oslo})`.execute(portal.db);
  });
  after(() => portal.close());

  const jobs = { enqueue: async () => {} };
  const moves = createChapterMoves({ jobs, announce: createAnnounce({ jobs }) });
  const move = (body: object) =>
    portal.call('vigdis', 'POST /api/administration/chapter-moves', {
      body: { fromId: oslo, toId: other, municipalities: [], reason: 'Slås sammen', ...body },
    });
  const undo = (id: string) =>
    portal.call('vigdis', 'POST /api/administration/chapter-moves/:id/undoings', { params: { id } });
  const movesNow = async () =>
    ((await portal.call('vigdis', 'GET /api/administration/chapter-moves')).body as unknown as ChapterMoves)
      .moves;
  const membersOf = async (chapterId: string) => {
    const { rows } = await sql<{ id: string }>`select person_id as id from membership
      where chapter_id = ${chapterId} and ended_on is null order by 1`.execute(portal.db);
    return rows.map(({ id }) => id);
  };
  const told = async () => {
    const { rows } = await sql<{ personId: string; chapterId: string }>`
      select person_id as "personId", subject_id as "chapterId" from notice where kind = 'chapter-given'`.execute(
      portal.db,
    );
    return rows;
  };
  /** By the job, which runs beside the test. */
  const untilTold = (personIds: readonly string[]) =>
    until('those who were moved are told', async () =>
      isDeepStrictEqual((await told()).map(({ personId }) => personId).toSorted(), [...personIds]),
    );

  test('the offices and coming activities that stay with the chapter are counted before', async () => {
    const staying = async () =>
      (
        (await portal.call('vigdis', 'GET /api/administration/units/:id/residents', { params: { id: oslo } }))
          .body as unknown as Residents
      ).staying;
    const before = await staying();
    const office = (until: string) => sql`
      insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as, accepted_at)
      values (${randomUUID()}, ${oslo}, ${demoPersons.jon.id}, 'auditor', '2015-01-01', ${until}, now(), 'staff', now())`;
    const activity = (state: string, start: string) => sql`
      insert into activity (id, unit_id, series_id, type, title, summary, description, starts_local, ends_local,
        starts_at, ends_at, audience, refund_rule, state, created_at, changed_at)
      values (${randomUUID()}, ${oslo}, ${randomUUID()}, 'talk', 'Prøve', '', '', '', '', ${start},
        ${start}::timestamptz + interval '1 hour', 'everybody', 'never', ${state}, now(), now())`;
    for (const row of [
      ...[office('2999-01-01'), office('2016-01-01')],
      ...[activity('published', '2999-01-01'), activity('draft', '2999-01-01')],
      activity('published', '2016-01-01'),
    ])
      await row.execute(portal.db);
    assert.deepEqual(await staying(), { offices: before.offices + 1, activities: before.activities + 1 });
  });

  test('where they live is counted, and those of a municipality are moved and told, each once', async () => {
    const before = await membersOf(oslo);
    const seen = (
      await portal.call('vigdis', 'GET /api/administration/units/:id/residents', { params: { id: oslo } })
    ).body as unknown as Residents;
    assert.equal(
      seen.places.reduce((sum, { members }) => sum + members, 0),
      before.length,
    );
    assert.ok(seen.places.some(({ municipality }) => municipality === '0301'));
    const none = await move({ municipalities: ['5001'] });
    assert.deepEqual([none.status, (none.body as unknown as { moved: number }).moved], [201, 0]);
    const answer = (await move({ municipalities: ['0301'] })).body as unknown as {
      moved: number;
      units: { units: { id: string; members: number }[] };
    };
    assert.ok(answer.moved > 0);
    const left = await membersOf(oslo);
    assert.equal(left.length, before.length - answer.moved);
    assert.equal(answer.units.units.find(({ id }) => id === oslo)?.members, left.length);
    await untilTold(before.filter((id) => !left.includes(id)));
    assert.ok((await told()).every(({ chapterId }) => chapterId === other));
    const [newest] = await movesNow();
    assert.deepEqual(
      [newest?.from, newest?.members, newest?.madeBy, newest?.municipalities, newest?.isUndoable],
      ['Oslo lokallag', answer.moved, 'Vigdis Ness', ['0301'], true],
    );
  });

  test('is undone once for those who are still there; one who has left the chapter stays where they are', async () => {
    await sql`delete from notice where kind = 'chapter-given'`.execute(portal.db);
    const [done] = await movesNow();
    const { rows } = await sql<{ id: string }>`select person_id as id from chapter_move_person
      where move_id = ${done!.id} order by 1`.execute(portal.db);
    const [chose, ...back] = rows.map(({ id }) => id);
    await sql`update membership set chapter_id = null where person_id = ${chose}`.execute(portal.db);
    const answer = await undo(done!.id);
    assert.equal((answer.body as unknown as { moved: number }).moved, back.length);
    for (const id of back) assert.ok((await membersOf(oslo)).includes(id));
    await untilTold(back);
    assert.notEqual((await movesNow()).find(({ id }) => id === done!.id)?.undoneAt, null);
    assert.equal((await undo(done!.id)).status, 409);
    const others = await sql<{ id: string }>`select id from membership where person_id = ${chose}
      and chapter_id is null`.execute(portal.db);
    assert.equal(others.rows.length, 1);
  });

  test('each is told once, some at a time, and one who has been moved on gets no notice about this chapter', async () => {
    await sql`delete from notice where kind = 'chapter-given'`.execute(portal.db);
    const moveId = randomUUID();
    await sql`insert into chapter_move (id, from_id, to_id, municipalities, members, made_by, reason, happened_at)
      values (${moveId}, ${other}, ${oslo}, '{}', 3, 'Vigdis Ness', 'Prøver', now())`.execute(portal.db);
    const here = await membersOf(oslo);
    await sql`insert into chapter_move_person (move_id, person_id)
      select ${moveId}::uuid, unnest(${[...here, demoPersons.mona.id]}::uuid[])`.execute(portal.db);
    await sql`update membership set chapter_id = ${other} where person_id = ${demoPersons.mona.id}`.execute(
      portal.db,
    );
    for (const _time of [1, 2]) await moves.tell(portal.db, moveId, new Date(), 2);
    assert.deepEqual((await told()).map(({ personId }) => personId).toSorted(), here);
  });

  test('a member who got no notice of a move gets none when it is undone', async () => {
    await sql`delete from notice where kind = 'chapter-given'`.execute(portal.db);
    const moveId = randomUUID();
    await sql`insert into chapter_move (id, from_id, to_id, municipalities, members, made_by, reason, happened_at)
      values (${moveId}, ${other}, ${oslo}, '{}', 2, 'Vigdis Ness', 'Prøver', now())`.execute(portal.db);
    const [first, second] = await membersOf(oslo);
    await sql`insert into chapter_move_person (move_id, person_id, is_told)
      values (${moveId}, ${first}, true), (${moveId}, ${second}, false)`.execute(portal.db);
    assert.equal(((await undo(moveId)).body as unknown as { moved: number }).moved, 2);
    const [newest] = await movesNow();
    await moves.tell(portal.db, newest!.id, new Date());
    await untilTold([first!]);
  });

  test('no member is put in a chapter that is closed', async () => {
    const [one] = await membersOf(other);
    await sql`update unit set closed_on = current_date where id = ${oslo}`.execute(portal.db);
    const added = await portal.db.transaction().execute(async (tx) => {
      await memberships.setChapter(tx, one!, oslo);
      await sql`update membership set ended_on = current_date where person_id = ${one!}`.execute(tx);
      const id = randomUUID();
      const number = '987654';
      await memberships.add(tx, { id, personId: one!, number, joinedOn: '2026-01-01', chapterId: oslo });
      const { rows } = await sql<{ chapterId: string | null }>`
        select chapter_id as "chapterId" from membership where person_id = ${one!}`.execute(tx);
      return rows.map(({ chapterId }) => chapterId);
    });
    assert.deepEqual(added.toSorted(), [other, null].toSorted());
    await sql`update unit set closed_on = null where id = ${oslo}`.execute(portal.db);
  });

  test('only between chapters', async () => {
    const { rows } = await sql<{ id: string }>`select id from unit where kind = 'region' limit 1`.execute(
      portal.db,
    );
    for (const toId of [oslo, rows[0]!.id]) assert.equal((await move({ toId })).status, 422);
  });

  test('who was moved is deleted when the move can no longer be undone', async () => {
    await moves.forgetOld(portal.db, new Date(Date.now() + 31 * 86_400_000));
    const { rows } = await sql`select from chapter_move_person`.execute(portal.db);
    assert.equal(rows.length, 0);
    assert.ok((await movesNow()).length > 0);
  });
});

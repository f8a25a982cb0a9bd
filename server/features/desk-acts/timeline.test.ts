/** What has happened with a person, in one list for the desk: in order, page by page, and no more than the ground opens. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Happening, HappeningKind } from '#contract/desk-timeline-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { fillWithEverything } from '../../../test/support/full-demo.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { keptText } from './desk-act-rules.ts';
import { happeningsShown } from './timeline-repository.ts';

type Page = { happenings: Happening[]; next: string | null; isGivingShown: boolean };
type Asked = { kind?: HappeningKind; enquiryId?: string; reasonId?: string; cursor?: string };
const { kari, ola, nils, mona } = demoPersons;
const reason = 'Ringte og spurte hva som har skjedd';

describe('the timeline of a person', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await fillWithEverything(portal.db, new Date());
  });
  after(() => portal.close());

  const ask = (personId: string, query: Asked, caller: 'mona' | 'kari' = 'mona') =>
    portal.call(caller, 'GET /api/staff/persons/:id/timeline', { params: { id: personId }, query });
  async function read(personId: string, query: Asked): Promise<Page> {
    const answer = await ask(personId, query);
    assert.equal(answer.status, 200, answer.text);
    return answer.body as unknown as Page;
  }
  async function readAll(personId: string, query: Asked): Promise<Happening[]> {
    const all: Happening[] = [];
    for (let cursor: string | undefined, page = 0; page < 100; page++) {
      const { happenings, next } = await read(personId, { ...query, ...(cursor && { cursor }) });
      all.push(...happenings);
      if (!next) return all;
      cursor = next;
    }
    throw new Error('no last page');
  }
  async function reasonFor(personId: string): Promise<string> {
    const { body } = await portal.call('mona', 'POST /api/staff/persons/:id/reasons', {
      params: { id: personId },
      body: { reason },
    });
    return (body as unknown as { id: string }).id;
  }
  async function caseOf(personId: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select id from enquiry where person_id = ${personId} and merged_into_id is null limit 1`.execute(
      portal.db,
    );
    return rows[0]!.id;
  }
  const lastLook = async (personId: string) =>
    (
      await sql<{ reason: string; remark: string | null; subjectId: string | null; fields: string[] }>`
        select reason, remark, subject_id as "subjectId", fields from access_log
        where person_id = ${personId} and staff_id = ${mona.id} order by number desc limit 1`.execute(
        portal.db,
      )
    ).rows[0]!;

  test('every kind, newest first, and each once, however many pages it takes', async () => {
    await sql`insert into notice (id, person_id, kind, created_at, sent_at)
      select gen_random_uuid(), ${kari.id}::uuid, 'enquiry-answered', now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, ${happeningsShown}) n union all
      select gen_random_uuid(), ${kari.id}::uuid, 'claim-coming', day, day from
        (select now() - interval '90 days' as day) d, generate_series(1, ${happeningsShown + 5})`.execute(
      portal.db,
    );
    const enquiryId = await caseOf(kari.id);
    const all = await readAll(kari.id, { enquiryId });
    assert.ok(all.length > 2 * happeningsShown, `${all.length} happenings`);
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length, 'each once');
    const moments = all.map(({ at }) => at);
    assert.deepEqual(moments, moments.toSorted().reverse(), 'newest first');
    for (const kind of ['case', 'membership', 'giving', 'notice', 'look'] as const) {
      const some = await readAll(kari.id, { enquiryId, kind });
      const ids = (list: Happening[]) => list.map(({ id }) => id).filter((id) => !id.startsWith('look:'));
      assert.deepEqual(ids(some), ids(all.filter((one) => one.kind === kind)), `only ${kind}`);
      assert.notEqual(some.length, 0, kind);
    }
  });

  test('which activity a person has signed up for is opened by a case only', async () => {
    const { rows } = await sql<{ title: string }>`
      select a.title from sign_up s join activity a on a.id = s.activity_id where s.person_id = ${kari.id}`.execute(
      portal.db,
    );
    const titles = (happenings: Happening[]) => new Set(happenings.map(({ title }) => title));
    const fromCase = await readAll(kari.id, { kind: 'sign-up', enquiryId: await caseOf(kari.id) });
    assert.deepEqual(titles(fromCase), new Set(rows.map(({ title }) => title)));
    assert.ok(fromCase.length > 0);
    const fromReason = await readAll(kari.id, { kind: 'sign-up', reasonId: await reasonFor(kari.id) });
    assert.deepEqual([fromReason.length, titles(fromReason)], [fromCase.length, new Set([null])]);
  });

  test('a case, its answer and its end lead to it; of another person’s case nothing is said', async () => {
    const sent = await portal.call('ola', 'POST /api/enquiries', {
      body: { topic: 'other', subject: 'Kortet mitt', message: 'Hvor er kortet?', attachments: [] },
    });
    const { id } = sent.body as unknown as { id: string };
    const params = { id };
    const version = async () =>
      (
        (await portal.call('mona', 'GET /api/staff/enquiries/:id', { params })).body as unknown as {
          version: number;
        }
      ).version;
    await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params,
      body: { message: 'Det ligger på Min side.', version: await version() },
    });
    await portal.call('mona', 'POST /api/staff/enquiries/:id/closings', {
      params,
      body: { version: await version() },
    });
    const cases = await readAll(ola.id, { kind: 'case', enquiryId: id });
    const own = cases.filter(({ enquiry }) => enquiry?.id === id);
    assert.deepEqual(
      own.map(({ what, title, by }) => [what, title, by]),
      [
        ['closed', 'Kortet mitt', 'Mona Eide'],
        ['answered', 'Kortet mitt', 'Mona Eide'],
        ['opened', 'Kortet mitt', null],
      ],
    );
    // A notice whose subject is somebody else's case.
    await sql`insert into notice (id, person_id, kind, created_at, subject_id)
      values (gen_random_uuid(), ${nils.id}, 'enquiry-answered', now(), ${id})`.execute(portal.db);
    const [notice] = await readAll(nils.id, { kind: 'notice', reasonId: await reasonFor(nils.id) });
    assert.deepEqual([notice!.what, notice!.outcome, notice!.enquiry], ['enquiry-answered', 'waiting', null]);
  });

  test('a correction has both values, masked; a shielded address has none', async () => {
    const act = (kind: string, was: unknown, is: unknown) =>
      sql`
      insert into desk_act (id, person_id, staff_id, kind, before, after, reason, happened_at)
      values (gen_random_uuid(), ${nils.id}, ${mona.id}, ${kind}, ${JSON.stringify(was)}, ${JSON.stringify(is)},
        'Ringte og sa fra', now())`.execute(portal.db);
    const address = {
      country: 'NO',
      careOf: null,
      lines: ['Storgata 1'],
      postalCode: '0182',
      postalPlace: 'Oslo',
    };
    await act('address', address, { ...address, lines: ['Lilleveien 2'] });
    await act('email', { value: 'nils@eksempel.example' }, { value: 'aas@eksempel.example' });
    await act('chapter', { id: randomUUID(), name: 'Asker' }, { id: randomUUID(), name: 'Oslo' });
    const read = async (kind: HappeningKind) =>
      readAll(nils.id, { kind, reasonId: await reasonFor(nils.id) });
    const of = (list: Happening[], what: string) => list.find((one) => one.what === what)!;
    const details = await read('details');
    assert.deepEqual(
      [of(details, 'address').before, of(details, 'address').after, of(details, 'address').title],
      ['Storgata 1, 0182 Oslo', 'Lilleveien 2, 0182 Oslo', 'Ringte og sa fra'],
    );
    assert.deepEqual(
      [of(details, 'email').before, of(details, 'email').by],
      ['n•••@eksempel.example', 'Mona Eide'],
    );
    const moved = of(await read('membership'), 'chapter');
    assert.deepEqual([moved.before, moved.after], ['Asker', 'Oslo']);
    assert.ok((await lastLook(nils.id)).fields.includes('membership'));

    await sql`update person set is_address_shielded = true where id = ${nils.id}`.execute(portal.db);
    const hidden = of(await read('details'), 'address');
    assert.deepEqual([hidden.before, hidden.after], [null, null]);
    assert.ok(!(await lastLook(nils.id)).fields.includes('address'));
    assert.equal(keptText('phone', '+4768050001', false)?.includes('0500'), false, 'a number is masked');
  });

  test('gifts only from a case, as where the desk sees them; every page is a look with its reason', async () => {
    const enquiryId = await caseOf(kari.id);
    const fromCase = await read(kari.id, { enquiryId, kind: 'giving' });
    assert.ok(fromCase.isGivingShown && fromCase.happenings.length > 0);
    assert.deepEqual(await lastLook(kari.id), {
      reason: 'enquiry',
      remark: null,
      subjectId: enquiryId,
      fields: ['giving'],
    });
    const reasonId = await reasonFor(kari.id);
    const withReason = await readAll(kari.id, { reasonId });
    assert.ok(withReason.length > 0 && !withReason.some(({ kind }) => kind === 'giving'));
    const { remark, fields } = await lastLook(kari.id);
    assert.deepEqual([remark, fields.includes('giving')], [reason, false]);
    const none = await read(kari.id, { reasonId, kind: 'giving' });
    assert.deepEqual([none.happenings, none.isGivingShown], [[], false]);
  });

  test('without a ground, with another person’s, and for others than the desk there is nothing', async () => {
    assert.equal((await ask(kari.id, {})).status, 403);
    assert.equal((await ask(kari.id, { reasonId: await reasonFor(ola.id) })).status, 403);
    assert.equal((await ask(kari.id, { enquiryId: await caseOf(ola.id) })).status, 403);
    assert.equal((await ask(kari.id, { enquiryId: await caseOf(kari.id) }, 'kari')).status, 403);
    // A place in another list is no place in this one.
    const enquiryId = await caseOf(kari.id);
    const first = await read(kari.id, { enquiryId, kind: 'notice' });
    const other = await read(kari.id, { enquiryId, kind: 'case', cursor: first.next! });
    assert.deepEqual(other.happenings, (await read(kari.id, { enquiryId, kind: 'case' })).happenings);
  });

  test('looks are one line a day for each colleague and reason; of those elected the unit is named', async () => {
    const looks = await readAll(kari.id, { kind: 'look', enquiryId: await caseOf(kari.id) });
    const mine = looks.filter(({ by, what }) => by === 'Mona Eide' && what === 'enquiry');
    assert.ok(mine.some(({ times }) => times > 1));
    assert.ok(looks.every(({ isByUnit, by }) => isByUnit || by === null || /Mona|Ingrid/.test(by)));
  });
});

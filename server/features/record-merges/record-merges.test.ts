/** Two records of one person: merged with everything that follows, parted into the very same two, and closed for good. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { mergeUndoDays } from '#contract/record-merge-endpoints.ts';
import { features } from '#server/features.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons, demoRecords, demoUnits } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { fillWithEverything } from '../../../test/support/full-demo.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, ola, mona } = demoPersons;
const { eva } = demoRecords;
const reason = 'Samme person, registrert to ganger';
const dayMs = 86_400_000;

/** Columns that say which person a row is of, and that do not move. */
const staying: Record<string, string[]> = {
  'the closed record has never had a sign-in': [
    'account_person.person_id',
    'account_tie.person_id',
    'account_ending.person_id',
    'joining.person_id',
    'sign_in_change.person_id',
  ],
  'codes that live for ten minutes': ['contact_code.person_id'],
  'a person on hold is not merged': ['person_hold.person_id'],
  'of staff, who are not merged': [
    ...['account_recovery.started_by', 'account_recovery.approved_by', 'account_recovery.ended_by'],
    ...['account_tie.actor_id', 'desk_act.staff_id', 'desk_event.actor_id', 'desk_event.assignee_id'],
    ...['desk_presence.staff_id', 'desk_reason.staff_id', 'desk_tag.added_by', 'enquiry.assignee_id'],
    ...['enquiry_note.author_id', 'joining_evidence.registered_by', 'magazine_export.made_by'],
    ...['match_case.decided_by', 'member_view.staff_id', 'queue_view.staff_id', 'sign_in_change.approved_by'],
    ...[
      'sign_in_change.staff_id',
      'staff_absence.staff_id',
      'staff_change.made_by_id',
      'staff_change.person_id',
    ],
    ...['staff_member.person_id', 'staff_turn.staff_id', 'text_block.changed_by'],
  ],
  'the acts of the desk are only added to: they come when the closed record is deleted': [
    'desk_act.person_id',
  ],
  'the merge itself': [
    ...[
      'record_merge.other_id',
      'record_merge.asked_by',
      'record_merge.approved_by',
      'record_merge.ended_by',
    ],
  ],
};

describe('merging two records', () => {
  let portal: TestPortal;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  before(async () => {
    portal = await openTestPortal({ clock });
    await fillWithEverything(portal.db, new Date());
    // A member of before the portal, with a life of their own in the register.
    for (const table of ['account_person', 'account_tie', 'sign_in_change', 'account_recovery', 'office'])
      await sql`delete from ${sql.table(table)} where person_id = ${kari.id}`.execute(portal.db);
    for (const table of ['person_hold', 'account_ending', 'leaving', 'staff_change'])
      await sql`delete from ${sql.table(table)} where person_id = ${kari.id}`.execute(portal.db);
    await sql`update person set restricted_at = null, died_on = null, is_address_shielded = false
      where id = ${kari.id}`.execute(portal.db);
    await fillUp();
  });
  /** Of what the demo has none of. */
  async function fillUp(): Promise<void> {
    const at = new Date();
    await sql`insert into consent_event values (${randomUUID()}, ${kari.id}, 'news-email', true, 'v', 'portal', ${at})`.execute(
      portal.db,
    );
    await sql`insert into draft values (${kari.id}, 'profile', '{}', ${at})`.execute(portal.db);
    await sql`insert into magazine_subscription (person_id, ordered_at) values (${kari.id}, ${at})
      on conflict do nothing`.execute(portal.db);
    await sql`insert into membership (id, person_id, number, joined_on, ended_on, chapter_id)
      select ${randomUUID()}, ${kari.id}, '999000', '1999-01-01', '2001-01-01', chapter_id from membership
      where person_id = ${kari.id} limit 1`.execute(portal.db);
    await sql`insert into sign_up (id, activity_id, person_id, state, seats, queued_at, changed_at, calendar_code)
      select ${randomUUID()}, a.id, ${kari.id}, 'signed-up', 1, ${at}, ${at}, ${randomUUID()} from activity a where not exists (
        select from sign_up s where s.activity_id = a.id and s.person_id = ${kari.id}) limit 1`.execute(
      portal.db,
    );
  }
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
  });

  type Change = Record<string, unknown>;
  const newPerson = async (more: Change = {}): Promise<string> => {
    const id = randomUUID();
    const values = { id, given_name: 'Kari', family_name: 'Lunde', ...more } as never;
    await portal.db.insertInto('person').values(values).execute();
    return id;
  };
  const reasonFor = async (personId: string, as: 'mona' | 'ingrid' = 'mona'): Promise<string> => {
    const request = { params: { id: personId }, body: { reason } };
    return body(await portal.call(as, 'POST /api/staff/persons/:id/reasons', request)).id;
  };
  const whyBoth = async (keptId: string, otherId: string) => ({
    otherId,
    reasonId: await reasonFor(keptId),
    otherReasonId: await reasonFor(otherId),
  });
  const preview = async (keptId: string, otherId: string) =>
    portal.call('mona', 'GET /api/staff/persons/:id/merge-preview', {
      params: { id: keptId },
      query: await whyBoth(keptId, otherId),
    });
  const merge = async (keptId: string, otherId: string, more: Change = {}, request: Change = {}) =>
    portal.call('mona', 'POST /api/staff/persons/:id/merges', {
      params: { id: keptId },
      body: { ...(await whyBoth(keptId, otherId)), reason, ...more },
      ...request,
    });
  const undo = async (keptId: string, mergeId: string) =>
    portal.call('mona', 'POST /api/staff/record-merges/:id/undoings', {
      params: { id: mergeId },
      body: { reason: 'Det var to personer', reasonId: await reasonFor(keptId) },
    });
  const approve = async (keptId: string, mergeId: string, as: 'mona' | 'ingrid') =>
    portal.call(as, 'POST /api/staff/record-merges/:id/approvals', {
      params: { id: mergeId },
      body: { reasonId: await reasonFor(keptId, as) },
    });
  const personOf = async (id: string) => {
    const { version: _version, ...row } = await portal.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row;
  };
  const allColumns = () =>
    sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`
      .execute(portal.db)
      .then(({ rows }) => rows);
  /** Every row of a person, by each foreign key there is. What a look leaves behind is left out. */
  async function rowsOf(personId: string): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const { table, column } of await allColumns()) {
      if (/^(record_merge|desk_reason)$/.test(table)) continue;
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - array[${column}::text, 'version'])::text as row from ${sql.table(table)} t
        where ${sql.ref(column)} = ${personId} ${table === 'notice' ? sql`and kind <> 'details-corrected'` : sql``}
        order by 1`.execute(portal.db);
      if (rows.length > 0) found[`${table}.${column}`] = rows.map(({ row }) => row);
    }
    return found;
  }
  const countsOf = async (personId: string) =>
    Object.fromEntries(Object.entries(await rowsOf(personId)).map(([name, rows]) => [name, rows.length]));
  const runNight = () =>
    inTransaction(portal.db, async () => {}).then(() =>
      portal.services['record-merges'].closed.finish(
        portal.db,
        new Date(clock.now().getTime() - mergeUndoDays * dayMs),
      ),
    );

  test('every column that refers to a person moves, or stays for a reason', async () => {
    const moving: string[] = features.flatMap((one) => [...one.follows, ...one.followsRecord]);
    assert.equal(new Set(moving).size, moving.length, 'each once');
    const stays = Object.values(staying).flat();
    const both = [...moving, ...stays];
    const all = (await allColumns()).map(({ table, column }) => `${table}.${column}`);
    assert.deepEqual(
      all.filter((one) => !both.includes(one)),
      [],
    );
    assert.deepEqual(
      stays.filter((one) => !all.includes(one) || moving.includes(one)),
      [],
    );
  });

  test('everything moves, nothing finds the other, and the very same two come back', async () => {
    const digits = tenorNumber('1984-03-14', 7);
    await sql`update person set born_on = '1984-03-14', other_communities = 'no', fodselsnummer_sealed = ${portal.numberSeal.seal(kari.id, digits)},
      fodselsnummer_index = ${portal.numberSeal.index(digits)}, number_state = 'confirmed' where id = ${kari.id}`.execute(
      portal.db,
    );
    const keptId = await newPerson({ born_on: '1984-03-14' });
    const before = {
      kept: await personOf(keptId),
      other: await personOf(kari.id),
      rows: await rowsOf(kari.id),
    };
    for (const name of [
      ...['membership.person_id', 'gift_agreement.person_id', 'gift_charge.person_id', 'enquiry.person_id'],
      ...['consent_event.person_id', 'child_guardian.person_id', 'sign_up.person_id', 'notice.person_id'],
      ...['magazine_subscription.person_id', 'child_submission.person_id'],
    ])
      assert.ok(before.rows[name], `the person has ${name}`);

    const seen = await preview(keptId, kari.id);
    assert.equal(seen.status, 200, seen.text);
    assert.deepEqual([body(seen).refusals, body(seen).needsColleague, body(seen).staying], [[], false, 0]);
    assert.deepEqual([body(seen).kept.name, body(seen).other.name], ['Kari Lunde', 'Kari Lund']);
    assert.ok(!seen.text.includes(digits) && !seen.text.includes(before.other.email!), 'masked');
    assert.deepEqual(await rowsOf(kari.id), before.rows, 'a preview changes nothing');
    assert.deepEqual(await personOf(kari.id), before.other);

    const done = await merge(keptId, kari.id);
    assert.equal(done.status, 201, done.text);
    const [one] = body(done).merges;
    assert.deepEqual([one.state, one.by, one.other.name], ['merged', 'Mona Eide', 'Kari Lund']);
    assert.deepEqual(one.moved, body(seen).moves, 'as the preview said');
    const merged = await rowsOf(keptId);
    const moving: string[] = features.flatMap(({ follows, followsRecord }) => [...follows, ...followsRecord]);
    for (const [name, rows] of Object.entries(before.rows))
      if (moving.includes(name)) assert.deepEqual(merged[name], rows, name);
    assert.deepEqual(
      Object.keys(await rowsOf(kari.id)).filter((name) => moving.includes(name)),
      [],
    );
    const now = await personOf(keptId);
    assert.deepEqual(
      [now.given_name, now.email, now.magazine, now.other_communities],
      ['Kari', before.other.email, before.other.magazine, 'no'],
    );
    assert.equal(portal.numberSeal.open(keptId, now.fodselsnummer_sealed!), digits);
    const closed = await personOf(kari.id);
    assert.deepEqual(
      [
        closed.given_name,
        closed.family_name,
        closed.email,
        closed.phone,
        closed.born_on,
        closed.fodselsnummer_index,
      ],
      ['', '', null, null, null, null],
    );
    const found = await portal.call('mona', 'POST /api/staff/person-searches', {
      body: { term: kari.membership!.number, reason },
    });
    assert.deepEqual(
      body(found).persons.map(({ id }: { id: string }) => id),
      [keptId],
    );
    assert.equal((await merge(keptId, kari.id)).status, 409, 'twice does nothing more');

    const back = await undo(keptId, one.id);
    assert.equal(back.status, 201, back.text);
    assert.equal(body(back).merges[0].state, 'parted');
    assert.deepEqual(await personOf(kari.id), before.other);
    assert.deepEqual(await personOf(keptId), before.kept);
    assert.deepEqual(await rowsOf(kari.id), before.rows);
    assert.deepEqual(await countsOf(keptId), {});
    assert.equal((await undo(keptId, one.id)).status, 404, 'undone once');
    const { rows: ended } = await sql`select closed, filled, moved, number_sealed from record_merge`.execute(
      portal.db,
    );
    const gone = { closed: null, filled: null, moved: null, number_sealed: null };
    assert.deepEqual(ended, [gone], 'what it took to part them is deleted');
    const told = await portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', keptId)
      .execute();
    assert.deepEqual(
      told.map(({ kind }) => kind),
      ['details-corrected', 'details-corrected'],
    );
  });

  test('what the kept one has already stays, and so does what is new', async () => {
    const keptId = await newPerson({ email: 'egen@person.example', magazine: 'digital' });
    const { rows } = await sql<{ form: string }>`select form from draft where person_id = ${kari.id}`.execute(
      portal.db,
    );
    assert.ok(rows[0], 'a draft');
    await sql`insert into draft (person_id, form, content, saved_at) select ${keptId}, form, content, saved_at
      from draft where person_id = ${kari.id} and form = ${rows[0].form}`.execute(portal.db);
    const [one] = body(await merge(keptId, kari.id)).merges;
    assert.deepEqual(
      [(await personOf(keptId)).email, (await personOf(keptId)).magazine],
      ['egen@person.example', 'digital'],
    );
    const left = await sql`select from draft where person_id = ${kari.id} and form = ${rows[0].form}`.execute(
      portal.db,
    );
    assert.equal(left.rows.length, 1, 'a person has one of each form');
    const noticeId = randomUUID();
    await sql`insert into notice (id, person_id, kind, created_at) values (${noticeId}, ${keptId}, 'joined', now())`.execute(
      portal.db,
    );
    assert.equal((await undo(keptId, one.id)).status, 201);
    const stays = await sql`select from notice where id = ${noticeId} and person_id = ${keptId}`.execute(
      portal.db,
    );
    assert.equal(stays.rows.length, 1);
    const own = await sql`select from draft where person_id = ${keptId}`.execute(portal.db);
    assert.equal(own.rows.length, 1);
  });

  test('two active memberships, two birth dates, two numbers, oneself and a guarded record are refused', async () => {
    const keptId = await newPerson({ born_on: '1984-03-15' });
    const refused = async (otherId: string, refusals: string[]) => {
      const answer = await preview(keptId, otherId);
      assert.deepEqual(body(answer).refusals, refusals, answer.text);
      assert.equal((await merge(keptId, otherId)).status, 409);
    };
    await refused(kari.id, ['birth-dates']);
    await sql`update person set born_on = null where id = ${keptId}`.execute(portal.db);
    await sql`insert into membership (id, person_id, number, joined_on, chapter_id)
      values (${randomUUID()}, ${keptId}, '999001', '2020-01-01', ${demoUnits.find(({ kind }) => kind === 'chapter')!.id})`.execute(
      portal.db,
    );
    await refused(kari.id, ['two-memberships']);
    await sql`update membership set ended_on = '2021-01-01' where person_id = ${keptId}`.execute(portal.db);
    const digits = tenorNumber('1984-03-14', 9);
    await sql`update person set fodselsnummer_sealed = ${portal.numberSeal.seal(keptId, digits)},
      fodselsnummer_index = ${portal.numberSeal.index(digits)} where id = ${keptId}`.execute(portal.db);
    await refused(kari.id, ['numbers']);
    await refused(mona.id, ['own', 'not-here']);
    await sql`update person set is_address_shielded = true where id = ${eva.id}`.execute(portal.db);
    await refused(eva.id, ['not-here']);
    await sql`update person set is_address_shielded = false where id = ${eva.id}`.execute(portal.db);
    await refused(ola.id, ['keep-other']);
    assert.deepEqual(body(await preview(ola.id, demoPersons.jon.id)).refusals, [
      'two-accounts',
      'birth-dates',
    ]);
    const unknown = await portal.call('mona', 'POST /api/staff/persons/:id/merges', {
      params: { id: keptId },
      body: { otherId: randomUUID(), reasonId: await reasonFor(keptId), reason },
    });
    assert.deepEqual([unknown.status, body(unknown).code], [403, 'REASON_NEEDED']);
    const token = await portal.issuer.tokenFor({
      subject: mona.account.id,
      authenticatedAt: Math.floor(clock.now().getTime() / 1000) - 301,
    });
    assert.equal(body(await merge(keptId, kari.id, {}, { token })).code, 'SIGN_IN_AGAIN');
  });

  test('where somebody signs in as the kept one, a colleague approves', async () => {
    await sql`update membership set ended_on = '2021-01-01' where person_id = ${eva.id}`.execute(portal.db);
    const otherId = await newPerson();
    const draft = await preview(ola.id, otherId);
    assert.equal(body(draft).needsColleague, true);
    const asked = await merge(ola.id, otherId);
    const [one] = body(asked).merges;
    assert.deepEqual([one.state, one.isMine], ['waits', true]);
    assert.equal((await personOf(otherId)).given_name, 'Kari', 'nothing is done yet');
    const waitingFor = async (as: 'mona' | 'ingrid') =>
      body(await portal.call(as, 'GET /api/staff/waiting-merges')).merges.find(
        ({ id }: { id: string }) => id === one.id,
      );
    const countFor = async (as: 'mona' | 'ingrid') =>
      body(await portal.call(as, 'GET /api/staff/queue-counts')).merges;
    assert.deepEqual([(await waitingFor('mona')).isMine, (await waitingFor('ingrid')).isMine], [true, false]);
    assert.equal((await waitingFor('ingrid')).kept.id, ola.id);
    assert.deepEqual([await countFor('mona'), await countFor('ingrid')], [0, 1], 'a colleague is called');
    const { rows: seen } = await sql`select from access_log where person_id = ${ola.id}
      and reason = 'list-merges' and staff_id = ${demoPersons.ingrid.id}`.execute(portal.db);
    assert.equal(seen.length, 1, 'each person once an hour');
    assert.equal(body(await approve(ola.id, one.id, 'mona')).code, 'SECOND_PERSON_NEEDED');
    const approved = await approve(ola.id, one.id, 'ingrid');
    assert.equal(approved.status, 201, approved.text);
    assert.deepEqual(
      [body(approved).merges[0].state, body(approved).merges[0].approvedBy],
      ['merged', 'Ingrid Sæther'],
    );
    assert.equal((await personOf(otherId)).given_name, '');
    assert.deepEqual([await waitingFor('ingrid'), await countFor('ingrid')], [undefined, 0]);
    assert.equal((await approve(ola.id, one.id, 'ingrid')).status, 404, 'approved once');
    const isNamed = () => portal.namedAccounts.some(({ subject }) => subject === ola.account.id);
    for (let n = 0; n < 100 && !isNamed(); n++) await delay(50);
    assert.ok(isNamed(), 'the account is no longer one of a new user');
    assert.equal((await undo(ola.id, one.id)).status, 201);

    const [again] = body(await merge(ola.id, otherId)).merges;
    const withdrawn = await undo(ola.id, again.id);
    assert.equal(body(withdrawn).merges[0].state, 'withdrawn');
    assert.equal((await approve(ola.id, again.id, 'ingrid')).status, 404);
  });

  test('in a case, the person sees the name before and after', async () => {
    const sent = body(
      await portal.call('ola', 'POST /api/enquiries', {
        body: {
          topic: 'membership',
          subject: 'Jeg er to',
          message: 'Jeg er registrert to ganger.',
          attachments: [],
          about: null,
          wantsSms: false,
        },
      }),
    );
    const otherId = await newPerson({ family_name: 'Bergh', given_name: 'Ola' });
    const asked = await merge(ola.id, otherId, { enquiryId: sent.id, reasonId: undefined });
    assert.equal(asked.status, 201, asked.text);
    const [one] = body(asked).merges;
    await portal.call('ingrid', 'POST /api/staff/record-merges/:id/approvals', {
      params: { id: one.id },
      body: { enquiryId: sent.id },
    });
    const thread = body(await portal.call('ola', 'GET /api/enquiries/:id', { params: { id: sent.id } }));
    const [event] = thread.events;
    assert.deepEqual([event.field, event.before, event.after], ['name', 'Ola Bergh + Ola Berg', 'Ola Berg']);
    assert.equal((await undo(ola.id, one.id)).status, 201);
  });

  test('both are logged, and other roles and people get no answer', async () => {
    const keptId = await newPerson();
    const otherId = await newPerson();
    const [one] = body(await merge(keptId, otherId)).merges;
    for (const id of [keptId, otherId]) {
      const { rows } = await sql<{ remark: string; staff_id: string }>`
        select remark, staff_id from access_log where person_id = ${id} order by number desc limit 1`.execute(
        portal.db,
      );
      assert.deepEqual(rows[0], { remark: reason, staff_id: mona.id });
    }
    for (const who of ['ola', 'vigdis'] as const) {
      const request = { params: { id: one.id }, body: { reason } };
      assert.equal(
        (await portal.call(who, 'POST /api/staff/record-merges/:id/undoings', request)).status,
        403,
      );
    }
    const listed = await portal.call('mona', 'GET /api/staff/persons/:id/merges', {
      params: { id: otherId },
      query: { reasonId: await reasonFor(otherId) },
    });
    assert.deepEqual(
      body(listed).merges[0].kept,
      { id: keptId, name: 'Kari Lunde' },
      'from the closed one too',
    );
  });

  test('after 30 days the closed record is deleted, and what it had left is the kept one’s', async () => {
    const keptId = await newPerson({ born_on: '1984-03-14' });
    await sql`insert into desk_act (id, person_id, kind, before, after, reason, happened_at)
      values (${randomUUID()}, ${kari.id}, 'language', '"nb"', '"nn"', 'Ba om det', now())`.execute(
      portal.db,
    );
    const acts = (await countsOf(kari.id))['desk_act.person_id'];
    const [one] = body(await merge(keptId, kari.id)).merges;
    await runNight();
    assert.ok(await personOf(kari.id), 'not before');
    ahead = (mergeUndoDays + 1) * dayMs;
    assert.equal((await undo(keptId, one.id)).status, 404, 'too late');
    await runNight();
    await runNight();
    const gone = await sql`select from person where id = ${kari.id}`.execute(portal.db);
    assert.equal(gone.rows.length, 0);
    assert.equal((await countsOf(keptId))['desk_act.person_id'], acts);
    assert.deepEqual((await sql`select from record_merge where id = ${one.id}`.execute(portal.db)).rows, []);
    ahead = 0;
  });

  test('when the kept person leaves, nothing can be put back', async () => {
    const keptId = await newPerson();
    const otherId = await newPerson();
    await merge(keptId, otherId);
    await inTransaction(portal.db, (tx) =>
      portal.raise.personLeft(tx, keptId, new Date(clock.now().getTime() + 1000)),
    );
    assert.equal((await sql`select from person where id = ${otherId}`.execute(portal.db)).rows.length, 0);
  });
});

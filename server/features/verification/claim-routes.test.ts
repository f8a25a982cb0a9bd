import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { features } from '#server/features.ts';
import { demoPersons, demoRecords } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('claiming a record', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  /** Somebody who has just signed in for the first time. */
  const newAccount = (contact: { emails?: string[]; phone?: string }) =>
    portal.issuer.tokenFor({ subject: randomUUID(), name: 'hefinn Ny bruker', ...contact });
  const claim = (token: string, name: string, bornOn: string, personId?: string) =>
    portal.call(null, 'POST /api/verification/claims', {
      token,
      body: { name, bornOn },
      ...(personId && { personId }),
    });
  const me = async (token: string) => body(await portal.call(null, 'GET /api/me', { token }));
  const enquiry = { topic: 'other', subject: 'Før jeg ble koblet', message: 'Dette skrev jeg før.' };
  /** A member of before the portal. */
  async function addRecord(
    email: string,
    bornOn: string,
    name = ['Gro', 'Lie'],
    isMember = true,
  ): Promise<string> {
    const id = randomUUID();
    await sql`insert into person (id, given_name, family_name, email, born_on)
      values (${id}, ${name[0]}, ${name[1]}, ${email}, ${bornOn})`.execute(portal.db);
    if (isMember)
      await sql`insert into membership (id, person_id, number, joined_on)
        values (${randomUUID()}, ${id}, ${String(Math.floor(Math.random() * 1e9))}, '2001-01-01')`.execute(
        portal.db,
      );
    return id;
  }
  const newEmail = () => `${randomUUID()}@medlem.example`;

  test('one candidate and the right birth date: tied, with what the account had; a second try is the same', async () => {
    const token = await newAccount({ emails: ['EVA@medlem.example'] });
    const placeholder = (await me(token)).person.id;
    const sent = body(await portal.call(null, 'POST /api/enquiries', { token, body: enquiry }));
    const params = { form: 'new-enquiry' };
    await portal.call(null, 'PUT /api/drafts/:form', {
      token,
      params,
      body: { values: { subject: 'Halv' } },
    });

    const idempotencyKey = randomUUID();
    const right = { name: 'Eva Strand', bornOn: '17.5.1984' };
    const send = (key: string) =>
      portal.call(null, 'POST /api/verification/claims', { token, body: right, idempotencyKey: key });
    assert.deepEqual(body(await send(idempotencyKey)), { outcome: 'linked' });
    assert.deepEqual(body(await send(idempotencyKey)), { outcome: 'linked' });

    const now = await me(token);
    assert.deepEqual([now.person.id, now.isMember, now.persons.length], [demoRecords.eva.id, true, 1]);
    const thread = body(
      await portal.call(null, 'GET /api/enquiries/:id', { token, params: { id: sent.id } }),
    );
    assert.equal(thread.messages[0].name, 'Eva Strand');
    assert.equal(
      body(await portal.call(null, 'GET /api/drafts/:form', { token, params })).values.subject,
      'Halv',
    );
    const gone = await portal.db.selectFrom('person').select('id').where('id', '=', placeholder).execute();
    assert.deepEqual(gone, []);
    const { points, isProven } = body(
      await portal.call(null, 'GET /api/verification/contact-points', { token }),
    );
    assert.deepEqual([isProven, points[0].verifiedAt !== null, points[1].verifiedAt], [true, true, null]);
  });

  test('a record that somebody signs in to is not claimed, also with everything right', async () => {
    const token = await newAccount({ phone: demoRecords.eva.phone });
    assert.equal(body(await claim(token, 'Eva Strand', '17.05.1984')).outcome, 'not-found');
    assert.notEqual((await me(token)).person.id, demoRecords.eva.id);
    // Nor that of a member who joined here, by somebody who shares the address and knows the day.
    const housemate = await newAccount({ emails: ['kari@medlem.example'] });
    const { rows } = await sql<{ typed: string }>`
      select to_char(born_on, 'DD.MM.YYYY') as typed from person where id = ${demoPersons.kari.id}`.execute(
      portal.db,
    );
    const answer = await claim(housemate, 'Kari Lund', rows[0]!.typed);
    assert.deepEqual([answer.status, answer.text], [200, '{"outcome":"not-found"}']);
    assert.equal((await me(housemate)).isMember, false);
  });

  test('a twin who signs in already does not become the other', async () => {
    const email = newEmail();
    const first = await addRecord(email, '1990-01-01', ['Aksel', 'Ek']);
    await addRecord(email, '1990-01-01', ['Brage', 'Ek']);
    const token = await newAccount({ emails: [email] });
    assert.equal(body(await claim(token, 'Aksel Ek', '01.01.1990')).outcome, 'linked');
    assert.equal((await me(token)).person.id, first);
    const again = await newAccount({ emails: [email] });
    assert.equal(body(await claim(again, 'Aksel Ek', '01.01.1990')).outcome, 'not-found');
    assert.equal((await me(again)).isMember, false);
  });

  test('a shielded, held, dead or restricted record, an office and a colleague are answered as if they were not there', async () => {
    const person = (id: string, change: ReturnType<typeof sql>) =>
      sql`update person set ${change} where id = ${id}`;
    for (const [what, close] of [
      ['shielded', (id: string) => person(id, sql`is_address_shielded = true`)],
      ['dead', (id: string) => person(id, sql`died_on = '2026-11-01'`)],
      ['restricted', (id: string) => person(id, sql`restricted_at = now()`)],
      ['on hold', (id: string) => sql`insert into person_hold (person_id, began_at) values (${id}, now())`],
      [
        'office',
        (
          id: string,
        ) => sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as)
          select ${randomUUID()}, id, ${id}, 'leader', '2020-01-01', '2090-01-01', now(), 'staff' from unit limit 1`,
      ],
      ['staff', (id: string) => sql`insert into staff_member (person_id) values (${id})`],
    ] as const) {
      const email = newEmail();
      const id = await addRecord(email, '1970-01-01');
      await close(id).execute(portal.db);
      const answer = await claim(await newAccount({ emails: [email] }), 'Gro Lie', '01.01.1970');
      assert.deepEqual([answer.status, answer.text], [200, '{"outcome":"not-found"}'], what);
    }
  });

  test('of a shared address each claims their own, and the account may be switched between them', async () => {
    const token = await newAccount({ emails: ['deler@medlem.example'] });
    assert.equal(body(await claim(token, 'Randi Sund', '24.02.1958')).outcome, 'linked');
    assert.equal((await me(token)).person.id, demoRecords.randi.id);
    assert.equal(body(await claim(token, 'Rolf Sund', '3.11.1956')).outcome, 'linked');
    const { person, persons } = await me(token);
    assert.equal(person, null);
    assert.deepEqual(
      persons.map((one: { name: string }) => one.name),
      ['Randi Sund', 'Rolf Sund'],
    );
  });

  test('no record, a wrong birth date and a wrong name answer alike', async () => {
    const email = newEmail();
    await addRecord(email, '1970-01-01');
    const known = await newAccount({ emails: [email] });
    const unknown = await newAccount({ emails: [newEmail()] });
    const nothing = await newAccount({});
    const answers = await Promise.all([
      claim(known, 'Gro Lie', '02.01.1970'),
      claim(known, 'Kari Ruud', '01.01.1970'),
      claim(unknown, 'Gro Lie', '01.01.1970'),
      claim(nothing, 'Gro Lie', '01.01.1970'),
    ]);
    for (const answer of answers) {
      assert.deepEqual([answer.status, answer.text], [200, '{"outcome":"not-found"}']);
    }
    assert.equal((await me(known)).isMember, false);
  });

  test('five tries a day for an account, and for a record over all accounts; also when they come at once', async () => {
    const email = newEmail();
    const record = await addRecord(email, '1970-01-01');
    const first = await newAccount({ emails: [email] });
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_one, day) => claim(first, 'Gro Lie', `${day + 2}.01.1970`)),
    );
    const outcomes = tries.map((answer) => body(answer).outcome);
    assert.equal(outcomes.filter((outcome) => outcome === 'not-found').length, 5);
    assert.equal(outcomes.filter((outcome) => outcome === 'too-many').length, 7);
    // The record has had its five: another account is not told so, and does not get in.
    const second = await newAccount({ emails: [email] });
    assert.equal(body(await claim(second, 'Gro Lie', '01.01.1970')).outcome, 'not-found');
    await sql`update attempt_counter set window_ends = now() - interval '1 second'`.execute(portal.db);
    assert.equal(body(await claim(second, 'Gro Lie', '01.01.1970')).outcome, 'linked');
    assert.equal((await me(second)).person.id, record);
  });

  test('staff, and somebody who is already somebody, are not swallowed or found', async () => {
    const email = newEmail();
    const id = await addRecord(email, '1970-01-01');
    await sql`insert into staff_member (person_id, role) values (${id}, 'medlemsservice')`.execute(portal.db);
    const token = await newAccount({ emails: [email] });
    assert.equal(body(await claim(token, 'Gro Lie', '01.01.1970')).outcome, 'not-found');

    // Per is no member but somebody: he stays, and the account has both.
    const record = await addRecord('per@giver.example', '1975-03-03', ['Ane', 'Dahl']);
    const claimed = await portal.call('per', 'POST /api/verification/claims', {
      body: { name: 'Ane Dahl', bornOn: '03.03.1975' },
    });
    assert.equal(body(claimed).outcome, 'linked');
    const { persons } = body(await portal.call('per', 'GET /api/me'));
    assert.deepEqual(
      persons.map((one: { id: string }) => one.id),
      [record, demoPersons.per.id],
    );
  });

  test('what cannot be tied goes to member service, with what was typed', async () => {
    const token = await newAccount({ emails: ['ukjent@person.example'] });
    const request = { name: 'Gro Lie', bornOn: '01.01.1970', remark: 'Jeg het Ruud før.' };
    const receipt = await portal.call(null, 'POST /api/verification/match-requests', {
      token,
      body: request,
    });
    assert.equal(receipt.status, 201, receipt.text);
    const { id } = body(receipt);
    const asked = body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    assert.equal(asked.topic, 'membership');
    for (const words of ['Gro Lie', '01.01.1970', 'ukjent@person.example', 'Jeg het Ruud før.'])
      assert.ok(asked.messages[0].text.includes(words), words);
    const inNynorsk = await portal.call(null, 'POST /api/verification/match-requests', {
      token,
      body: request,
      language: 'nn',
    });
    const own = { token, params: { id: body(inNynorsk).id } };
    assert.equal(
      body(await portal.call(null, 'GET /api/enquiries/:id', own)).subject,
      'Finn medlemskapen min',
    );
  });

  test('wrong fields are named one by one', async () => {
    const token = await newAccount({ emails: [newEmail()] });
    for (const [name, bornOn, errors] of [
      [
        '',
        '',
        [
          { path: '/name', code: 'REQUIRED' },
          { path: '/bornOn', code: 'REQUIRED' },
        ],
      ],
      ['G', '01.01.1970', [{ path: '/name', code: 'TOO_SHORT' }]],
      ['x'.repeat(201), '01.01.1970', [{ path: '/name', code: 'TOO_LONG' }]],
      ['Gro Lie', '30.02.1970', [{ path: '/bornOn', code: 'INVALID' }]],
      ['Gro\u202eLie', '01.01.1970', [{ path: '/name', code: 'INVALID' }]],
    ] as const) {
      const answer = await claim(token, name, bornOn);
      assert.deepEqual([answer.status, body(answer).errors], [422, errors]);
    }
  });

  test('every table that points at a person is moved, or said not to be', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`.execute(portal.db);
    const staysOrIsCopied = [
      'account_person.person_id',
      // Moved by `removePlaceholder`.
      'person_alias.person_id',
      // A new address is made when it is asked for.
      'activity_feed.person_id',
      // Moved but where the person has a place already.
      'sign_up.person_id',
      'child_guardian.person_id',
      'contact_code.person_id',
      'draft.person_id',
      // By `mergeReaders`: what the person has already stands.
      'magazine_delivery.person_id',
      'magazine_household_end.person_id',
      'magazine_household_member.person_id',
      'magazine_subscription.person_id',
      'giving_year_notice.person_id',
      'chapter_move_person.person_id',
      // Copied: a hold stays.
      'person_hold.person_id',
      'notice_preference.person_id',
      'named_sender.person_id',
      // A joining that has begun is not needed by a member.
      'joining.person_id',
      // A person with one of these is no placeholder.
      'joining_evidence.person_id',
      'leaving.person_id',
      'membership.person_id',
      // Only of members.
      'meeting_voter.person_id',
      'account_ending.person_id',
      // What a placeholder has never had: it is begun for somebody of the register.
      'account_recovery.person_id',
      'account_recovery.started_by',
      'account_recovery.approved_by',
      'account_recovery.ended_by',
      // Goes with the placeholder, as its codes do.
      'sign_in_change.person_id',
      'sign_in_change.approved_by',
      // Moved by the function `move_desk_acts`.
      'desk_act.person_id',
      // An employee is no placeholder.
      'desk_act.staff_id',
      'member_view.staff_id',
      'queue_view.staff_id',
      'staff_absence.staff_id',
      'staff_turn.staff_id',
      'joining_evidence.registered_by',
      'sign_in_change.staff_id',
      'account_tie.actor_id',
      'account_tie.person_id',
      'match_case.decided_by',
      'staff_member.person_id',
      'staff_change.person_id',
      'staff_change.made_by_id',
      'ceremony_ticket.person_id',
      // Member service's own, as staff.
      'desk_event.actor_id',
      'desk_event.assignee_id',
      'desk_presence.staff_id',
      'desk_reason.staff_id',
      'desk_tag.added_by',
      'enquiry.assignee_id',
      'enquiry_note.author_id',
      'magazine_export.made_by',
      'text_block.changed_by',
      'record_merge.asked_by',
      'record_merge.approved_by',
      'record_merge.ended_by',
      // A placeholder is not merged by the desk.
      'record_merge.other_id',
    ];
    const known: string[] = [...features.flatMap((one) => one.follows), ...staysOrIsCopied];
    assert.deepEqual(
      rows.map(({ table, column }) => `${table}.${column}`).filter((one) => !known.includes(one)),
      [],
    );
  });
});

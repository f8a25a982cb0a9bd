/** The member's own list and thread: pages, search, closing, opening again, what it is about, how long it takes. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { norwegianMoment } from '#server/platform/norwegian-time.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const words = {
  topic: 'giving' as const,
  subject: 'Et trekk jeg ikke kjenner',
  message: 'Hva er trekket i oktober for noe?',
};
const dayMs = 86_400_000;

describe('threads of enquiries', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  /** Asks again where the server is too busy to begin, as the browser does: another's load is not what is tried here. */
  async function call(...request: Parameters<TestPortal['call']>) {
    for (let tries = 1; ; tries++) {
      const answer = await portal.call(...request);
      if (answer.status !== 503 || tries === 40) return answer;
      await delay(250);
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  /** Straight into the database: the limit for an hour is lower. */
  async function addEnquiries(personId: string, count: number, more: { state?: string; text?: string } = {}) {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      const id = randomUUID();
      ids.push(id);
      const at = new Date(Date.now() - (n + 1) * 3_600_000);
      const state = more.state ?? 'received';
      await sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at, closed_at)
        values (${id}, ${`T-${id.slice(0, 8)}`}, ${personId}, 'other', ${`Spørsmål ${n}`}, ${state}, ${at}, ${at}, ${at},
                ${state === 'closed' ? at : null})`.execute(portal.db);
      await sql`insert into enquiry_message (id, enquiry_id, author, author_id, body, sent_at)
        values (${randomUUID()}, ${id}, 'person', ${personId}, ${more.text ?? 'Hei'}, ${at})`.execute(
        portal.db,
      );
    }
    return ids;
  }
  const list = async (caller: Caller, query: Record<string, string> = {}) =>
    call(caller, 'GET /api/enquiries', { query });
  async function wholeList(caller: Caller, query: Record<string, string> = {}, between = async () => {}) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = body(await list(caller, { ...query, ...(cursor && { cursor }) }));
      seen.push(...page.enquiries.map((one: { id: string }) => one.id));
      assert.ok(page.enquiries.length <= 20);
      cursor = page.next;
      await between();
    }
    return seen;
  }
  const send = async (caller: Caller, more: object = {}) =>
    call(caller, 'POST /api/enquiries', { body: { ...words, ...more } });
  const thread = async (caller: Caller, id: string) =>
    body(await call(caller, 'GET /api/enquiries/:id', { params: { id } }));
  async function answer(id: string, message = 'Her er svaret.', asks = false) {
    const { version } = body(await call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    return call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params: { id },
      body: { message, asks, version },
    });
  }

  test('pages while rows come and go: each one that was there all the time is seen once', async () => {
    const ids = await addEnquiries(demoPersons.aud.id, 55);
    let gone = 10;
    const seen = await wholeList('aud', {}, async () => {
      // One comes, one of those that were seen changes, and one is closed before its page.
      await send('aud');
      await sql`update enquiry set last_message_at = now() where id = ${ids[gone]!}`.execute(portal.db);
      await sql`update enquiry set state = 'closed', closed_at = now() where id = ${ids[gone + 30]!}`.execute(
        portal.db,
      );
      gone += 1;
    });
    assert.equal(new Set(seen).size, seen.length, 'none twice');
    const wasThere = ids.filter((_id, place) => place < 40 || place >= gone + 30);
    assert.deepEqual(
      wasThere.filter((id) => !seen.includes(id)),
      [],
      'none left out',
    );
  });

  test('many sent at the same moment are told apart by the cursor', async () => {
    const ids = await addEnquiries(demoPersons.nils.id, 45, { state: 'closed' });
    await sql`update enquiry set received_at = '2026-01-01T12:00:00.123456Z' where person_id = ${demoPersons.nils.id}
      and state = 'closed'`.execute(portal.db);
    const seen = await wholeList('nils', { state: 'closed' });
    assert.deepEqual([...seen].sort(), [...ids].sort());
  });

  test('a cursor that was changed, or is another’s or of another list, is refused and says which field', async () => {
    const { next } = body(await list('aud'));
    const end = next.at(-2) === 'A' ? 'B' : 'A';
    for (const [caller, cursor, query] of [
      ['aud', `${next.slice(0, -2)}${end}${next.at(-1)}`, {}],
      ['aud', 'tull', {}],
      ['nils', next, {}],
      ['aud', next, { state: 'closed' }],
      ['aud', next, { search: 'trekk' }],
    ] as const) {
      const refused = await list(caller, { cursor, ...query });
      assert.equal(refused.status, 422);
      assert.deepEqual(body(refused).errors, [{ path: '/cursor', code: 'INVALID' }]);
    }
    assert.equal((await list('aud', { cursor: next })).status, 200);
  });

  test('search finds words in any form, parts of long ones and numbers, in subjects and messages, one’s own only', async () => {
    const { id, number } = body(
      await send('ola', {
        subject: 'Skattefradraget mitt',
        message: 'Har dere fått den nye adressen? Årsoppgaven er tom.',
      }),
    );
    await send('kari', { subject: 'Skattefradraget hennes', message: 'Noe helt annet om skatt.' });
    const found = async (search: string) =>
      body(await list('ola', { search })).enquiries.map((one: { id: string }) => one.id);
    for (const hit of [
      'skattefradrag',
      'fradrag',
      'SKATTEFRADRAGET',
      'adresse',
      'adresser',
      'årsoppgave',
      'ÅRSOPPGAVEN',
      'fradrag adressen',
      number,
      number.toLowerCase(),
    ])
      assert.deepEqual(await found(hit), [id], hit);
    for (const miss of ['hennes', 'fradrag bladet', 'xyz'])
      assert.ok(!(await found(miss)).includes(id), miss);
    // What means something to the database means nothing here.
    for (const odd of ["' or 1=1 --", '%', '_', '\\', ':* & !', '()']) {
      const answered = await list('ola', { search: odd });
      assert.equal(answered.status, 200, odd);
    }
    assert.equal((await list('ola', { search: 'x'.repeat(101) })).status, 422);
  });

  test('started from an object it carries a link to it, which only its own person can make', async () => {
    const child = body(await call('kari', 'GET /api/children')).children[0];
    const about = { kind: 'child', id: child.id };
    const reference = await call('kari', 'GET /api/enquiry-references/:kind/:id', { params: about });
    assert.equal(body(reference).name, child.givenName);
    const { id } = body(await send('kari', { topic: 'children', about }));
    assert.deepEqual((await thread('kari', id)).about, {
      ...about,
      isThere: true,
      name: child.givenName,
      amountOre: null,
      on: null,
    });
    const desk = body(await call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    assert.equal(desk.about.name, child.givenName);

    const strangers = await send('ola', { topic: 'children', about });
    assert.equal(strangers.status, 422);
    assert.deepEqual(body(strangers).errors, [{ path: '/about', code: 'INVALID' }]);
    for (const params of [about, { ...about, id: randomUUID() }, { kind: 'bil', id: child.id }]) {
      const missing = await call('ola', 'GET /api/enquiry-references/:kind/:id', { params });
      assert.equal(missing.status, 404, params.kind);
    }
    for (const wrong of [{ kind: 'bil', id: child.id }, { kind: 'child', id: 'x' }, 'child'])
      assert.equal((await send('kari', { about: wrong })).status, 422);
  });

  test('a charge and its agreement can be asked about by the giver alone', async () => {
    const [agreementId, mandateId, chargeId] = [randomUUID(), randomUUID(), randomUUID()];
    const { id: personId } = demoPersons.liv;
    await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id, amount_ore, frequency, day, purpose_id)
      values (${agreementId}, 'A-999001', ${personId}, '2026-01-10T12:00:00Z', 1, 'active', 'vipps', ${mandateId}, 20000, 'monthly', 15, 'x')`.execute(
      portal.db,
    );
    await sql`insert into gift_charge (id, kind, person_id, agreement_id, period, rail, amount_ore, purpose_id, due_on, state, created_at)
      values (${chargeId}, 'recurring', ${personId}, ${agreementId}, '2026-10', 'vipps', 20000, 'x', '2026-10-15', 'paid', now())`.execute(
      portal.db,
    );
    for (const [kind, id, name, day] of [
      ['agreement', agreementId, 'A-999001', '2026-01-10'],
      ['charge', chargeId, null, '2026-10-15'],
    ] as const) {
      const about = { kind, id };
      const sent = body(await send('liv', { about }));
      assert.deepEqual((await thread('liv', sent.id)).about, {
        ...about,
        isThere: true,
        name,
        amountOre: 20000,
        on: day,
      });
      assert.equal((await send('kari', { about })).status, 422);
    }
  });

  test('what it was about may go: the thread says so, and nothing of it', async () => {
    const childId = randomUUID();
    await sql`insert into child (id, given_name, family_name, born_on) values (${childId}, 'Ask', 'Lund', '2015-01-01')`.execute(
      portal.db,
    );
    await sql`insert into child_guardian (child_id, person_id) values (${childId}, ${demoPersons.kari.id})`.execute(
      portal.db,
    );
    const { id } = body(await send('kari', { about: { kind: 'child', id: childId } }));
    await sql`delete from child where id = ${childId}`.execute(portal.db);
    assert.deepEqual((await thread('kari', id)).about, {
      kind: 'child',
      id: childId,
      isThere: false,
      name: null,
      amountOre: null,
      on: null,
    });
  });

  test('closed and opened again by writing; both are shown in the thread', async () => {
    const { id } = body(await send('ola'));
    const params = { id };
    const reopen = (idempotencyKey?: string) =>
      call('ola', 'POST /api/enquiries/:id/reopenings', {
        params,
        body: { message: 'Det var noe mer.' },
        ...(idempotencyKey && { idempotencyKey }),
      });
    await call('ola', 'POST /api/enquiries/:id/close', { params });
    await call('ola', 'POST /api/enquiries/:id/close', { params });
    const key = randomUUID();
    const [first, second] = [await reopen(key), await reopen(key)];
    assert.equal(first.status, 201);
    assert.equal(first.text, second.text);
    assert.equal(body(first).state, 'received');
    assert.equal(body(first).reopenUntil, null);
    assert.equal(body(first).messages.length, 2);
    assert.deepEqual(
      body(first).events.map((event: { kind: string; from: string }) => [event.kind, event.from]),
      [
        ['closed', 'person'],
        ['reopened', 'person'],
      ],
    );
    // Opened in another tab meanwhile: then it is a reply.
    assert.equal((await reopen()).status, 201);
    assert.equal((await thread('ola', id)).events.length, 2);
  });

  test('thirty days after it was closed it opens, a day later it does not, but a new one goes on from it', async () => {
    const { id, number } = body(await send('ola'));
    const params = { id };
    await call('ola', 'POST /api/enquiries/:id/close', { params });
    // At noon: whole days of 24 hours may end on another date at night, over the change to or from summer time.
    const closedDaysAgo = (days: number) =>
      sql`update enquiry set closed_at = ${norwegianMoment(`${addDays(norwegianDay(new Date()), -days)}T12:00`)}
        where id = ${id}`.execute(portal.db);
    await closedDaysAgo(31);
    const late = await call('ola', 'POST /api/enquiries/:id/reopenings', {
      params,
      body: { message: 'Er det for sent?' },
    });
    assert.equal(late.status, 409);
    assert.equal(body(late).code, 'REOPENING_TOO_LATE');
    assert.equal((await thread('ola', id)).state, 'closed');

    const later = body(await send('ola', { about: { kind: 'enquiry', id } }));
    assert.equal((await thread('ola', later.id)).about.name, number);
    assert.deepEqual((await thread('ola', id)).continuedIn, [{ id: later.id, number: later.number }]);
    assert.equal((await send('kari', { about: { kind: 'enquiry', id } })).status, 422);

    await closedDaysAgo(30);
    const inTime = await call('ola', 'POST /api/enquiries/:id/reopenings', {
      params,
      body: { message: 'Det var i siste liten.' },
    });
    assert.equal(inTime.status, 201);
  });

  test('fifty replies, closings and openings at once: one consistent thread', async () => {
    const { id } = body(await send('ola'));
    const params = { id };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 5 === 0
          ? call('ola', 'POST /api/enquiries/:id/close', { params })
          : call('ola', `POST /api/enquiries/:id/${n % 5 === 1 ? 'reopenings' : 'messages'}`, {
              params,
              body: { message: `Melding ${n}` },
            }),
      ),
    );
    const written = answers.filter((one, n) => n % 5 !== 0 && one.status === 201).length;
    assert.deepEqual(
      [...new Set(answers.map((one) => one.status))].filter((status) => ![200, 201, 409].includes(status)),
      [],
    );
    const { messages, events, state, closedAt } = await thread('ola', id);
    assert.equal(messages.length, 1 + written, 'what was taken is there, what was refused is not');
    const kinds = events.map((event: { kind: string }) => event.kind);
    for (const [place, kind] of kinds.entries())
      assert.equal(kind, place % 2 === 0 ? 'closed' : 'reopened', 'in turn');
    assert.equal(state === 'closed', closedAt !== null);
    assert.equal(state === 'closed', kinds.at(-1) === 'closed');
  });

  test('what member service changed is told before and after, and nothing of what it keeps to itself', async () => {
    const { id } = body(await send('ola'));
    const noted = await call('mona', 'POST /api/staff/enquiries/:id/notes', {
      params: { id },
      body: { note: 'Hemmelig notat' },
    });
    const { version } = body(noted);
    const changed = await call('mona', 'POST /api/staff/enquiries/:id/topics', {
      params: { id },
      body: { topic: 'tax', version },
    });
    assert.equal(body(changed).topic, 'tax');
    const seen = await thread('ola', id);
    assert.equal(seen.topic, 'tax');
    assert.deepEqual(
      seen.events.map(({ kind, from, name, field, before, after }: Record<string, string>) => ({
        kind,
        from,
        name,
        field,
        before,
        after,
      })),
      [{ kind: 'changed', from: 'staff', name: 'Mona', field: 'topic', before: 'giving', after: 'tax' }],
    );
    assert.doesNotMatch(JSON.stringify(seen), /Hemmelig/);
  });

  test('a name that member service corrected is another from then on, and stands before and after in the thread', async () => {
    const { id } = body(await send('nils'));
    const { version } = body(await call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    const correct = (name: object) =>
      call('mona', 'POST /api/staff/enquiries/:id/name-corrections', {
        params: { id },
        body: { version, ...name },
      });
    const wrong = await correct({ givenName: '', familyName: 'nils@medlem.example' });
    assert.equal(wrong.status, 422);
    assert.deepEqual(body(wrong).errors, [
      { path: '/givenName', code: 'REQUIRED' },
      { path: '/familyName', code: 'INVALID' },
    ]);
    const corrected = await correct({ givenName: 'Nils', familyName: 'Aas Lund' });
    assert.equal(body(corrected).personName, 'Nils Aas Lund');
    await correct({ givenName: 'Nils', familyName: 'Aas Lund' });
    const { events, messages } = await thread('nils', id);
    assert.deepEqual(
      events.map(({ field, before, after }: Record<string, string>) => ({ field, before, after })),
      [{ field: 'name', before: 'Nils Aas', after: 'Nils Aas Lund' }],
      'once, although it was sent twice',
    );
    assert.equal(messages[0].name, 'Nils Aas Lund');
  });

  test('a request about own data gets its day by law, and loses it when it is answered', async () => {
    const sent = body(await send('kari', { topic: 'privacy' }));
    const { receivedAt } = sent;
    assert.match(sent.answerBy, /^\d{4}-\d\d-\d\d$/);
    assert.ok(sent.answerBy > addDays(receivedAt.slice(0, 10), 26));
    assert.equal((await thread('kari', sent.id)).answerBy, sent.answerBy);
    await answer(sent.id);
    assert.equal((await thread('kari', sent.id)).answerBy, null);
    assert.equal(body(await send('kari', { topic: 'details' })).answerBy, null);
  });

  test('how long it takes is measured at the first answer, and unknown before there are enough', async () => {
    const time = async () =>
      body(await call('ola', 'GET /api/answer-times/:topic', { params: { topic: 'representative' } }));
    assert.deepEqual(await time(), { kind: 'unknown', workingDays: null });
    for (let n = 0; n < 5; n++) {
      const [id] = await addEnquiries(demoPersons.liv.id, 1);
      await sql`update enquiry set topic = 'representative' where id = ${id}`.execute(portal.db);
      await answer(id!);
      await answer(id!, 'Og litt til.');
    }
    const rows = await portal.db
      .selectFrom('answer_time')
      .selectAll()
      .where('topic', '=', 'representative')
      .execute();
    assert.equal(rows.length, 5, 'the first answer of each, and no other');
    assert.equal((await time()).kind, 'usual');
    assert.equal((await time()).workingDays, 1);

    for (const id of await addEnquiries(demoPersons.liv.id, 4)) {
      await sql`update enquiry set topic = 'representative', received_at = ${new Date(Date.now() - 30 * dayMs)}
        where id = ${id}`.execute(portal.db);
    }
    const busy = await time();
    assert.equal(busy.kind, 'queue');
    assert.ok(busy.workingDays >= 17 && busy.workingDays <= 22, String(busy.workingDays));
  });

  test('a wait over Easter is counted in working days, and thirty days over the change to summer time in days', async () => {
    const { enquiries } = portal.services.enquiries;
    const person = { personId: demoPersons.siri.id } as Actor;
    const staff = { personId: demoPersons.mona.id } as Actor;
    const at = (moment: string) => new Date(moment);
    const inTx = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(portal.db, work);
    // Wednesday before Easter 2027, late in the evening; Thursday, Friday and Monday are holidays.
    const { id } = await inTx((tx) =>
      enquiries.send(tx, person, { ...words, topic: 'ceremonies' }, at('2027-03-24T22:30:00Z')),
    );
    const answered = { message: 'Det går bra.', attachments: [] };
    await inTx((tx) => enquiries.answer(tx, staff, id, answered, at('2027-03-30T07:00:00Z')));
    const measured = await portal.db
      .selectFrom('answer_time')
      .select('working_days')
      .where('topic', '=', 'ceremonies')
      .execute();
    assert.deepEqual(measured, [{ working_days: 1 }]);

    // Half an hour before midnight in Norway; thirty days later it is summer time.
    await inTx((tx) => enquiries.close(tx, person, id, at('2027-03-20T22:30:00Z')));
    const reopen = (now: string) => inTx((tx) => enquiries.reopen(tx, person, id, answered, at(now)));
    await assert.rejects(reopen('2027-04-19T22:00:00Z'), { code: 'REOPENING_TOO_LATE' });
    await reopen('2027-04-19T21:59:59Z');
  });

  test('an SMS is sent beside the e-mail to those who asked for it, and to no others', async () => {
    const channels = async (id: string) =>
      (
        await portal.db
          .selectFrom('notice')
          .select(['kind', 'channel'])
          .where('subject_id', '=', id)
          .where('kind', '=', 'enquiry-answered')
          .execute()
      ).map(({ channel }) => channel);
    const [plain, both] = [body(await send('jon')), body(await send('jon', { wantsSms: true }))];
    await answer(plain.id);
    await answer(both.id);
    assert.deepEqual(await channels(plain.id), [null]);
    assert.deepEqual((await channels(both.id)).sort(), ['sms', null].sort());
  });

  test('unread is counted, also of a closed one, until it has been seen', async () => {
    const counts = async () => body(await call('per', 'GET /api/enquiry-counts'));
    const before = await counts();
    const { id } = body(await send('per'));
    await answer(id);
    assert.equal((await counts()).unread, before.unread + 1);
    const { version } = body(await call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    await call('mona', 'POST /api/staff/enquiries/:id/closings', {
      params: { id },
      body: { version },
    });
    assert.equal((await counts()).unread, before.unread + 1);
    await call('per', 'PUT /api/enquiries/:id/read', { params: { id } });
    assert.equal((await counts()).unread, before.unread);
  });
});

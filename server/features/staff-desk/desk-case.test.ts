import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addMonths } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons, demoUnits } from '../../../dev/seed/demo-people.ts';
import { insertOffice } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const enquiry = {
  topic: 'details',
  subject: 'Ny adresse',
  message: 'Jeg har flyttet. Har dere den nye adressen?',
};

describe('a case at the desk', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const send = async (
    caller: 'ola' | 'kari' | 'aud' | 'liv' = 'ola',
    content: object = enquiry,
  ): Promise<string> => {
    const { id } = body(await portal.call(caller, 'POST /api/enquiries', { body: content }));
    // The limit of an hour is tested elsewhere.
    await sql`update enquiry set received_at = received_at - interval '2 hours' where id = ${id}`.execute(
      portal.db,
    );
    return id;
  };
  const see = async (id: string, caller: 'mona' | 'ingrid' = 'mona') =>
    body(await portal.call(caller, 'GET /api/staff/enquiries/:id', { params: { id } }));
  type Action =
    | 'answers'
    | 'assignments'
    | 'topics'
    | 'merges'
    | 'forwardings'
    | 'recalls'
    | 'closings'
    | 'reopenings'
    | 'extensions';
  const act = (id: string, action: Action, content: object, caller: 'mona' | 'ingrid' = 'mona') =>
    portal.call(caller, `POST /api/staff/enquiries/:id/${action}`, { params: { id }, body: content });

  test('is answered, with who has it from then on; a question waits for the member', async () => {
    const id = await send();
    const seen = await see(id);
    assert.equal(seen.state, 'received');
    assert.equal(seen.assignee, null);
    assert.ok(seen.dueOn && seen.workingDaysLeft >= 0);

    const asked = await act(id, 'answers', {
      message: 'Hvor har du flyttet?',
      asks: true,
      version: seen.version,
    });
    assert.equal(asked.status, 201);
    assert.equal(body(asked).state, 'waiting-for-member');
    assert.equal(body(asked).assignee.name, 'Mona');
    assert.deepEqual(
      [body(asked).dueOn, body(asked).workingDaysLeft, body(asked).waitsSince],
      [null, null, null],
    );

    await portal.call('ola', 'POST /api/enquiries/:id/messages', {
      params: { id },
      body: { message: 'Til Bergen' },
    });
    const again = await see(id);
    assert.equal(again.state, 'received');
    assert.ok(again.dueOn);
    const answered = await act(id, 'answers', { message: 'Takk!', version: again.version });
    assert.equal(body(answered).state, 'answered');
    const row = await portal.db
      .selectFrom('enquiry')
      .select(['first_answered_at', 'promised_on'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.ok(row.first_answered_at && row.promised_on);
  });

  test('an answer to what is no longer the last word is refused, and nothing of it is kept', async () => {
    const id = await send();
    const { version } = await see(id);
    await portal.call('ola', 'POST /api/enquiries/:id/messages', {
      params: { id },
      body: { message: 'Vent litt!' },
    });
    const refused = await act(id, 'answers', { message: 'For sent', version });
    assert.deepEqual([refused.status, body(refused).code], [409, 'CASE_CHANGED']);
    const now = await see(id);
    assert.deepEqual(
      now.messages.map((message: { text: string }) => message.text),
      [enquiry.message, 'Vent litt!'],
    );
    assert.equal((await act(id, 'answers', { message: 'Nå', version: now.version })).status, 201);
  });

  test('of two who answer the same version at once, one does', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await send('aud');
      const { version } = await see(id);
      const answers = await Promise.all(
        (['mona', 'ingrid'] as const).map((caller) =>
          act(id, 'answers', { message: `Fra ${caller}`, version }, caller),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
      assert.equal((await see(id)).messages.length, 2);
    }
  });

  test('50 replies, answers and closes at once leave one thread that agrees with itself', async () => {
    const id = await send('liv');
    const { version } = await see(id);
    const calls = Array.from({ length: 50 }, (_, n) => {
      if (n % 5 === 4) return portal.call('liv', 'POST /api/enquiries/:id/close', { params: { id } });
      if (n % 5 === 3) return act(id, 'closings', { version }, n % 2 ? 'mona' : 'ingrid');
      if (n % 5 === 2)
        return act(id, 'answers', { message: `Svar ${n}`, version }, n % 2 ? 'mona' : 'ingrid');
      return portal.call('liv', 'POST /api/enquiries/:id/messages', {
        params: { id },
        body: { message: `Melding ${n}` },
      });
    });
    const answers = await Promise.all(calls);
    for (const { status, text } of answers) assert.ok([200, 201, 409].includes(status), `${status} ${text}`);
    const written = answers.filter(({ text }, n) => n % 5 < 3 && !text.includes('"code"')).length;
    const now = await see(id);
    assert.equal(now.messages.length, 1 + written);
    assert.equal(now.state, 'closed');
    assert.deepEqual([now.dueOn, now.waitsSince], [null, null]);
    assert.ok(now.closedAt);
    const moments = now.messages.map((message: { sentAt: string }) => message.sentAt);
    assert.deepEqual(moments, [...moments].sort());
    const notices = await portal.db
      .selectFrom('notice')
      .select('id')
      .where('subject_id', '=', id)
      .where('kind', '=', 'enquiry-answered')
      .execute();
    assert.equal(
      notices.length,
      now.messages.filter((message: { from: string }) => message.from === 'staff').length,
    );
  });

  test('a note is for the desk alone: the member meets it nowhere', async () => {
    const id = await send();
    const secret = 'Ordet hemmelighetskremmeri';
    const noted = await portal.call('mona', 'POST /api/staff/enquiries/:id/notes', {
      params: { id },
      body: { note: secret },
    });
    assert.deepEqual(
      [noted.status, body(noted).notes[0].text, body(noted).notes[0].name],
      [201, secret, 'Mona'],
    );
    assert.equal((await see(id, 'ingrid')).notes.length, 1);
    for (const [key, more] of [
      ['GET /api/enquiries', {}],
      ['GET /api/enquiries', { query: { state: 'closed' } }],
      ['GET /api/enquiries/:id', { params: { id } }],
      ['POST /api/enquiries/:id/messages', { params: { id }, body: { message: 'Hei' } }],
      ['PUT /api/enquiries/:id/read', { params: { id } }],
      ['POST /api/enquiries/:id/close', { params: { id } }],
      ['GET /api/enquiry-counts', {}],
      ['GET /api/attention', {}],
    ] as const) {
      const answer = await portal.call('ola', key, more);
      assert.ok(answer.status < 300, key);
      assert.ok(!answer.text.includes('hemmelighet'), key);
    }
    const notices = await portal.db.selectFrom('notice').selectAll().where('subject_id', '=', id).execute();
    assert.ok(!JSON.stringify(notices).includes('hemmelighet'));
  });

  test('is assigned to oneself, to a colleague and back; not to a user without the role', async () => {
    const id = await send('kari');
    const { version } = await see(id);
    const mine = await act(id, 'assignments', { assigneeId: demoPersons.mona.id, version });
    assert.deepEqual([body(mine).assignee.name, body(mine).state], ['Mona', 'in-progress']);
    const hers = await act(id, 'assignments', {
      assigneeId: demoPersons.ingrid.id,
      version: body(mine).version,
    });
    assert.equal(body(hers).assignee.name, 'Ingrid');
    const nobody = await act(id, 'assignments', { assigneeId: null, version: body(hers).version }, 'ingrid');
    assert.equal(body(nobody).assignee, null);
    assert.deepEqual(
      body(nobody).events.map((event: { kind: string; name: string; about: string }) => [
        event.kind,
        event.name,
        event.about,
      ]),
      [
        ['assigned', 'Mona', 'Mona'],
        ['assigned', 'Mona', 'Ingrid'],
        ['released', 'Ingrid', ''],
      ],
    );
    for (const stranger of [demoPersons.uten.id, demoPersons.ola.id, randomUUID()]) {
      const refused = await act(id, 'assignments', { assigneeId: stranger, version: body(nobody).version });
      assert.deepEqual(body(refused).errors, [{ path: '/assigneeId', code: 'INVALID' }]);
    }
    const { colleagues } = body(await portal.call('mona', 'GET /api/staff/colleagues'));
    assert.deepEqual(
      colleagues.map((one: { name: string }) => one.name),
      ['Ingrid', 'Mona'],
    );
  });

  test('of two who take the same case at once, one has it, and the other is told', async () => {
    const id = await send();
    const { version } = await see(id);
    const answers = await Promise.all(
      (['mona', 'ingrid'] as const).map((caller) =>
        act(id, 'assignments', { assigneeId: demoPersons[caller].id, version }, caller),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  });

  test('a duplicate becomes one thread: both numbers and addresses lead there, and the member is notified', async () => {
    const [first, second] = [await send('kari', { ...enquiry, subject: 'Den første' }), await send('kari')];
    const [one, two] = [await see(first), await see(second)];
    assert.ok(one.alsoOpen.some((also: { number: string }) => also.number === two.number));
    const note = { params: { id: second }, body: { note: 'Spurte om det samme' } };
    await portal.call('ingrid', 'POST /api/staff/enquiries/:id/notes', note);
    const merged = await act(first, 'merges', { number: two.number.toLowerCase(), version: one.version });
    assert.equal(merged.status, 201);
    assert.deepEqual(body(merged).mergedNumbers, [two.number]);
    assert.deepEqual([body(merged).messages.length, body(merged).notes.length], [2, 1]);

    const member = body(await portal.call('kari', 'GET /api/enquiries/:id', { params: { id: second } }));
    assert.deepEqual([member.id, member.number, member.mergedNumbers], [first, one.number, [two.number]]);
    for (const state of ['open', 'closed']) {
      const list = body(await portal.call('kari', 'GET /api/enquiries', { query: { state } })).enquiries;
      assert.ok(!list.some((row: { id: string }) => row.id === second));
    }
    const written = await portal.call('kari', 'POST /api/enquiries/:id/messages', {
      params: { id: second },
      body: { message: 'Skrevet på det gamle nummeret' },
    });
    assert.equal(body(written).id, first);
    assert.equal(body(written).messages.length, 3);
    const read = await portal.call('kari', 'PUT /api/enquiries/:id/read', { params: { id: second } });
    assert.equal(read.status, 200);
    const found = await portal.call('mona', 'GET /api/staff/enquiries', {
      query: { state: 'open', search: two.number },
    });
    assert.deepEqual(
      body(found).enquiries.map((row: { id: string }) => row.id),
      [first],
    );
    assert.equal((await see(second)).id, first);
    const closed = await portal.call('kari', 'POST /api/enquiries/:id/close', { params: { id: second } });
    assert.deepEqual([body(closed).id, body(closed).state], [first, 'closed']);
  });

  test('what is no duplicate of the same person is not merged', async () => {
    const [mine, own] = [await send('kari'), await see(await send('kari'))];
    const others = await see(await send('ola'));
    const { number, version } = await see(mine);
    for (const wrong of [others.number, number, 'H-2020-999999']) {
      const refused = await act(mine, 'merges', { number: wrong, version });
      assert.deepEqual(body(refused).errors, [{ path: '/number', code: 'INVALID' }], wrong);
    }
    for (const malformed of ['', 'H-2026-1', "H-2026-000001'--", 7]) {
      assert.equal((await act(mine, 'merges', { number: malformed, version })).status, 422);
    }
    await act(mine, 'merges', { number: own.number, version });
    const twice = await act(mine, 'merges', { number: own.number, version: (await see(mine)).version });
    assert.equal(twice.status, 422);
  });

  test('two cases merged into each other at once become one', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await see(await send('kari')), await see(await send('kari'))];
      const answers = await Promise.all([
        act(one.id, 'merges', { number: two.number, version: one.version }),
        act(two.id, 'merges', { number: one.number, version: two.version }, 'ingrid'),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      assert.ok(statuses[0] === 201 && [409, 422].includes(statuses[1]!), String(statuses));
      const [a, b] = [await see(one.id), await see(two.id)];
      assert.equal(a.id, b.id);
      assert.equal(a.messages.length, 2);
    }
  });

  test('is sent on to a chapter with a word of why, closed and opened again', async () => {
    const id = await send();
    const { version } = await see(id);
    const unit = demoUnits.find(({ name }) => name === 'Bergen lokallag')!;
    const remark = 'Gjelder et møte hos dem';
    await insertOffice(portal.db, { personId: demoPersons.liv.id, unitId: unit.id });
    const sent = await act(id, 'forwardings', { unitId: unit.id, remark, version });
    assert.deepEqual([body(sent).forwardedTo, body(sent).state], [unit.name, 'in-progress']);
    assert.deepEqual(
      [body(sent).events[0].kind, body(sent).events[0].about, body(sent).events[0].remark],
      ['forwarded', unit.name, remark],
    );
    const back = await act(id, 'recalls', { version: body(sent).version });
    for (const unitId of [randomUUID(), demoUnits[0]!.id]) {
      const refused = await act(id, 'forwardings', { unitId, remark, version: body(back).version });
      assert.deepEqual(body(refused).errors, [{ path: '/unitId', code: 'INVALID' }]);
    }
    const closed = await act(id, 'closings', { version: body(back).version });
    assert.deepEqual([body(closed).state, body(closed).dueOn], ['closed', null]);
    const late = await act(id, 'answers', { message: 'Enda en ting', version: body(closed).version });
    assert.deepEqual([late.status, body(late).code], [409, 'ENQUIRY_CLOSED']);
    const open = await act(id, 'reopenings', { version: body(closed).version });
    assert.deepEqual([body(open).state, body(open).closedAt], ['in-progress', null]);
    assert.ok(body(open).dueOn);
    const member = await portal.call('ola', 'GET /api/enquiries/:id', { params: { id } });
    assert.ok(!member.text.includes(remark));
  });

  test('what the person does is in the history, with what it was started from', async () => {
    const { id: aboutId } = await see(await send('aud'));
    const about = { kind: 'enquiry', id: aboutId };
    const id = await send('aud', { ...enquiry, about });
    await portal.call('aud', 'POST /api/enquiries/:id/close', { params: { id } });
    const seen = await see(id);
    assert.deepEqual(
      seen.events.map((event: { kind: string; name: string }) => [event.kind, event.name]),
      [['closed', 'Aud Vik']],
    );
    assert.deepEqual([seen.about.kind, seen.about.id, seen.about.isThere], ['enquiry', aboutId, true]);
    const closed = await act(await send('aud'), 'closings', { version: 1 });
    assert.deepEqual(
      body(closed).events.map((event: { kind: string; name: string }) => [event.kind, event.name]),
      [['closed', 'Mona']],
    );
  });

  test('a privacy request has a month by law, and two more once, with the reasons told', async () => {
    const id = await send('kari', { ...enquiry, topic: 'privacy', subject: 'Innsyn i det dere har om meg' });
    const seen = await see(id);
    const today = norwegianDay(new Date(seen.receivedAt));
    assert.equal(seen.dueOn, addMonths(norwegianDay(new Date()), 1));
    const reasons = 'Vi må hente opplysninger fra et gammelt arkiv, og det tar tid.';
    const extended = await act(id, 'extensions', { reasons, version: seen.version });
    assert.deepEqual(
      [body(extended).dueOn, body(extended).isExtended, body(extended).state],
      [addMonths(today, 3), true, 'in-progress'],
    );
    const member = body(await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } }));
    assert.equal(member.messages.at(-1).text, reasons);
    const twice = await act(id, 'extensions', { reasons, version: body(extended).version });
    assert.equal(twice.status, 422);
    const other = await send();
    assert.equal((await act(other, 'extensions', { reasons, version: 1 })).status, 422);
  });

  test('another topic brings another promise', async () => {
    const id = await send();
    const seen = await see(id);
    const changed = await act(id, 'topics', { topic: 'privacy', version: seen.version });
    assert.equal(body(changed).topic, 'privacy');
    assert.equal(body(changed).dueOn, addMonths(norwegianDay(new Date(seen.waitsSince)), 1));
    assert.deepEqual(
      [body(changed).events[0].kind, body(changed).events[0].about],
      ['topic-changed', 'details'],
    );
  });

  test('two on one case see each other, and that there is something new; presence ends on leaving', async () => {
    const id = await send();
    const present = (caller: 'mona' | 'ingrid', isWriting: boolean) =>
      portal.call(caller, 'PUT /api/staff/enquiries/:id/presence', { params: { id }, body: { isWriting } });
    assert.deepEqual(body(await present('mona', true)), { others: [], version: 1 });
    assert.deepEqual(body(await present('ingrid', false)).others, [{ name: 'Mona', isWriting: true }]);
    assert.deepEqual(body(await present('mona', false)).others, [{ name: 'Ingrid', isWriting: false }]);
    const rows = body(await portal.call('mona', 'GET /api/staff/enquiries')).enquiries;
    assert.deepEqual(rows.find((row: { id: string }) => row.id === id).openWith, ['Ingrid']);
    await portal.call('ola', 'POST /api/enquiries/:id/messages', {
      params: { id },
      body: { message: 'Mer' },
    });
    assert.equal(body(await present('mona', false)).version, 2);
    await portal.call('ingrid', 'DELETE /api/staff/enquiries/:id/presence', { params: { id } });
    assert.deepEqual(body(await present('mona', false)).others, []);
    await sql`update desk_presence set seen_at = seen_at - interval '40 seconds'`.execute(portal.db);
    assert.deepEqual(body(await present('ingrid', false)).others, []);
  });

  test('the same key gives one answer and one notice', async () => {
    const id = await send();
    const { version } = await see(id);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
          params: { id },
          body: { message: 'Én gang', version },
          idempotencyKey,
        }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal((await see(id)).messages.length, 2);
  });

  test('bad input is named field by field', async () => {
    const id = await send();
    for (const [action, content, path, code] of [
      ['answers', { message: '', version: 1 }, '/message', 'REQUIRED'],
      ['answers', { message: 'x'.repeat(5001), version: 1 }, '/message', 'TOO_LONG'],
      ['answers', { message: 'Hei' }, '/version', 'REQUIRED'],
      ['answers', { message: 'Hei', version: 0 }, '/version', 'TOO_SHORT'],
      ['answers', { message: 'snu \u202e', version: 1 }, '/message', 'INVALID'],
      ['topics', { topic: 'finnes-ikke', version: 1 }, '/topic', 'INVALID'],
      ['forwardings', { unitId: 'x', remark: 'Hei på dere', version: 1 }, '/unitId', 'INVALID'],
      ['forwardings', { unitId: randomUUID(), remark: '', version: 1 }, '/remark', 'REQUIRED'],
      ['assignments', { assigneeId: 'x', version: 1 }, '/assigneeId', 'INVALID'],
    ] as const) {
      const answer = await act(id, action, content);
      assert.equal(answer.status, 422, `${action} ${path}`);
      assert.deepEqual(body(answer).errors, [{ path, code }]);
    }
    assert.equal((await see(id)).version, 1);
  });
});

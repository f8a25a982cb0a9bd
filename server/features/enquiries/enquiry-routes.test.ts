import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const enquiry = {
  topic: 'details',
  subject: 'Ny adresse',
  message: 'Jeg har flyttet, og lurer på om dere har den nye adressen.',
};

describe('enquiries', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  const send = (content: object = enquiry) => portal.call('ola', 'POST /api/enquiries', { body: content });

  test('an enquiry goes from the member to the desk and back, is read, continued and closed', async () => {
    const sent = await send();
    assert.equal(sent.status, 201);
    assert.match(body(sent).number, /^H-\d{4}-\d{6}$/);
    const params = { id: body(sent).id };

    const queue = await portal.call('mona', 'GET /api/staff/enquiries');
    const waiting = body(queue).enquiries.find((one: { id: string }) => one.id === params.id);
    assert.equal(waiting.personName, 'Ola Berg');
    assert.equal(waiting.state, 'received');

    const answered = await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params,
      body: { message: 'Takk! Nå er den rettet.', version: 1 },
    });
    assert.equal(answered.status, 201);
    assert.equal(body(answered).state, 'answered');

    const thread = await portal.call('ola', 'GET /api/enquiries/:id', { params });
    assert.equal(body(thread).isUnread, true);
    assert.deepEqual(
      body(thread).messages.map((message: { from: string; name: string }) => [message.from, message.name]),
      [
        ['person', 'Ola Berg'],
        ['staff', 'Mona'],
      ],
    );

    await portal.call('ola', 'PUT /api/enquiries/:id/read', { params });
    assert.equal(body(await portal.call('ola', 'GET /api/enquiries/:id', { params })).isUnread, false);

    const reply = await portal.call('ola', 'POST /api/enquiries/:id/messages', {
      params,
      body: { message: 'Ja' },
    });
    assert.equal(body(reply).state, 'received');
    assert.equal(body(reply).messages.length, 3);

    const closed = await portal.call('ola', 'POST /api/enquiries/:id/close', { params });
    assert.equal(body(closed).state, 'closed');
    const open = body(await portal.call('ola', 'GET /api/enquiries')).enquiries;
    const lukket = body(
      await portal.call('ola', 'GET /api/enquiries', { query: { state: 'closed' } }),
    ).enquiries;
    assert.ok(!open.some((one: { id: string }) => one.id === params.id));
    assert.ok(lukket.some((one: { id: string }) => one.id === params.id));

    const { version } = body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params }));
    for (const [caller, key] of [
      ['ola', 'POST /api/enquiries/:id/messages'],
      ['mona', 'POST /api/staff/enquiries/:id/answers'],
    ] as const) {
      const refused = await portal.call(caller, key, { params, body: { message: 'Enda en ting', version } });
      assert.equal(refused.status, 409);
      assert.equal(body(refused).code, 'ENQUIRY_CLOSED');
    }
  });

  test('each view by member service is logged, in the transaction that reads', async () => {
    const { id } = body(await send());
    await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
    const looks = await portal.db.selectFrom('access_log').selectAll().where('subject_id', '=', id).execute();
    assert.equal(looks.length, 1);
    assert.equal(looks[0]?.staff_id, demoPersons.mona.id);
    assert.equal(looks[0]?.person_id, demoPersons.ola.id);
  });

  test('a notice and its job are kept with the enquiry, and hold no word of it', async () => {
    const { id } = body(await send({ ...enquiry, subject: 'Ordet granskog' }));
    const notices = await portal.db.selectFrom('notice').selectAll().where('subject_id', '=', id).execute();
    assert.deepEqual(
      notices.map((notice) => notice.kind),
      ['enquiry-received'],
    );
    assert.doesNotMatch(JSON.stringify(notices), /granskog/);
  });

  test('wrong fields are named one by one, and nothing is stored', async () => {
    const count = async () => (await portal.db.selectFrom('enquiry').select('id').execute()).length;
    const before = await count();
    const refused = await send({ topic: '', subject: 'ab', message: '   ' });
    assert.equal(refused.status, 422);
    assert.deepEqual(body(refused).errors, [
      { path: '/topic', code: 'REQUIRED' },
      { path: '/subject', code: 'TOO_SHORT' },
      { path: '/message', code: 'REQUIRED' },
    ]);
    for (const [field, value, code] of [
      ['subject', 'x'.repeat(121), 'TOO_LONG'],
      ['message', 'x'.repeat(5001), 'TOO_LONG'],
      ['subject', 'to\nlinjer', 'INVALID'],
      ['subject', 'null\u0000byte', 'INVALID'],
      ['subject', 'snu \u202erekkefølgen', 'INVALID'],
      ['subject', ['liste', 'her'], 'INVALID'],
      ['topic', 'finnes-ikke', 'INVALID'],
    ] as const) {
      const answer = await send({ ...enquiry, [field]: value });
      assert.equal(answer.status, 422, String(value));
      assert.deepEqual(body(answer).errors, [{ path: `/${field}`, code }], String(value).slice(0, 20));
    }
    assert.equal(await count(), before);
  });

  test('text is stored in one form: trimmed, composed, line breaks alike', async () => {
    const { id } = body(
      await send({
        ...enquiry,
        subject: '  A\u030apent  spørsmål ',
        message: 'Linje 1\r\nLinje 2 👩‍👩‍👧 O’Brien\r\n',
      }),
    );
    const thread = body(await portal.call('ola', 'GET /api/enquiries/:id', { params: { id } }));
    assert.equal(thread.subject, 'Åpent spørsmål');
    assert.equal(thread.messages[0].text, 'Linje 1\nLinje 2 👩‍👩‍👧 O’Brien');
  });

  test('sending removes the draft in the same act', async () => {
    const params = { form: 'new-enquiry' };
    await portal.call('aud', 'PUT /api/drafts/:form', { params, body: { values: { subject: 'Halv' } } });
    await portal.call('aud', 'POST /api/enquiries', { body: enquiry });
    const draft = await portal.call('aud', 'GET /api/drafts/:form', { params });
    assert.deepEqual(body(draft), { values: null, savedAt: null });
  });

  test('the eleventh enquiry within an hour is asked to wait', async () => {
    for (let n = 0; n < 10; n++) {
      assert.equal((await portal.call('liv', 'POST /api/enquiries', { body: enquiry })).status, 201);
    }
    const eleventh = await portal.call('liv', 'POST /api/enquiries', { body: enquiry });
    assert.equal(eleventh.status, 429);
    assert.equal(body(eleventh).code, 'TOO_MANY_ENQUIRIES');
    assert.ok('retry-after' in eleventh.headers);
  });

  test('exactly ten pass where sixty come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => portal.call('jon', 'POST /api/enquiries', { body: enquiry })),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 10);
    assert.equal(answers.filter(({ status }) => status === 429).length, 50);
  });

  test('numbers of a year are consecutive, also when sent at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => portal.call('nils', 'POST /api/enquiries', { body: enquiry })),
    );
    const numbers = answers.map((answer) => Number(body(answer).number.slice(-6))).sort((a, b) => a - b);
    assert.deepEqual(
      numbers,
      numbers.map((_number, place) => numbers[0]! + place),
    );
  });

  test('the same key gives one enquiry and one answer, whatever happens at once', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        portal.call('per', 'POST /api/enquiries', { body: enquiry, idempotencyKey }),
      ),
    );
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201]);
    assert.equal(new Set(answers.map((answer) => answer.text)).size, 1);
    const other = await portal.call('per', 'POST /api/enquiries', {
      body: { ...enquiry, subject: 'Noe annet' },
      idempotencyKey,
    });
    assert.equal(body(other).code, 'IDEMPOTENCY_KEY_REUSED');
    assert.equal(other.status, 422);

    const somebodyElse = await portal.call('kari', 'POST /api/enquiries', { body: enquiry, idempotencyKey });
    assert.equal(somebodyElse.status, 201);
    assert.notEqual(somebodyElse.text, answers[0]?.text);

    const without = await portal.call('per', 'POST /api/enquiries', { body: enquiry, idempotencyKey: null });
    assert.equal(body(without).code, 'IDEMPOTENCY_KEY_MISSING');
  });
});

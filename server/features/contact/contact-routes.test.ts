import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { contactLimits, holdsIdentityNumber, subjectOf } from './contact-rules.ts';

const words = {
  name: 'Kim Nilsen',
  email: 'kim@person.example',
  phone: '',
  topic: 'sign-in',
  message: 'Hei!\nJeg har byttet telefon, og får ikke koden. Hva gjør jeg?',
};

describe('«Kontakt oss»', () => {
  let portal: TestPortal;
  /** Seconds that the portal's clock is ahead. */
  let ahead = 0;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => new Date(Date.now() + ahead * 1000) } });
  });
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    await portal.db.deleteFrom('enquiry').where('person_id', 'is', null).execute();
    portal.letters.length = 0;
  });

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  const ticket = async () => body(await portal.call(null, 'GET /api/contact-form')).ticket as string;
  async function ripeTicket(): Promise<string> {
    const fresh = await ticket();
    ahead += 4;
    return fresh;
  }
  async function leave(
    message: object = {},
    from: { address?: string; headers?: Record<string, string> } = {},
  ) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      remoteAddress: from.address ?? '192.0.2.1',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...from.headers },
      payload: JSON.stringify({ ...words, ticket: await ripeTicket(), ...message }),
    });
    return { status: answer.statusCode, body: answer.json(), text: answer.body };
  }
  const listed = () => portal.db.selectFrom('enquiry').selectAll().where('person_id', 'is', null).execute();
  async function caseOf(name: string) {
    const row = (await listed()).find(({ sender_name }) => sender_name === name);
    return body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id: row?.id ?? '' } }));
  }
  const answer = (id: string, version: number, message: string) =>
    portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params: { id },
      body: { message, version, asks: false },
    });

  test('a message ends at the desk as unidentified, with what was typed; no e-mail is sent', async () => {
    const left = await leave({ phone: '68 05 00 12' });
    assert.equal(left.status, 201, left.text);
    assert.deepEqual(Object.keys(left.body), ['receivedAt']);
    const shown = await caseOf('Kim Nilsen');
    assert.equal(shown.isIdentified, false);
    assert.equal(shown.personName, 'Kim Nilsen');
    assert.deepEqual(shown.unidentifiedContact, { email: 'kim@person.example', phone: '+4768050012' });
    assert.equal(shown.subject, 'Hei!');
    assert.deepEqual(
      shown.messages.map((one: { name: string; text: string }) => [one.name, one.text]),
      [['Kim Nilsen', words.message]],
    );
    assert.deepEqual(portal.letters, []);
    assert.equal(
      (await portal.db.selectFrom('notice').selectAll().where('subject_id', '=', shown.id).execute()).length,
      0,
    );
  });

  test('the answer is the same whether the address is in the register or not', async () => {
    const [known, unknown] = [
      await leave({ email: 'kari.nordmann@person.example' }),
      await leave({ email: 'finnes-ikke@person.example' }),
    ];
    assert.deepEqual([known.status, Object.keys(known.body)], [unknown.status, Object.keys(unknown.body)]);
    for (const row of await listed()) assert.equal(row.person_id, null);
  });

  test('member service answers by e-mail: once, neutrally, with nothing of the question and no number', async () => {
    await leave();
    const shown = await caseOf('Kim Nilsen');
    const refused = await answer(shown.id, shown.version, 'Nummeret ditt er 010180 12345, prøv det.');
    assert.deepEqual([refused.status, body(refused).code], [422, 'NUMBER_IN_MAIL']);
    const answered = await answer(
      shown.id,
      shown.version,
      'Velg e-post i stedet for telefon når du logger inn.',
    );
    assert.equal(answered.status, 201, answered.text);
    for (let tries = 0; portal.letters.length === 0 && tries < 100; tries += 1) await delay(50);
    await delay(700);
    assert.equal(portal.letters.length, 1);
    const [letter] = portal.letters;
    assert.equal(letter?.to, 'kim@person.example');
    assert.match(letter?.text ?? '', /Velg e-post i stedet for telefon/);
    assert.doesNotMatch(letter?.text ?? '', /byttet telefon|Kim|Nilsen|H-\d{4}|Mona/);
    const letters = await portal.db.selectFrom('answer_letter').selectAll().execute();
    assert.equal(letters.length, 1);
    assert.ok(letters[0]?.sent_at);
  });

  test('a sender with only a phone number is phoned: nothing is sent', async () => {
    await leave({ email: '', phone: '68 05 00 13', name: 'Ring Meg' });
    const shown = await caseOf('Ring Meg');
    assert.equal((await answer(shown.id, shown.version, 'Ringte og forklarte.')).status, 201);
    assert.deepEqual(await portal.db.selectFrom('answer_letter').selectAll().execute(), []);
  });

  test('what is missing or wrong is said by field', async () => {
    const wrong = async (message: object, path: string, code: string) => {
      const { status, body: problem } = await leave(message, { address: '192.0.2.99' });
      assert.deepEqual([status, problem.errors], [422, [{ path, code }]], JSON.stringify(message));
    };
    await wrong({ name: '' }, '/name', 'REQUIRED');
    await wrong({ email: '' }, '/email', 'REQUIRED');
    await wrong({ email: 'kim@' }, '/email', 'INVALID');
    await wrong({ email: 'a@b.example\r\nBcc: x@evil.example' }, '/email', 'INVALID');
    await wrong({ phone: '123' }, '/phone', 'INVALID');
    await wrong({ topic: 'spam' }, '/topic', 'INVALID');
    await wrong({ message: 'K' }, '/message', 'TOO_SHORT');
  });

  test('a program that does not read the form, reads it too quickly, or reads it once for many, comes to nothing', async () => {
    const refused = async (message: object) => {
      const { status, body: problem } = await leave(message);
      assert.deepEqual([status, problem.code], [409, 'CONTACT_TICKET_REFUSED'], JSON.stringify(message));
    };
    await refused({ ticket: '' });
    await refused({ ticket: 'x' });
    const good = await ripeTicket();
    const [issuedAt = '', number = '', hash = ''] = good.split('.');
    await refused({ ticket: `${Number(issuedAt) - 5000}.${number}.${hash}` });
    await refused({ ticket: `${issuedAt}.${randomUUID()}.${hash}` });
    const young = await portal.app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: JSON.stringify({ ...words, ticket: await ticket() }),
    });
    assert.equal(young.statusCode, 409);
    assert.equal((await leave({ ticket: good })).status, 201);
    await refused({ ticket: good });
    const old = await ripeTicket();
    ahead += contactLimits.oldestTicketMs / 1000;
    await refused({ ticket: old });
    assert.equal((await listed()).length, 1);
  });

  test('five in an hour from one address, whatever is said of it; then again after an hour', async () => {
    for (let count = 0; count < contactLimits.perAddress; count += 1)
      assert.equal((await leave()).status, 201);
    const claims: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '203.0.113.7' },
      { authorization: `Bearer ${randomUUID()}` },
    ];
    for (const headers of claims) {
      const { status, body: problem } = await leave({}, { headers });
      assert.deepEqual([status, problem.code], [429, 'TOO_MANY_MESSAGES']);
    }
    assert.equal((await leave({}, { address: '192.0.2.2' })).status, 201);
    // One household has a whole /64.
    for (let count = 0; count < contactLimits.perAddress; count += 1)
      assert.equal((await leave({}, { address: `2001:db8:1:2::${count + 1}` })).status, 201);
    assert.equal((await leave({}, { address: '2001:db8:1:2:ffff::9' })).status, 429);
    ahead += 3601;
    assert.equal((await leave()).status, 201);
  });

  test('a flood from everywhere stops at what can be read, and leaves nothing but hashes', async () => {
    const answers = [];
    for (let count = 0; count < contactLimits.inAll + 20; count += 1)
      answers.push(await leave({}, { address: `198.51.100.${count}` }));
    assert.equal(answers.filter(({ status }) => status === 201).length, contactLimits.inAll);
    assert.ok(answers.slice(-20).every(({ body: problem }) => problem.code === 'CONFIRM_CONTACT_FIRST'));
    assert.equal((await listed()).length, contactLimits.inAll);
    const counters = await portal.db.selectFrom('attempt_counter').select('subject').execute();
    assert.ok(counters.every(({ subject }) => /^[\w-]{43}$/.test(subject)));

    // A sender who proves the address gets through, once; another address proves nothing of it.
    const before = await ripeTicket();
    const asked = body(
      await portal.call(null, 'POST /api/sender-codes', {
        body: { contact: 'Kim@person.example', ticket: before },
      }),
    );
    assert.equal(asked.outcome, 'sent');
    const code = asked.code as { id: string };
    const codeIn = () => portal.letters.find(({ to }) => to === 'kim@person.example');
    for (let tries = 0; !codeIn() && tries < 100; tries += 1) await delay(50);
    const here = { address: '203.0.113.1' };
    assert.equal((await leave({ proof: code.id }, here)).body.code, 'CONFIRM_CONTACT_FIRST');
    const confirmed = await portal.call(null, 'POST /api/sender-codes/confirmations', {
      body: { id: code.id, code: /\b(\d{6})\b/.exec(codeIn()!.text)![1] },
    });
    assert.equal(body(confirmed).outcome, 'verified');
    const other = await leave({ proof: code.id, email: 'annen@person.example' }, here);
    assert.equal(other.body.code, 'CONFIRM_CONTACT_FIRST');
    assert.equal((await leave({ proof: code.id }, here)).status, 201);
    assert.equal((await leave({ proof: code.id }, here)).body.code, 'CONFIRM_CONTACT_FIRST');
  });

  test('a flood of one kind leaves the others open', async () => {
    for (let count = 0; count < contactLimits.inAll; count += 1)
      await leave({}, { address: `198.51.100.${count}` });
    assert.equal((await leave({}, { address: '203.0.113.1' })).status, 409);
    const death = await portal.app.inject({
      method: 'POST',
      url: '/api/death-reports',
      remoteAddress: '203.0.113.2',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: JSON.stringify({
        name: 'Ukjent Eksempel',
        bornOn: '',
        address: 'Ingensteds 3, 0182 Oslo',
        diedOn: '',
        reporterName: 'Pål Nilsen',
        email: 'paal@person.example',
        phone: '',
        relation: 'friend',
        ticket: await ripeTicket(),
      }),
    });
    assert.equal(death.statusCode, 201, death.body);
  });

  test('the same sending twice is one message', async () => {
    const payload = JSON.stringify({ ...words, name: 'To Ganger', ticket: await ripeTicket() });
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const send = () => portal.app.inject({ method: 'POST', url: '/api/contact-messages', headers, payload });
    const answers = await Promise.all([send(), send(), send()]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 201],
    );
    assert.equal((await listed()).filter(({ sender_name }) => sender_name === 'To Ganger').length, 1);
  });
});

test('a subject is the beginning of the message', () => {
  assert.equal(subjectOf('Kort og greit\nog mer'), 'Kort og greit');
  const long = subjectOf(`${'Dette er en ganske lang setning som bare fortsetter '.repeat(3)}`);
  assert.ok(long.length <= 62 && long.endsWith(' …'));
});

test('a national identity number is known by its shape', () => {
  for (const text of ['01018012345', '010180 12345', 'x 010180-12345.']) assert.ok(holdsIdentityNumber(text));
  for (const text of ['68 05 00 00', '123456789012', 'H-2026-000123', '1234 5678 901'])
    assert.ok(!holdsIdentityNumber(text));
});

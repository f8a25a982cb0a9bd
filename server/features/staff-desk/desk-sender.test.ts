/** Somebody wrote without signing in: the desk finds out who it was, and can be wrong. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const { ola } = demoPersons;
const reason = 'Ringte fra nummeret vi har, og kjente til saken';

describe('who wrote without signing in', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: looked at field by field
  const body = (answer: { body: object }) => answer.body as any;

  async function receive(): Promise<string> {
    const subject = `Uten innlogging ${randomUUID()}`;
    await portal.db.transaction().execute((tx) =>
      portal.services.enquiries.enquiries.receiveUnidentified(
        tx,
        {
          name: 'Olla Bergh',
          email: 'olla@person.example',
          phone: null,
          topic: 'other',
          subject,
          body: 'Jeg kommer ikke inn på siden.',
        },
        new Date(),
      ),
    );
    const { id } = await portal.db
      .selectFrom('enquiry')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    return id;
  }
  const open = (id: string) => portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
  const own = (id: string, caller: Caller = 'ola') =>
    portal.call(caller, 'GET /api/enquiries/:id', { params: { id } });
  const act = async (id: string, what: string, words: object, version?: number) =>
    portal.call('mona', `POST /api/staff/enquiries/:id/${what}` as 'POST /api/staff/enquiries/:id/notes', {
      params: { id },
      body: { ...words, version: version ?? body(await open(id)).version },
    });
  const noticesOf = async (id: string) =>
    (await portal.db.selectFrom('notice').select('kind').where('subject_id', '=', id).execute()).map(
      ({ kind }) => kind,
    );

  test('tied to a person it is theirs: the thread, the answers before and after, and the look at them', async () => {
    const id = await receive();
    await act(id, 'answers', { message: 'Prøv å logge inn på nytt.' });
    assert.equal((await own(id)).status, 404);
    const tied = body(await act(id, 'sender-ties', { personId: ola.id, reason }));
    assert.equal(tied.personId, ola.id);
    assert.deepEqual(tied.tiedFrom, { name: 'Olla Bergh', email: 'olla@person.example', phone: null });
    assert.equal(tied.unidentifiedContact, null);
    const event = tied.events.at(-1);
    assert.deepEqual([event.kind, event.name, event.remark], ['tied', 'Mona', reason]);
    const thread = body(await own(id));
    assert.deepEqual(
      thread.messages.map(({ text }: { text: string }) => text),
      ['Jeg kommer ikke inn på siden.', 'Prøv å logge inn på nytt.'],
    );
    assert.equal(thread.isUnread, true);
    assert.deepEqual(await noticesOf(id), ['enquiry-answered']);
    // By e-mail to the typed address: that was before. From now on it is read here.
    const letters = () => sql<{ count: number }>`select count(*)::int as count from answer_letter`;
    const before = (await letters().execute(portal.db)).rows[0]!.count;
    await act(id, 'answers', { message: 'Gikk det bra?' });
    assert.equal((await letters().execute(portal.db)).rows[0]!.count, before);
    assert.equal(body(await own(id)).messages.length, 3);
    const looks = await portal.db
      .selectFrom('access_log')
      .select(['reason', 'subject_id'])
      .where('person_id', '=', ola.id)
      .where('subject_id', '=', id)
      .execute();
    assert.ok(looks.length > 0);
    assert.equal((await own(id, 'kari')).status, 404);
  });

  test('undone it has no person again, with both reasons in the case', async () => {
    const id = await receive();
    await act(id, 'sender-ties', { personId: ola.id, reason });
    assert.deepEqual(await noticesOf(id), ['enquiry-received']);
    const undone = body(await act(id, 'sender-unties', { reason: 'Det var en annen Ola' }));
    assert.deepEqual(
      [undone.personId, undone.personName, undone.unidentifiedContact.email, undone.tiedFrom],
      [null, 'Olla Bergh', 'olla@person.example', null],
    );
    assert.deepEqual(
      undone.events.map(({ kind, remark }: { kind: string; remark: string }) => [kind, remark]),
      [
        ['tied', reason],
        ['untied', 'Det var en annen Ola'],
      ],
    );
    assert.equal((await own(id)).status, 404);
    const found = await portal.call('mona', 'GET /api/staff/enquiries', {
      query: { state: 'open', search: 'olla bergh' },
    });
    assert.ok(body(found).enquiries.some((one: { id: string }) => one.id === id));
  });

  test('a closed one can be tied too; one that has a person, a stranger and a changed case cannot', async () => {
    const id = await receive();
    await act(id, 'closings', {});
    assert.equal((await act(id, 'sender-ties', { personId: randomUUID(), reason })).status, 422);
    assert.equal((await act(id, 'sender-ties', { personId: ola.id, reason: 'x' })).status, 422);
    assert.equal((await act(id, 'sender-ties', { personId: ola.id, reason }, 1)).status, 409);
    assert.equal((await act(id, 'sender-ties', { personId: ola.id, reason })).status, 201);
    assert.equal((await act(id, 'sender-ties', { personId: ola.id, reason })).status, 422);
    const sent = await portal.call('ola', 'POST /api/enquiries', {
      body: { topic: 'other', subject: 'Innlogget', message: 'Dette skrev jeg innlogget.' },
    });
    const refused = await act(body(sent).id, 'sender-unties', { reason: 'Skal ikke gå an' });
    assert.equal(refused.status, 422);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, insertUnitCase, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, liv, nils, ola } = demoPersons;

describe('a case sent to a chapter', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    await insertOffice(portal.db, { personId: nils.id, unitId: units.stavanger });
  });
  after(() => portal.close());

  const remark = 'Gjelder lokallaget';
  async function send(caller: 'kari' | 'liv' = 'kari'): Promise<string> {
    const enquiry = { topic: 'other', subject: 'Møter i laget', message: 'Når møtes dere neste gang?' };
    const { id } = body(await portal.call(caller, 'POST /api/enquiries', { body: enquiry }));
    // The limit of an hour is tested elsewhere.
    await sql`update enquiry set received_at = received_at - interval '2 hours' where id = ${id}`.execute(
      portal.db,
    );
    return id;
  }
  const see = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
  const forward = async (id: string, unitId: string = units.oslo) =>
    portal.call('mona', 'POST /api/staff/enquiries/:id/forwardings', {
      params: { id },
      body: { unitId, remark, version: (await see(id)).version },
    });
  const decide = (
    id: string,
    agrees: boolean,
    caller: 'kari' | 'ola' = 'kari',
    unitId: string = units.oslo,
  ) =>
    portal.call(caller, 'POST /api/enquiries/:id/unit-answers', { params: { id }, body: { unitId, agrees } });
  const list = async () =>
    body(await portal.call('liv', 'GET /api/units/:id/cases', { params: { id: units.oslo } })).cases;
  const read = (id: string, caller: 'liv' | 'nils' = 'liv') =>
    portal.call(caller, 'GET /api/unit-cases/:id', { params: { id } });
  const newest = async (): Promise<string> => {
    const { rows } = await sql<{
      id: string;
    }>`select id from case_forwarding order by sent_at desc limit 1`.execute(portal.db);
    return rows[0]!.id;
  };
  const told = async (personId: string, kind: string) => {
    const { rows } = await sql`select from notice where person_id = ${personId} and kind = ${kind}`.execute(
      portal.db,
    );
    return rows.length;
  };
  const kinds = async (id: string): Promise<string[]> =>
    (await see(id)).events.map(({ kind }: { kind: string }) => kind);

  test('is seen by its leader as one that waits, and read and answered after the yes, while the promise goes on', async () => {
    const id = await send();
    const { dueOn } = await see(id);
    const sent = body(await forward(id));
    assert.deepEqual(
      [sent.forwardedTo, sent.forwarding.agreedAt, sent.dueOn],
      ['Oslo lokallag', null, dueOn],
    );
    assert.equal(await told(kari.id, 'unit-asked'), 1);
    assert.equal(await told(liv.id, 'unit-case'), 0);
    const waiting = await newest();
    assert.deepEqual((await list()).at(-1).shown, null);
    assert.ok(!JSON.stringify(await list()).includes('Møter i laget'));
    assert.equal((await read(waiting)).status, 404);

    const asked = body(await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } }));
    assert.deepEqual(asked.forwarding, { unitId: units.oslo, unitName: 'Oslo lokallag', hasAgreed: false });
    assert.equal((await decide(id, true, 'ola')).status, 404);
    assert.deepEqual([(await decide(id, true, 'kari', units.bergen)).status], [409]);
    assert.equal(body(await decide(id, true)).forwarding.hasAgreed, true);
    assert.equal(body(await decide(id, true)).forwarding.hasAgreed, true);
    assert.equal(await told(liv.id, 'unit-case'), 1);

    assert.equal(
      (await list()).find((one: { id: string }) => one.id === waiting).shown.personName,
      'Kari Lund',
    );
    const unitCase = body(await read(waiting));
    assert.deepEqual([unitCase.remark, unitCase.messages.length, unitCase.dueOn], [remark, 1, dueOn]);
    assert.equal((await read(waiting, 'nils')).status, 404);

    const answer = (version: number) =>
      portal.call('liv', 'POST /api/unit-cases/:id/answers', {
        params: { id: waiting },
        body: { message: 'Første onsdag i måneden.', version },
      });
    assert.equal(body(await answer(unitCase.version - 1)).code, 'CASE_CHANGED');
    assert.equal((await answer(unitCase.version)).status, 201);
    const thread = body(await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } }));
    const last = thread.messages.at(-1);
    assert.deepEqual(
      [last.from, last.name, last.unit, thread.state],
      ['staff', 'Liv', 'Oslo lokallag', 'answered'],
    );
    const desk = await see(id);
    assert.deepEqual([desk.assignee, desk.forwardedTo, desk.dueOn], [null, 'Oslo lokallag', null]);

    const more = { message: 'Takk! Hvor da?', attachments: [] };
    await portal.call('kari', 'POST /api/enquiries/:id/messages', { params: { id }, body: more });
    assert.equal(await told(liv.id, 'unit-case'), 2);
  });

  test('is given back with a note, and not read there any more', async () => {
    const id = await send();
    await forward(id);
    await decide(id, true);
    const one = await newest();
    const back = { params: { id: one }, body: { note: 'Dette gjelder kontingenten.' } };
    assert.equal((await portal.call('nils', 'POST /api/unit-cases/:id/returns', back)).status, 404);
    assert.equal((await portal.call('liv', 'POST /api/unit-cases/:id/returns', back)).status, 201);
    assert.equal((await read(one)).status, 404);
    const { forwardedTo, forwarding, events } = await see(id);
    assert.deepEqual([forwardedTo, forwarding], [null, null]);
    assert.deepEqual(
      [events.at(-1).kind, events.at(-1).remark],
      ['unit-returned', 'Dette gjelder kontingenten.'],
    );
    const member = await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } });
    assert.ok(!member.text.includes('kontingenten') && !member.text.includes(remark));
  });

  test('goes back by the no of the member, before or after a yes, and when member service takes it', async () => {
    const id = await send();
    await forward(id);
    assert.equal(body(await decide(id, false)).forwarding, undefined);
    assert.equal((await decide(id, true)).status, 409);
    await forward(id);
    await decide(id, true);
    const one = await newest();
    await decide(id, false);
    assert.equal((await read(one)).status, 404);
    await forward(id);
    const { version } = await see(id);
    await portal.call('mona', 'POST /api/staff/enquiries/:id/recalls', { params: { id }, body: { version } });
    assert.deepEqual(await kinds(id), [
      ...['forwarded', 'unit-declined', 'forwarded', 'unit-agreed', 'unit-declined'],
      ...['forwarded', 'unit-recalled'],
    ]);
  });

  test('is sent only to a unit with a leader other than the member, and to one at a time', async () => {
    const { units: offered } = body(await portal.call('mona', 'GET /api/staff/units'));
    assert.deepEqual(
      offered.map(({ id }: { id: string }) => id).sort(),
      [units.oslo, units.stavanger].sort(),
    );
    assert.equal((await forward(await send(), units.bergen)).status, 422);
    const own = await send('liv');
    assert.equal((await forward(own)).status, 422);
    assert.equal((await forward(own, units.stavanger)).status, 201);
    assert.equal((await forward(own, units.stavanger)).status, 422);
  });

  test('is not for others of the board, and not at a unit when it is closed or turns out to be another person’s', async () => {
    await insertOffice(portal.db, { personId: ola.id, unitId: units.oslo, role: 'deputy-leader' });
    const { id, enquiryId } = await insertUnitCase(portal.db, units.oslo, { personId: kari.id });
    const asDeputy = await portal.call('ola', 'GET /api/unit-cases/:id', { params: { id } });
    assert.equal(asDeputy.status, 404);
    const listed = await portal.call('ola', 'GET /api/units/:id/cases', { params: { id: units.oslo } });
    assert.equal(listed.status, 403);
    assert.equal((await read(id)).status, 200);
    await sql`update enquiry set person_id = ${ola.id} where id = ${enquiryId}`.execute(portal.db);
    assert.equal((await read(id)).status, 404);
    await sql`update enquiry set person_id = ${kari.id}, state = 'closed', closed_at = now()
      where id = ${enquiryId}`.execute(portal.db);
    assert.equal((await read(id)).status, 404);
  });

  test('each look is logged with the unit, and the member can see it', async () => {
    const { id } = await insertUnitCase(portal.db, units.oslo, { personId: kari.id });
    await list();
    await read(id);
    const { looks } = body(await portal.call('kari', 'GET /api/looks'));
    const seen = looks.filter((one: { unit: string | null }) => one.unit === 'Oslo lokallag');
    for (const reason of ['unit-case', 'list-unit-cases'])
      assert.ok(
        seen.some((one: { reason: string }) => one.reason === reason),
        reason,
      );
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { Handover } from '#contract/handover-endpoints.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertMeeting, insertPaper } from '../../../test/support/meeting-fixtures.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { unitsOf } from '../offices/office-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, liv, ola } = demoPersons;

describe('the change of board', () => {
  let portal: TestPortal;
  let livs: string;
  before(async () => {
    portal = await openTestPortal();
    livs = await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
  });
  after(() => portal.close());

  const act = (who: DemoName, key: EndpointKey, id: string, sent?: object) =>
    portal.call(who, key, { params: { id }, ...(sent && { body: sent }) });
  const proposal = (change: object = {}) => ({
    meetingOn: inDays(-5),
    takesOverOn: inDays(10),
    untilOn: inDays(375),
    ending: [livs],
    proposed: [{ role: 'leader', personId: kari.id }],
    ...change,
  });
  const propose = (change: object = {}) =>
    act('liv', 'POST /api/units/:id/board-changes', units.oslo, proposal(change));
  const handover = async (): Promise<Handover> =>
    body(await act('liv', 'GET /api/units/:id/handover', units.oslo));
  const holds = async (personId: string, days: number) =>
    (await unitsOf(portal.db, personId, inDays(days))).length > 0;

  test('all or nothing: a day too early, somebody of another unit, or another’s office, and no one is asked', async () => {
    assert.equal((await propose({ takesOverOn: inDays(0) })).status, 422);
    assert.equal((await propose({ untilOn: inDays(3000) })).status, 422);
    assert.equal((await propose({ proposed: [] })).status, 422);
    const proposed = [
      { role: 'leader', personId: kari.id },
      { role: 'secretary', personId: ola.id },
    ];
    assert.equal((await propose({ proposed })).status, 422);
    // Where the old leader stays, there is no room for a new one.
    assert.equal((await propose({ ending: [] })).status, 409);
    const bergen = await insertOffice(portal.db, { personId: ola.id, unitId: units.bergen });
    assert.equal((await propose({ ending: [livs, bergen] })).status, 409);
    assert.equal((await handover()).change, null);
    assert.deepEqual(body(await portal.call('kari', 'GET /api/offices')).offices, []);
    assert.ok(await holds(liv.id, 300));
  });

  test('called off, the old board has its terms again', async () => {
    const proposed = await propose();
    assert.equal(proposed.status, 201, proposed.text);
    assert.deepEqual([await holds(liv.id, 9), await holds(liv.id, 10)], [true, false]);
    assert.equal((await propose()).status, 409);
    const { id } = body(proposed).change;
    assert.equal((await act('ola', 'POST /api/board-changes/:id/cancellations', id)).status, 404);
    assert.equal((await act('liv', 'POST /api/board-changes/:id/cancellations', id)).status, 200);
    assert.ok(await holds(liv.id, 300));
    assert.equal(body(await portal.call('kari', 'GET /api/offices')).offices[0].state, 'withdrawn');
    assert.equal((await handover()).change, null);
  });

  test('proposed, each is asked and accepts; the old ones go the day before, without anybody’s doing', async () => {
    assert.equal((await propose()).status, 201);
    const before = (await handover()).change;
    assert.deepEqual(
      [before?.proposed.map(({ name, state }) => [name, state]), before?.ending.map(({ name }) => name)],
      [[['Kari Lund', 'offered']], ['Liv Moen']],
    );
    const { offices } = body(await portal.call('kari', 'GET /api/offices'));
    const office = offices.find(({ state }: { state: string }) => state === 'offered');
    const declaration = { promisesConfidentiality: true, textVersion: confidentialityTextVersion };
    const accepted = await act('kari', 'POST /api/offices/:id/acceptances', office.id, declaration);
    assert.equal(body(accepted).state, 'coming');
    assert.equal((await act('kari', 'GET /api/units/:id/handover', units.oslo)).status, 403);
    assert.deepEqual(
      [await holds(liv.id, 9), await holds(kari.id, 9), await holds(liv.id, 10), await holds(kari.id, 10)],
      [true, false, false, true],
    );
  });

  test('the kit: a note that two write without losing a word, what is open, and the dates', async () => {
    const write = (text: string, version: number) =>
      act('liv', 'PUT /api/units/:id/handover-note', units.oslo, { body: text, version });
    assert.equal(body(await write('Nøkkelen ligger hos vaktmesteren.', 0)).note.version, 1);
    assert.equal((await write('Noe annet', 0)).status, 409);
    assert.equal(body(await write('Nøkkelen er hos Ås.', 1)).note.changedBy, 'Liv');
    const [held, earlier, next] = [
      await insertMeeting(portal.db, units.oslo, { on: inDays(-40) }),
      await insertMeeting(portal.db, units.oslo, { on: inDays(-400) }),
      await insertMeeting(portal.db, units.oslo),
    ];
    await insertMeeting(portal.db, units.bergen);
    await insertPaper(portal.db, held);
    const kit = await handover();
    assert.deepEqual(
      kit.meetings.map(({ id, isOver, papers }) => [id, isOver, papers]),
      [
        [held, true, 1],
        [next, false, 0],
      ],
    );
    assert.notEqual(kit.meetings[0]?.id, earlier);
    assert.deepEqual(kit.meetings[1]?.meeting, {
      on: inDays(40),
      place: 'Biblioteket',
      motionsBy: inDays(20),
      nominationsBy: inDays(25),
    });
    await sql`update unit_message set cancelled_at = now() where id = ${next}`.execute(portal.db);
    assert.equal((await handover()).meetings.length, 1);
    assert.equal(kit.note.body, 'Nøkkelen er hos Ås.');
    assert.ok(kit.activities.some(({ title }) => title.length > 0));
    assert.ok(kit.endings.some(({ role }) => role === 'leader'));
    assert.equal(kit.tasks.unwelcomed, 0);
  });
});

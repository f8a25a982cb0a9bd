import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { MyOffice, UnitOffice } from '#contract/office-endpoints.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { actingIn, findGreeter, unitsOf } from '../offices/office-service.ts';
import { tendOffices } from './office-clock-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const declaration = { promisesConfidentiality: true, textVersion: confidentialityTextVersion };
const { aud, kari, liv, nils, ola } = demoPersons;

describe('offices', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const mine = async (who: DemoName): Promise<MyOffice[]> =>
    body(await portal.call(who, 'GET /api/offices')).offices;
  const act = (who: DemoName, key: EndpointKey, id: string, sent?: object) =>
    portal.call(who, key, { params: { id }, ...(sent && { body: sent }) });
  const codeOf = (answer: { status: number; body: unknown }) => [answer.status, body(answer).code];
  const forget = () => sql`delete from office`.execute(portal.db);
  const told = async (personId: string) => {
    const rows = await portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', personId)
      .where('kind', 'like', 'office-%')
      .orderBy('created_at')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  test('member service offers, the person accepts with the declaration, and only then it opens anything', async () => {
    await forget();
    const office = { unitId: units.bergen, role: 'leader', fromOn: inDays(-1), untilOn: inDays(300) };
    const memberNumber = ola.membership?.number;
    const unknown = await portal.call('mona', 'POST /api/staff/offices', {
      body: { ...office, memberNumber: '000001' },
    });
    assert.deepEqual(
      [unknown.status, body(unknown).errors],
      [422, [{ path: '/memberNumber', code: 'INVALID' }]],
    );
    const offered = await portal.call('mona', 'POST /api/staff/offices', {
      body: { ...office, memberNumber },
    });
    assert.equal(offered.status, 201, offered.text);
    assert.deepEqual(await told(ola.id), ['office-offered']);
    const [found] = await mine('ola');
    assert.ok(found);
    assert.deepEqual([found.state, found.offeredBy, found.powers], ['offered', 'Mona', []]);
    assert.deepEqual(codeOf(await act('ola', 'GET /api/units/:id', units.bergen)), [403, 'NO_OFFICE']);

    const accept = 'POST /api/offices/:id/acceptances' as const;
    for (const wrong of [
      { ...declaration, promisesConfidentiality: false },
      { ...declaration, textVersion: '2000-01-01' },
    ])
      assert.equal((await act('ola', accept, found.id, wrong)).status, 422);
    assert.equal((await act('kari', accept, found.id, declaration)).status, 404);
    const accepted = await act('ola', accept, found.id, declaration);
    assert.equal(accepted.status, 200, accepted.text);
    assert.equal(body(accepted).state, 'active');
    assert.deepEqual(codeOf(await act('ola', accept, found.id, declaration)), [409, 'OFFICE_NOT_POSSIBLE']);
    const [evidence, ...more] = await portal.db
      .selectFrom('confidentiality_declaration')
      .selectAll()
      .where('office_id', '=', found.id)
      .execute();
    assert.equal(more.length, 0);
    assert.equal(evidence?.text_version, confidentialityTextVersion);
    assert.match(evidence?.sign_in_reference ?? '', /^\S{43} /);
    const place = body(await act('ola', 'GET /api/units/:id', units.bergen));
    assert.deepEqual(
      place.above.map(({ name }: { name: string }) => name),
      ['Norsk Humanistlag', 'Regionlag Vest'],
    );
  });

  test('an office that another leads, that the unit does not have, or that is past is not offered', async () => {
    await forget();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    const offer = (change: object) =>
      portal.call('mona', 'POST /api/staff/offices', {
        body: {
          unitId: units.oslo,
          role: 'leader',
          fromOn: inDays(0),
          untilOn: inDays(100),
          memberNumber: kari.membership?.number,
          ...change,
        },
      });
    assert.deepEqual(codeOf(await offer({})), [409, 'OFFICE_TAKEN']);
    assert.equal((await offer({ role: 'congress-delegate' })).status, 422);
    assert.equal((await offer({ fromOn: inDays(-20), untilOn: inDays(-10) })).status, 422);
    assert.equal((await offer({ fromOn: inDays(20), untilOn: inDays(10) })).status, 422);
    assert.equal((await offer({ role: 'secretary' })).status, 201);
    assert.deepEqual(codeOf(await offer({ role: 'secretary' })), [409, 'OFFICE_TAKEN']);
  });

  test('the leader finds members of the own unit by name, each is told, and offers; another unit is not there', async () => {
    await forget();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    const search = (term: string, unitId: string = units.oslo) =>
      portal.call('liv', 'GET /api/units/:id/candidates', {
        params: { id: unitId },
        query: { search: term },
      });
    assert.equal((await search('Ka')).status, 422);
    const { candidates } = body(await search('kari'));
    assert.deepEqual(candidates, [{ id: kari.id, name: 'Kari Lund', joinedYear: 2011 }]);
    assert.deepEqual(body(await search('Ola Berg')).candidates, []);
    assert.equal((await search('Ola Berg', units.bergen)).status, 404);
    const [look] = body(await portal.call('kari', 'GET /api/looks')).looks;
    assert.deepEqual(
      [look.name, look.lookedAs, look.unit, look.reason, look.fields],
      ['Liv', 'representative', 'Oslo lokallag', 'office-search', ['name', 'membership']],
    );
    const term = { role: 'treasurer', fromOn: inDays(0), untilOn: inDays(200) };
    const offer = (personId: string) =>
      portal.call('liv', 'POST /api/units/:id/offices', {
        params: { id: units.oslo },
        body: { ...term, personId },
      });
    assert.equal((await offer(ola.id)).status, 422);
    const offered = await offer(kari.id);
    assert.equal(offered.status, 201, offered.text);
    const roster: UnitOffice[] = body(await act('liv', 'GET /api/units/:id/offices', units.oslo)).offices;
    assert.deepEqual(roster.map(({ role, state }) => `${role} ${state}`).sort(), [
      'leader active',
      'treasurer offered',
    ]);
    const { id } = body(offered);
    assert.equal(body(await act('liv', 'POST /api/unit-offices/:id/withdrawals', id)).state, 'withdrawn');
    assert.equal((await mine('kari'))[0]?.state, 'withdrawn');
    assert.equal((await act('liv', 'GET /api/units/:id/offices', units.oslo)).text.includes(kari.id), false);
  });

  test('what an office opens depends on which it is: an auditor offers nothing', async () => {
    await forget();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, role: 'auditor' });
    const answer = await portal.call('liv', 'GET /api/units/:id/candidates', {
      params: { id: units.oslo },
      query: { search: 'Kari' },
    });
    assert.deepEqual(codeOf(answer), [403, 'FORBIDDEN']);
    assert.equal(body(await portal.call('liv', 'GET /api/sign-ups')).mayOrganise, false);
  });

  test('a leader organises the activities of the own unit and of no other', async () => {
    await forget();
    assert.deepEqual(body(await portal.call('liv', 'GET /api/organiser/activities')).units, []);
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    const { units: may } = body(await portal.call('liv', 'GET /api/organiser/activities'));
    assert.deepEqual(
      may.map(({ name }: { name: string }) => name),
      ['Oslo lokallag'],
    );
    assert.equal(body(await portal.call('liv', 'GET /api/sign-ups')).mayOrganise, true);
  });

  test('it ends by itself on its day in Norway, and what follows is told once', async () => {
    await forget();
    const [fromOn, untilOn] = ['2026-01-01', '2026-06-30'];
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, fromOn, untilOn });
    const at = async (today: string) => (await unitsOf(portal.db, liv.id, today)).length;
    assert.deepEqual(
      [await at('2025-12-31'), await at('2026-01-01'), await at('2026-06-30'), await at('2026-07-01')],
      [0, 1, 1, 0],
    );
    const tend = async (moment: string) => {
      const kinds: string[] = [];
      await portal.db
        .transaction()
        .execute((tx) => tendOffices(tx, async (_tx, { kind }) => void kinds.push(kind), new Date(moment)));
      return kinds;
    };
    assert.deepEqual(await tend('2026-05-31T12:00:00Z'), []);
    assert.deepEqual(await tend('2026-06-01T05:25:00Z'), ['office-soon-over']);
    assert.deepEqual(await tend('2026-06-02T05:25:00Z'), []);
    assert.deepEqual(await tend('2026-06-30T21:59:00Z'), []);
    // Midnight in Norway is two hours before it is so in UTC.
    assert.deepEqual(await tend('2026-06-30T22:01:00Z'), ['office-over']);
    assert.deepEqual(await tend('2026-07-02T05:25:00Z'), []);
  });

  test('a declaration in old words closes the pages until the new ones are accepted', async () => {
    await forget();
    const id = await insertOffice(portal.db, {
      personId: liv.id,
      unitId: units.oslo,
      declared: '2020-01-01',
    });
    assert.equal((await mine('liv'))[0]?.state, 'undeclared');
    assert.deepEqual(codeOf(await act('liv', 'GET /api/units/:id', units.oslo)), [
      403,
      'DECLARATION_MISSING',
    ]);
    const { matters } = body(await portal.call('liv', 'GET /api/attention'));
    const matter = matters.find(({ code }: { code: string }) => code === 'OFFICE_UNDECLARED');
    assert.deepEqual([matter.name, matter.role], ['Oslo lokallag', 'leader']);
    assert.equal((await act('liv', 'POST /api/offices/:id/declarations', id, declaration)).status, 200);
    assert.equal((await act('liv', 'GET /api/units/:id', units.oslo)).status, 200);
  });

  test('it stands and falls with the membership, and may be laid down, or ended by member service', async () => {
    await forget();
    const id = await insertOffice(portal.db, { personId: nils.id, unitId: units.stavanger });
    const today = inDays(0);
    assert.ok(await actingIn(portal.db, nils.id, units.stavanger, today));
    const membership = portal.db.updateTable('membership').where('person_id', '=', nils.id);
    await membership.set({ ended_on: today }).execute();
    assert.equal(await actingIn(portal.db, nils.id, units.stavanger, today), null);
    await membership.set({ ended_on: null }).execute();
    assert.equal(body(await act('nils', 'POST /api/offices/:id/resignations', id)).state, 'over');
    assert.equal(await actingIn(portal.db, nils.id, units.stavanger, today), null);
    const other = await insertOffice(portal.db, { personId: aud.id, unitId: units.trondheim });
    assert.equal(body(await act('mona', 'POST /api/staff/offices/:id/endings', other)).state, 'over');
    assert.deepEqual(codeOf(await act('mona', 'POST /api/staff/offices/:id/endings', other)), [
      409,
      'OFFICE_NOT_POSSIBLE',
    ]);
  });

  test('one of the board greets new members of the chapter after their own yes, while the term runs', async () => {
    await forget();
    const today = inDays(0);
    const greeter = () => findGreeter(portal.db, units.oslo, today);
    const leader = await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, role: 'leader' });
    const member = await insertOffice(portal.db, {
      personId: kari.id,
      unitId: units.oslo,
      role: 'board-member',
    });
    assert.equal(await greeter(), null);
    assert.equal(body(await act('kari', 'POST /api/offices/:id/showings', member)).isShown, true);
    assert.deepEqual(await greeter(), { name: 'Kari Lund', role: 'board-member' });
    await act('liv', 'POST /api/offices/:id/showings', leader);
    assert.equal((await greeter())?.role, 'leader');
    assert.deepEqual(codeOf(await act('aud', 'POST /api/offices/:id/hidings', leader)), [404, 'NOT_FOUND']);
    assert.equal(body(await act('liv', 'POST /api/offices/:id/hidings', leader)).isShown, false);
    assert.equal((await greeter())?.role, 'board-member');
    await act('kari', 'POST /api/offices/:id/resignations', member);
    assert.equal(await greeter(), null);
    const person = portal.db.updateTable('person').where('id', '=', kari.id);
    const again = await insertOffice(portal.db, { personId: kari.id, unitId: units.oslo, role: 'secretary' });
    const { born_on } = await portal.db
      .selectFrom('person')
      .select('born_on')
      .where('id', '=', kari.id)
      .executeTakeFirstOrThrow();
    await person.set({ born_on: `${new Date().getFullYear() - 16}-01-01` }).execute();
    assert.equal((await act('kari', 'POST /api/offices/:id/showings', again)).status, 409);
    await person.set({ born_on }).execute();
    const auditor = await insertOffice(portal.db, {
      personId: aud.id,
      unitId: units.trondheim,
      role: 'auditor',
    });
    assert.deepEqual(codeOf(await act('aud', 'POST /api/offices/:id/showings', auditor)), [
      409,
      'OFFICE_NOT_POSSIBLE',
    ]);
  });

  test('an offer can be declined', async () => {
    await forget();
    const id = await insertOffice(portal.db, { personId: kari.id, unitId: units.oslo, isAccepted: false });
    assert.equal(body(await act('kari', 'POST /api/offices/:id/refusals', id)).state, 'declined');
    assert.deepEqual(codeOf(await act('kari', 'POST /api/offices/:id/acceptances', id, declaration)), [
      409,
      'OFFICE_NOT_POSSIBLE',
    ]);
  });

  test('member service sees the units as a tree', async () => {
    const { units: tree } = body(await portal.call('mona', 'GET /api/staff/unit-tree'));
    const names = tree.map(({ name }: { name: string }) => name);
    assert.equal(names[0], 'Norsk Humanistlag');
    assert.ok(names.indexOf('Regionlag Øst') < names.indexOf('Oslo lokallag'));
    assert.equal(tree.find(({ name }: { name: string }) => name === 'Oslo lokallag').parentId, units.east);
  });
});

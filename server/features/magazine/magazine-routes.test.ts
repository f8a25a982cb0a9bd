import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { IssueOfMine, MyMagazine } from '#contract/magazine-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertIssue, insertPaperDelivery } from '../../../test/support/magazine-fixtures.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { typedAddress } from '../../../test/support/typed-forms.ts';
import { createAnnounce } from '../notices/notices-service.ts';
import { createMagazineClock } from './magazine-clock-service.ts';

const noName = { givenName: '', familyName: '' };
const order = { ...noName, channel: 'paper', ...typedAddress };
const dayMs = 86_400_000;

describe('the magazine', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  beforeEach(async () => {
    for (const table of ['magazine_issue', 'magazine_subscription', 'magazine_household', 'notice'] as const)
      await portal.db.deleteFrom(table).execute();
    await sql`update person set magazine = 'none', country = null, address_lines = '{}', postal_code = null,
      postal_place = null, post_returned_on = null, is_address_shielded = false`.execute(portal.db);
  });

  type Request = { body?: unknown; params?: Record<string, string>; personId?: string };
  async function ask(who: Caller, key: EndpointKey, request: Request = {}): Promise<MyMagazine> {
    const answer = await portal.call(who, key, request);
    assert.equal(answer.status, 200, answer.text);
    return answer.body as unknown as MyMagazine;
  }
  const faults = async (who: Caller, key: EndpointKey, request: Request) => {
    const answer = await portal.call(who, key, request);
    const { errors = [] } = answer.body as unknown as { errors?: { path: string; code: string }[] };
    return [answer.status, ...errors.map(({ path, code }) => `${path} ${code}`)].join(', ');
  };
  const mine = (who: Caller, personId?: string) =>
    ask(who, 'GET /api/magazine', personId === undefined ? {} : { personId });
  const issues = async (who: Caller) =>
    (await portal.call(who, 'GET /api/magazine/issues')).body as unknown as { issues: IssueOfMine[] };

  describe('is ordered', () => {
    test('by a user who has never joined: a name, an address, and no membership', async () => {
      await insertIssue(portal.db, 30);
      assert.equal(
        await faults('joining', 'POST /api/magazine/orders', { body: { ...noName, channel: 'paper' } }),
        '422, /country INVALID, /careOf INVALID, /addressLine INVALID, /addressLine2 INVALID, /postalCode INVALID, /postalPlace INVALID'.replaceAll(
          'INVALID',
          'REQUIRED',
        ),
      );
      assert.equal(
        await faults('joining', 'POST /api/magazine/orders', { body: { ...order, postalCode: '' } }),
        '422, /givenName REQUIRED, /familyName REQUIRED, /postalCode REQUIRED',
      );
      const ordered = await ask('joining', 'POST /api/magazine/orders', {
        body: { ...order, givenName: 'Kim', familyName: 'Nilsen' },
      });
      assert.deepEqual(
        [ordered.channel, ordered.name, ordered.isMember, ordered.address?.postalCode, ordered.needsName],
        ['paper', 'Kim Nilsen', false, '0182', true],
      );
      assert.equal(ordered.offer.firstIssue?.outOn, inDays(30));
      assert.ok(ordered.order && ordered.order.priceOre === null);
      const { rows } = await sql<{ kind: string }>`select kind from notice`.execute(portal.db);
      assert.deepEqual(rows, [{ kind: 'magazine-ordered' }]);
      // Still without access to the pages for members.
      assert.equal((await portal.call('joining', 'GET /api/profile')).status, 403);
    });

    test('by a member whose address stands where it stands: moving is done elsewhere', async () => {
      await sql`update person set country = 'NO', address_lines = array['Vei 9'], postal_code = '5003',
        postal_place = 'Bergen' where id = ${demoPersons.kari.id}`.execute(portal.db);
      const ordered = await ask('kari', 'POST /api/magazine/orders', { body: order });
      assert.deepEqual([ordered.channel, ordered.address?.addressLine], ['paper', 'Vei 9']);
      assert.equal((await mine('ola')).isAddressChangedHere, true);
    });

    test('digitally without an address, and twice is one order', async () => {
      const digital = { ...order, channel: 'digital', addressLine: '', postalCode: '', postalPlace: '' };
      const first = await ask('per', 'POST /api/magazine/orders', { body: digital });
      const second = await ask('per', 'POST /api/magazine/orders', { body: digital });
      assert.deepEqual([second.channel, second.address], ['digital', null]);
      assert.equal(second.order?.orderedAt, first.order?.orderedAt);
      const { rows } = await sql`select from notice`.execute(portal.db);
      assert.equal(rows.length, 1);
    });

    test('never on paper to a shielded address', async () => {
      await sql`update person set is_address_shielded = true where id = ${demoPersons.per.id}`.execute(
        portal.db,
      );
      assert.equal(
        await faults('per', 'POST /api/magazine/orders', { body: order }),
        '422, /channel INVALID',
      );
    });
  });

  describe('is changed', () => {
    beforeEach(async () => {
      await ask('per', 'POST /api/magazine/orders', { body: order });
    });

    test('channel and address at once, and not over what another tab has saved', async () => {
      const { version } = await mine('per');
      const change = { version, channel: 'paper', ...typedAddress, addressLine: 'Ny vei 2' };
      const changed = await ask('per', 'PUT /api/magazine', { body: change });
      assert.equal(changed.address?.addressLine, 'Ny vei 2');
      assert.equal((await portal.call('per', 'PUT /api/magazine', { body: change })).status, 409);
      const digital = { ...change, version: changed.version, channel: 'digital' };
      assert.equal((await ask('per', 'PUT /api/magazine', { body: digital })).channel, 'digital');
    });

    test('paused until a day, at most a year, and taken up again', async () => {
      for (const untilOn of [inDays(-1), inDays(400)])
        assert.equal(
          await faults('per', 'PUT /api/magazine/pause', { body: { untilOn } }),
          '422, /untilOn INVALID',
        );
      const untilOn = inDays(40);
      assert.equal(
        (await ask('per', 'PUT /api/magazine/pause', { body: { untilOn } })).pauseUntilOn,
        untilOn,
      );
      assert.equal((await ask('per', 'DELETE /api/magazine/pause')).pauseUntilOn, null);
    });

    test('sent elsewhere for a time', async () => {
      const stay = { fromOn: inDays(3), untilOn: inDays(20), ...typedAddress, addressLine: 'Hytta 4' };
      const wrong = { ...stay, untilOn: inDays(1), postalPlace: '' };
      assert.equal(
        await faults('per', 'PUT /api/magazine/temporary-address', { body: wrong }),
        '422, /postalPlace REQUIRED, /untilOn INVALID',
      );
      const set = await ask('per', 'PUT /api/magazine/temporary-address', { body: stay });
      assert.deepEqual([set.temporary?.addressLine, set.address?.addressLine], ['Hytta 4', 'Storgata 1']);
      assert.equal((await ask('per', 'DELETE /api/magazine/temporary-address')).temporary, null);
    });

    test('stopped: nothing of it is left to choose, and twice is once', async () => {
      await ask('per', 'PUT /api/magazine/pause', { body: { untilOn: inDays(9) } });
      await ask('per', 'POST /api/magazine/stops');
      const stopped = await ask('per', 'POST /api/magazine/stops');
      assert.deepEqual([stopped.channel, stopped.order, stopped.pauseUntilOn], ['none', null, null]);
      assert.equal(
        await faults('per', 'PUT /api/magazine/pause', { body: { untilOn: inDays(9) } }),
        '422, /channel INVALID',
      );
    });

    test('what is left of a reader who has stopped goes after a month; a member’s address stays', async () => {
      await ask('kari', 'POST /api/magazine/orders', { body: order });
      for (const who of ['per', 'kari'] as const) await ask(who, 'POST /api/magazine/stops');
      const clock = createMagazineClock({ announce: async () => {}, prices: { paper: null, digital: null } });
      await clock.tidy(portal.db, new Date(Date.now() + 29 * dayMs));
      assert.ok((await mine('per')).address);
      await clock.tidy(portal.db, new Date(Date.now() + 31 * dayMs));
      assert.equal((await mine('per')).address, null);
      assert.ok((await mine('kari')).address);
    });
  });

  describe('one copy at home', () => {
    const begin = () => ask('kari', 'POST /api/magazine/households');
    const join = (who: Caller, code: string) =>
      ask(who, 'POST /api/magazine/household-memberships', { body: { code } });
    beforeEach(async () => {
      for (const who of ['kari', 'jon', 'ola'] as const)
        await ask(who, 'POST /api/magazine/orders', { body: order });
    });

    test('is agreed when another one types the code, and each can go back', async () => {
      const { household } = await begin();
      assert.deepEqual([household?.isAgreed, household?.isRecipient, household?.others], [false, true, []]);
      const spaced = `${household?.code.slice(0, 4).toLowerCase()} ${household?.code.slice(4)}`;
      const joined = await join('jon', spaced);
      assert.deepEqual([joined.household?.isAgreed, joined.household?.isRecipient], [true, false]);
      assert.deepEqual(joined.household?.others, ['Kari']);
      assert.deepEqual((await mine('kari')).household?.others, ['Jon']);
      await ask('jon', 'DELETE /api/magazine/household-membership');
      assert.equal((await mine('kari')).household, null);
    });

    test('is for those who live there: elsewhere the code is as wrong as any', async () => {
      const { household } = await begin();
      const { version } = await mine('jon');
      await ask('jon', 'PUT /api/magazine', {
        body: { version, channel: 'paper', ...typedAddress, addressLine: 'Storgata 2' },
      });
      const body = { code: household?.code };
      const key = 'POST /api/magazine/household-memberships';
      const elsewhere = await portal.call('jon', key, { body });
      const unknown = await portal.call('jon', key, { body: { code: 'ACDEFGHJ' } });
      assert.deepEqual([elsewhere.status, elsewhere.text], [unknown.status, unknown.text]);
      assert.equal(elsewhere.status, 422);
    });

    test('ends for one who moves, and for the last one left; three can become two', async () => {
      const code = (await begin()).household!.code;
      await join('jon', code);
      await join('ola', code);
      await sql`update person set address_lines = array['Ny vei 1'] where id = ${demoPersons.kari.id}`.execute(
        portal.db,
      );
      assert.equal((await mine('kari')).household, null);
      assert.deepEqual((await mine('jon')).household?.others, ['Ola']);
      assert.equal((await mine('jon')).household?.isRecipient, true);
      await ask('ola', 'POST /api/magazine/stops');
      assert.equal((await mine('jon')).household, null);
    });

    test('one who is left alone is notified once, has their own copy, and says that they have seen it', async () => {
      const code = (await begin()).household!.code;
      await join('jon', code);
      const clock = createMagazineClock({
        announce: createAnnounce({ jobs: { enqueue: async () => {} } }),
        prices: { paper: null, digital: null },
      });
      const told = async (personId: string) => {
        for (let time = 0; time < 2; time++) await clock.tellLeftAlone(portal.db, new Date());
        const { rows } = await sql`select from notice where person_id = ${personId}
          and kind = 'magazine-own-copy'`.execute(portal.db);
        return rows.length;
      };
      const matters = async () =>
        (await portal.call('jon', 'GET /api/attention')).text.includes('MAGAZINE_ALONE');
      assert.equal((await mine('jon')).isLeftAlone, false);
      await sql`update person set address_lines = array['Ny vei 1'] where id = ${demoPersons.kari.id}`.execute(
        portal.db,
      );
      assert.equal((await mine('jon')).isLeftAlone, true);
      assert.equal((await mine('kari')).isLeftAlone, false);
      assert.deepEqual([await told(demoPersons.jon.id), await told(demoPersons.kari.id)], [1, 0]);
      // It comes in their own name now: nothing to do. Where nothing comes, there is.
      assert.equal(await matters(), false);
      await ask('jon', 'PUT /api/magazine/pause', { body: { untilOn: inDays(30) } });
      assert.equal(await matters(), true);
      await ask('jon', 'DELETE /api/magazine/household-end');
      assert.deepEqual([await matters(), (await mine('jon')).isLeftAlone], [false, false]);
      // An unused code leaves no household.
      await begin();
      await ask('kari', 'DELETE /api/magazine/household-membership');
      assert.equal((await mine('kari')).isLeftAlone, false);
    });

    test('is nothing for a digital reader', async () => {
      const { version } = await mine('ola');
      await ask('ola', 'PUT /api/magazine', { body: { version, ...order, channel: 'digital' } });
      assert.equal(await faults('ola', 'POST /api/magazine/households', {}), '422, /channel INVALID');
    });
  });

  describe('issues', () => {
    test('one that did not come is sent again, once; then an enquiry can be about it', async () => {
      const id = await insertPaperDelivery(portal.db, demoPersons.per.id);
      const [before] = (await issues('per')).issues;
      assert.equal(before?.delivery?.missing, 'resend');
      for (let time = 0; time < 2; time++) {
        const answer = await portal.call('per', 'POST /api/magazine/deliveries/:id/missing', {
          params: { id },
        });
        assert.equal(answer.status, 200, answer.text);
        const { issues: after } = answer.body as unknown as { issues: IssueOfMine[] };
        assert.equal(after[0]?.delivery?.missing, 'resent');
      }
      const { rows } = await sql<{ lines: string[] }>`
        select lines from magazine_label where purpose = 'resend'`.execute(portal.db);
      assert.deepEqual(rows, [{ lines: ['Per Dahl', 'Storgata 1', '0182 OSLO'] }]);
      const key = 'GET /api/enquiry-references/:kind/:id';
      const params = { kind: 'issue', id: before!.id };
      assert.equal((await portal.call('per', key, { params })).status, 200);
      assert.equal((await portal.call('ola', key, { params })).status, 404);
    });

    test('cannot be sent to where post comes back from', async () => {
      const id = await insertPaperDelivery(portal.db, demoPersons.per.id);
      await sql`update person set post_returned_on = '2026-01-01' where id = ${demoPersons.per.id}`.execute(
        portal.db,
      );
      const missing = () =>
        portal.call('per', 'POST /api/magazine/deliveries/:id/missing', { params: { id } });
      assert.equal((await missing()).status, 409);
      assert.equal((await ask('per', 'POST /api/magazine/address-confirmations')).postReturnedOn, null);
      assert.equal((await missing()).status, 200);
    });

    test('the file is for those who get the magazine, from the day it is out', async () => {
      const [out, coming] = [await insertIssue(portal.db, -3), await insertIssue(portal.db, 3)];
      for (const id of [out, coming])
        await sql`insert into magazine_issue_file values (${id}, ${Buffer.from('%PDF-x')}, 6, now())`.execute(
          portal.db,
        );
      const read = async (who: Caller, id: string) =>
        (await portal.call(who, 'GET /api/magazine/issues/:id/file', { params: { id } })).status;
      assert.equal(await read('per', out), 404);
      assert.deepEqual((await issues('per')).issues, []);
      await ask('per', 'POST /api/magazine/orders', { body: { ...order, channel: 'digital' } });
      assert.deepEqual([await read('per', out), await read('per', coming)], [200, 404]);
      assert.deepEqual(
        (await issues('per')).issues.map(({ hasFile, delivery }) => [hasFile, delivery]),
        [[true, null]],
      );
    });
  });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { pdfWith } from '../../../test/support/attack-files.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertIssue } from '../../../test/support/magazine-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createMagazineClock } from './magazine-clock-service.ts';
import { labelCode } from './print-file-rules.ts';

const plan = { number: '1/2027', title: 'Vår', deadlineOn: inDays(5), outOn: inDays(20), audioUrl: '' };

describe('a print run', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  const set = (who: keyof typeof demoPersons, change: string) =>
    sql`update person set ${sql.raw(change)} where id = ${demoPersons[who].id}`.execute(portal.db);
  beforeEach(async () => {
    for (const table of ['magazine_issue', 'magazine_subscription', 'notice'] as const)
      await portal.db.deleteFrom(table).execute();
    await sql`update person set magazine = 'none', post_returned_on = null, is_address_shielded = false`.execute(
      portal.db,
    );
    const home = `country = 'NO', address_lines = array['Storgata 1'], postal_code = '0182', postal_place = 'Oslo'`;
    for (const who of ['kari', 'ola', 'liv'] as const) await set(who, `magazine = 'paper', ${home}`);
    await set('nils', `magazine = 'paper', is_address_shielded = true, ${home}`);
    await set('per', `magazine = 'digital'`);
  });

  const call = (key: EndpointKey, params: Record<string, string> = {}, body?: unknown) =>
    portal.call('mona', key, { params, ...(body !== undefined && { body }) });
  async function ok(key: EndpointKey, id?: string, body?: unknown) {
    const answer = await call(key, id ? { id } : {}, body);
    assert.ok(answer.status < 300, answer.text);
    return answer.body as unknown as StaffMagazine;
  }
  const freeze = (id: string) => ok('POST /api/staff/magazine-issues/:id/freezings', id);
  const exported = (id: string, purpose = 'run') =>
    ok('POST /api/staff/magazine-issues/:id/exports', id, { purpose });
  const fileOf = async (exportId: string, who: 'mona' | 'ingrid' = 'mona') =>
    portal.call(who, 'GET /api/staff/magazine-exports/:id/file', { params: { id: exportId } });
  const issueOf = async () => (await ok('GET /api/staff/magazine')).issues[0]!;
  const labelOf = async (who: keyof typeof demoPersons) => {
    const { rows } = await sql<{ number: number }>`
      select l.number from magazine_label l join magazine_delivery d on d.id = l.delivery_id
      where d.person_id = ${demoPersons[who].id} and l.purpose = 'run'`.execute(portal.db);
    return labelCode(rows[0]!.number);
  };

  test('is planned, and one number is one issue', async () => {
    const { issues, readers } = await ok('POST /api/staff/magazine-issues', undefined, plan);
    assert.deepEqual([issues[0]?.state, issues[0]?.counts], ['planned', null]);
    assert.deepEqual(readers, { members: { paper: 4, digital: 0 }, others: { paper: 0, digital: 1 } });
    const twice = await call('POST /api/staff/magazine-issues', {}, plan);
    assert.deepEqual(twice.body.errors, [{ path: '/number', code: 'INVALID' }]);
    const wrong = await call(
      'POST /api/staff/magazine-issues',
      {},
      {
        ...plan,
        number: '',
        outOn: inDays(1),
        audioUrl: 'javascript:alert(1)',
      },
    );
    assert.deepEqual((wrong.body.errors as unknown as { path: string }[]).map(({ path }) => path).sort(), [
      '/audioUrl',
      '/number',
      '/outOn',
    ]);
  });

  test('is frozen once; its dates stand from then on, and who comes later is not in it', async () => {
    const id = await insertIssue(portal.db, 20);
    await set('liv', `post_returned_on = '2026-01-01'`);
    await freeze(id);
    await set('mona', `magazine = 'digital'`);
    const { issues } = await freeze(id);
    assert.deepEqual(issues[0]?.counts, {
      domestic: 2,
      abroad: 0,
      digital: 2,
      household: 0,
      paused: 0,
      returned: 1,
      noAddress: 0,
      stopped: 0,
    });
    const { version, number, title, deadlineOn } = issues[0]!;
    const change = { number, title, deadlineOn, audioUrl: '', version, outOn: inDays(40) };
    const moved = await call('PUT /api/staff/magazine-issues/:id', { id }, change);
    assert.deepEqual(moved.body.errors, [{ path: '/outOn', code: 'INVALID' }]);
  });

  test('a household whose copy was to go to one who has stopped since, still gets one', async () => {
    for (const [who, place] of [
      ['kari', 1],
      ['ola', 2],
      ['liv', 3],
    ] as const)
      await sql`with h as (insert into magazine_household (id, code, created_at)
          values ('8a000000-0000-4000-8000-000000000001', 'ACDEFGHJ', now()) on conflict (id) do update set code = excluded.code
          returning id)
        insert into magazine_household_member (person_id, household_id, place, agreed_at)
        select ${demoPersons[who].id}, h.id, ${place}, now() from h`.execute(portal.db);
    const id = await insertIssue(portal.db, 20);
    assert.equal((await freeze(id)).issues[0]?.counts?.household, 2);
    await set('kari', `magazine = 'none'`);
    // One of those left may not be at home either.
    await set('ola', `post_returned_on = '2026-01-01'`);
    const { issues } = await exported(id);
    const [made] = issues[0]!.exports;
    assert.equal(made?.labels, 1);
    const file = await fileOf(made!.id);
    assert.match(file.text, /"Liv Moen";"Storgata 1"/);
    assert.doesNotMatch(file.text, /Kari|Ola/);
    assert.deepEqual(
      [issues[0]?.counts?.domestic, issues[0]?.counts?.household, issues[0]?.counts?.stopped],
      [1, 1, 1],
    );
    await portal.db.deleteFrom('magazine_household').execute();
    await portal.db.deleteFrom('magazine_household_end').execute();
  });

  test('the print file is made once, by one who alone can fetch it, for a day', async () => {
    const id = await insertIssue(portal.db, 20);
    assert.equal(
      (await call('POST /api/staff/magazine-issues/:id/exports', { id }, { purpose: 'run' })).status,
      409,
    );
    await freeze(id);
    const { issues } = await exported(id);
    const [made] = issues[0]!.exports;
    assert.deepEqual(
      [issues[0]?.state, made?.labels, made?.madeBy, made?.isFetchable],
      ['exported', 3, 'Mona Eide', true],
    );
    const file = await fileOf(made!.id);
    assert.equal(file.status, 200);
    assert.match(file.text, /"Kari Lund";"Storgata 1";"0182 OSLO"/);
    // The shielded address is in no file that leaves the organisation.
    assert.doesNotMatch(file.text, /Nils|medlem|104218/i);
    assert.equal((await fileOf(made!.id, 'ingrid')).status, 404);
    assert.equal(
      (await call('POST /api/staff/magazine-issues/:id/exports', { id }, { purpose: 'run' })).status,
      409,
    );

    await sql`update magazine_export set made_at = now() - interval '25 hours'`.execute(portal.db);
    assert.equal((await fileOf(made!.id)).status, 404);
    await createMagazineClock({ announce: async () => {}, prices: { paper: null, digital: null } }).tidy(
      portal.db,
      new Date(),
    );
    const { rows } = await sql`select from magazine_label where lines is not null`.execute(portal.db);
    assert.equal(rows.length, 0);
  });

  test('who stops, leaves, hides the address or is restricted after the freezing is on no label', async () => {
    const id = await insertIssue(portal.db, 20);
    await set('siri', `magazine = 'paper', country = 'NO', address_lines = '{}', postal_code = '9008'`);
    await freeze(id);
    await set('kari', `magazine = 'none'`);
    await set('ola', 'is_address_shielded = true');
    await set('siri', 'restricted_at = now()');
    const { issues } = await exported(id);
    await set('siri', 'restricted_at = null');
    const file = await fileOf(issues[0]!.exports[0]!.id);
    assert.doesNotMatch(file.text, /Kari|Ola|9008/);
    assert.match(file.text, /Liv Moen/);
    assert.deepEqual([issues[0]!.counts?.stopped, issues[0]!.counts?.digital], [2, 3]);
  });

  test('post that comes back marks the person, once; not one who has moved meanwhile', async () => {
    const id = await insertIssue(portal.db, -10);
    await freeze(id);
    const back = async (code: string) => (await call('POST /api/staff/magazine-returns', {}, { code })).body;
    const tooSoon = await call('POST /api/staff/magazine-returns', {}, { code: await labelOf('kari') });
    assert.equal(tooSoon.status, 422, 'nothing has been sent yet');
    await exported(id);
    assert.deepEqual(await back(await labelOf('kari')), { outcome: 'marked' });
    assert.deepEqual(await back(await labelOf('kari')), { outcome: 'marked-before' });
    const { rows: told } = await sql<{ person_id: string; kind: string }>`
      select person_id, kind from notice`.execute(portal.db);
    assert.deepEqual(told, [{ person_id: demoPersons.kari.id, kind: 'magazine-returned' }]);
    const { body } = await portal.call('kari', 'GET /api/attention');
    assert.match(JSON.stringify(body), /POST_RETURNED/);
    assert.equal((await ok('GET /api/staff/magazine')).returned, 1);
    await set('ola', `address_lines = array['Ny vei 3']`);
    assert.deepEqual(await back(await labelOf('ola')), { outcome: 'moved-since' });
    const { rows } = await sql`select from person where post_returned_on is not null`.execute(portal.db);
    assert.equal(rows.length, 1);
    await set('kari', 'post_returned_on = null');
  });

  test('what came back is sent again to an address that is corrected, and can come back again', async () => {
    const id = await insertIssue(portal.db, -1);
    const next = await insertIssue(portal.db, 30);
    await freeze(id);
    await exported(id);
    await freeze(next);
    const back = async (code: string) => (await call('POST /api/staff/magazine-returns', {}, { code })).body;
    const mine = async () =>
      (
        (await portal.call('kari', 'GET /api/magazine/issues')).body as unknown as {
          issues: { delivery: { id: string; missing: string; isReturned: boolean } }[];
        }
      ).issues[0]!.delivery;
    const { rows } = await sql<{ number: number }>`
      select l.number from magazine_label l join magazine_delivery d on d.id = l.delivery_id
      where d.person_id = ${demoPersons.kari.id} and d.issue_id = ${id}`.execute(portal.db);
    assert.deepEqual(await back(labelCode(rows[0]!.number)), { outcome: 'marked' });
    assert.equal((await mine()).missing, 'address');
    // The list of the next issue is frozen, its file not made: it does not go where this one came back from.
    const { issues } = await exported(next);
    assert.equal(issues[0]?.counts?.returned, 1);
    assert.doesNotMatch((await fileOf(issues[0]!.exports[0]!.id)).text, /Kari/);

    await set('kari', `address_lines = array['Ny vei 3'], post_returned_on = null`);
    const { id: deliveryId, missing } = await mine();
    assert.equal(missing, 'resend');
    await portal.call('kari', 'POST /api/magazine/deliveries/:id/missing', { params: { id: deliveryId } });
    assert.equal((await mine()).isReturned, false);
    // Moved again before the file is made: it goes where they live then.
    await set('kari', `address_lines = array['Nyere vei 4']`);
    const again = (await exported(id, 'resend')).issues.find((one) => one.id === id)!;
    const file = await fileOf(again.exports.find(({ purpose }) => purpose === 'resend')!.id);
    assert.match(file.text, /"Kari Lund";"Nyere vei 4"/);
    const code = file.text.split('\r\n')[1]!.split(';')[0]!.replaceAll('"', '');
    assert.deepEqual(await back(code), { outcome: 'marked' });
  });

  test('copies to be sent again are a file of their own, each once', async () => {
    const id = await insertIssue(portal.db, -10);
    await freeze(id);
    await exported(id);
    const { rows } = await sql<{ id: string }>`
      select id from magazine_delivery where person_id = ${demoPersons.kari.id}`.execute(portal.db);
    await portal.call('kari', 'POST /api/magazine/deliveries/:id/missing', { params: { id: rows[0]!.id } });
    assert.equal((await issueOf()).waitingResends, 1);
    const { issues } = await exported(id, 'resend');
    const made = issues[0]!.exports.find(({ purpose }) => purpose === 'resend');
    assert.deepEqual([made?.labels, issues[0]!.waitingResends], [1, 0]);
    assert.match((await fileOf(made!.id)).text, /Kari Lund/);
    assert.equal(
      (await call('POST /api/staff/magazine-issues/:id/exports', { id }, { purpose: 'resend' })).status,
      409,
    );
  });

  test('a copy sent again goes where post comes today, and waits while it would come back', async () => {
    const id = await insertIssue(portal.db, -10);
    await freeze(id);
    await exported(id);
    const { rows } = await sql<{ id: string }>`
      select id from magazine_delivery where person_id = ${demoPersons.kari.id}`.execute(portal.db);
    await portal.call('kari', 'POST /api/magazine/deliveries/:id/missing', { params: { id: rows[0]!.id } });
    await set('kari', 'post_returned_on = now()::date');
    assert.equal((await issueOf()).waitingResends, 0);
    const make = () => call('POST /api/staff/magazine-issues/:id/exports', { id }, { purpose: 'resend' });
    assert.equal((await make()).status, 409);
    await sql`insert into magazine_subscription (person_id, temporary_from_on, temporary_until_on, temporary_country,
        temporary_lines, temporary_postal_code, temporary_postal_place)
      values (${demoPersons.kari.id}, ${inDays(-1)}, ${inDays(3)}, 'NO', array['Hytteveien 9'], '0182', 'Oslo')`.execute(
      portal.db,
    );
    assert.equal((await issueOf()).waitingResends, 1);
    const { issues } = await exported(id, 'resend');
    const made = issues[0]!.exports.find(({ purpose }) => purpose === 'resend')!;
    assert.match((await fileOf(made.id)).text, /"Kari Lund";"Hytteveien 9"/);
  });

  test('digital readers are told on the day it is out, once', async () => {
    const id = await insertIssue(portal.db, 0);
    await freeze(id);
    const told: string[] = [];
    let hasFailed = false;
    const clock = createMagazineClock({
      announce: async (_tx, { personId }) => {
        if (told.length === 1 && !hasFailed) {
          hasFailed = true;
          throw new Error('planted');
        }
        told.push(personId);
      },
      prices: { paper: null, digital: null },
    });
    await clock.announceIssues(portal.db, new Date());
    assert.deepEqual(told, [], 'there is nothing to read yet');
    const text = await call(
      'PUT /api/staff/magazine-issues/:id/file',
      { id },
      new Uint8Array(Buffer.from('hei på deg')),
    );
    assert.equal(text.status, 415);
    await ok('PUT /api/staff/magazine-issues/:id/file', id, new Uint8Array(pdfWith('')));
    await assert.rejects(clock.announceIssues(portal.db, new Date(), 1), /planted/);
    assert.equal(told.length, 1, 'the first keeps what it has, though the second fails');
    for (let time = 0; time < 2; time++) await clock.announceIssues(portal.db, new Date(), 1);
    assert.deepEqual(told.sort(), [demoPersons.nils.id, demoPersons.per.id].sort());
  });
});

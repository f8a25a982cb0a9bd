/**
 * Each person shown to staff, elected members or organisers is in the access log. Every endpoint of theirs is called, its
 * answer is read for the people of the demo, and the log must have grown by exactly these.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { referenceOf } from '#server/features/leaving/leaving-rules.ts';
import { demoPersons, demoRecords } from '../../dev/seed/demo-people.ts';
import { fillWithEverything, idsOf } from '../support/full-demo.ts';
import { lookRequests } from '../support/look-requests.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure } from '../support/trust-figures.ts';
import { type WriteExample, writeExamples } from '../support/write-examples.ts';

type Person = { id: string; name: string; email: string | null; phone: string | null };
type Looked = { key: EndpointKey; status: number; shown: Person[]; unlogged: string[]; needless: string[] };

const isLookedAt = ([key, { access }]: [string, Endpoint]) =>
  ['staff', 'treasurer', 'representative'].includes(access) || key.includes('/organiser/');
const keys = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(isLookedAt).map(([key]) => key);

/** Shown of somebody whose name is not in the answer: whose case, file or gifts it is. */
const isOfTheNameless =
  /\/(giving|magazine|sign-ins|content|fodselsnummer)$|refunds$|stop$|leavings$|confirmations$|recovery-checks$|(child-registrations|number-cases|register-conflicts)\/:id\/decisions$|persons\/:id\/(details|corrections|timeline|merges)$|desk-acts\/:id\/undoings$|staff\/memberships$/;
/** The two who have the same number. */
const mostNameless = (key: string) => (key.includes('/number-cases/') ? 2 : 1);
/** Who works here is there as such. */
const colleagues = new Set<string>([demoPersons.mona.id, demoPersons.ingrid.id, demoPersons.uten.id]);

describe('looks', () => {
  let portal: TestPortal;
  let persons: Person[];
  let unidentified: Set<string>;
  let shared: Set<string>;
  before(async () => {
    portal = await openTestPortal();
    await fillWithEverything(portal.db, new Date());
    await readPersons();
    // Some of the demo's messages have the id of a person.
    shared = new Set(await idsOf(portal.db, 'unit_message', 1000));
    const typed = await sql<{ name: string }>`
      select sender_name as name from enquiry where sender_name is not null union
      select name from guardian_invitation union select name from death_report where person_id is null`.execute(
      portal.db,
    );
    unidentified = new Set(typed.rows.map(({ name }) => name));
  });
  after(() => portal.close());

  async function readPersons() {
    const { rows } = await sql<Person>`
      select id, trim(given_name || ' ' || family_name) as name, email, phone from person`.execute(portal.db);
    persons = rows.filter(({ id }) => !colleagues.has(id));
  }

  const lastRow = async () =>
    Number(
      (
        await sql<{ last: string }>`select coalesce(max(number), 0) as last from access_log`.execute(
          portal.db,
        )
      ).rows[0]!.last,
    );

  /** Those whose id, name, e-mail address or phone number is in the text. */
  const shownIn = (text: string): Person[] =>
    persons.filter(
      ({ id, name, email, phone }) =>
        (text.includes(`"${id}"`) && !shared.has(id)) ||
        // A record that was merged into another has no name.
        (name && text.includes(name)) ||
        (email && text.includes(email)) ||
        (phone && text.includes(phone)),
    );

  const thisYear = new Date().getFullYear();
  /** The file has the numbers of those in it and no names. */
  const isReportFile = (key: EndpointKey) => key.startsWith('GET ') && /-(lists|reports).:id.file$/.test(key);
  async function inReport(key: EndpointKey): Promise<Person[]> {
    const isGrant = key.includes('/grant-lists');
    const lines = isGrant
      ? await sql<{ id: string }>`
      select person_id as id from grant_list_line l join grant_list g on g.id = l.list_id
      where l.reason is null and g.file_digest is not null and g.state = 'delivered' and g.year = ${thisYear}`.execute(
          portal.db,
        )
      : await sql<{ id: string }>`select person_id as id from tax_report_line
      where report_id in (select id from tax_report where state not in ('prepared', 'withdrawn'))`.execute(
          portal.db,
        );
    return persons.filter(({ id }) => lines.rows.some((line) => line.id === id));
  }

  async function look(
    caller: DemoName,
    key: EndpointKey,
    request: Parameters<TestPortal['call']>[2],
  ): Promise<Looked> {
    const from = await lastRow();
    const { status, bytes } = await portal.call(caller, key, request);
    const { rows } = await sql<{ id: string; isNew: boolean }>`
      select person_id as id, number > ${from} as "isNew" from access_log
      where staff_id = ${demoPersons[caller as 'mona'].id}
        and (number > ${from} or (reason like 'list-%' and looked_at > now() - interval '1 hour'))`.execute(
      portal.db,
    );
    if (status >= 300) return { key, status, shown: [], unlogged: [], needless: [] };
    const shown = isReportFile(key) ? await inReport(key) : shownIn(bytes.toString('utf8'));
    const logged = new Set(rows.map(({ id }) => id));
    const namesakes = (name: string) => persons.filter((one) => one.name === name).map(({ id }) => id);
    const unlogged = shown.filter(
      ({ id, name }) =>
        !logged.has(id) &&
        !namesakes(name).some((one) => logged.has(one)) &&
        !unidentified.has(name) &&
        id !== demoPersons[caller as 'mona'].id,
    );
    const seen = new Set(shown.flatMap(({ name }) => namesakes(name)));
    const needless = rows.filter(({ id, isNew }) => isNew && !seen.has(id) && !colleagues.has(id));
    return {
      key,
      status,
      shown,
      unlogged: unlogged.map(({ name }) => `${key}: ${name} is shown and not logged`),
      needless:
        isOfTheNameless.test(key) && needless.length <= mostNameless(key)
          ? []
          : needless.map(({ id }) => `${key}: ${id} is logged and not shown`),
    };
  }

  /** Where the demo has nothing to answer: what an example of the write makes first, with a name for each person in it. */
  async function lookAtExample({ key, make }: WriteExample): Promise<Looked> {
    const { as, ...request } = await make();
    // A report on gifts is out of date when somebody in it has another name.
    if (!key.includes('/tax-reports'))
      await sql`update person set family_name = family_name || ' ' || translate(left(id::text, 8), '0123456789', 'ghijklmnop')
      where family_name = 'Prøve' and given_name = 'Kim'`.execute(portal.db);
    await readPersons();
    const typed = await sql<{ name: string }>`select name from guardian_invitation union
      select sender_name from enquiry where sender_name is not null`.execute(portal.db);
    for (const { name } of typed.rows) unidentified.add(name);
    assert.ok(typeof as === 'string', `${key} is sent by somebody of the demo`);
    return look(as as DemoName, key, request);
  }

  /** What some of the examples have made, and the demo has not. */
  async function laterReads(): Promise<[EndpointKey, Parameters<TestPortal['call']>[2]][]> {
    const newest = async (query: RawBuilder<{ id: string }>) => (await query.execute(portal.db)).rows[0]!.id;
    const report = sql<{ id: string }>`
      select id from tax_report where state not in ('prepared', 'withdrawn') limit 1`;
    const delivered = sql<{
      id: string;
    }>`select id from grant_list where state = 'delivered' order by year, sequence desc`;
    // One of those that the examples have delivered is that of the year before.
    const [earlier, ...others] = (await delivered.execute(portal.db)).rows;
    await sql`update grant_list set year = year - 1 where id = ${earlier!.id}`.execute(portal.db);
    const params = { id: others[0]!.id };
    await sql`update grant_list set state = 'withdrawn' where id <> ${params.id} and year = ${thisYear}`.execute(
      portal.db,
    );
    const person = { id: demoPersons.ola.id };
    const reasonFor = async ({ id }: { id: string }) => {
      const given = await portal.call('mona', 'POST /api/staff/persons/:id/reasons', {
        params: { id },
        body: { reason: 'Ringte og ba om at det ble rettet' },
      });
      return (given.body as unknown as { id: string }).id;
    };
    const reasonId = await reasonFor(person);
    const leaving = sql<{ id: string }>`select id from leaving order by left_at desc limit 1`;
    return [
      ['GET /api/staff/grant-lists/:id/file', { params, query: { format: 'csv' } }],
      ['GET /api/staff/grant-lists/:id/problems', { params }],
      ['GET /api/staff/grant-lists/:id/changes', { params }],
      ['GET /api/staff/grant-lists/:id/control-answers', { params }],
      ['GET /api/staff/accounting-years/:year/saf-t', { params: { year: String(thisYear) } }],
      ['GET /api/staff/tax-reports/:id/file', { params: { id: await newest(report) } }],
      ['GET /api/staff/persons/:id/details', { params: person, query: { reasonId } }],
      ['GET /api/staff/persons/:id/timeline', { params: person, query: { reasonId } }],
      ['GET /api/staff/persons/:id/merges', { params: person, query: { reasonId } }],
      [
        'GET /api/staff/persons/:id/merge-preview',
        {
          params: person,
          query: { reasonId, otherId: demoRecords.eva.id, otherReasonId: await reasonFor(demoRecords.eva) },
        },
      ],
      ['GET /api/staff/leavings/:reference', { params: { reference: referenceOf(await newest(leaving)) } }],
    ];
  }

  const isRead = (key: string) => key.startsWith('GET ') || /searches$/.test(key);
  const results: Looked[] = [];
  /** Reads first: what is written later changes who is in the lists. */
  const inOrder = [...keys.filter(isRead), ...keys.filter((key) => !isRead(key))];

  test('the log grows by exactly the persons in the answer, at every endpoint', async () => {
    for (const key of inOrder)
      for (const [caller, request] of await lookRequests(portal, key))
        results.push(await look(caller, key, request));
    const isAnswered = (key: EndpointKey) => results.some((one) => one.key === key && one.status < 300);
    const { examples } = await writeExamples(portal);
    for (const example of examples)
      if (keys.includes(example.key) && !isAnswered(example.key)) results.push(await lookAtExample(example));
    for (const [key, request] of await laterReads()) results.push(await look('mona', key, request));
    assert.deepEqual([...new Set(results.flatMap(({ unlogged }) => unlogged))], []);
    assert.deepEqual([...new Set(results.flatMap(({ needless }) => needless))], []);
  });

  test('persons were in the answers that show some', () => {
    const withPersons = new Set(results.filter(({ shown }) => shown.length > 0).map(({ key }) => key));
    for (const key of mustShow) assert.ok(withPersons.has(key), key);
    const answered = new Set(results.filter(({ status }) => status < 300).map(({ key }) => key));
    assert.deepEqual(
      keys.filter((key) => !answered.has(key)),
      [],
    );
  });

  test('where the log cannot be written, no person is shown', async () => {
    await sql`create function refuse_looks() returns trigger language plpgsql as
      $$ begin raise exception 'the log is full'; end $$`.execute(portal.db);
    await sql`create trigger a_refuse_looks before insert on access_log
      for each statement execute function refuse_looks()`.execute(portal.db);
    const shown: string[] = [];
    for (const key of mustShow.filter((one) => one.startsWith('GET '))) {
      for (const [, request] of (await lookRequests(portal, key)).slice(0, 3)) {
        // Neither of them has read a list before.
        const caller = key.startsWith('GET /api/units/') ? 'per' : 'ingrid';
        const { status, bytes } = await portal.call(caller, key, { ...request, token: undefined as never });
        if (status < 300 && shownIn(bytes.toString('utf8')).length > 0) shown.push(key);
      }
    }
    await sql`drop trigger a_refuse_looks on access_log`.execute(portal.db);
    assert.deepEqual(shown, []);
  });

  test('planted: a log that silently takes nothing is noticed at every endpoint that shows somebody', async () => {
    await sql`create function lose_looks() returns trigger language plpgsql as
      $$ begin return null; end $$`.execute(portal.db);
    await sql`create trigger a_lose_looks before insert on access_log
      for each row execute function lose_looks()`.execute(portal.db);
    const noticed = new Set<string>();
    for (const key of mustShow.filter(
      (one) => one.startsWith('GET /api/staff/') && !one.includes('/persons/'),
    ))
      for (const [, request] of await lookRequests(portal, key))
        if ((await look('ingrid', key, request)).unlogged.length > 0) noticed.add(key);
    await sql`drop trigger a_lose_looks on access_log`.execute(portal.db);
    const missed = mustShow.filter(
      (one) =>
        one.startsWith('GET /api/staff/') &&
        !one.includes('/persons/') &&
        !noticed.has(one) &&
        !one.includes('exports'),
    );
    assert.deepEqual(missed, []);
    const answered = results.filter(({ status }) => status < 300);
    const reached = new Set(answered.map(({ key }) => key)).size;
    const people = answered.reduce((sum, { shown }) => sum + shown.length, 0);
    keepFigure({
      row: 35,
      score: reached === keys.length ? 3 : 2,
      figure: `${reached} of ${keys.length} endpoints of staff, elected and organisers answered ${answered.length} times with ${people} persons: the log grew by exactly these; without a log no person was shown; a log that lost its rows was noticed.`,
      command: 'npm run trial:trust -- --only=logged-looks',
    });
  });
});

/** Answers in which the demo has people. */
const mustShow: EndpointKey[] = [
  'GET /api/staff/enquiries',
  'GET /api/staff/enquiries/:id',
  'GET /api/staff/persons/:id',
  'GET /api/staff/death-reports',
  'GET /api/staff/death-reports/:id',
  'GET /api/staff/recoveries',
  'GET /api/staff/recoveries/:id',
  'GET /api/staff/child-registrations',
  'GET /api/staff/child-registrations/:id',
  'GET /api/staff/units/:id/offices',
  'GET /api/staff/magazine-exports/:id/file',
  'GET /api/staff/deliveries',
  'GET /api/organiser/activities/:id/participants',
  'GET /api/units/:id/offices',
  'GET /api/units/:id/candidates',
  'GET /api/units/:id/members',
  'GET /api/units/:id/new-members',
  'GET /api/units/:id/meetings',
  'POST /api/staff/person-searches',
  'POST /api/staff/case-searches',
];

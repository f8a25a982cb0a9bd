/**
 * Each person shown to staff, elected members or organisers is in the access log. Every endpoint of theirs is called, its
 * answer is read for the people of the demo, and the log must have grown by exactly these.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { accessObjects } from '../support/access-object-makers.ts';
import { accessPolicy, type Policy } from '../support/access-policy.ts';
import { fillWithEverything, idsOf } from '../support/full-demo.ts';
import { units } from '../support/office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from '../support/representative-access-policy.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

type Person = { id: string; name: string; email: string | null; phone: string | null };
type Looked = { key: EndpointKey; status: number; shown: Person[]; unlogged: string[]; needless: string[] };

const isLookedAt = ([key, { access }]: [string, Endpoint]) =>
  ['staff', 'treasurer', 'representative'].includes(access) || key.includes('/organiser/');
const keys = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(isLookedAt).map(([key]) => key);

/** What the id of a path is of. */
const tables: [start: string, table: string][] = [
  ['/api/staff/enquiries/', 'enquiry'],
  ['/api/staff/death-reports/', 'death_report'],
  ['/api/staff/child-registrations/', 'child'],
  ['/api/staff/recoveries/', 'account_recovery'],
  ['/api/staff/attachments/', 'attachment'],
  ['/api/staff/units/', 'unit'],
  ['/api/organiser/activities/', 'activity'],
];
/** Shown of somebody whose name is not in the answer: whose case, file or gifts it is. */
const isOfTheNameless =
  /\/(giving|magazine|sign-ins|content|fodselsnummer)$|refunds$|stop$|child-registrations\/:id\/decisions$/;
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
    const { rows } = await sql<Person>`
      select id, trim(given_name || ' ' || family_name) as name, email, phone from person`.execute(portal.db);
    persons = rows.filter(({ id }) => !colleagues.has(id));
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
        text.includes(name) ||
        (email && text.includes(email)) ||
        (phone && text.includes(phone)),
    );

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
    const shown = shownIn(bytes.toString('utf8'));
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
      ...{ key, status, shown },
      unlogged: unlogged.map(({ name }) => `${key}: ${name} is shown and not logged`),
      needless:
        isOfTheNameless.test(key) && needless.length <= 1
          ? []
          : needless.map(({ id }) => `${key}: ${id} is logged and not shown`),
    };
  }

  /** One valid request or several for each endpoint, as somebody who may. */
  async function requestsOf(key: EndpointKey): Promise<[DemoName, Parameters<TestPortal['call']>[2]][]> {
    const { access } = endpoints[key as keyof typeof endpoints] as Endpoint;
    const policy = accessPolicy[key as keyof typeof accessPolicy] as Policy;
    if (access === 'representative') {
      const {
        made = async (_db, unitId) => unitId,
        query,
        body,
      } = representativeRequests[key as RepresentativeKey];
      const wanted = key.endsWith('/candidates') ? { search: 'Gunn Aske' } : query;
      return [
        [
          'liv',
          { params: { id: await made(portal.db, units.oslo) }, body, ...(wanted && { query: wanted }) },
        ],
      ];
    }
    const special = await specialRequests(key);
    if (special) return special;
    const plain = { ...(policy.query && { query: policy.query }), body: policy.body };
    if (!key.includes('/:')) return [['mona', plain]];
    if (!key.startsWith('GET ')) {
      if (!policy.object) return [['mona', { ...plain, params: policy.params ?? {} }]];
      const id = await accessObjects(portal)[policy.object.kind]('kari');
      return [['mona', { ...plain, params: { ...policy.params, id } }]];
    }
    const table = tables.find(([start]) => key.slice(4).startsWith(start))?.[1];
    const ids = table
      ? await idsOf(portal.db, table, sizeOf({ small: 6, full: 500 }))
      : [policy.params?.id ?? randomUUID()];
    return ids.map((id) => ['mona', { ...plain, params: { ...policy.params, id } }]);
  }

  /** Where a request needs something that somebody has done before. */
  async function specialRequests(
    key: EndpointKey,
  ): Promise<[DemoName, Parameters<TestPortal['call']>[2]][] | null> {
    const reason = 'Ringte og spurte om medlemskapet sitt';
    const params = { id: demoPersons.nils.id };
    const written = async () => {
      const answer = await portal.call('mona', 'POST /api/staff/persons/:id/reasons', {
        params,
        body: { reason },
      });
      return (answer.body as unknown as { id: string }).id;
    };
    const fresh = async () =>
      portal.issuer.tokenFor({
        subject: demoPersons.mona.account.id,
        name: 'Mona Eide',
        emails: [demoPersons.mona.account.email],
        authenticatedAt: Math.floor(Date.now() / 1000),
      });
    switch (key) {
      case 'GET /api/staff/persons/:id':
        return [['mona', { params, query: { reasonId: await written() } }]];
      case 'GET /api/staff/persons/:id/fodselsnummer':
        return [['mona', { params, query: { reasonId: await written() }, token: await fresh() }]];
      case 'POST /api/staff/persons/:id/reasons':
        return [['mona', { params, body: { reason } }]];
      case 'POST /api/staff/enquiries/:id/match-searches': {
        const { rows } = await sql<{
          id: string;
        }>`select enquiry_id as id from match_case`.execute(portal.db);
        return rows.map(({ id }) => [
          'mona',
          { params: { id }, body: { name: 'Kari Lund', bornOn: '', number: '', contact: '', reason } },
        ]);
      }
      case 'GET /api/staff/magazine-exports/:id/file': {
        // The demo's own file, as if it had been made today.
        await sql`update magazine_label l set lines = array[trim(p.given_name || ' ' || p.family_name), 'Storgata 1']
          from magazine_delivery d join person p on p.id = d.person_id where d.id = l.delivery_id`.execute(
          portal.db,
        );
        const { rows } = await sql<{ id: string }>`
          update magazine_export set made_by = ${demoPersons.mona.id}, made_at = now() returning id`.execute(
          portal.db,
        );
        return rows.map(({ id }) => ['mona', { params: { id } }]);
      }
      case 'GET /api/staff/deliveries':
        await sql`insert into notice (id, person_id, kind, created_at, failed_at, failure, attempts)
          values (gen_random_uuid(), ${demoPersons.nils.id}, 'enquiry-answered', now(), now(), 'refused', 3)`.execute(
          portal.db,
        );
        return [['mona', {}]];
      case 'GET /api/staff/enquiries':
        return ['waiting', 'open', 'closed', 'answered'].map((state) => ['mona', { query: { state } }]);
      default:
        return null;
    }
  }

  const isRead = (key: string) => key.startsWith('GET ') || /searches$/.test(key);
  const results: Looked[] = [];
  /** Reads first: what is written later changes who is in the lists. */
  const inOrder = [...keys.filter(isRead), ...keys.filter((key) => !isRead(key))];

  test('the log grows by exactly the persons in the answer, at every endpoint', async () => {
    for (const key of inOrder)
      for (const [caller, request] of await requestsOf(key)) results.push(await look(caller, key, request));
    assert.deepEqual([...new Set(results.flatMap(({ unlogged }) => unlogged))], []);
    assert.deepEqual([...new Set(results.flatMap(({ needless }) => needless))], []);
  });

  test('persons were in the answers that show some', () => {
    const withPersons = new Set(results.filter(({ shown }) => shown.length > 0).map(({ key }) => key));
    for (const key of mustShow) assert.ok(withPersons.has(key), key);
    const answered = new Set(results.filter(({ status }) => status < 300).map(({ key }) => key));
    assert.deepEqual(
      keys.filter((key) => key.startsWith('GET ') && !answered.has(key) && !unreached.includes(key)),
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
      for (const [, request] of (await requestsOf(key)).slice(0, 3)) {
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
    await sql`create rule access_log_loses as on insert to access_log do instead nothing`.execute(portal.db);
    const noticed = new Set<string>();
    for (const key of mustShow.filter(
      (one) => one.startsWith('GET /api/staff/') && !one.includes('/persons/'),
    ))
      for (const [, request] of await requestsOf(key))
        if ((await look('ingrid', key, request)).unlogged.length > 0) noticed.add(key);
    await sql`drop rule access_log_loses on access_log`.execute(portal.db);
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
      score: 2,
      figure: `${reached} of ${keys.length} endpoints of staff, elected and organisers answered ${answered.length} times with ${people} persons: the log grew by exactly these; without a log nobody was shown; a log that lost its rows was noticed. The other ${keys.length - reached} have nothing to answer in the demo; most of them answer like one that was read. Everybody in the gift report's file is logged, as its own test shows.`,
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
];
/** Answers with a file or a sending that the demo does not have; what they show is tested with the feature. */
const unreached: EndpointKey[] = [
  'GET /api/staff/tax-reports/:id/file',
  'GET /api/staff/leavings/:reference',
];

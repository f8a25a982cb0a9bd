/**
 * How many statements each GET of the contract asks the database: at most eight, and the same one never for each row of
 * a list. Every GET is called with the demo's people and with all that `npm start` shows; what counts is the call that
 * asked most.
 */
import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accessObjects } from '../support/access-object-makers.ts';
import { accessPolicy, type Policy } from '../support/access-policy.ts';
import { fillWithEverything, idsOf } from '../support/full-demo.ts';
import { units } from '../support/office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from '../support/representative-access-policy.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure } from '../support/trust-figures.ts';

const keys = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.startsWith('GET '));
const tried = keys.filter((key) => key !== 'GET /api/changes');
const most = 8;

/**
 * Those above eight, and how many they ask at most. It only shrinks. One's own data, to read and as a file, is put
 * together of some eighty tables, one statement each. The own page is nine cards, whose own endpoints ask more between
 * them, and what needs attention is asked of each feature that has something. The others show things of many kinds,
 * each with its own rule of who may see it.
 */
const allowed: Partial<Record<EndpointKey, number>> = {
  // And the pieces of the files.
  'GET /api/my-data/archive': 100,
  'GET /api/my-data/file': 99,
  'GET /api/my-data': 96,
  'GET /api/home': 38,
  'GET /api/attention': 9,
  'GET /api/staff/enquiries/:id': 12,
  'GET /api/activities/:id/mine': 16,
  'GET /api/staff/reconciliation': 13,
  'GET /api/staff/bank-statements': 11,
  'GET /api/staff/enquiries/:id/giving': 10,
  'GET /api/units/:id/meetings': 10,
};
/** A person's own receipts are drawn with the donor as they were, who is asked for in three places. */
const isAllowedAgain = (line: string): boolean =>
  line.startsWith('GET /api/giving/years/:year/document: 3 ×');

/** What the id of a path is of, where the access rules do not say. */
const tables: [start: string, table: string][] = [
  ['/api/staff/enquiries/', 'enquiry'],
  ['/api/staff/death-reports/', 'death_report'],
  ['/api/staff/child-registrations/', 'child'],
  ['/api/staff/recoveries/', 'account_recovery'],
  ['/api/staff/attachments/', 'attachment'],
  ['/api/staff/units/', 'unit'],
  ['/api/staff/persons/', 'person'],
  ['/api/organiser/activities/', 'activity'],
  ['/api/activities/', 'activity'],
];

type Request = Parameters<TestPortal['call']>[2];
type Counted = { key: EndpointKey; status: number; statements: string[] };

/** Statements by the request that asked them, however many are under way at once. */
const asked = new AsyncLocalStorage<string[]>();
const send = pg.Client.prototype.query;

/** The same statement for one row and for three has as many places as there are rows. */
const shapeOf = (text: string) => text.replace(/\$\d+/g, '?').replace(/(\?(::\w+)?,\s*)+\?/g, '?');
/** Statements of the job queue are not counted. */
const isOfTheQueue = /pgboss/;
const brief = (text: string) => text.replace(/\s+/g, ' ').slice(0, 120);
const isTransaction = /^\s*(begin|start transaction|commit|rollback|savepoint|release|set )/i;

/** @returns one line for each statement that a request asked again and again */
function repeated({ key, statements }: Counted): string[] {
  const times = new Map<string, number>();
  for (const text of statements) times.set(shapeOf(text), (times.get(shapeOf(text)) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count > 2)
    .map(([text, count]) => `${key}: ${count} × ${text.slice(0, 160)}`);
}

describe('statements of the database', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await fillWithEverything(portal.db, new Date());
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      if (!isTransaction.test(text) && !isOfTheQueue.test(text)) asked.getStore()?.push(text);
      return (send as (...all: unknown[]) => unknown).apply(this, args);
    } as typeof send;
  });
  after(async () => {
    pg.Client.prototype.query = send;
    await portal.close();
  });

  /** One sign-in for each caller: the first call of a new one writes it down. */
  const tokens = new Map<DemoName, string>();
  async function tokenOf(caller: DemoName): Promise<string> {
    const known = tokens.get(caller);
    if (known) return known;
    const token = await portal.tokenOf(caller);
    await portal.call(caller, 'GET /api/me', { token });
    tokens.set(caller, token);
    return token;
  }

  async function count(caller: DemoName, key: EndpointKey, request: Request): Promise<Counted> {
    const token = await tokenOf(caller);
    const statements: string[] = [];
    const { status } = await asked.run(statements, () => portal.call(caller, key, { ...request, token }));
    return { key, status, statements };
  }

  /** Valid requests for an endpoint, each as somebody who may. */
  async function requestsOf(key: EndpointKey): Promise<[DemoName, Request][]> {
    const { access } = endpoints[key as keyof typeof endpoints] as Endpoint;
    const { params, query, object } = accessPolicy[key as keyof typeof accessPolicy] as Policy;
    const plain = query ? { query } : {};
    if (access === 'representative') {
      const { made = async (_db, unitId) => unitId, query: own } =
        representativeRequests[key as RepresentativeKey];
      return [['liv', { params: { id: await made(portal.db, units.oslo) }, ...(own && { query: own }) }]];
    }
    const callers: DemoName[] = /\/(staff|organiser)\//.test(key) ? ['mona'] : ['kari', 'liv', 'mona'];
    const table = tables.find(([start]) => key.slice(4).startsWith(start))?.[1];
    const ids = key.includes('/:id') && table ? await idsOf(portal.db, table, 8) : [];
    const own = object ? [await accessObjects(portal)[object.kind](callers[0] as 'kari')] : [];
    const all = [...ids, ...own].map((id) => ({ ...plain, params: { ...params, id } }));
    return callers.flatMap((caller) =>
      (all.length ? all : [{ ...plain, ...(params && { params }) }]).map((request): [DemoName, Request] => [
        caller,
        request,
      ]),
    );
  }

  const worst = new Map<EndpointKey, Counted>();
  const again = new Map<EndpointKey, string[]>();
  const isAnswered = ({ status }: Counted) => status < 300;

  test('at most eight for each GET, and none for each row, but for those that are listed', async () => {
    for (const key of tried) {
      for (const [caller, request] of await requestsOf(key)) {
        const one = await count(caller, key, request);
        if (repeated(one).length > 0) again.set(key, repeated(one));
        const known = worst.get(key);
        if (!known || (isAnswered(one) && one.statements.length > known.statements.length))
          worst.set(key, one);
      }
    }
    const above = [...worst.values()].filter(({ statements }) => statements.length > most);
    assert.deepEqual(
      above
        .filter(({ key, statements }) => statements.length > (allowed[key] ?? most))
        .map(({ key, statements }) => `${key}: ${statements.length}\n${statements.map(brief).join('\n')}`),
      [],
    );
    assert.deepEqual(
      [...again].filter(([key]) => !(key in allowed) && !again.get(key)?.every(isAllowedAgain)),
      [],
    );
    // The list only shrinks: what has become better is taken out of it.
    assert.deepEqual(
      Object.keys(allowed).filter((key) => !above.some((one) => one.key === key)),
      [],
    );
  });

  test('planted: a statement for each row is found', async () => {
    const statements: string[] = [];
    await asked.run(statements, async () => {
      for (const id of await idsOf(portal.db, 'person', 5))
        await portal.db.selectFrom('person').select('given_name').where('id', '=', id).execute();
    });
    assert.equal(repeated({ key: keys[0]!, status: 200, statements }).length, 1);
    const answered = [...worst.values()].filter(isAnswered);
    const few = answered.filter(({ statements: own }) => own.length <= most);
    keepFigure({
      row: 8,
      score: few.length === answered.length ? 3 : 1,
      figure: `${answered.length} of ${keys.length} GETs answered with the demo's people: ${few.length} ask at most ${most} statements, the one that says who calls included, and none of them one for each row; ${answered.length - few.length} ask more and are listed, at most ${Math.max(...answered.map(({ statements: own }) => own.length))}. A planted statement for each row was found.`,
      command: 'npm run trial:trust -- --only=statements',
    });
  });
});

/**
 * Requests made from the API document, valid and broken, without a sign-in, as a new account, a member and member service: no answer
 * is an error of the server, none breaks what the contract says, and none takes longer than two seconds.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ApiDocument, type FuzzedRequest, faultIn, requestsOf } from '../support/fuzzed-requests.ts';
import { type Caller, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const callers = [null, 'joining', 'kari', 'mona'] as const satisfies Caller[];
const keys = Object.keys(endpoints) as EndpointKey[];
const slowMs = 2000;
/** Requests for each portal: after these, members have left or are locked out. */
const perPortal = 4000;
const atOnce = 4;

async function idsIn({ db }: TestPortal): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(db);
  const ids: string[] = [];
  for (const { name } of rows) {
    const found = await sql<{ id: string }>`select id from ${sql.table(name)} order by id limit 4`.execute(
      db,
    );
    ids.push(...found.rows.map(({ id }) => id));
  }
  return ids;
}

/** Sends each request. @returns what is wrong with the answers, with the request that shows it */
async function fuzz(portal: TestPortal, requests: readonly FuzzedRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const tokens = new Map<Caller, string>();
  for (const caller of callers) if (caller) tokens.set(caller, await portal.tokenOf(caller));

  async function send({ key: _key, caller, ...request }: FuzzedRequest) {
    const startedAt = performance.now();
    const answer = await portal.app.inject({
      ...request,
      headers: { ...request.headers, ...(caller && { authorization: `Bearer ${tokens.get(caller)}` }) },
    });
    return { answer, ms: performance.now() - startedAt };
  }
  const tell = ({ key, caller, url, headers, payload }: FuzzedRequest, fault: string) =>
    faults.push(
      `${key} as ${caller ?? 'nobody'} ${fault}: ${JSON.stringify({ url, headers, payload }).slice(0, 600)}`,
    );
  const slow: FuzzedRequest[] = [];
  const queue = requests[Symbol.iterator]();
  async function work(): Promise<void> {
    for (const request of queue) {
      const { answer, ms } = await send(request);
      const fault = faultIn(request, answer);
      if (fault) tell(request, fault);
      else if (ms > slowMs) slow.push(request);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  // Measured again, alone: the machine was busy with the others.
  for (const request of slow) if ((await send(request)).ms > slowMs) tell(request, 'takes over two seconds');
  return faults;
}

/** @param seed the same one gives the same requests */
async function requestsFor(portal: TestPortal, among: readonly EndpointKey[], count: number, seed: number) {
  const document = (await portal.app.inject('/api/openapi.json')).json<ApiDocument>();
  const ids = await idsIn(portal);
  const of = new Map(among.map((key) => [key, requestsOf(key, document, callers, ids)]));
  const each = Math.ceil(count / among.length);
  const requests = among.flatMap((key, place) =>
    fc.sample(of.get(key)!, { numRuns: each, seed: seed * 1000 + place }),
  );
  // Mixed, so that what one leaves behind meets all the others.
  return requests
    .map((request, place) => ({ request, at: (place * 7919 + seed) % requests.length }))
    .sort((one, other) => one.at - other.at)
    .map(({ request }) => request);
}

test('no request brings the server to an error, to a wrong answer or to a halt', async () => {
  const total = sizeOf({ small: 1000, full: 200_000 });
  const seed = Number(process.env.FUZZ_SEED || 20_261_123);
  let sent = 0;
  for (let round = 0; sent < total; round++) {
    const portal = await openTestPortal();
    try {
      const requests = await requestsFor(portal, keys, Math.min(perPortal, total - sent), seed + round);
      const faults = await fuzz(portal, requests);
      assert.deepEqual(faults, [], `with FUZZ_SEED=${seed + round}`);
      sent += requests.length;
    } finally {
      await portal.close();
    }
  }
  keepFigure({
    row: 25,
    score: 3,
    command: 'npm run trial:trust -- --only=fuzz',
    figure: `${sent} requests made from the API document over ${keys.length} endpoints as ${callers.length} callers: 0 answers of 500 or more, 0 that break their schema, 0 over 2 s; a route that throws, one that is slow and one with a wrong answer were found.`,
  });
});

test('a route that throws, one that answers something else and one that is slow are found', async () => {
  const portal = await openTestPortal();
  try {
    const { home } = portal.services as unknown as {
      home: Record<string, (...given: never[]) => Promise<unknown>>;
    };
    const { countNews } = home;
    home.listChildren = async () => {
      throw new TypeError('planted');
    };
    home.listMatters = async () => [{ nonsense: true }];
    home.countNews = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs + 50));
      return countNews!.apply(home, given);
    };
    for (const [key, fault] of [
      ['GET /api/children', /answers 500/],
      ['GET /api/attention', /answers 500|breaks its schema/],
      ['GET /api/enquiry-counts', /takes over two seconds/],
    ] as const) {
      const requests = (await requestsFor(portal, [key], 40, 1))
        .filter(({ caller }) => caller === 'kari')
        .slice(0, 2);
      const faults = await fuzz(portal, requests);
      assert.ok(
        faults.some((one) => fault.test(one)),
        `${key}: ${faults.join('\n')}`,
      );
    }
  } finally {
    await portal.close();
  }
});

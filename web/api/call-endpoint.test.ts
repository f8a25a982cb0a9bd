import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { pageLanguageHeader } from '#contract/page-language-header.ts';
import { searchHeader } from '#contract/search-header.ts';
import { ApiError } from './api-error.ts';
import { addressOf, type Caller, createCall } from './call-endpoint.ts';
import { isWaitingForRoom, subscribeToRoom } from './room.ts';
import { NoAnswerError, OfflineError } from './within.ts';

type Answer = (request: IncomingMessage, body: string) => [status: number, body: unknown];
const closing: (() => void)[] = [];
after(() => {
  for (const close of closing) close();
});

async function origin(answer: Answer): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const [status, body] = answer(request, Buffer.concat(parts).toString());
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function caller(where: string, change: Partial<Caller> = {}): Caller & { log: string[] } {
  const log: string[] = [];
  return {
    log,
    origin: where,
    getAccessToken: async (forceRefresh) => (forceRefresh ? 'renewed' : 'first'),
    getPersonId: () => null,
    personChosen: async () => void log.push('chosen'),
    signInAgain: async () => void log.push('signed in again'),
    sendBytes: (url, init) => fetch(url, init),
    ...change,
  };
}

test('fills in the address', () => {
  assert.deepEqual(addressOf('GET /api/enquiries/:id', { id: 'a/b' }), ['GET', '/api/enquiries/a%2Fb']);
  assert.deepEqual(addressOf('GET /api/enquiries', {}, { state: 'closed', page: undefined }), [
    'GET',
    '/api/enquiries?state=closed',
  ]);
});

test('what is searched for is in a header, not in the address', async () => {
  const seen: IncomingMessage[] = [];
  const where = await origin((request) => {
    seen.push(request);
    return [200, { enquiries: [], next: null }];
  });
  await createCall(caller(where))('GET /api/enquiries', { query: { state: 'open', search: 'Åse & Pål' } });
  assert.equal(seen[0]?.url, '/api/enquiries?state=open');
  assert.equal(decodeURIComponent(String(seen[0]?.headers[searchHeader])), 'Åse & Pål');
});

test('an early answer is used once; one that was refused is asked for with a renewed token', async () => {
  const seen: unknown[] = [];
  const where = await origin((request) => {
    seen.push(request.headers.authorization);
    return [200, { name: 'asked for' }];
  });
  const early = [Response.json({ name: 'early' }), Response.json({ status: 401 }, { status: 401 })].map(
    async (answer) => answer,
  );
  const call = createCall(caller(where, { takeEarlyAnswer: () => early.shift() }));
  assert.deepEqual(await call('GET /api/me'), { name: 'early' });
  assert.deepEqual(seen, []);
  assert.deepEqual(await call('GET /api/me'), { name: 'asked for' });
  assert.deepEqual(seen, ['Bearer renewed']);
  assert.deepEqual(await call('GET /api/me'), { name: 'asked for' });
  assert.deepEqual(seen, ['Bearer renewed', 'Bearer first']);
});

test('sends the token, the person, the body, and one key for each submit', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const where = await origin((request, body) => {
    seen.push(request.headers);
    return [201, { id: body }];
  });
  const call = createCall(caller(where, { getPersonId: () => 'siri' }));
  const body = { topic: 'other', subject: 'Hei', message: 'Et spørsmål til dere' } as const;
  const receipt = await call('POST /api/enquiries', { body, idempotencyKey: 'key-of-mine' });
  assert.deepEqual(JSON.parse(receipt.id), body);
  assert.equal(seen[0]?.authorization, 'Bearer first');
  assert.equal(seen[0]?.['person-id'], 'siri');
  assert.equal(seen[0]?.['idempotency-key'], 'key-of-mine');
  await call('POST /api/enquiries', { body });
  assert.match(String(seen[1]?.['idempotency-key']), /^[0-9a-f-]{36}$/);
  await call('GET /api/me');
  assert.equal(seen[2]?.['idempotency-key'], undefined);
});

test('a page in another language than bokmål says so with each call', async () => {
  const seen: unknown[] = [];
  const where = await origin(({ headers }) => {
    seen.push(headers[pageLanguageHeader]);
    return [200, { name: 'Siri' }];
  });
  await createCall(caller(where))('GET /api/me');
  await createCall(caller(where, { ownHeaders: () => ({ [pageLanguageHeader]: 'nn' }) }))('GET /api/me');
  assert.deepEqual(seen, [undefined, 'nn']);
});

test('a refused token is renewed once, with the same key', async () => {
  const keys: unknown[] = [];
  const where = await origin(({ headers }) => {
    keys.push(headers['idempotency-key']);
    return headers.authorization === 'Bearer renewed' ? [201, { id: '1' }] : [401, { code: 'NOT_SIGNED_IN' }];
  });
  const one = caller(where);
  const body = { topic: 'other', subject: 'Hei', message: 'Et spørsmål til dere' } as const;
  await createCall(one)('POST /api/enquiries', { body });
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  assert.deepEqual(one.log, []);
});

test('a renewed token that is refused too sends to sign in again', async () => {
  const one = caller(await origin(() => [401, { code: 'NOT_SIGNED_IN' }]));
  await assert.rejects(createCall(one)('GET /api/me'), { code: 'NOT_SIGNED_IN', status: 401 });
  assert.deepEqual(one.log, ['signed in again']);
});

test('waits for the person to be chosen, and asks again', async () => {
  let person: string | null = null;
  const where = await origin(({ headers }) =>
    headers['person-id'] ? [200, { enquiries: [] }] : [409, { code: 'PERSON_NOT_CHOSEN' }],
  );
  const one = caller(where, {
    getPersonId: () => person,
    personChosen: async () => {
      person = 'tor';
    },
  });
  assert.deepEqual(await createCall(one)('GET /api/enquiries', {}), { enquiries: [] });
});

test('a refusal carries its code, its fields and its reference', async () => {
  const errors = [{ path: '/subject', code: 'TOO_SHORT' }];
  const call = createCall(
    caller(await origin(() => [422, { code: 'INVALID_INPUT', errors, reference: 'r-1' }])),
  );
  const error: unknown = await call('GET /api/me').catch((reason) => reason);
  assert.ok(error instanceof ApiError);
  assert.deepEqual(
    [error.status, error.code, error.fields, error.reference],
    [422, 'INVALID_INPUT', errors, 'r-1'],
  );
});

test('a proxy that answers without details is understood by its status', async () => {
  const call = createCall(caller(await origin(() => [502, '<h1>Bad gateway</h1>'])));
  await assert.rejects(call('GET /api/me'), { code: 'UNAVAILABLE', status: 502 });
});

test('a portal without room is asked again by itself, with the same key, and the page knows it meanwhile', async () => {
  const keys: unknown[] = [];
  const seen: boolean[] = [];
  const stop = subscribeToRoom(() => seen.push(isWaitingForRoom()));
  const where = await origin(({ headers }) => {
    keys.push(headers['idempotency-key']);
    return keys.length < 4 ? [503, { code: 'UNAVAILABLE', retryAfter: 0.001 }] : [201, { id: '1' }];
  });
  const body = { topic: 'other', subject: 'Hei', message: 'Et spørsmål til dere' } as const;
  assert.deepEqual(await createCall(caller(where))('POST /api/enquiries', { body }), { id: '1' });
  stop();
  assert.deepEqual([keys.length, new Set(keys).size], [4, 1]);
  assert.deepEqual(seen, [true, false]);
});

test('who waits for room and gives up asks no more', async () => {
  const stop = new AbortController();
  let asked = 0;
  const where = await origin(() => {
    asked += 1;
    stop.abort();
    return [503, { code: 'UNAVAILABLE', retryAfter: 0.001 }];
  });
  const call = createCall(caller(where))('GET /api/me', { signal: stop.signal });
  await assert.rejects(call, { name: 'AbortError' });
  assert.deepEqual([asked, isWaitingForRoom()], [1, false]);
});

test('a server in trouble is not waited for', async () => {
  const call = createCall(caller(await origin(() => [503, { code: 'UNAVAILABLE' }])));
  await assert.rejects(call('GET /api/me'), { code: 'UNAVAILABLE', status: 503 });
});

test('no answer at all is an error of its own, and an aborted call is not one', async () => {
  const call = createCall(caller('http://127.0.0.1:9'));
  await assert.rejects(call('GET /api/me'), OfflineError);
  await assert.rejects(call('GET /api/me', { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('a server that never answers is given up after 20 seconds, a write after 40', async ({ mock }) => {
  for (const [key, seconds] of [
    ['GET /api/me', 20],
    ['POST /api/enquiries', 40],
  ] as const) {
    mock.timers.enable({ apis: ['setTimeout'] });
    const asked = Promise.withResolvers<AbortSignal>();
    mock.method(globalThis, 'fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      asked.resolve(signal);
      return new Promise(() => {});
    });
    const calling = (createCall(caller(''))(key, { body: {} } as never) as Promise<unknown>).then(
      () => null,
      (error: unknown) => error,
    );
    const signal = await asked.promise;
    mock.timers.tick(seconds * 1000 - 1);
    assert.equal(signal.aborted, false);
    mock.timers.tick(1);
    assert.ok((await calling) instanceof NoAnswerError, key);
    assert.equal(signal.aborted, true);
    mock.timers.reset();
    mock.restoreAll();
  }
});

test('a token that never comes is given up as well', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const calling = createCall(caller('', { getAccessToken: () => new Promise(() => {}) }))('GET /api/me');
  mock.timers.tick(20_000);
  await assert.rejects(calling, NoAnswerError);
});

/** Requests made from the API document for the fuzz suite, and what their answers must be. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#contract/problem.ts';
import { searchHeader } from '#contract/search-header.ts';
import { personHeader } from '#contract/session-endpoints.ts';
import { sharedCodes } from '#server/platform/http/problem-reply.ts';
import { accessPolicy, type Policy } from './access-policy.ts';
import { broken, changed, type JsonSchema, likely } from './fuzzed-values.ts';
import type { Caller } from './test-portal.ts';

type Operation = {
  parameters?: { in: 'path' | 'query'; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };
export type FuzzedRequest = InjectOptions & { key: EndpointKey; caller: Caller };

const table = endpoints as Record<string, Endpoint>;
const seeds = accessPolicy as Record<string, Policy>;
const wellFormed = (value: unknown) =>
  encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());

/** In a path or a query: encoded as a browser does, or wrongly. */
const raw = fc.constantFrom(
  '%00',
  '%ff',
  '%e0%80',
  '..%2f..',
  // Alone, two dots would be taken out of the address before it is sent, which is then another endpoint's.
  '%2e%2e;',
  '%',
  '%u0041',
  'a%0d%0ab',
  'x'.repeat(190),
);
const part = (schema: JsonSchema, ids: readonly string[]) =>
  fc.oneof(
    { weight: 7, arbitrary: likely(schema, ids).map(wellFormed) },
    { weight: 2, arbitrary: broken.map(wellFormed) },
    { weight: 1, arbitrary: raw },
  );

/** Headers that every request may have; now and then not as they should be. */
const headers = fc.record(
  {
    'idempotency-key': fc.oneof(
      { weight: 12, arbitrary: fc.constant(null).map(() => randomUUID()) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', 'x', 'x'.repeat(101), 'nøkkel-uten-ascii', 'a b c d e f g'),
      },
    ),
    'content-type': fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...[
            '',
            'text/plain',
            'application/xml',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-16',
          ],
          ...['application/octet-stream', 'application/x-www-form-urlencoded', 'x', 'application/json;;;'],
        ),
      },
    ),
    [personHeader]: fc.constantFrom('x', randomUUID(), '%00', ''),
    [searchHeader]: fc.constantFrom('kari', '%', '%00', 'x'.repeat(500), '%F0%9F%98%80', '%27%20or%201%3D1'),
    'accept-encoding': fc.constantFrom('br', 'gzip', '*;q=0', ''),
    'x-forwarded-for': fc.constantFrom('10.0.0.1', 'x', '::1, ::2'),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'x'),
    'if-none-match': fc.constant('*'),
    'user-agent': fc.constantFrom('', 'x'.repeat(3000), '\u00ff'),
  },
  { requiredKeys: ['idempotency-key', 'content-type'] },
);

/** Requests of one endpoint as somebody. */
export function requestsOf(
  key: EndpointKey,
  document: ApiDocument,
  callers: readonly Caller[],
  ids: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const [method, path] = key.split(' ') as [NonNullable<InjectOptions['method']>, string];
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[String(method).toLowerCase()] ?? {};
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, part(schema, ids)]),
    );
  const params = fc.record(named('path'));
  const query = fc
    .record({ ...named('query'), nonsense: fc.constant('1') }, { requiredKeys: [] })
    .map((values) => Object.entries(values).map(([name, value]) => `${name}=${value}`));
  const twice = fc
    .tuple(query, fc.boolean())
    .map(([pairs, isTwice]) => (isTwice ? [...pairs, ...pairs] : pairs));
  return fc
    .record({
      params,
      query: twice,
      headers,
      payload: payloadOf(key, operation, ids),
      caller: fc.constantFrom(...callers),
    })
    .map(({ params, query, headers, payload, caller }) => {
      const address = path.replace(/:(\w+)/g, (_match, name) => params[name] ?? '');
      const isBytes = payload instanceof Uint8Array;
      const { 'content-type': type, ...others } = headers;
      return {
        key,
        caller,
        method,
        url: query.length > 0 ? `${address}?${query.join('&')}` : address,
        headers: {
          ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
          ...(payload !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : type }),
        },
        ...(payload !== undefined && { payload: isBytes ? Buffer.from(payload) : payload }),
      } as FuzzedRequest;
    });
}

function payloadOf(
  key: EndpointKey,
  operation: Operation,
  ids: readonly string[],
): fc.Arbitrary<string | Uint8Array | undefined> {
  if (key.startsWith('GET ')) return fc.constant(undefined);
  if (table[key]?.bytes) return fc.uint8Array({ maxLength: 2000 });
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return fc.constantFrom(undefined, '{}', 'null', '"x"');
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 4, arbitrary: json(likely(schema, ids)) },
    { weight: 4, arbitrary: json(changed(seeds[key]?.body)) },
    { weight: 1, arbitrary: json(broken) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"__proto__":{"x":1}}',
        '['.repeat(5000),
        '{"a":1,"a":2}',
        '\ufeff{}',
        'x'.repeat(300_000),
      ),
    },
  );
}

/** @returns what is wrong with an answer, whatever was asked; null where nothing is */
export function faultIn({ key }: FuzzedRequest, answer: LightMyRequestResponse): string | null {
  const { statusCode: status } = answer;
  const type = String(answer.headers['content-type'] ?? '');
  const endpoint = table[key]!;
  if (status >= 500) return `answers ${status}`;
  if (status >= 400) {
    if (!type.startsWith('application/problem+json')) return `refuses as ${type}`;
    const problem = z.safeParse(Problem, JSON.parse(answer.body));
    if (!problem.success) return `refuses with what is no problem: ${answer.body.slice(0, 200)}`;
    const { code } = problem.data;
    const ofAccess =
      endpoint.access === 'representative' ? (['NO_OFFICE', 'DECLARATION_MISSING'] as const) : [];
    const isDeclared = [...sharedCodes, ...ofAccess, ...(endpoint.errors ?? [])].includes(code);
    return isDeclared ? null : `refuses with ${code}, which it does not declare`;
  }
  if (endpoint.file)
    return endpoint.file.some((one) => type.startsWith(one)) ? null : `answers a file of ${type}`;
  if (endpoint.events) return type.startsWith('text/event-stream') ? null : `answers ${type}`;
  const parsed = z.safeParse(endpoint.response, JSON.parse(answer.body));
  if (!parsed.success) return `breaks its schema: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`;
  return null;
}

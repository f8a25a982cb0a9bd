/** Calls an endpoint of the portal as somebody, as the browser would. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { EndpointKey } from '#contract/endpoint.ts';
import { pageLanguageHeader } from '#contract/page-language-header.ts';
import { searchHeader } from '#contract/search-header.ts';
import { personHeader } from '#contract/session-endpoints.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './test-portal.ts';

/** A POST gets a fresh idempotency key unless one is given. */
export function createCall(
  app: FastifyInstance,
  tokenOf: (caller: Exclude<Caller, null>) => Promise<string>,
) {
  return async function call(
    caller: Caller,
    key: EndpointKey,
    request: {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      idempotencyKey?: string | null;
      personId?: string;
      token?: string;
      /** Where it comes from. */
      address?: string;
      /** What the page is in, where that is not bokmål. */
      language?: string | undefined;
    } = {},
  ): Promise<Answer> {
    const [method, path] = key.split(' ') as [InjectOptions['method'], string];
    const url = path.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(request.params?.[name] ?? ''));
    const token = request.token ?? (caller && (await tokenOf(caller)));
    const idempotencyKey =
      request.idempotencyKey === undefined && method === 'POST' ? randomUUID() : request.idempotencyKey;
    const isBytes = request.body instanceof Uint8Array;
    // As the browser sends it.
    const { search, ...query } = request.query ?? {};
    const answer = await app.inject({
      method,
      url,
      query,
      ...(request.address && { remoteAddress: request.address }),
      headers: {
        ...(search && { [searchHeader]: encodeURIComponent(search) }),
        ...(request.language && { [pageLanguageHeader]: request.language }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(request.personId && { [personHeader]: request.personId }),
        ...(request.body !== undefined && {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(request.body !== undefined && {
        payload: isBytes ? Buffer.from(request.body as Uint8Array) : JSON.stringify(request.body),
      }),
    });
    const isJson = /json/.test(String(answer.headers['content-type']));
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : {},
      text: answer.body,
      bytes: answer.rawPayload,
      headers: answer.headers,
    };
  };
}

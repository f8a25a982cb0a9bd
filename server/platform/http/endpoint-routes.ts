/** Puts a table of endpoints on Fastify. Every route of the API is made here, so no route can forget a rule. */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type {
  Access,
  AnswerOf,
  BodyOf,
  Endpoint,
  EndpointKey,
  EndpointTable,
  EventFeed,
  FileAnswer,
  ParamsOf,
  QueryOf,
  StreamedFile,
} from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { searchHeader } from '#contract/search-header.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { setAgreedLanguage } from '../database/agreed-language.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import type { LaggingReads } from '../database/replica.ts';
import { Refusal } from '../refusal.ts';
import { registerBytesRoute } from './bytes-route.ts';
import { addressOf } from './caller-key.ts';
import { type StreamTimes, sendEvents } from './event-stream.ts';
import { answerSchema, sendFile } from './file-reply.ts';
import { type AnswerKeeping, answerOnce } from './idempotency.ts';
import { languageOfCall } from './page-language.ts';
import { type ErrorReader, problemOf, sharedCodes } from './problem-reply.ts';

/** Reads get the database; writes get the transaction that their answer is recorded in. */
type Storage<Key> = Key extends `GET ${string}` ? { db: Database } : { tx: Transaction };

/** Who the caller can be, by what the endpoint asks for. */
export type Actors = Record<Access, unknown>;

export type HandlerRequest<Key, E extends Endpoint, A extends Actors> = Storage<Key> & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: A[E['access']];
  now: Date;
  requestId: string;
  /** Where the request comes from, as it is counted: IPv4, or the /64 of IPv6. */
  address: string;
  /** Of the page that asks. */
  language: Language;
  /** For an answer of several parts: the problem of one that failed. Logs the error. */
  problemOf(error: unknown, part: string): Problem;
};
/** One function for each endpoint of a table: a missing one, or a wrong answer, does not compile. */
export type EndpointHandlers<T extends EndpointTable, A extends Actors> = {
  [Key in keyof T & EndpointKey]: (request: HandlerRequest<Key, T[Key], A>) => Promise<AnswerOf<T[Key]>>;
};

export type EndpointRoutesOptions<T extends EndpointTable, A extends Actors> = {
  table: T;
  handlers: EndpointHandlers<T, A>;
  db: Database;
  /** For endpoints whose answer may be some seconds old. */
  laggingReads: LaggingReads;
  clock: { now(): Date };
  /** Who calls, and whether they may; throws a Refusal. Runs before anything of the request is read. */
  admit(request: FastifyRequest, endpoint: Pick<Endpoint, 'access' | 'alsoFor'>): Promise<unknown>;
  /** Before the transaction of a write begins: what has to be kept also where that is rolled back. May refuse. */
  beforeWrite(input: { actor: unknown; body: unknown; address: string; now: Date }): Promise<void>;
  /** Whose idempotency keys these are; null for somebody without a sign-in. */
  personIdOf(actor: unknown): string | null;
  answerKeeping: AnswerKeeping;
  streamTimes: StreamTimes;
  readError: ErrorReader;
  /** Rewrites a PDF; throws a Refusal. Slow, so it runs before a transaction begins. */
  cleanPdf(bytes: Uint8Array): Promise<Uint8Array>;
};
const cleaningTimeoutMs = 120_000;

type LooseHandler = (request: Record<string, unknown>) => Promise<unknown>;

export function registerEndpoints<T extends EndpointTable, A extends Actors>(
  app: FastifyInstance,
  options: EndpointRoutesOptions<T, A>,
): void {
  const { db, clock } = options;
  const actors = new WeakMap<FastifyRequest, unknown>();
  const problem = {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: Problem } },
  };

  for (const [key, endpoint] of Object.entries<Endpoint>(options.table)) {
    const [method, url] = key.split(' ') as [string, string];
    const handler = options.handlers[key as keyof T & EndpointKey] as unknown as LooseHandler;
    const status = endpoint.status ?? 200;
    const { params, query, body, bytes } = endpoint;

    const route = {
      method: method as HTTPMethods,
      url,
      schema: {
        summary: endpoint.summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { [status]: answerSchema(endpoint), '4xx': problem, '5xx': problem },
      } as object,
      config: { access: endpoint.access } as object,
      // A file leaves as slowly as its reader's network takes it.
      ...((endpoint.file || endpoint.events) && { handlerTimeout: 600_000 }),
      ...(bytes?.pdf && { handlerTimeout: cleaningTimeoutMs }),
      ...(endpoint.events && { exposeHeadRoute: false }),
      async onRequest(request: FastifyRequest) {
        actors.set(request, await options.admit(request, endpoint));
      },
      ...(query && { preValidation: async (request: FastifyRequest) => takeSearch(request) }),
      handler: answer,
    } satisfies RouteOptions;
    if (bytes) registerBytesRoute(app, route, bytes.maximum);
    else app.route(route);

    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const actor = actors.get(request);
      const { params, query } = request;
      // Without a body there are no bytes.
      const received = bytes ? (request.body ?? new Uint8Array()) : request.body;
      const body = bytes?.pdf ? await options.cleanPdf(received as Uint8Array) : received;
      const input = {
        params,
        query,
        body,
        actor,
        now: clock.now(),
        requestId: request.id,
        address: addressOf(request),
        language: languageOfCall(request),
        problemOf(error: unknown, part: string) {
          const { code, ...more } = options.readError(error as Error & { code: string }, request, part);
          return problemOf(code, more);
        },
      };
      reply.header('cache-control', 'no-store');
      try {
        if (endpoint.events) {
          const feed = (await handler({ ...input, db })) as EventFeed;
          return sendEvents(reply, feed, () => options.admit(request, endpoint), options.streamTimes);
        }
        if (endpoint.file)
          return sendFile(
            reply,
            endpoint.file,
            (await handler({ ...input, db })) as FileAnswer | StreamedFile,
          );
        if (endpoint.mayLag && method === 'GET')
          return reply.send(await options.laggingReads((copy) => handler({ ...input, db: copy })));
        if (method === 'GET') return reply.code(status).send(await handler({ ...input, db }));
        await options.beforeWrite(input);
        const write = async (tx: Transaction) => {
          const { language } = input;
          // Bokmål is what it is anyhow, and costs no statement.
          if (language !== 'nb') await setAgreedLanguage(tx, language);
          return handler({ ...input, tx });
        };
        if (method !== 'POST') {
          const result = await inTransaction(db, write);
          return reply.code(status).send(result);
        }
        const { status: recordedStatus, body: recorded } = await answerOnce(
          db,
          {
            personId: options.personIdOf(actor) ?? options.answerKeeping.anonymousId(input.address),
            key: request.headers['idempotency-key'],
            endpoint: key,
            content: [params, query, body ?? null],
            now: input.now,
            keeping: options.answerKeeping,
          },
          async (tx) => {
            const result = z.parse(endpoint.response, await write(tx));
            return { status, body: JSON.stringify(result) };
          },
        );
        return reply
          .code(recordedStatus)
          .type('application/json; charset=utf-8')
          .serializer((text: unknown) => text as string)
          .send(recorded);
      } catch (error) {
        if (error instanceof Refusal && ![...sharedCodes, ...(endpoint.errors ?? [])].includes(error.code)) {
          throw new Error(`${key} refused with ${error.code}, which it does not declare`);
        }
        throw error;
      }
    }
  }
}

/** Into the query, where the contract has it. */
function takeSearch(request: FastifyRequest): void {
  const words = request.headers[searchHeader];
  if (typeof words !== 'string') return;
  try {
    request.query = { ...(request.query as object), search: decodeURIComponent(words) };
  } catch {
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/search', code: 'INVALID' }] });
  }
}

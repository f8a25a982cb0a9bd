/** One call over HTTP. Who is signed in is passed in, so that it runs against a real server in a test. */
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { searchHeader } from '#contract/search-header.ts';
import { ApiError, readProblem } from './api-error.ts';
import { untilRoom } from './room.ts';
import { OfflineError, patienceMs, within } from './within.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** One for each submit, the same again when the same submit is repeated. A new one unless given. */
  idempotencyKey?: string | undefined;
  /** The call has to outlive the page. At most 64 kB. */
  keepalive?: boolean | undefined;
};
type EachRequest = { [Key in keyof Endpoints]: RequestOf<Endpoints[Key]> & CallOptions };
type EachArguments = {
  [Key in keyof Endpoints]: object extends RequestOf<Endpoints[Key]>
    ? [request?: EachRequest[Key]]
    : [request: EachRequest[Key]];
};
/** Tables, and not mapped types: of these the compiler would make every combination of all endpoints' parts. */
interface Requests extends EachRequest {}
interface Arguments extends EachArguments {}
export type CallRequest<Key extends keyof Endpoints> = Requests[Key];
/** The request may be left out where the endpoint takes none. */
export type CallArguments<Key extends keyof Endpoints> = Arguments[Key];

export type Caller = {
  /** Null when signed out. @param forceRefresh the current token was refused */
  getAccessToken(forceRefresh: boolean): Promise<string | null>;
  /** Who of a shared account it is. */
  getPersonId(): string | null;
  /** Settles when the person has chosen who they are. */
  personChosen(): Promise<void>;
  /** A renewed token was refused too. Leaves the page, and never settles then. */
  signInAgain(): Promise<void>;
  /** Sends a file, and calls `alive` whenever some of it has gone. */
  sendBytes(
    url: string,
    init: { method: string; headers: Headers; body: Blob; signal: AbortSignal },
    alive: () => void,
  ): Promise<Response>;
  /** What a page in another language than bokmål says with each call. */
  ownHeaders?(): Record<string, string>;
  /** An answer to a first GET that was asked for before the app was there. */
  takeEarlyAnswer?(url: string): Promise<Response> | undefined;
  /** Put in front of the path; empty in the browser. */
  origin?: string;
};

type LooseRequest = CallOptions & {
  params?: object;
  query?: object;
  body?: object;
  bytes?: Blob;
};

export function createCall(caller: Caller) {
  /**
   * @throws ApiError what the server refused, with its code; OfflineError when there was no answer, NoAnswerError
   *   among them where it was waited for; DOMException AbortError; the sign-in library's error where no token is to be had
   */
  return async function call<Key extends keyof Endpoints>(
    key: Key,
    ...[request]: CallArguments<Key>
  ): Promise<ResponseOf<Endpoints[Key]>> {
    const loose = (request ?? {}) as LooseRequest;
    const idempotencyKey = loose.idempotencyKey ?? (key.startsWith('POST') ? crypto.randomUUID() : undefined);
    const limitMs = key.startsWith('GET') ? patienceMs.read : patienceMs.write;
    // The token, the answer and all of its bytes. What waits for the person has no limit.
    const attemptOnce = (forceRefresh: boolean) =>
      within(
        limitMs,
        async (signal, alive) => {
          const token = await caller.getAccessToken(forceRefresh);
          return outcomeOf(await send(caller, key, { ...loose, idempotencyKey, signal }, token, alive));
        },
        loose.signal,
      );
    const attempt = (forceRefresh: boolean) => untilRoom(() => attemptOnce(forceRefresh), loose.signal);
    let outcome = await attempt(false);
    if (outcome.problem?.status === 401) {
      outcome = await attempt(true);
      if (outcome.problem?.status === 401) await caller.signInAgain();
    }
    if (outcome.problem?.code === 'PERSON_NOT_CHOSEN') {
      await caller.personChosen();
      loose.signal?.throwIfAborted();
      outcome = await attempt(false);
    }
    if (outcome.problem) throw new ApiError(outcome.problem);
    return outcome.answer as ResponseOf<Endpoints[Key]>;
  };
}

type Outcome = { answer?: unknown; problem?: Awaited<ReturnType<typeof readProblem>> };

const outcomeOf = async (response: Response): Promise<Outcome> =>
  response.ok ? { answer: await answerOf(response) } : { problem: await readProblem(response) };

/** JSON, or what the server sends to be saved. */
async function answerOf(response: Response): Promise<unknown> {
  const disposition = response.headers.get('content-disposition');
  if (!disposition) return response.json();
  const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
  const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  return { name: decodeURIComponent(name), type, content: new Uint8Array(await response.arrayBuffer()) };
}

/** `GET /api/enquiries/:id` → method and address. What somebody searches for is not in it (`contract/search-header.ts`). */
export function addressOf(
  key: string,
  params: object = {},
  query: object = {},
): [method: string, url: string] {
  const [method, path] = key.split(' ') as [string, string];
  const values = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && name !== 'search') asked.set(name, String(value));
  return [method, asked.size > 0 ? `${filled}?${asked}` : filled];
}

async function send(
  caller: Caller,
  key: string,
  request: LooseRequest & { signal: AbortSignal },
  token: string | null,
  alive: () => void,
): Promise<Response> {
  const [method, url] = addressOf(key, request.params, request.query);
  const headers = new Headers({ accept: 'application/json', ...caller.ownHeaders?.() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const personId = caller.getPersonId();
  if (personId) headers.set('person-id', personId);
  const { search } = (request.query ?? {}) as { search?: string };
  if (search) headers.set(searchHeader, encodeURIComponent(search));
  if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
  const { signal, bytes } = request;
  const init: RequestInit = { method, headers, signal, cache: 'no-store', credentials: 'omit' };
  if (request.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.body);
  }
  if (bytes) headers.set('content-type', 'application/octet-stream');
  if (request.keepalive) init.keepalive = true;
  const address = (caller.origin ?? '') + url;
  try {
    if (bytes) return await caller.sendBytes(address, { method, headers, body: bytes, signal }, alive);
    const early = token && method === 'GET' ? caller.takeEarlyAnswer?.(url) : undefined;
    const response = await (early ?? fetch(address, init));
    return response.body ? new Response(response.body.pipeThrough(telling(alive)), response) : response;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new OfflineError();
  }
}

/** A long answer on a slow line is no silence. */
const telling = (alive: () => void) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      alive();
      controller.enqueue(part);
    },
  });

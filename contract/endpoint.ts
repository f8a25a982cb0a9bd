/**
 * The vocabulary in which an endpoint is said. A table of endpoints is keyed by `METHOD /path`; the server
 * answers it, the browser calls it, OpenAPI and the access tests are made from it.
 */
import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call. There is no default: an endpoint that does not say does not compile.
 * - `public`: anybody, signed in or not
 * - `account`: any caller with a valid access token, even before a person of a shared account is chosen
 * - `joining`: the person behind a valid access token, also one who has neither joined nor been matched yet
 * - `signed-in`: a person who has, or who is known to the portal as something else (guardian, donor): member or not
 * - `member`: a person with an active membership
 * - `representative`: a person who holds an office today, and has made the declaration of confidentiality; which unit's, the
 *   feature asks
 * - `staff`: member service («medlemsservice»)
 * - `treasurer`: member-service staff with the treasurer role
 * - `administrator`: who gives and ends roles and sets up the organisation; need not be member service
 * - `client`: another system, with a token of its own
 */
export type Access =
  | 'public'
  | 'account'
  | 'joining'
  | 'signed-in'
  | 'member'
  | 'representative'
  | 'staff'
  | 'treasurer'
  | 'administrator'
  | 'client';

/** The roles that open one part of the desk, and nothing else of it. */
export type DeskPart = 'ceremony-coordinator' | 'magazine-editor';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} /api/${string}`;

/** The files that an endpoint can answer with, by their media type. */
export const fileTypes = [
  'application/pdf',
  'application/json',
  'application/xml',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/calendar',
  'text/csv',
  'image/jpeg',
  'image/png',
] as const;
export type FileType = (typeof fileTypes)[number];

/** A file as its handler gives it and as the browser gets it. The name may hold any letter; it is made safe on the way. */
export type FileAnswer = { name: string; type: FileType; content: Uint8Array };
/** A stream as its handler gives it: names of what has changed, until it ends. @returns what stops the listening */
export type EventFeed<Name extends string = string> = {
  listen(tell: (name: Name) => void, end: () => void): () => void;
};
/** A large file as its handler gives it: piece by piece, as fast as it is taken. The size is null where it is made as it is sent. */
export type StreamedFile = Omit<FileAnswer, 'content'> & {
  sizeBytes: number | null;
  content: AsyncIterable<Uint8Array>;
};

type EndpointBase = {
  access: Access;
  /** Of what is for `staff`: a role that may call it too, without being of member service. */
  alsoFor?: DeskPart;
  /** One English line for the OpenAPI document. */
  summary: string;
  params?: z.ZodMiniType<object>;
  query?: z.ZodMiniType<object>;
  body?: z.ZodMiniType<object>;
  /**
   * In place of a JSON body: bytes (`application/octet-stream`), with a maximum. `pdf`: a PDF, which is rewritten
   * before the handler gets it; what cannot be is refused as UNSUPPORTED_MEDIA_TYPE.
   */
  bytes?: { maximum: number; pdf?: true };
  /** 200 unless said. */
  status?: 200 | 201;
  /** The refusals this endpoint may answer with, besides those every endpoint shares. */
  errors?: readonly ProblemCode[];
};
export type JsonEndpoint = EndpointBase & {
  response: z.ZodMiniType<object>;
  file?: never;
  events?: never;
  /** Only to read: statistics, which may be some seconds old. The handler writes nothing. */
  mayLag?: true;
};
/** Only to read: the answer to a write is recorded as JSON. `file` names the types that it may answer with. */
export type FileEndpoint = EndpointBase & {
  file: readonly FileType[];
  mayLag?: never;
  response?: never;
  events?: never;
  body?: never;
  bytes?: never;
  status?: 200;
};
/** Server-sent events, with a name each and nothing else: what has changed is asked for as it always is. */
export type EventsEndpoint = EndpointBase & {
  events: readonly string[];
  mayLag?: never;
  response?: never;
  file?: never;
  body?: never;
  bytes?: never;
  status?: 200;
};
/** Schemas are zod (mini) objects; `response` also strips every field that it does not name. */
export type Endpoint = JsonEndpoint | FileEndpoint | EventsEndpoint;
export type EndpointTable = {
  [Key in EndpointKey]: Key extends `GET ${string}` ? Endpoint : JsonEndpoint;
};

/** Keeps the literal types of a table, and checks each entry. */
export const defineEndpoints = <const T extends EndpointTable>(
  table: T & { [Key in keyof T]: Key extends EndpointKey ? unknown : never },
): T => table;

type OutputOf<S> = S extends z.ZodMiniType<infer Output> ? Output : undefined;
type InputOf<S> = S extends z.ZodMiniType<unknown, infer Input> ? Input : undefined;

/** What a handler receives, parsed. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = E extends { bytes: object } ? Uint8Array : OutputOf<E['body']>;
/** What a handler answers. */
export type AnswerOf<E extends Endpoint> = E extends { file: readonly FileType[] }
  ? FileAnswer | StreamedFile
  : E extends { events: readonly (infer Name extends string)[] }
    ? EventFeed<Name>
    : OutputOf<E['response']>;
/** What the browser gets. */
export type ResponseOf<E extends Endpoint> = E extends { file: readonly FileType[] }
  ? FileAnswer
  : E extends { events: readonly string[] }
    ? never
    : OutputOf<E['response']>;
/** What the browser sends. For each endpoint by itself: several at once would be every mixture of their parts. */
export type RequestOf<E extends Endpoint> = E extends unknown
  ? (E extends { params: infer S } ? { params: InputOf<S> } : object) &
      (E extends { query: infer S } ? { query?: InputOf<S> } : object) &
      (E extends { body: infer S } ? { body: InputOf<S> } : object) &
      (E extends { bytes: object } ? { bytes: Blob | Uint8Array<ArrayBuffer> } : object)
  : never;

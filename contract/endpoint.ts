/**
 * The vocabulary in which an endpoint is said. A table of endpoints is keyed by `METHOD /path`; the server
 * answers it, the browser calls it, OpenAPI and the access tests are made from it.
 */
import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';

/**
 * Who may call. There is no default: an endpoint that does not say does not compile.
 * - `public`: anybody, signed in or not
 * - `account`: whoever has a valid access token, also while nobody of a shared account is chosen
 * - `joining`: the person behind a valid access token, also one who has neither joined nor been matched yet
 * - `signed-in`: a person who has, or whom the portal knows as something else (guardian): member or not
 * - `member`: a person with an active membership
 * - `staff`: member service («medlemsservice»)
 */
export type Access = 'public' | 'account' | 'joining' | 'signed-in' | 'member' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} /api/${string}`;

/** Schemas are zod (mini) objects; `response` also strips every field that it does not name. */
export type Endpoint = {
  access: Access;
  /** One English line for the OpenAPI document. */
  summary: string;
  params?: z.ZodMiniType<object>;
  query?: z.ZodMiniType<object>;
  body?: z.ZodMiniType<object>;
  /** 200 unless said. */
  status?: 200 | 201;
  response: z.ZodMiniType<object>;
  /** The refusals this endpoint may answer with, besides those every endpoint shares. */
  errors?: readonly ProblemCode[];
};
export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Keeps the literal types of a table, and checks each entry. */
export const defineEndpoints = <const T extends EndpointTable>(
  table: T & { [Key in keyof T]: Key extends EndpointKey ? unknown : never },
): T => table;

type OutputOf<S> = S extends z.ZodMiniType<infer Output> ? Output : undefined;
type InputOf<S> = S extends z.ZodMiniType<unknown, infer Input> ? Input : undefined;

/** What a handler receives, parsed. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
/** What a handler answers, and what the browser gets. */
export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;
/** What the browser sends. */
export type RequestOf<E extends Endpoint> = (E extends { params: infer S }
  ? { params: InputOf<S> }
  : object) &
  (E extends { query: infer S } ? { query?: InputOf<S> } : object) &
  (E extends { body: infer S } ? { body: InputOf<S> } : object);

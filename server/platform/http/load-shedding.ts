/**
 * Overload is shed, not queued: a request that would wait too long is turned away at once, before anything is done for
 * it, and its caller is asked to come again.
 */
import fastifyUnderPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem-reply.ts';
import type { TroubleCounter } from './trouble-counter.ts';

/** How much the portal takes on at once; 0: no limit. */
export type LoadLimits = {
  /** Requests to the API that are worked on. */
  maxRequestsInFlight: number;
  /** Statements that wait for a connection to the database. */
  maxWaitingForDatabase: number;
  /** How long the process may be held up. */
  maxEventLoopDelayMs: number;
};
export type Load = { inFlight: number; waiting: number; isHeldUp: boolean };

const healthChecks = ['/healthz', '/readyz'];
/** A sign-in under way, and what other systems send us: both may wait while the API is turned away. */
const reserved = ['/id/', '/webhooks/', '/avmelding/'];

const isApi = (route: string) => route.startsWith('/api/');

/**
 * The API goes first. Sign-in and webhooks have a reserve: for them as much again may wait. Pages ask the database for
 * nothing, and go only where the process itself is held up; health checks never do.
 * @param route as it is registered, `/api/enquiries/:id`
 */
export function isTurnedAway(route: string, load: Load, limits: LoadLimits): boolean {
  if (healthChecks.includes(route)) return false;
  if (load.isHeldUp) return true;
  const mostInFlight = limits.maxRequestsInFlight || Infinity;
  const mostWaiting = limits.maxWaitingForDatabase || Infinity;
  if (isApi(route)) return load.inFlight >= mostInFlight || load.waiting >= mostWaiting;
  return reserved.some((prefix) => route.startsWith(prefix)) && load.waiting >= 2 * mostWaiting;
}

const turnedAway = new WeakSet<FastifyRequest>();
/** Those are counted in the log, not listed. */
export const wasTurnedAway = (request: FastifyRequest): boolean => turnedAway.has(request);

const retryAfter = 3;
/** Ready-made: there are many of them. */
const problem = JSON.stringify({ ...problemOf('UNAVAILABLE'), retryAfter });
const sentence = 'Mange bruker Min side akkurat nå. Vent litt og prøv igjen.\n';

/**
 * Turns requests away from here on, with 503 and when to come again.
 * @param needs.waiting how many statements wait for a connection to the database
 */
export async function shedLoad(
  app: FastifyInstance,
  limits: LoadLimits,
  needs: { waiting(): number; troubles: TroubleCounter },
): Promise<void> {
  const working = new Set<FastifyRequest>();
  const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? '';
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    // It only measures.
    pressureHandler: () => {},
  });

  function turnAway(request: FastifyRequest, reply: FastifyReply): void {
    turnedAway.add(request);
    needs.troubles.count('OVERLOAD');
    reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
    if (isApi(routeOf(request))) reply.type('application/problem+json; charset=utf-8').send(problem);
    else reply.type('text/plain; charset=utf-8').send(sentence);
  }

  // Work is what the portal does itself. A body or an answer on a slow network is none, nor is a stream of changes.
  const begin = (request: FastifyRequest) => isApi(routeOf(request)) && working.add(request);
  const end = (request: FastifyRequest) => working.delete(request);
  app.addHook('onRequest', (request, reply, next) => {
    const load = { inFlight: working.size, waiting: needs.waiting(), isHeldUp: app.isUnderPressure() };
    if (isTurnedAway(routeOf(request), load, limits)) return turnAway(request, reply);
    if (begin(request)) reply.raw.once('close', () => end(request));
    next();
  });
  app.addHook('preParsing', (request, _reply, _body, next) => {
    end(request);
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => {
    begin(request);
    next();
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    end(request);
    next();
  });
}

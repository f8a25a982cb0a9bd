/** Rate limits. A caller with a valid token counts by account, all others by IP address. */
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { noteSecurityEvent } from '../security-events.ts';
import { addressOf } from './caller-key.ts';

/** What is asked for; each is counted by itself, so that a flood of one kind shuts out nothing else. */
type Place = 'api' | 'anonymousWrite' | 'signIn' | 'beginSignIn' | 'webhook' | 'page';

/** Of the limit that is set. Pages come with a dozen files each; other systems send much at once, and humans write little. */
const shares: Record<Place, number> = {
  api: 1,
  anonymousWrite: 0.1,
  signIn: 1,
  beginSignIn: 0.2,
  webhook: 10,
  page: 5,
};

export type RequestLimits = {
  /** @throws Refusal TOO_MANY_REQUESTS */
  countAddress(request: FastifyRequest, place: 'api' | 'anonymousWrite'): Promise<void>;
  /**
   * @param account whose valid token came with the request, the same after each renewal
   * @throws Refusal TOO_MANY_REQUESTS
   */
  countAccount(request: FastifyRequest, account: string): Promise<void>;
};

/**
 * Counts what is not the API by address from here on, and gives the API what it counts with.
 * @param options.perMinute for one account, and for one address without an account
 */
export async function limitRequests(
  app: FastifyInstance,
  { perMinute, signInPath }: { perMinute: number; signInPath: string },
): Promise<RequestLimits> {
  await app.register(fastifyRateLimit, { global: false, timeWindow: 60_000, cache: 50_000 });
  const limitOf = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max: Math.max(1, Math.floor(max)), keyGenerator });
    return async (request: FastifyRequest): Promise<void> => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.ttlInSeconds });
    };
  };
  const byAddress = Object.fromEntries(
    Object.entries(shares).map(([place, share]) => [place, limitOf(perMinute * share, addressOf)]),
  ) as Record<Place, (request: FastifyRequest) => Promise<void>>;
  const accounts = new WeakMap<FastifyRequest, string>();
  const byAccount = limitOf(perMinute, (request) => accounts.get(request) ?? addressOf(request));

  app.addHook('onRequest', async (request, reply) => {
    const place = placeOf(request, signInPath);
    if (!place) return;
    try {
      await byAddress[place](request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      noteSecurityEvent(request.log, 'limit.reached', error.code);
      return reply
        .code(429)
        .header('retry-after', error.retryAfterSeconds)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(
          'Det kommer for mange forespørsler fra nettet ditt akkurat nå. Vent et minutt og prøv igjen.\n',
        );
    }
  });
  return {
    countAddress: (request, place) => byAddress[place](request),
    async countAccount(request, account) {
      accounts.set(request, account);
      await byAccount(request);
    },
  };
}

/** By the route that was found, never by how the address was spelled. Null: the API counts by itself. */
function placeOf({ routeOptions, url }: FastifyRequest, signInPath: string): Place | null {
  const route = routeOptions.url ?? '';
  if (route.startsWith('/api/')) return null;
  if (route.startsWith('/webhooks/')) return 'webhook';
  if (!route.startsWith(`${signInPath}/`)) return 'page';
  return url.split('?')[0]!.endsWith('/authorize') ? 'beginSignIn' : 'signIn';
}

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What requests are counted by: the bearer token (hashed), else the address; IPv6 by its /64. */
export function callerKey(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { authorization } = request.headers;
  if (authorization) return createHash('sha256').update(authorization).digest('base64url');
  return addressOf(request);
}

/** The address a request comes from; IPv6 by its /64, of which one household or server has all. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip;

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** What requests are counted by: the bearer token (hashed), else the address; IPv6 by its /64. */
export function callerKey(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const { authorization } = request.headers;
  if (authorization) return createHash('sha256').update(authorization).digest('base64url');
  return request.ip.includes(':') ? request.ip.split(':').slice(0, 4).join(':') : request.ip;
}

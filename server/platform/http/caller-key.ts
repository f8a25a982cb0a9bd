import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The address a request comes from, in one spelling: IPv4 (also where IPv6 carries it), or the first address of the /64 of
 * IPv6, of which one household or server has all. `unknown` once the connection is gone.
 */
export function addressOf({ ip }: { ip: FastifyRequest['ip'] | undefined }): string {
  const plain = (ip ?? '')
    // A link-local address names its interface, and some proxies add the port.
    .replace(/%.*$/, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return isIP(plain) ? normalizeIP(plain) : 'unknown';
}

/** `/.well-known/security.txt`: where somebody who has found a hole says so. RFC 9116. */
import type { FastifyInstance } from 'fastify';

const daysGood = 180;

/** @param options.email where findings go */
export function serveSecurityTxt(
  app: FastifyInstance,
  { origin, email, clock }: { origin: string; email: string; clock: { now(): Date } },
): void {
  const address = '/.well-known/security.txt';
  app.get(address, (_request, reply) => {
    const expiresAt = new Date(clock.now().getTime() + daysGood * 86_400_000);
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expiresAt.toISOString()}`,
      'Preferred-Languages: nb, nn, en',
      `Canonical: ${origin}${address}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** What a member needs to keep the membership card on a device: the worker that shows it, and the frame that registers it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const worker = '/medlemskort.js';
const frame = '/medlemskort-ramme';

/**
 * No page of the portal allows a Trusted Types policy, which registering a worker takes. The frame does, runs no script of its
 * own, and allows this one worker only.
 * @param folder of the built pages
 */
export function serveKeptCard(
  app: FastifyInstance,
  { folder, origin }: { folder: string; origin: string },
): void {
  const script = readFileSync(path.join(folder, 'card-worker.js'), 'utf8');
  const framePolicy = [
    "default-src 'none'",
    `worker-src ${origin}${worker}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types medlemskort',
  ].join('; ');
  app.get(worker, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // It asks for the page that it stands before, and for nothing else.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('cache-control', 'no-cache')
      .send(script),
  );
  app.get(frame, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy)
      .header('cache-control', 'no-cache')
      .send('<!doctype html><html lang="nb"><title>Medlemskort</title></html>\n'),
  );
}

/** What a member needs to keep the membership card on a device: the worker that shows it, and the frame that registers it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageSecurityPolicy } from './security-headers.ts';

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
  const closed = pageSecurityPolicy({ scripts: [], styles: [], connectTo: [], frameAncestors: 'self' });
  const framePolicy = `${closed.replace("trusted-types 'none'", 'trusted-types medlemskort')}; worker-src ${new URL(origin).host}${worker}`;
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

/** The documentation of the API for other systems: the kept OpenAPI document, and the kept page made from it, which runs no script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import document from '../../../contract/register-api-v1.json' with { type: 'json' };
import { pageSecurityPolicy } from './security-headers.ts';

const address = '/openapi/register-v1';
const page = readFileSync(new URL('../../../contract/register-api-v1.html', import.meta.url), 'utf8');
const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
const policy = pageSecurityPolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  connectTo: [],
  frameAncestors: 'none',
});

/** Open to all: it holds nothing of the organisation. */
export function serveRegisterApiPage(app: FastifyInstance): void {
  const parts = [
    ['', 'text/html', page],
    ['/openapi.json', 'application/json', JSON.stringify(document)],
  ] as const;
  for (const [ending, type, content] of parts)
    app.get(`${address}${ending}`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(content),
    );
}

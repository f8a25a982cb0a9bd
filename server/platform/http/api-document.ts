/** `/api/openapi.json`: what every endpoint takes and answers. Made and written out once, however often it is asked for. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

export function serveApiDocument(
  api: FastifyInstance,
  { onRequest }: { onRequest(request: FastifyRequest): Promise<void> },
): void {
  let document: Buffer | null = null;
  api.get('/api/openapi.json', { schema: { hide: true }, onRequest }, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(api.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** Webhook URLs: the raw body is passed to a handler that verifies the signature. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteSecurityEvent } from '../security-events.ts';

export type WebhookMessage = {
  method: string;
  headers: FastifyRequest['headers'];
  /** Of the path, where it has any. */
  params?: Record<string, string>;
  /** As it came, byte for byte: what was signed. */
  body: Buffer;
};
export type Webhook = {
  path: string;
  /** @returns false for an invalid signature; then nothing has happened. Or the answer, where one is expected */
  receive(message: WebhookMessage): Promise<boolean | { status: number; body: object }>;
};

/** Answers 200 as soon as the message is kept, 401 to what is not signed, and nothing about why. */
export async function registerWebhooks(app: FastifyInstance, webhooks: readonly Webhook[]): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    for (const { path, receive } of webhooks) {
      scope.post(path, { schema: { hide: true } }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const message = {
          method: request.method,
          headers: request.headers,
          body,
          params: request.params as Record<string, string>,
        };
        const isTaken = await receive(message);
        if (typeof isTaken === 'object') {
          if (isTaken.status === 401) noteSecurityEvent(request.log, 'message.forged');
          return reply.code(isTaken.status).header('cache-control', 'no-store').send(isTaken.body);
        }
        if (!isTaken) noteSecurityEvent(request.log, 'message.forged');
        return reply
          .code(isTaken ? 200 : 401)
          .header('cache-control', 'no-store')
          .send();
      });
    }
  });
}

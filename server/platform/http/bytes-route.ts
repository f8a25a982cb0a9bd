/** Endpoints that read bytes. Everything else about them is as for any other endpoint. */
import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route that reads bytes and nothing else: JSON is as foreign to it as bytes are to the others. */
export function registerBytesRoute(app: FastifyInstance, route: RouteOptions, maximum: number): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    own.route({ ...route, bodyLimit: maximum });
  });
}

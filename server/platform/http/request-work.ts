/** All that happens for a request knows that it is for this request: its jobs, and the statements that are counted. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { during, newWork, type Work } from '../cause.ts';
import { tracerNow } from '../tracing.ts';

const works = new WeakMap<FastifyRequest, Work>();

/** @returns how many statements have been sent to the database for a request */
export const statementsOf = (request: FastifyRequest): number => works.get(request)?.statements ?? 0;

/** For all that is registered afterwards. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const isHealthCheck = request.routeOptions.logLevel === 'warn';
    const span = isHealthCheck ? null : (tracerNow()?.request(request.id) ?? null);
    const work = newWork('request', request.id, span);
    works.set(request, work);
    during(work, next);
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request;
    works
      .get(request)
      ?.span?.end(
        { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        reply.statusCode >= 500,
      );
    next();
  });
  // A body is read in events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, next) => during(works.get(request)!, next));
}

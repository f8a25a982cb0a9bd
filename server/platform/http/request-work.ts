/** All that happens for a request knows that it is for this request: its jobs, and the statements that are counted. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { during, newWork, type Work } from '../cause.ts';

const works = new WeakMap<FastifyRequest, Work>();

/** @returns how many statements have been sent to the database for a request */
export const statementsOf = (request: FastifyRequest): number => works.get(request)?.statements ?? 0;

/** For all that is registered afterwards. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const work = newWork('request', request.id);
    works.set(request, work);
    during(work, next);
  });
  // A body is read in events of the connection, which know of no request.
  app.addHook('preValidation', (request, _reply, next) => during(works.get(request)!, next));
}

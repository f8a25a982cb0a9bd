/**
 * One line of the log and one count for each request, when it has been answered. Those that are turned away are only
 * counted, as are health checks (their `logLevel`).
 */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { PortalMetrics } from '../watching/portal-metrics.ts';
import { wasTurnedAway } from './load-shedding.ts';
import { statementsOf } from './request-work.ts';

export class RequestLog extends LogController {
  readonly #metrics: Pick<PortalMetrics, 'countRequest'>;

  constructor(metrics: Pick<PortalMetrics, 'countRequest'>) {
    super();
    this.#metrics = metrics;
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    this.#metrics.countRequest(labels, reply.elapsedTime / 1000);
    if (wasTurnedAway(request)) return;
    const line = {
      req: request,
      res: reply,
      responseTime: Math.round(reply.elapsedTime),
      statements: statementsOf(request),
    };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

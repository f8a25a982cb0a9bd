/** One line of the log for each request, when it has been answered; those that are turned away are only counted. */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { wasTurnedAway } from './load-shedding.ts';

export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (wasTurnedAway(request)) return;
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

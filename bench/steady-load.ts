/**
 * Asks a portal for many things at a steady rate over connections that stay open, in a process of its own, and times
 * each answer. `load-generator.ts` asks for one thing as fast as it can.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

export type LoadRequest = { method: 'GET' | 'PUT'; path: string; body?: string };
export type LoadOrder = {
  origin: string;
  /** One for each member who is signed in; requests take them in turn. */
  tokens: string[];
  requests: LoadRequest[];
  /** Requests per second in all. Null: as fast as the answers come. */
  rate: number | null;
  connections: number;
  seconds: number;
};
export type LoadFigures = {
  answers: number;
  /** Answers that were 503: the portal asked the caller to wait. */
  shed: number;
  /** Answers that were neither 2xx nor 503, and requests without an answer. */
  failed: number;
  perSecond: number;
  /** Milliseconds until the answer, of the answers that were 2xx. */
  p50: number;
  p95: number;
  p99: number;
  /** How each other status came, for the reader of a failed trial. */
  statuses: Record<string, number>;
};

/** Runs the order in a process of its own, so that the timing is not disturbed by the trial. */
export async function runSteadyLoad(order: LoadOrder): Promise<LoadFigures> {
  const child = fork(import.meta.filename, { env: process.env });
  child.send(order);
  const [figures] = (await once(child, 'message')) as [LoadFigures];
  child.kill();
  return figures;
}

function ask({ origin, tokens, requests, rate, connections, seconds }: LoadOrder): Promise<LoadFigures> {
  let turn = 0;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        ...(rate !== null && { overallRate: rate }),
        timeout: 30,
        requests: requests.map(({ method, path, body }) => ({
          ...{ method, path },
          ...(body !== undefined && { body }),
          setupRequest: (request) => {
            turn += 1;
            request.headers = {
              authorization: `Bearer ${tokens[turn % tokens.length]}`,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            };
            return request;
          },
        })),
      },
      (error, result) => {
        if (error) return reject(error);
        times.sort((a, b) => a - b);
        const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
        const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
        const shed = statuses['503'] ?? 0;
        resolve({
          ...{ answers, shed, statuses },
          failed: answers - shed - times.length + result.errors,
          perSecond: Math.round(answers / result.duration),
          p50: at(0.5),
          p95: at(0.95),
          p99: at(0.99),
        });
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 200 && status < 300) times.push(milliseconds);
    });
  });
}

if (import.meta.main) {
  process.once('message', async (order) => process.send!(await ask(order as LoadOrder)));
}

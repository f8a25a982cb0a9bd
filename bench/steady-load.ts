/**
 * Asks a portal for many things at a mean rate over connections that stay open, in a process of its own, and times each
 * answer from the moment that its request was due. `load-generator.ts` asks for one thing as fast as it can.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

export type LoadRequest = { method: 'GET' | 'PUT'; path: string; body?: string };
export type LoadOrder = {
  origin: string;
  /** One for each member who is signed in; requests take them in turn. */
  tokens: string[];
  requests: LoadRequest[];
  /** Requests per second in all, whether or not the answers keep up. */
  rate: number;
  connections: number;
  seconds: number;
};
export type LoadFigures = {
  /** Requests that were made. */
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

/** @returns milliseconds until the next arrival of a Poisson process: users do not agree on when to ask */
const pause = (rate: number): number => (-Math.log(1 - Math.random()) / rate) * 1000;

async function ask({
  origin,
  tokens,
  requests,
  rate,
  connections,
  seconds,
}: LoadOrder): Promise<LoadFigures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let asked = 0;
  /** Timed from when it was due, so that waiting for a connection counts too. */
  const one = (due: number) =>
    new Promise<void>((resolve) => {
      const { method, path, body } = requests[asked % requests.length]!;
      const headers = {
        authorization: `Bearer ${tokens[asked % tokens.length]}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      };
      asked += 1;
      const request = http.request(origin + path, { method, agent, headers, timeout: 30_000 }, (response) => {
        const { statusCode = 0 } = response;
        response.resume().once('close', () => {
          statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
          if (statusCode >= 200 && statusCode < 300 && response.complete) times.push(performance.now() - due);
          resolve();
        });
      });
      request.once('timeout', () => request.destroy()).once('error', () => resolve());
      request.end(body);
    });

  const underway: Promise<void>[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  for (let due = begun; due < end; due += pause(rate)) {
    const early = due - performance.now();
    if (early > 0) await delay(early);
    // Answers are read too while it is late.
    else if (asked % 10 === 0) await nextTurn();
    underway.push(one(due));
  }
  await Promise.all(underway);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  const shed = statuses['503'] ?? 0;
  return {
    answers: asked,
    shed,
    statuses,
    failed: asked - shed - times.length,
    perSecond: Math.round(asked / ((performance.now() - begun) / 1000)),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

if (import.meta.main) {
  process.once('message', async (order) => process.send!(await ask(order as LoadOrder)));
}

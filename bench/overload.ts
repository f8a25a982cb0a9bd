/** More requests than a portal can serve, and what a few of them, sent by another process, see of it. */
import { setTimeout as delay } from 'node:timers/promises';
import { type LoadFigures, type LoadRequest, runSteadyLoad } from './steady-load.ts';

export type Overload = {
  figures: LoadFigures;
  /** Milliseconds until the answer: of 95 of 100 that were served, and of 95 of 100 that were turned away. */
  servedMs: number;
  shedMs: number;
  /** Answers of `/readyz` that were not 200. */
  notReady: number;
  /** From the end of the load until a second of ordinary requests is served in time. */
  recoveredAfter: number;
};

type Order = {
  origin: string;
  tokens: string[];
  seconds: number;
  /** What everybody asks for, and what is asked when it is over. */
  requests: LoadRequest[];
  reads: LoadRequest[];
};

/** Five times what the portal serves in time, for so many seconds, and then nothing more. */
export async function overload({ origin, tokens, seconds, requests, reads }: Order): Promise<Overload> {
  const probe = startProbe(origin, tokens[0]!);
  const load = { origin, tokens, requests, rate: 5_000, connections: 1_000, seconds };
  const figures = await runSteadyLoad(load);
  const seen = await probe.stop();
  const endedAt = performance.now();
  let recoveredAfter = Number.POSITIVE_INFINITY;
  while (performance.now() - endedAt < 30_000) {
    const calm = await runSteadyLoad({ ...load, requests: reads, rate: 50, connections: 5, seconds: 1 });
    if (calm.p95 <= 100 && calm.shed + calm.failed === 0) {
      recoveredAfter = Math.round((performance.now() - endedAt) / 100) / 10;
      break;
    }
    await delay(200);
  }
  return { figures, ...seen, recoveredAfter };
}

/** Overload is shed: at once, and those who are served do not wait for long; the portal stays ready, and recovers. */
export const isShed = ({ figures, servedMs, shedMs, notReady, recoveredAfter }: Overload): boolean =>
  figures.shed > 0 &&
  figures.failed === 0 &&
  servedMs <= 1000 &&
  shedMs <= 100 &&
  notReady === 0 &&
  recoveredAfter <= 10;

/** Twenty requests a second, and `/readyz` once a second, until it is stopped. */
function startProbe(origin: string, token: string) {
  const times: Record<'served' | 'shed', number[]> = { served: [], shed: [] };
  let notReady = 0;
  const underway: Promise<void>[] = [];
  async function ask(): Promise<void> {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    times[answer.status === 503 ? 'shed' : 'served'].push(performance.now() - startedAt);
  }
  async function askReadiness(): Promise<void> {
    const answer = await fetch(`${origin}/readyz`);
    await answer.arrayBuffer();
    if (answer.status !== 200) notReady += 1;
  }
  const timers = [
    setInterval(() => underway.push(ask()), 50),
    setInterval(() => underway.push(askReadiness()), 1000),
  ];
  const p95 = (all: number[]) =>
    Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? NaN);
  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(underway);
      return { servedMs: p95(times.served), shedMs: p95(times.shed), notReady };
    },
  };
}

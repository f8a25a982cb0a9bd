/**
 * What a running portal counts, for Prometheus. Labels are words of ours (a route pattern, a status, the name of a job),
 * never anything of a person, a request or a file.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from './database-figures.ts';

export type Supplier = 'mail' | 'sms' | 'vipps' | 'giro' | 'bank';
export type Outcome = 'ok' | 'refused' | 'failed';

/** What is read at the moment somebody looks. */
export type Measured = {
  pools: Record<string, { totalCount: number; idleCount: number; waitingCount: number }>;
  streams: number;
  /** Of this server's list; null where it cannot be read. */
  erasures: number | null;
  /** Where the data folder is, in bytes. */
  freeBytes: number;
  /** Null while the database does not answer. */
  database: Figures | null;
};

export type PortalMetrics = ReturnType<typeof createPortalMetrics>;

/** @param watchesProcess also counts what Node does: event loop, memory, garbage collection */
export function createPortalMetrics(release: string, watchesProcess = false) {
  const registry = new Registry();
  const registers = [registry];
  if (watchesProcess) collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `minside_${name}`, help, labelNames, registers });
  const requests = new Histogram({
    name: 'minside_request_seconds',
    help: 'Answered requests by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.025, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const notServed = new Counter({
    name: 'minside_requests_not_served_total',
    help: 'Requests that could not be served, by reason',
    labelNames: ['reason'],
    registers,
  });
  const calls = new Counter({
    name: 'minside_supplier_calls_total',
    help: 'Calls to those that the portal depends on; refused: they said no',
    labelNames: ['supplier', 'outcome'],
    registers,
  });
  gauge('release_info', 'The version that runs', ['release']).set({ release }, 1);
  const gauges = {
    connections: gauge('pool_connections', 'Connections to the database by kind of work', ['pool', 'state']),
    waiting: gauge('pool_waiting', 'Statements that wait for a connection', ['pool']),
    streams: gauge('streams_open', 'Open pages that are told of changes'),
    erasures: gauge('erasures_known', 'Erasures in the list of this server'),
    freeBytes: gauge('data_free_bytes', 'Free space where the data folder is'),
    databaseUp: gauge('database_up', 'Whether the database answered just now'),
    databaseBytes: gauge('database_bytes', 'Size of the database'),
    jobs: gauge('jobs', 'Jobs by queue and state', ['queue', 'state']),
    oldest: gauge('job_oldest_seconds', 'How long the oldest job that is due has waited', ['queue']),
    lastSuccess: gauge('job_last_success_seconds', 'When a job with a schedule last succeeded, Unix time', [
      'queue',
      'every',
    ]),
  };

  return {
    countRequest: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(labels, seconds),
    countNotServed: (reason: string) => notServed.inc({ reason }),
    countCall: (supplier: Supplier, outcome: Outcome) => calls.inc({ supplier, outcome }),
    /** @returns the page in the text format of Prometheus */
    async page(measured: Measured): Promise<string> {
      for (const one of Object.values(gauges)) one.reset();
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(measured.pools)) {
        gauges.connections.set({ pool, state: 'in-use' }, totalCount - idleCount);
        gauges.connections.set({ pool, state: 'idle' }, idleCount);
        gauges.waiting.set({ pool }, waitingCount);
      }
      gauges.streams.set(measured.streams);
      gauges.erasures.set(measured.erasures ?? -1);
      gauges.freeBytes.set(measured.freeBytes);
      const { database } = measured;
      gauges.databaseUp.set(database ? 1 : 0);
      if (database) gauges.databaseBytes.set(database.bytes);
      for (const { queue, state, count } of database?.jobs ?? []) gauges.jobs.set({ queue, state }, count);
      for (const { queue, seconds } of database?.oldest ?? []) gauges.oldest.set({ queue }, seconds);
      for (const { queue, every, seconds } of database?.lastSuccess ?? [])
        gauges.lastSuccess.set({ queue, every }, seconds);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

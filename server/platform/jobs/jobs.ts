/**
 * Work that is done after a change: e-mail, SMS, nightly cleaning. A job is enqueued in the transaction of its
 * cause, so both are kept or neither. A handler may run twice (at least once), and must be safe to.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { causeNow, during, newWork } from '../cause.ts';
import type { OpenDatabase, Transaction } from '../database/database.ts';
import { tracerNow } from '../tracing.ts';
import { hasAll, makeQueues } from './job-queues.ts';

export type JobLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type JobDefinition<T = unknown> = {
  /** Letters, digits, hyphens and full stops; never reused for something else. */
  name: string;
  /** Rejects to be tried again. */
  run(payload: T, context: { log: JobLog }): Promise<void>;
  /** Cron, Norwegian time. The payload is then `{}`. A run missed while the server was down is made up for once. */
  schedule?: string;
  /** It sends something when it runs. One that waits in a backup has probably been sent since, and is set aside by a restore. */
  sends?: boolean;
  /** How many times a failed job is tried again; about ten days unless said. */
  retryLimit?: number;
  /** Jobs run at once, one at a time for each {@link Turn}. Otherwise they are taken in batches. */
  atOnce?: number;
};

/** Whose job it is, where many people's jobs wait for the same few hands. */
export type Turn = {
  of: string;
  /** How many of their own jobs wait already: somebody else's first one comes before their second. */
  ahead: number;
};

export type Jobs = {
  /**
   * Keeps the job for when the transaction commits. Carry ids in the payload, not people's data.
   * @param afterSeconds it is not begun before
   * @param turn for a job that says how many are done at once
   */
  enqueue<T extends object>(
    tx: Transaction,
    job: Pick<JobDefinition<T>, 'name' | 'sends'>,
    payload: T,
    afterSeconds?: number,
    turn?: Turn,
  ): Promise<void>;
  /** Makes the queues and starts working on them. Before this, nothing can be enqueued. */
  start(definitions: JobDefinition<never>[]): Promise<void>;
  /** Finishes what is running; hands back what is not finished within 5 seconds. */
  stop(): Promise<void>;
};

const timeZone = 'Europe/Oslo';
const batchSize = 20;
/**
 * A new job wakes its worker (NOTIFY), also one that its schedule makes. Polling finds what is to be retried, and what was not
 * heard. The 65 jobs with a schedule can wait for it: polled as often as the others they are most of what an idle server does.
 */
const pollingIntervals = ({ schedule }: Pick<JobDefinition, 'schedule'>) => ({
  notifyPollingIntervalSeconds: schedule ? 30 : 4,
  pollingIntervalSeconds: 0.5,
});

export function createJobs(
  { pool, kind, listen }: Pick<OpenDatabase, 'pool' | 'kind' | 'listen'>,
  log: JobLog,
  { stopTimeoutMs = 5_000 }: { stopTimeoutMs?: number } = {},
): Jobs {
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
      async listen(channel, heard, missed) {
        const close = await listen(channel, { heard, missed });
        // A job that was enqueued before anything listened.
        missed();
        return { close };
      },
    },
    useListenNotify: true,
    ...(kind === 'pglite' && { backend: 'pglite' as const }),
    superviseIntervalSeconds: 10,
    // Each look works out the last occurrence of every schedule, which takes the thread of the requests.
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
    monitorIntervalSeconds: 10,
  });
  // An emitter without a listener would end the process. The database may be restarting; the next poll tries again.
  boss.on('error', (err) => log.warn({ err }, 'jobs: a query failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  const names = new Set<string>();

  async function setSchedules(definitions: JobDefinition<never>[]): Promise<void> {
    const wanted = new Map(definitions.flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : [])));
    const options = { tz: timeZone, missed: 'once' } as const;
    for (const { name, cron, options: others } of await boss.getSchedules())
      if (!wanted.has(name)) await boss.unschedule(name);
      else if (wanted.get(name) === cron && hasAll(others ?? {}, options)) wanted.delete(name);
    for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, options);
  }

  return {
    async enqueue(tx, { name, sends }, payload, afterSeconds = 0, turn) {
      if (!names.has(name)) throw new Error(`no such job: ${name}`);
      const requestId = causeNow();
      await boss.send(
        name,
        { ...payload, ...(requestId && { requestId }), ...(sends && { sends }) },
        {
          db: fromKysely(tx),
          startAfter: afterSeconds,
          ...(turn && { group: { id: turn.of }, priority: -turn.ahead }),
        },
      );
    },
    async start(definitions) {
      await boss.start();
      for (const { name } of definitions) names.add(name);
      await makeQueues(boss, definitions);
      await setSchedules(definitions);
      for (const { name, run, atOnce, schedule } of definitions) {
        // Those of one transaction wake the worker once: a full batch says that more wait.
        const concurrency = atOnce
          ? { batchSize: 1, localConcurrency: atOnce, localGroupConcurrency: 1 }
          : { batchSize, burstWhenBatchFull: true };
        await boss.work(
          name,
          { ...concurrency, ...pollingIntervals({ schedule }), perJobResults: true, includeMetadata: true },
          (batch: JobWithMetadata<never>[]) => Promise.all(batch.map((job) => attempt(job, run, log))),
        );
      }
    },
    async stop() {
      const finished = Promise.all([...names].map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([finished, delay(stopTimeoutMs, undefined, { ref: false })]);
      // What is still running is handed back, to be taken up at the next start.
      await boss.stop({ graceful: false });
    },
  };
}

/** By then a job has been tried for two hours: somebody has to look. */
const triesForLong = 13;

/** A failure that goes away by itself is a warning; one that does not is an error, once while it is retried and at its end. */
function logFailure(log: JobLog, { retryCount, retryLimit }: JobWithMetadata<never>, line: object): void {
  if (retryCount >= retryLimit) log.error(line, 'job failed for good');
  else if (retryCount === triesForLong) log.error(line, 'job has failed for two hours; it is still retried');
  else log.warn(line, 'job failed; it will be retried');
}

/** One job's failure is its own: the others of the batch are not tried again for it. */
async function attempt(job: JobWithMetadata<never>, run: JobDefinition<never>['run'], log: JobLog) {
  const {
    requestId = null,
    sends: _sends,
    ...payload
  } = (job.data ?? {}) as {
    requestId?: string;
    sends?: true;
  };
  const span = tracerNow()?.job(job.name, requestId) ?? null;
  const line = { job: job.name, jobId: job.id, ...(requestId && { reqId: requestId }) };
  try {
    await during(newWork('job', requestId, span), () => run(payload as never, { log }));
    span?.end();
    // The id of a notice is the Message-ID of its e-mail: from the request to what left.
    if (requestId) log.info({ ...line, ...idsIn(payload) }, 'job done');
    return { id: job.id, status: 'completed' as const };
  } catch (err) {
    span?.end({}, true);
    logFailure(log, job, { err, ...line });
    return { id: job.id, status: 'failed' as const };
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idsIn = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([, value]) => uuid.test(String(value))));

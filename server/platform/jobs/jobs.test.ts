import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { inTransaction, type OpenDatabase } from '../database/database.ts';
import { vacuumNightly } from '../database/database-jobs.ts';
import { createJobs, type JobDefinition, type Jobs } from './jobs.ts';

type Letter = { number: number };

const silent = { info() {}, warn() {}, error() {} };

describe('jobs', () => {
  let open: OpenDatabase;
  let jobs: Jobs;
  const delivered: number[] = [];
  /** Failures still to come for this letter. */
  const failures = new Map<number, number>();
  const letter: JobDefinition<Letter> = {
    name: 'letter',
    async run({ number }) {
      const left = failures.get(number) ?? 0;
      failures.set(number, left - 1);
      if (left > 0) throw new Error('the mail server is away');
      delivered.push(number);
    },
  };
  const send = (...numbers: number[]) =>
    inTransaction(open.db, async (tx) => {
      for (const number of numbers) await jobs.enqueue(tx, letter, { number });
    });

  before(async () => {
    open = await openTestDatabase();
    jobs = createJobs(open, silent);
    await jobs.start([letter, vacuumNightly(open)]);
  });
  after(async () => {
    await jobs.stop();
    await open.close();
  });

  async function until(isDone: () => boolean, seconds = 10): Promise<void> {
    for (let waited = 0; waited < seconds * 1000 && !isDone(); waited += 50) await delay(50);
    assert.ok(isDone(), `not within ${seconds} s; delivered: ${delivered}`);
  }

  it('does what a committed transaction asked for, and nothing of one that failed', async () => {
    const fails = inTransaction(open.db, async (tx) => {
      await jobs.enqueue(tx, letter, { number: 100 });
      throw new Error('rolled back');
    });
    await assert.rejects(fails, /rolled back/);
    await send(1);
    await until(() => delivered.includes(1));
    assert.ok(!delivered.includes(100));
  });

  it('tries again within seconds, without doing the rest of the batch twice', async () => {
    failures.set(11, 1);
    await send(10, 11, 12);
    await until(() => delivered.includes(11));
    assert.deepEqual(delivered.filter((number) => number >= 10 && number < 20).sort(), [10, 11, 12]);
  });

  it('goes on at once while more wait than one batch takes', async () => {
    const many = Array.from({ length: 100 }, (_, place) => 200 + place);
    await send(...many);
    // Five batches; with a poll's wait between them it would be 16 seconds.
    await until(() => many.every((number) => delivered.includes(number)));
  });

  it('takes one of each person at a time, and a first one before another person’s second', async () => {
    const begun: string[] = [];
    const gates = new Map<string, () => void>();
    const look: JobDefinition<{ file: string }> = {
      name: 'look',
      atOnce: 2,
      async run({ file }) {
        begun.push(file);
        await new Promise<void>((open) => gates.set(file, open));
      },
    };
    await jobs.stop();
    jobs = createJobs(open, silent);
    await jobs.start([letter, vacuumNightly(open), look]);
    const ask = (of: string, ahead: number) =>
      inTransaction(open.db, (tx) => jobs.enqueue(tx, look, { file: `${of}${ahead}` }, 0, { of, ahead }));
    for (const ahead of [0, 1, 2]) await ask('a', ahead);
    await until(() => begun.length === 1);
    for (const ahead of [0, 1]) await ask('b', ahead);
    await until(() => begun.length === 2);
    await ask('c', 0);
    gates.get('a0')!();
    await until(() => begun.length === 3);
    assert.deepEqual(begun, ['a0', 'b0', 'c0']);
    for (let place = 0; begun.length < 6 || place < 6; place += 1) {
      await until(() => begun.length > place);
      gates.get(begun[place]!)!();
    }
    assert.deepEqual(begun.toSorted(), ['a0', 'a1', 'a2', 'b0', 'b1', 'c0']);
  });

  it('logs a failure as a warning while it is retried, and as an error when it is the last', async () => {
    const logged: string[] = [];
    const log = {
      info() {},
      warn: (_details: object, message: string) => void logged.push(`warn: ${message}`),
      error: (_details: object, message: string) => void logged.push(`error: ${message}`),
    };
    const hopeless: JobDefinition<object> = {
      name: 'hopeless',
      retryLimit: 1,
      run: () => Promise.reject(new Error('never')),
    };
    await jobs.stop();
    jobs = createJobs(open, log);
    await jobs.start([letter, vacuumNightly(open), hopeless]);
    await inTransaction(open.db, (tx) => jobs.enqueue(tx, hopeless, {}));
    await until(() => logged.length === 2, 20);
    assert.deepEqual(logged, ['warn: job failed; it will be retried', 'error: job failed for good']);
  });

  it('says of a waiting job that it sends, for a restore; its handler does not see it', async () => {
    const sender = { ...letter, sends: true };
    await inTransaction(open.db, (tx) => jobs.enqueue(tx, sender, { number: 40 }, 3600));
    const { rows } = await sql<{ data: object }>`
      select data from pgboss.job where name = 'letter' and data ->> 'number' = '40'`.execute(open.db);
    assert.deepEqual(rows, [{ data: { number: 40, sends: true } }]);
    const seen: object[] = [];
    const other = createJobs(open, silent);
    const kept = { name: 'kept', sends: true, run: async (payload: object) => void seen.push(payload) };
    await other.start([kept]);
    await inTransaction(open.db, (tx) => other.enqueue(tx, kept, { number: 41 }));
    await until(() => seen.length > 0);
    assert.deepEqual(seen, [{ number: 41 }]);
    await other.stop();
  });

  it('refuses a job without a worker', async () => {
    const fails = inTransaction(open.db, (tx) => jobs.enqueue(tx, { name: 'unknown' }, {}));
    await assert.rejects(fails, /no such job/);
  });

  it('starts a second time on the same database and takes up what was left', async () => {
    failures.set(20, 1);
    await send(20);
    await until(() => (failures.get(20) ?? 1) === 0);
    await jobs.stop();
    assert.ok(!delivered.includes(20));
    jobs = createJobs(open, silent);
    await jobs.start([letter, vacuumNightly(open)]);
    await send(21);
    await until(() => delivered.includes(20) && delivered.includes(21));
  });

  it('changes at a start what is changed in its code, and nothing else', async () => {
    const nightly = { name: 'nightly', run: async () => {} };
    const startWith = async (changes: Partial<JobDefinition>) => {
      await jobs.stop();
      jobs = createJobs(open, silent);
      await jobs.start([{ ...nightly, ...changes }]);
      const { rows } = await sql`
        select q.retry_limit, q.updated_on, s.cron, s.timezone, s.updated_on as scheduled_on
        from pgboss.queue q left join pgboss.schedule s using (name) where name = 'nightly'`.execute(open.db);
      return rows[0] as Record<string, unknown>;
    };
    const first = await startWith({ schedule: '0 3 * * *' });
    assert.deepEqual([first.retry_limit, first.cron, first.timezone], [250, '0 3 * * *', 'Europe/Oslo']);
    assert.deepEqual(await startWith({ schedule: '0 3 * * *' }), first);
    const changed = await startWith({ schedule: '0 4 * * *', retryLimit: 3 });
    assert.deepEqual([changed.retry_limit, changed.cron], [3, '0 4 * * *']);
    assert.equal((await startWith({})).cron, null);
  });

  it('hands back what is not finished when it stops', async () => {
    let starts = 0;
    const slow: JobDefinition<object> = {
      name: 'slow',
      async run() {
        starts += 1;
        if (starts === 1) await delay(3_000, undefined, { ref: false });
      },
    };
    await jobs.stop();
    jobs = createJobs(open, silent, { stopTimeoutMs: 100 });
    await jobs.start([slow]);
    await inTransaction(open.db, (tx) => jobs.enqueue(tx, slow, {}));
    await until(() => starts === 1);
    await jobs.stop();
    jobs = createJobs(open, silent);
    await jobs.start([slow]);
    await until(() => starts === 2);
  });
});

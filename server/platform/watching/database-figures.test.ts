import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { createJobTables } from '../jobs/job-tables.ts';
import { everyOf, readFigures } from './database-figures.ts';

test('a schedule runs every few minutes, every hour, every day, or on some days', () => {
  const crons = ['* * * * *', '*/5 * * * *', '17 * * * *', '40 3 * * *', '35 3 1 * *', '0 9 * 1-3 *'];
  assert.deepEqual(crons.map(everyOf), ['minutes', 'minutes', 'hour', 'day', 'other', 'other']);
});

describe('what is watched in the database', () => {
  test('its size, jobs by queue and state, how long the oldest that is due has waited, and last successes', async () => {
    const database = await openTestDatabase();
    const { pool } = database;
    const queues = ['make-vouchers', 'deliver-notice', 'purge-leaver'].map((name) => ({ name }));
    const add = (queue: string, state: string, due: string, completed: string | null) =>
      pool.query(
        `insert into pgboss.job (name, state, start_after, completed_on, data, keep_until)
         values ($1, $2::pgboss.job_state, now() + $3::interval, now() + $4::interval, '{}', now() + '1 day'::interval)`,
        [queue, state, due, completed],
      );
    await createJobTables(database, queues);
    await pool.query(
      `insert into pgboss.schedule (name, cron, created_on)
       values ('make-vouchers', '40 3 * * *', now() - '10 days'::interval),
         ('deliver-notice', '* * * * *', now() - '10 days'::interval) on conflict do nothing`,
    );
    await add('purge-leaver', 'created', '-600 s', null);
    await add('purge-leaver', 'created', '-60 s', null);
    await add('purge-leaver', 'retry', '600 s', null);
    await add('make-vouchers', 'completed', '-2 days', '-1 day');
    const figures = await readFigures(database.server.pool);
    assert.ok(figures && figures.bytes > 1e6);
    const ofLeavers = figures.jobs.filter(({ queue }) => queue === 'purge-leaver');
    assert.deepEqual(
      ofLeavers.toSorted((one, other) => one.state.localeCompare(other.state)),
      [
        { queue: 'purge-leaver', state: 'created', count: 2 },
        { queue: 'purge-leaver', state: 'retry', count: 1 },
      ],
    );
    const oldest = figures.oldest.find(({ queue }) => queue === 'purge-leaver');
    assert.ok(oldest && oldest.seconds > 599 && oldest.seconds < 700);
    const ageOf = (queue: string) => {
      const last = figures.lastSuccess.find((one) => one.queue === queue);
      return last && [last.every, Math.round((Date.now() / 1000 - last.seconds) / 86_400)];
    };
    assert.deepEqual(ageOf('make-vouchers'), ['day', 1]);
    assert.deepEqual(ageOf('deliver-notice'), ['minutes', 10]);
    await database.close();
  });

  test('a database that does not answer is no error, but no figures', async () => {
    const query = () => Promise.reject(new Error('gone'));
    assert.equal(await readFigures({ query } as never), null);
  });
});

/** What is watched in the database: its size, and how the jobs are doing. */
import type pg from 'pg';

export type Every = 'minutes' | 'hour' | 'day' | 'other';
export type Figures = {
  bytes: number;
  jobs: { queue: string; state: string; count: number }[];
  /** Jobs that are due and not begun. */
  oldest: { queue: string; seconds: number }[];
  /** Of jobs with a schedule, Unix time: the last success, or when the schedule was set where there is none yet. */
  lastSuccess: { queue: string; every: Every; seconds: number }[];
};

/** @returns null where the database does not answer, or not in time */
export async function readFigures(pool: Pick<pg.Pool, 'query'>): Promise<Figures | null> {
  try {
    const size = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    const jobs = await pool.query<{ queue: string; state: string; count: number; seconds: number | null }>(`
      select name as queue, state::text, count(*)::int as count,
        extract(epoch from now() - min(start_after)
          filter (where state in ('created', 'retry') and start_after < now()))::float as seconds
      from pgboss.job where name not like '\\_\\_pgboss%' group by name, state`);
    const schedules = await pool.query<{ queue: string; cron: string; seconds: number }>(`
      select s.name as queue, s.cron, extract(epoch from coalesce(max(j.completed_on), s.created_on))::float as seconds
      from pgboss.schedule s left join pgboss.job j on j.name = s.name and j.state = 'completed'
      group by s.name, s.cron, s.created_on`);
    return {
      bytes: size.rows[0]!.bytes,
      jobs: jobs.rows.map(({ queue, state, count }) => ({ queue, state, count })),
      oldest: oldestOf(jobs.rows),
      lastSuccess: schedules.rows.map(({ queue, cron, seconds }) => ({
        queue,
        every: everyOf(cron),
        seconds,
      })),
    };
  } catch {
    return null;
  }
}

function oldestOf(rows: readonly { queue: string; seconds: number | null }[]): Figures['oldest'] {
  const oldest = new Map<string, number>();
  for (const { queue, seconds } of rows)
    if (seconds !== null) oldest.set(queue, Math.max(seconds, oldest.get(queue) ?? 0));
  return [...oldest].map(([queue, seconds]) => ({ queue, seconds }));
}

/** How often a schedule runs. `other`: on some days only, so that its absence says nothing. */
export function everyOf(cron: string): Every {
  const [minute, hour, ...days] = cron.split(' ');
  if (days.some((part) => part !== '*')) return 'other';
  if (hour !== '*') return /^\d+$/.test(hour!) ? 'day' : 'other';
  return /^\d+$/.test(minute!) ? 'hour' : 'minutes';
}

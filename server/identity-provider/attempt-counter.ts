import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';

/** `lock`: when the last one allowed is used, the window restarts, so that the lock lasts a whole window. */
export type Limit = { limit: number; windowSeconds: number; lock?: boolean };
export type AttemptCounter = ReturnType<typeof createAttemptCounter>;

/**
 * Counts in the database, in one statement each: a hundred requests at once get no more than the limit, and a
 * restart forgets nothing.
 * @param hashSubject what is stored in place of an address or an identifier
 */
export function createAttemptCounter(
  db: QueryExecutorProvider,
  clock: Clock,
  hashSubject: (subject: string) => string,
) {
  return {
    /** Uses one. Zero when it was allowed, else the seconds until the next one is. */
    async take(subject: string, { limit, windowSeconds, lock = false }: Limit): Promise<number> {
      const now = clock.now();
      const ends = new Date(now.getTime() + windowSeconds * 1000);
      const { rows } = await sql<{ used: number }>`
        insert into idp_counter as c (subject, used, window_ends) values (${hashSubject(subject)}, 1, ${ends})
        on conflict (subject) do update set
          used = case when c.window_ends <= ${now} then 1 else c.used + 1 end,
          window_ends = case
            when c.window_ends <= ${now} or (${lock}::boolean and c.used + 1 = ${limit}::int)
            then excluded.window_ends else c.window_ends end
        where c.window_ends <= ${now} or c.used < ${limit}::int
        returning used`.execute(db);
      return rows.length > 0 ? 0 : Math.max(1, await this.wait(subject, { limit, windowSeconds }));
    },

    /** Seconds until the next one is allowed; zero when it is allowed now. Uses nothing. */
    async wait(subject: string, { limit }: Limit): Promise<number> {
      const now = clock.now();
      const { rows } = await sql<{ window_ends: Date }>`select window_ends from idp_counter
        where subject = ${hashSubject(subject)} and used >= ${limit}::int and window_ends > ${now}`.execute(
        db,
      );
      return rows[0] ? Math.ceil((rows[0].window_ends.getTime() - now.getTime()) / 1000) : 0;
    },

    /** Gives back what an honest sign-in used. */
    async refund(subject: string, count: number): Promise<void> {
      await sql`update idp_counter set used = greatest(0, used - ${count}::int)
        where subject = ${hashSubject(subject)}`.execute(db);
    },

    async forget(subject: string): Promise<void> {
      await sql`delete from idp_counter where subject = ${hashSubject(subject)}`.execute(db);
    },
  };
}

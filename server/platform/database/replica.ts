/**
 * A standby of the database, for reads that may be some seconds old: statistics. What else is read belongs to a write (a look is
 * logged, an export is kept) or follows one, and is read where it is written.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { databaseOn } from './connection-pool.ts';
import type { Database, DatabaseLog } from './database.ts';

/** Runs a read that may be some seconds old. It writes nothing, and may run twice. */
export type LaggingReads = <T>(read: (db: Database) => Promise<T>) => Promise<T>;

export type Replica = { reads: LaggingReads; close(): Promise<void> };

/** Older reads are taken from the primary. */
const mostLagSeconds = 10;
/** So long one look at the replica counts. */
const freshMs = 1_000;
const answersMs = 1_000;

type State = 'current' | 'lags' | 'is no standby' | 'does not answer';

/**
 * @param pool of the replica
 * @param options.mostLag seconds
 */
export function createReplica(
  primary: Database,
  pool: pg.Pool,
  log: DatabaseLog,
  { mostLag = mostLagSeconds, keptMs = freshMs } = {},
): Replica {
  const replica = databaseOn(pool);
  let looked: { until: number; state: Promise<State> } | null = null;
  let told: State = 'current';

  async function look(): Promise<State> {
    const written = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(
      primary,
    );
    // With all of it replayed nothing lags, however long ago the last transaction was.
    const { rows } = await sql<{ isStandby: boolean; isCurrent: boolean }>`
      select pg_is_in_recovery() as "isStandby",
        coalesce(pg_last_wal_replay_lsn() >= ${written.rows[0]!.lsn}::pg_lsn
          or pg_last_xact_replay_timestamp() > now() - make_interval(secs => ${mostLag}), false) as "isCurrent"`.execute(
      replica,
    );
    const { isStandby, isCurrent } = rows[0]!;
    if (!isStandby) return 'is no standby';
    return isCurrent ? 'current' : 'lags';
  }

  async function stateNow(): Promise<State> {
    if (!looked || looked.until < Date.now()) {
      const answered = look().catch((): State => 'does not answer');
      const late = delay(answersMs, 'does not answer' as const, { ref: false });
      looked = { until: Date.now() + keptMs, state: Promise.race([answered, late]) };
    }
    const state = await looked.state;
    if (state !== told)
      if (state === 'current') log.info({}, 'statistics are read from the replica again');
      else log.warn({ replica: state }, 'statistics are read from the primary');
    told = state;
    return state;
  }

  return {
    async reads(read) {
      if ((await stateNow()) !== 'current') return read(primary);
      try {
        return await read(replica);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        // Replay may cancel a statement, and a standby may go away.
        log.warn({ err: error }, 'a read of the replica failed');
        return read(primary);
      }
    },
    close: () => replica.destroy(),
  };
}

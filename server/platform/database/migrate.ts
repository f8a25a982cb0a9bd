/** Applies plain SQL files once, in order, each in its own transaction. Safe when many instances start together. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

export type Migration = { name: string; text: string; sha256: string };

/** The files of a folder in the order in which they apply. */
export function listMigrations(folder: string = migrationsFolder): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Brings a database up to date.
 * @returns the names of the migrations that were applied now
 * @throws when a migration was changed after it had been applied
 */
export async function migrate(db: Database, migrations: Migration[] = listMigrations()): Promise<string[]> {
  await sql`create table if not exists schema_migration
    (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`
    .execute(db)
    // Two that create it at the same moment: the loser finds it there. A real fault shows in the next statement.
    .catch(() => {});
  const there = await readApplied(db);
  const applied: string[] = [];
  for (const { name, text, sha256 } of migrations) {
    if (there.get(name) === sha256) continue;
    await patiently(db, async (tx) => {
      await lockMigrations(tx);
      const before = (await readApplied(tx)).get(name);
      if (before === sha256) return;
      if (before !== undefined) throw new Error(`${name} was changed after it was applied`);
      // No values: a simple query, which may hold many statements.
      await sql.raw(text).execute(tx);
      await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256})`.execute(tx);
      applied.push(name);
    });
  }
  return applied;
}

/** Held until commit. Unlike a session's advisory lock it works through PgBouncer. */
const lockMigrations = (tx: Transaction) => sql`lock table schema_migration in exclusive mode`.execute(tx);

/**
 * Runs `work` while no other process migrates or does the same. What it does outside its transaction needs a second connection.
 * The migrations must have been applied.
 */
export const whileMigrationsWait = (db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> =>
  patiently(db, async (tx) => {
    await lockMigrations(tx);
    await work(tx);
  });

const patience = { lockMs: 3_000, tries: 20, pauseMs: 1_000 };

/**
 * A table that is in use is waited for in short turns: while a migration waits for its lock, all others wait behind it.
 * How long a statement may take has no limit here.
 */
async function patiently(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('lock_timeout', ${String(patience.lockMs)}, true),
          set_config('statement_timeout', '0', true),
          set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
        await work(tx);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || tries === patience.tries) throw error;
      await delay(patience.pauseMs);
    }
}

/** @returns the digest of each migration that has been applied */
async function readApplied(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<Pick<Migration, 'name' | 'sha256'>>`
    select name, sha256 from schema_migration`.execute(db);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

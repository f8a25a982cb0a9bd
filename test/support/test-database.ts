/**
 * A migrated, empty database for each test that asks for one: PGlite in memory, or PostgreSQL where
 * TEST_DATABASE_URL is set.
 *
 * Server tests are made for `node --test --test-isolation=none`: all files in one process, one after the other,
 * which share one PGlite that is emptied in milliseconds. So keep before/after hooks inside a `describe`
 * (outside it they would be every file's), and close what you open. One process per file works too, but slower.
 */
import { createPool, databaseOn } from '#server/platform/database/connection-pool.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { listenOnServer } from '#server/platform/database/database-news.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { cloneTemplate } from './template-database.ts';

export const testDatabaseUrl = process.env.TEST_DATABASE_URL || null;

/** Nobody else sees this database while it is open. Close it after the tests that use it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (!testDatabaseUrl) return openMemoryDatabase();
  const { url, drop } = await cloneTemplate(testDatabaseUrl);
  const pool = createPool({ connectionString: url, max: 5 }, { prepare: true, onLost() {} });
  const db = databaseOn(pool);
  return {
    db,
    pool,
    kind: 'postgresql',
    listen: listenOnServer(url, () => {}),
    async close() {
      await db.destroy();
      await drop();
    },
  };
}

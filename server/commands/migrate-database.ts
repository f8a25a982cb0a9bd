/**
 * Brings a PostgreSQL database up to date as its owner, and gives the server's role its rights:
 * `DATABASE_OWNER_URL=… DATABASE_URL=… node server/commands/migrate-database.ts`. The server itself then needs no owner.
 */
import { migrateAsOwner } from '#server/platform/database/rights.ts';
import { StartProblem } from '#server/platform/start-problem.ts';

try {
  const applied = await migrateAsOwner(process.env.DATABASE_URL, process.env.DATABASE_OWNER_URL);
  process.stdout.write(`${applied.length} migrations applied\n`);
} catch (error) {
  process.stderr.write(error instanceof StartProblem ? `${error.sentence}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}

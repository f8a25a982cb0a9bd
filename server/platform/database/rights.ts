/**
 * The two roles of the database. The owner makes and changes the tables; the server's own role reads and writes them,
 * only adds to the log, the ledger and the books, and owns nothing. What it may do is in `grant_portal_rights`.
 */
import { sql } from 'kysely';
import { createJobTables } from '../jobs/job-tables.ts';
import { StartProblem } from '../start-problem.ts';
import type { Database, OpenDatabase } from './database.ts';
import { listMigrations, migrate, whileMigrationsWait } from './migrate.ts';
import { openServer } from './server-database.ts';

/** The role that the server takes in the embedded database, where there is no second sign-in. */
export const embeddedRole = 'portal_app';

/** Brings tables up to date, those of the jobs included, and gives the server's role its rights. @returns what was applied */
export async function prepareForRole(
  owner: Pick<OpenDatabase, 'db' | 'pool' | 'kind'>,
  role: string,
): Promise<string[]> {
  const applied = await migrate(owner.db);
  const grant = (db: Database) => sql`select grant_portal_rights(${role}::name)`.execute(db);
  if (owner.kind === 'pglite') {
    await createJobTables(owner);
    await grant(owner.db);
  }
  // Two that grant at the same moment would fail with «tuple concurrently updated».
  else
    await whileMigrationsWait(owner.db, async (tx) => {
      await createJobTables(owner);
      await grant(tx);
    });
  return applied;
}

/** Who the connection is, and whether it could change the tables. */
export async function whoWeAre(db: Database): Promise<{ role: string; ownsTables: boolean }> {
  const { rows } = await sql<{ role: string; ownsTables: boolean }>`
    select current_user::text as role, has_schema_privilege('public', 'create') as "ownsTables"`.execute(db);
  return rows[0]!;
}

/** For a role that cannot migrate. @throws StartProblem when the owner has not brought the database up to date */
export async function requireMigrated(db: Database): Promise<void> {
  const known = await sql<{ name: string; sha256: string }>`
    select name, sha256 from schema_migration`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const applied = new Map(known.rows.map(({ name, sha256 }) => [name, sha256]));
  if (listMigrations().every(({ name, sha256 }) => applied.get(name) === sha256)) return;
  throw new StartProblem(
    'Databasen er ikke oppdatert, og brukeren i DATABASE_URL kan ikke endre den. Kjør «node server/commands/migrate-database.ts» med DATABASE_OWNER_URL først.',
  );
}

/**
 * In public the server may not be able to change what it can only add to.
 * @throws StartProblem where its role owns the tables, or is a superuser
 */
export async function requireLeastRights({ db, kind }: OpenDatabase, origin: string): Promise<void> {
  if (kind === 'pglite' || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)) return;
  if (!(await whoWeAre(db)).ownsTables) return;
  throw new StartProblem(
    'Brukeren i DATABASE_URL eier tabellene og kan endre innsynsloggen og regnskapet. Bruk en egen bruker for tjeneren, se «To databasebrukere» i docs/operations.md.',
  );
}

/** From here on every connection of the embedded database acts as the server's role. */
export async function takeEmbeddedRole(database: OpenDatabase): Promise<void> {
  await sql`do $$ begin create role ${sql.id(embeddedRole)} nologin; exception when duplicate_object then null; end $$`.execute(
    database.db,
  );
  await prepareForRole(database, embeddedRole);
  database.pool.on('connect', (client) => {
    // Its first statement fails too where this does, and is told by the caller.
    client.query(`set role ${embeddedRole}`).catch(() => {});
  });
  await sql`set role ${sql.id(embeddedRole)}`.execute(database.db);
}

/** @param databaseUrl how the server signs in @param ownerUrl how the owner does. @throws StartProblem */
export async function migrateAsOwner(
  databaseUrl: string | undefined,
  ownerUrl: string | undefined,
): Promise<string[]> {
  if (!databaseUrl || !ownerUrl)
    throw new StartProblem('Sett både DATABASE_URL (tjenerens bruker) og DATABASE_OWNER_URL (eieren).');
  const options = { dataDir: '', prepare: false, log: { info() {}, warn() {} } };
  const server = await openServer({ ...options, databaseUrl });
  try {
    const { role } = await whoWeAre(server.db);
    const owner = await openServer({ ...options, databaseUrl: ownerUrl });
    return await prepareForRole({ db: owner.db, pool: owner.pools.jobs, kind: owner.kind }, role).finally(
      owner.close,
    );
  } finally {
    await server.close();
  }
}

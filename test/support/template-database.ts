/** Fresh databases on a PostgreSQL server, as copies of one that was migrated once. */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPool, databaseOn } from '#server/platform/database/connection-pool.ts';
import { listMigrations } from '#server/platform/database/migrate.ts';
import { prepareForRole } from '#server/platform/database/rights.ts';

const fingerprint = createHash('sha256')
  .update(JSON.stringify(listMigrations().map(({ name, sha256 }) => [name, sha256])))
  .digest('hex')
  .slice(0, 16);
const template = `portal_template_${fingerprint}_roles`;

/** What the portal is in these databases: it owns nothing. */
const serverRole = 'portal_server';

/**
 * @param adminUrl any database of a server on which databases may be made
 * @returns how the portal signs in, and how the owner of the tables does
 */
export async function cloneTemplate(
  adminUrl: string,
): Promise<{ url: string; ownerUrl: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (admin) => {
    // One process at a time: several test processes start together, and a template may not be in use when copied.
    await admin.query(`select pg_advisory_lock(hashtext('portal_template'))`);
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) await makeTemplate(admin, adminUrl);
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: on(adminUrl, name, serverRole),
    ownerUrl: on(adminUrl, name),
    drop: () => asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Under another name until it is complete: a run that was cut off leaves no half template. */
async function makeTemplate(admin: pg.Client, adminUrl: string): Promise<void> {
  const unfinished = `${template}_new`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const pool = createPool({ connectionString: on(adminUrl, unfinished) }, { prepare: false, onLost() {} });
  const db = databaseOn(pool);
  await admin.query(
    `do $$ begin create role ${serverRole} login; exception when duplicate_object then null; end $$`,
  );
  await prepareForRole({ db, pool, kind: 'postgresql' }, serverRole);
  await db.destroy();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function on(url: string, database: string, role?: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  if (role) other.username = role;
  return other.href;
}

/** A PGlite database with all migrations, and the tables and queues of the jobs, made once and kept in a file. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPGlitePool, databaseOn } from '#server/platform/database/connection-pool.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listMigrations, migrate } from '#server/platform/database/migrate.ts';
import type { QueueDefinition } from '#server/platform/jobs/job-queues.ts';
import { createJobTables } from '#server/platform/jobs/job-tables.ts';
import { systemClock } from '#server/ports/clock.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const cache = path.join(modules, '.cache/test-database');

/** @returns the file, a tar archive */
export async function migratedSnapshot(): Promise<string> {
  const file = path.join(cache, `${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await writeSnapshot(file);
  return file;
}

/** Puts it into an empty data folder, for portals whose first start is not what is measured. */
export async function unpackMigrated(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'database');
  fs.mkdirSync(folder, { mode: 0o700 });
  execFileSync('tar', ['-xf', await migratedSnapshot(), '-C', folder], { stdio: 'pipe' });
}

/** Changes with every migration, every version of PGlite and of the jobs, and with this file. */
function fingerprint(): string {
  const versions = ['@electric-sql/pglite', 'pg-boss'].map(
    (name) => JSON.parse(fs.readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version,
  );
  const migrations = listMigrations().map(({ name, sha256 }) => [name, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([versions, migrations]))
    .update(fs.readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
}

/** Loaded here only: most who use the snapshot need nothing of the features. */
async function jobsOfPortal(db: Database): Promise<readonly QueueDefinition[]> {
  const { compose } = await import('#server/compose.ts');
  const { features } = await import('#server/features.ts');
  const { testPorts } = await import('./test-ports.ts');
  return compose(features, testPorts({ db, clock: systemClock })).jobs;
}

async function writeSnapshot(file: string): Promise<void> {
  const engine = await PGlite.create();
  const pool = createPGlitePool((messages) => engine.execProtocolRaw(messages), {
    prepare: true,
    onLost() {},
  });
  const db = databaseOn(pool);
  await migrate(db);
  await createJobTables({ pool, kind: 'pglite' }, await jobsOfPortal(db));
  await db.destroy();
  const snapshot = await engine.dumpDataDir('none');
  await engine.close();
  fs.mkdirSync(cache, { recursive: true });
  // Snapshots of former migrations are of no use. Another process may be writing the same as this one.
  for (const name of fs.readdirSync(cache))
    if (!name.startsWith(path.basename(file))) fs.rmSync(path.join(cache, name), { force: true });
  // A file is there whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  fs.renameSync(unfinished, file);
}

/** Whether the portal would start on its database: reached, with few rights, up to date, and sealed with our secret. Changes nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '#server/config/config.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded-database.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { listMigrations } from '#server/platform/database/migrate.ts';
import { whoWeAre } from '#server/platform/database/rights.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import { loadSecret, secretFile } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { requireRightSecret } from '#server/production/right-secret.ts';
import { type Finding, fault, ok, warning } from './doctor-report.ts';
import { doctorTexts as texts } from './doctor-texts.ts';

/** Codes, signatures and Norwegian days are off where the clocks differ by more. */
const clockSeconds = { wanted: 2, most: 30 };

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { dataDir, databaseUrl, databasePrepare: prepare } = config;
  const options = { dataDir, databaseUrl, prepare, log: { info() {}, warn() {} } };
  if (databaseUrl === null && !fs.existsSync(path.join(dataDir, 'database', 'PG_VERSION')))
    return [ok(texts.database, texts.databaseIsMade)];
  const inUse = databaseUrl === null && findOwner(dataDir);
  if (inUse) return [warning(texts.database, inUse)];
  try {
    const open =
      databaseUrl === null ? await openEmbedded(options) : await openServer({ ...options, databaseUrl });
    return await lookAt(open, config).finally(open.close);
  } catch (error) {
    const { sentence, code } = error as { sentence?: string; code?: string };
    return [fault(texts.database, sentence ?? texts.databaseRefused(code ?? String(error)))];
  }
}

/** A portal that runs has the embedded database alone. @returns a sentence; null where nothing has it */
function findOwner(dataDir: string): string | null {
  try {
    lockFolder(dataDir).release();
    return null;
  } catch (error) {
    if (error instanceof StartProblem) return error.sentence;
    throw error;
  }
}

async function lookAt({ db, kind }: OpenDatabase, config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  let mayMigrate = true;
  if (kind === 'pglite') findings.push(ok(texts.database, texts.databaseOpens));
  else {
    const { rows } = await sql<{ version: string; now: Date }>`
      select 'PostgreSQL ' || current_setting('server_version') as version, clock_timestamp() as now`.execute(
      db,
    );
    findings.push(ok(texts.database, texts.databaseAnswers(rows[0]!.version)));
    findings.push(judgeClock(Date.now() - rows[0]!.now.getTime()));
    const { role, ownsTables } = await whoWeAre(db);
    mayMigrate = ownsTables;
    const many = config.isThisMachine ? warning : fault;
    findings.push(
      ownsTables ? many(texts.rights, texts.rightsMany(role)) : await checkRights(db, texts.rightsFew(role)),
    );
  }
  const applied = await readApplied(db);
  findings.push(judgeMigrations(listMigrations(), applied, mayMigrate));
  if (applied.size > 0 && hasSecret(config)) findings.push(await checkSeals(db, config));
  return findings;
}

const hasSecret = ({ secret, dataDir }: Config): boolean => !!secret || fs.existsSync(secretFile(dataDir));

const checkSeals = (db: Database, { secret, dataDir }: Config): Promise<Finding> =>
  requireRightSecret(db, loadSecret(secret, dataDir)).then(
    () => ok(texts.seals, texts.sealsOurs),
    (error) => fault(texts.seals, (error as StartProblem).sentence ?? String(error)),
  );

export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const text = texts.clockOff(seconds);
  if (seconds > clockSeconds.most) return fault(texts.clock, text);
  return seconds > clockSeconds.wanted ? warning(texts.clock, text) : ok(texts.clock, text);
}

/** What the owner has not granted yet. */
async function checkRights(db: Database, fine: string): Promise<Finding> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not has_table_privilege(oid, 'select')`.execute(db);
  const { count } = rows[0]!;
  return count > 0 ? fault(texts.rights, texts.rightsMissing(count)) : ok(texts.rights, fine);
}

/** @returns the digest of each migration that has been applied; none in an empty database */
async function readApplied(db: Database): Promise<Map<string, string>> {
  const there = await sql<{ there: boolean }>`
    select has_table_privilege(c.oid, 'select') as there from pg_class c
    where c.oid = to_regclass('public.schema_migration')`.execute(db);
  if (!there.rows[0]?.there) return new Map();
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from schema_migration`.execute(db);
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

/** @param mayMigrate whether the portal would do it by itself at its next start */
export function judgeMigrations(
  ours: readonly { name: string; sha256: string }[],
  applied: ReadonlyMap<string, string>,
  mayMigrate: boolean,
): Finding {
  const what = texts.migrations;
  const changed = ours.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0) return fault(what, texts.migrationsChanged(changed.map(({ name }) => name)));
  const missing = ours.filter(({ name }) => !applied.has(name)).length;
  if (missing > 0)
    return mayMigrate
      ? ok(what, texts.migrationsAtStart(missing))
      : fault(what, texts.migrationsMissing(missing));
  const newer = applied.size - ours.length;
  return newer > 0 ? warning(what, texts.migrationsNewer(newer)) : ok(what, texts.migrationsDone);
}

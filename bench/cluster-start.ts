/** Starts the whole cluster: the machines, the database with its two roles and demo people, and what is in front. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateAsOwner } from '#server/platform/database/rights.ts';
import { seedDemo } from '../dev/seed/seed-demo.ts';
import { postgresqlPrograms, unprivilegedUser } from '../test/support/postgresql.ts';
import { selfSignedCertificate } from '../test/support/self-signed-certificate.ts';
import { createStanza, writeBackupSettings } from './cluster-backup.ts';
import type { Front } from './cluster-faults.ts';
import {
  choosePorts,
  type Ports,
  startHaproxy,
  startPgbouncer,
  startPortals,
  untilReady,
} from './cluster-front.ts';
import { administrator, type Machines, type Setting, startMachines } from './cluster-machines.ts';
import type { DebianPrograms } from './debian-programs.ts';

function makeSetting(programs: DebianPrograms, folder: string): Setting {
  // Its package makes the user.
  postgresqlPrograms();
  const { uid, gid } = unprivilegedUser();
  const user = uid === undefined || gid === undefined ? undefined : { uid, gid };
  const { key, cert } = selfSignedCertificate();
  const fileOf = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode: 0o600 });
    if (user) fs.chownSync(file, user.uid, user.gid);
    return file;
  };
  const password = randomBytes(16).toString('hex');
  const certificate = fileOf('database.pem', cert);
  return { programs, folder, user, certificate, key: fileOf('database.key', key), password };
}

/** The roles and tables of a portal in public, and demo people. The time-outs are of the role, as behind each pooler. */
async function fillDatabase(
  machines: Machines,
  { password, folder }: Setting,
  issuer: string,
): Promise<void> {
  const primary = await machines.primary();
  await promisify(execFile)('sh', ['database-roles.sh'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PATH: `${postgresqlPrograms()}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(primary.ports.postgresql),
      PGPASSWORD: password,
      POSTGRES_USER: administrator(),
      DATABASE_OWNER_PASSWORD: password,
      DATABASE_PASSWORD: password,
    },
  });
  const urlOf = (role: string) => machines.urlOf([primary], role, 'portal');
  await migrateAsOwner(urlOf('portal'), urlOf('portal_owner'));
  await machines.asAdministrator(`alter role portal set statement_timeout = '60s';
    alter role portal set lock_timeout = '5s';
    alter role portal set idle_in_transaction_session_timeout = '60s'`);
  const { db, close } = await openDatabase({
    dataDir: folder,
    databaseUrl: urlOf('portal'),
    prepare: true,
    log: { info() {}, warn() {} },
  });
  await seedDemo(db, { issuer, now: new Date() });
  await close();
}

export type Started = { setting: Setting; machines: Machines; ports: Ports; origin: string; front: Front };

/**
 * @param folder for all files, which others may enter
 * @param environment settings of the portals besides
 */
export async function startCluster(
  programs: DebianPrograms,
  folder: string,
  environment: Record<string, string>,
): Promise<Started> {
  const setting = makeSetting(programs, folder);
  const ports = await choosePorts();
  const origin = `http://localhost:${ports.front}`;
  const machines = await startMachines(setting, (place) => writeBackupSettings(setting, place));
  await machines.untilPrimary();
  await createStanza(setting, machines);
  await fillDatabase(machines, setting, `${origin}/id`);
  const haproxy = startHaproxy(setting, ports, machines.machines);
  const pgbouncer = startPgbouncer(setting, ports);
  const [one, two] = startPortals(setting, ports, {
    ...environment,
    PUBLIC_ORIGIN: origin,
    DATABASE_LISTEN_URL: machines.urlOf(machines.machines, 'portal', 'portal'),
  });
  for (const port of [ports.one, ports.two, ports.front]) await untilReady(`http://localhost:${port}`);
  return { setting, machines, ports, origin, front: { one, two, pgbouncer, haproxy } };
}

/** pgBackRest with `deploy/cluster/pgbackrest.conf`: a backup while members write, and a restore to a moment between two writes. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/platform/database/database.ts';
import { findFreePort } from '../test/support/free-port.ts';
import { postgresqlPrograms } from '../test/support/postgresql.ts';
import type { Seen, Writer } from './cluster-load.ts';
import { type Machines, type Place, type Setting, until } from './cluster-machines.ts';
import { startProgram, withAddresses } from './cluster-parts.ts';
import { checkDatabase } from './crash-check.ts';

const backups = ({ folder }: Setting) => path.join(folder, 'backups');
const settingsFile = ({ folder }: Place) => path.join(folder, 'pgbackrest.conf');

function makeFolder(folder: string, { user }: Setting): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) fs.chownSync(folder, user.uid, user.gid);
  return folder;
}

/** A folder has the backups instead of S3; the pass phrase is not in it. @returns the file */
export function writeBackupSettings(setting: Setting, place: Place): string {
  makeFolder(backups(setting), setting);
  const own = (name: string) => makeFolder(path.join(place.folder, name), setting);
  const text = withAddresses('cluster/pgbackrest.conf', {
    'repo1-type=s3\nrepo1-s3-bucket=minside-backup\nrepo1-s3-endpoint=s3.example\nrepo1-s3-region=no\nrepo1-path=/portal': `repo1-type=posix\nrepo1-path=${backups(setting)}`,
    'spool-path=/var/spool/pgbackrest': `spool-path=${own('spool')}\nlock-path=${own('lock')}\nlog-path=${own('log')}`,
    'pg1-path=/var/lib/postgresql/15/portal': `pg1-path=${place.data}\npg1-port=${place.ports.postgresql}\npg1-socket-path=${place.folder}`,
  });
  fs.writeFileSync(settingsFile(place), text);
  return settingsFile(place);
}

/** @throws Error with what it says */
async function pgbackrest(setting: Setting, place: Place, ...args: string[]): Promise<void> {
  const { programs, user, password } = setting;
  const options = [`--config=${settingsFile(place)}`, '--stanza=portal', ...args];
  await promisify(execFile)(programs.find('pgbackrest'), options, {
    ...user,
    cwd: place.folder,
    env: { ...process.env, ...programs.environment, PGBACKREST_REPO1_CIPHER_PASS: password },
  }).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`pgbackrest ${args.join(' ')}: ${error.stdout}${error.stderr}`);
  });
}

const secondsSince = (at: number) => Math.round((Date.now() - at) / 100) / 10;

/** Before the first WAL can be archived. Until then PostgreSQL tries that all the time, and has the lock meanwhile. */
export const createStanza = async (setting: Setting, machines: Machines): Promise<void> => {
  const primary = await machines.primary();
  await until('pgBackRest has its stanza', () =>
    pgbackrest(setting, primary, 'stanza-create').then(
      () => true,
      (error: Error) => {
        if (!/unable to acquire lock/.test(error.message)) throw error;
        return false;
      },
    ),
  );
};

/** On the primary, while it is written to. @returns its seconds, and whether a word of a member can be read in it */
export async function makeBackup(setting: Setting, machines: Machines) {
  const from = Date.now();
  await pgbackrest(setting, await machines.primary(), '--type=full', 'backup');
  const own = path.join(backups(setting), 'backup');
  const files = fs.globSync('**', { cwd: own, withFileTypes: true }).filter((one) => one.isFile());
  // Of a manifest in clear: the name of each file. And the pass phrase, which is nowhere beside what it locks.
  const isReadable = files.some((one) => {
    const content = fs.readFileSync(path.join(one.parentPath, one.name));
    return content.includes('pg_data/') || content.includes(setting.password);
  });
  return { seconds: secondsSince(from), isReadable };
}

export type Drill = Awaited<ReturnType<typeof restoreBetween>>;

/** Restores to between two writes in another folder, starts it, and compares. @param name of the folder */
export async function restoreBetween(
  name: string,
  setting: Setting,
  machines: Machines,
  load: { seen: Seen; writer: Writer },
) {
  const { folder, user, programs, password } = setting;
  const first = await load.writer.write();
  const [now] = await machines.asAdministrator<{ target: string; ms: number }>(
    'select t::text as target, extract(epoch from t)::float8 * 1000 as ms from clock_timestamp() t',
  );
  const before = load.seen.promised.filter((_one, at) => load.seen.answeredAt[at]! <= now!.ms);
  const second = await load.writer.write();
  const primary = await machines.primary();
  // Ends the segment, and waits until it is archived.
  await pgbackrest(setting, primary, 'check');
  // As a machine that is no part of the cluster: what pgBackRest keeps on one it shares with no other.
  const home = makeFolder(path.join(folder, name), setting);
  const data = makeFolder(path.join(home, 'data'), setting);
  const port = await findFreePort();
  const place = { name, folder: home, data, ports: { ...primary.ports, postgresql: port } };
  writeBackupSettings(setting, place);
  const from = Date.now();
  const options = ['--type=time', `--target=${now!.target}`, '--target-action=promote', '--archive-mode=off'];
  await pgbackrest(setting, place, ...options, 'restore');
  const words = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    hba_file: path.join(data, 'pg_hba.conf'),
    ident_file: path.join(data, 'pg_ident.conf'),
    // It follows no other server, and waits for no standby.
    synchronous_standby_names: '',
    hot_standby: 'off',
  };
  const server = startProgram(
    path.join(postgresqlPrograms(), 'postgres'),
    ['-D', data, ...Object.entries(words).flatMap(([word, value]) => ['-c', `${word}=${value}`])],
    {
      environment: { ...programs.environment, PGBACKREST_REPO1_CIPHER_PASS: password },
      logFile: path.join(home, 'server.log'),
      user,
    },
  );
  try {
    const isOver = () =>
      machines.asAdministrator<{ over: boolean }>('select not pg_is_in_recovery() as over', place).then(
        ([row]) => row!.over,
        () => false,
      );
    await until(`${name} takes writes`, isOver, 180);
    const seconds = secondsSince(from);
    const log = { info() {}, warn() {} };
    const databaseUrl = machines.urlOf([place], 'portal', 'portal');
    const { db, close } = await openDatabase({ dataDir: folder, databaseUrl, prepare: true, log });
    const has = async (text: string) =>
      (await sql`select from enquiry_message where body = ${text}`.execute(db)).rows.length === 1;
    const isBetween = (await has(first)) && !(await has(second));
    const { lost, doubled } = await checkDatabase(db, before);
    await close();
    return { name, seconds, acknowledged: before.length, lost, doubled, isBetween };
  } finally {
    await server.halt();
  }
}

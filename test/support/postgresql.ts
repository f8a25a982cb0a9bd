/**
 * A PostgreSQL server of Debian's package, in a temporary folder, on loopback, for tests and trials.
 *
 *   node test/support/postgresql.ts COMMAND ARGUMENTS…
 *
 * runs the command with TEST_DATABASE_URL set, stops the server and ends with the command's exit code.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { keepTemporaryInMemory } from '../../dev/memory-folder.ts';
import { findFreePort } from './free-port.ts';

export type PostgresqlServer = {
  url: string;
  /** `immediate` is a crash: no checkpoint, recovery at the next start. */
  restart(how?: 'fast' | 'immediate'): Promise<void>;
  /** A standby that follows it by streaming replication, stopped by itself. */
  startStandby(): Promise<PostgresqlServer>;
  stop(how?: 'fast' | 'immediate'): Promise<void>;
};

type User = { uid?: number; gid?: number };

/** With its ordinary durability: fsync is on. @throws an Error with one sentence where PostgreSQL is not available */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const programs = postgresqlPrograms();
  const user = unprivilegedUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgresql-'));
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid!);
  const data = path.join(folder, 'data');
  const options = ['--username=portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(path.join(programs, 'initdb'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
  return serve({ programs, user, folder, data });
}

type Place = { programs: string; user: User; folder: string; data: string };

/** @param place a folder with the data of a server that does not run */
async function serve({ programs, user, folder, data }: Place): Promise<PostgresqlServer> {
  const port = await findFreePort();
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;

  function run() {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const log = fs.openSync(path.join(folder, 'log'), 'a');
    // Standard input closes when this process ends, however it ends; the server then stops by itself.
    const script =
      '"$0" "$@" </dev/null & server=$!; read -r signal || signal=INT; kill -"$signal" $server; wait $server';
    const server = spawn(
      'sh',
      ['-c', script, path.join(programs, 'postgres'), '-D', data, ...settings.flatMap((s) => ['-c', s])],
      { ...user, cwd: folder, stdio: ['pipe', log, log] },
    );
    fs.closeSync(log);
    return {
      async end(signal: 'INT' | 'QUIT') {
        const ended = once(server, 'exit');
        server.stdin!.end(`${signal}\n`);
        await ended;
      },
    };
  }

  let server = run();
  await answering(url, path.join(folder, 'log'));
  return {
    url,
    async restart(how = 'fast') {
      await server.end(how === 'fast' ? 'INT' : 'QUIT');
      server = run();
      await answering(url, path.join(folder, 'log'));
    },
    async startStandby() {
      const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'postgresql-'));
      if (user.uid !== undefined) fs.chownSync(copy, user.uid, user.gid!);
      const standby = { programs, user, folder: copy, data: path.join(copy, 'data') };
      // `-R` writes where it follows.
      const args = ['-d', url, '-D', standby.data, '-R', '--checkpoint=fast', '--no-sync'];
      execFileSync(path.join(programs, 'pg_basebackup'), args, { ...user, cwd: copy, stdio: 'pipe' });
      return serve(standby);
    },
    async stop(how = 'fast') {
      await server.end(how === 'fast' ? 'INT' : 'QUIT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, log: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(log, 'utf8')}`);
}

/** The folder of `initdb` and `postgres`; installed first where it is not there. @throws an Error with one sentence */
export const postgresqlPrograms = (): string => findPrograms() ?? install();

/** Of the oldest version: what passes there passes everywhere. */
function findPrograms(): string | null {
  const versions = fs.existsSync('/usr/lib/postgresql') ? fs.readdirSync('/usr/lib/postgresql') : [];
  const folders = versions
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => path.join('/usr/lib/postgresql', version, 'bin'));
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb'))) ?? null;
}

function install(): string {
  if (process.getuid?.() !== 0) {
    throw new Error('PostgreSQL mangler. Installer den først: sudo apt-get install postgresql');
  }
  // The package would otherwise start a server of its own.
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!fs.existsSync(settings)) {
    fs.mkdirSync(path.dirname(settings), { recursive: true });
    fs.writeFileSync(settings, 'create_main_cluster = false\n');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { env, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
  execFileSync('apt-get', ['update', '-q'], quietly);
  const keepSettings = ['-o', 'Dpkg::Options::=--force-confold'];
  execFileSync(
    'apt-get',
    ['install', '-yq', '--no-install-recommends', ...keepSettings, 'postgresql'],
    quietly,
  );
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL ble installert, men programmene ble ikke funnet.');
  return programs;
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
export function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function runCommand([command, ...parameters]: string[]): Promise<number> {
  if (!command) throw new Error('usage: node test/support/postgresql.ts COMMAND ARGUMENTS…');
  keepTemporaryInMemory();
  const server = await startPostgresql();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    const child = spawn(command, parameters, { env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await server.stop();
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await runCommand(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

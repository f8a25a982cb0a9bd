/**
 * The three database machines of `deploy/cluster`, all on this one: etcd, Patroni and the PostgreSQL that Patroni starts. Who takes
 * writes is asked of Patroni's own REST API, as HAProxy does.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '../test/support/free-port.ts';
import { postgresqlPrograms } from '../test/support/postgresql.ts';
import { type Part, startProgram, type User, withAddresses } from './cluster-parts.ts';
import type { DebianPrograms } from './debian-programs.ts';

const names = ['db1', 'db2', 'db3'] as const;
type Port = 'postgresql' | 'api' | 'etcd' | 'peers';

/** Where a machine's files and ports are. */
export type Place = { name: string; folder: string; data: string; ports: Record<Port, number> };
export type Machine = Place & { etcd: Part; patroni: Part };

export type Setting = {
  programs: DebianPrograms;
  folder: string;
  /** PostgreSQL and PgBouncer refuse to be root. */
  user: User | undefined;
  /** Files: the certificate, which is its own authority, and its key. */
  certificate: string;
  key: string;
  password: string;
};

/** PostgreSQL's administrator is called as the user of the system, because pgBackRest signs in as that one. */
export const administrator = (): string => (process.getuid?.() === 0 ? 'postgres' : os.userInfo().username);

/** @throws Error when it is not so in time */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 90): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await delay(100))
    if (await isSo()) return;
  throw new Error(`Not within ${seconds} seconds: ${what}`);
}

async function choosePlaces(folder: string, user: User | undefined): Promise<Place[]> {
  const places: Place[] = [];
  for (const name of names) {
    const own = path.join(folder, name);
    fs.mkdirSync(own);
    if (user) fs.chownSync(own, user.uid, user.gid);
    const ports = {} as Record<Port, number>;
    for (const port of ['postgresql', 'api', 'etcd', 'peers'] as const) ports[port] = await findFreePort();
    places.push({ name, folder: own, data: path.join(own, 'data'), ports });
  }
  return places;
}

const hosts = (places: readonly Place[], port: Port, between = ', ') =>
  places.map(({ ports }) => `127.0.0.1:${ports[port]}`).join(between);

function startEtcd(
  { programs, user, certificate, key }: Setting,
  places: readonly Place[],
  at: number,
): Part {
  const { name, folder, ports } = places[at]!;
  const members = places.map((one) => `${one.name}=https://127.0.0.1:${one.ports.peers}`).join(',');
  const text = withAddresses('cluster/etcd.env', {
    'ETCD_NAME=db1': `ETCD_NAME=${name}`,
    'db1=https://192.0.2.11:2380,db2=https://192.0.2.12:2380,db3=https://192.0.2.13:2380': members,
    '192.0.2.11:2380': `127.0.0.1:${ports.peers}`,
    '192.0.2.11:2379': `127.0.0.1:${ports.etcd}`,
    '/var/lib/etcd/minside': path.join(folder, 'etcd'),
    '/etc/ssl/minside/authority.pem': certificate,
    '/etc/ssl/minside/etcd.pem': certificate,
    '/etc/ssl/minside/etcd.key': key,
  });
  const settings = text.split('\n').flatMap((line) => (/^ETCD_/.test(line) ? [line.split(/=(.*)/s)] : []));
  return startProgram(programs.find('etcd'), [], {
    environment: Object.fromEntries(settings),
    logFile: path.join(folder, 'etcd.log'),
    user,
  });
}

function startPatroni(setting: Setting, places: readonly Place[], at: number, backupSettings: string): Part {
  const { programs, user, certificate, key, password } = setting;
  const { name, folder, data, ports } = places[at]!;
  const file = path.join(folder, 'patroni.yml');
  const text = withAddresses('cluster/patroni.yml', {
    'name: db1': `name: ${name}`,
    '192.0.2.11:2379, 192.0.2.12:2379, 192.0.2.13:2379': hosts(places, 'etcd'),
    '192.0.2.11:8008': `127.0.0.1:${ports.api}`,
    '192.0.2.11:5432': `127.0.0.1:${ports.postgresql}`,
    '192.0.2.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/portal': data,
    '/usr/lib/postgresql/15/bin': postgresqlPrograms(),
    '/etc/ssl/minside/authority.pem': certificate,
    '/etc/ssl/minside/database.pem': certificate,
    '/etc/ssl/minside/database.key': key,
    'ssl: "on"': `ssl: "on"\n    unix_socket_directories: ${folder}`,
    'local all postgres peer': `local all ${administrator()} peer`,
    'username: postgres': `username: ${administrator()}`,
  });
  fs.writeFileSync(file, text);
  return startProgram('/usr/bin/python3', ['-m', 'patroni', file], {
    environment: {
      ...programs.environment,
      HOME: folder,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_RESTAPI_USERNAME: 'patroni',
      PATRONI_RESTAPI_PASSWORD: password,
      PGBACKREST_REPO1_CIPHER_PASS: password,
      PGBACKREST_CONFIG: backupSettings,
    },
    logFile: path.join(folder, 'patroni.log'),
    user,
  });
}

const postmasterFile = ({ data }: Place) => path.join(data, 'postmaster.pid');

/** PostgreSQL is no child of Patroni: what is left of it ends when this process does, however that ends. */
function endWithUs(places: readonly Place[]): void {
  const script =
    'read -r _; sleep 2; for f in "$@"; do [ -f "$f" ] && kill -QUIT "$(head -n1 "$f")"; done 2>/dev/null';
  spawn('sh', ['-c', script, 'sh', ...places.map(postmasterFile)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  }).unref();
}

/** PostgreSQL on it and all its processes, the first of them first. */
function serverProcesses(place: Place): number[] {
  const pid = Number.parseInt(fs.readFileSync(postmasterFile(place), 'utf8'), 10);
  const children = fs.globSync('/proc/[0-9]*/stat').filter((file) => {
    try {
      // After the name, which may have spaces: the state, and the parent.
      return Number(/\) \S (\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1]) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.map((file) => Number(file.split('/')[2]))];
}

function signal(pids: readonly (number | undefined)[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      if (pid) process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

export const killPostgresql = (machine: Place): void => signal(serverProcesses(machine), 'SIGKILL');

/** No program of it runs on, nothing is closed in good order. */
export async function loseMachine(machine: Machine): Promise<void> {
  const processes = serverProcesses(machine);
  await Promise.all([machine.patroni.halt(), machine.etcd.halt()]);
  signal(processes, 'SIGKILL');
}

export function returnMachine({ etcd, patroni }: Machine): void {
  etcd.start();
  patroni.start();
}

/** As a virtual machine that is paused: its connections stay open, and no answer comes. @returns what lets it go on */
export function freezeMachine(machine: Machine): () => void {
  const processes = [machine.patroni.pid(), machine.etcd.pid(), ...serverProcesses(machine)];
  signal(processes, 'SIGSTOP');
  return () => signal(processes, 'SIGCONT');
}

type Member = { name: string; role: string; state: string };
export type Machines = Awaited<ReturnType<typeof startMachines>>;

async function startAll(setting: Setting, backupSettingsOf: (place: Place) => string): Promise<Machine[]> {
  const places = await choosePlaces(setting.folder, setting.user);
  endWithUs(places);
  const etcds = places.map((_place, at) => startEtcd(setting, places, at));
  // Patroni looks again only after five seconds where it does not answer yet.
  await until('etcd is ready', async () =>
    places.every((place) => {
      const file = path.join(place.folder, 'etcd.log');
      return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('ready to serve client requests');
    }),
  );
  return places.map(
    (place, at): Machine => ({
      ...place,
      etcd: etcds[at]!,
      patroni: startPatroni(setting, places, at, backupSettingsOf(place)),
    }),
  );
}

/** @param backupSettingsOf writes the settings of pgBackRest on a machine. @returns their file */
export async function startMachines(setting: Setting, backupSettingsOf: (place: Place) => string) {
  const { certificate, password } = setting;
  const machines = await startAll(setting, backupSettingsOf);
  const ask = (place: Place, address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${place.ports.api}${address}`, { ...init, signal: AbortSignal.timeout(2000) });

  /** All that run, as one of them sees it. */
  async function members(): Promise<Member[]> {
    for (const machine of machines) {
      const answer = await ask(machine, '/cluster').catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }
  const withRole = async (...roles: string[]): Promise<Machine | undefined> => {
    const found = (await members()).find(({ role, state }) => roles.includes(role) && isRunning(state));
    return machines.find(({ name }) => name === found?.name);
  };
  const isRunning = (state: string) => state === 'running' || state === 'streaming';
  async function primary(): Promise<Machine> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(100))
      for (const machine of machines)
        if ((await ask(machine, '/primary').catch(() => null))?.ok) return machine;
    throw new Error('No machine takes writes');
  }
  const query = `sslmode=verify-full&sslrootcert=${encodeURIComponent(certificate)}`;
  const urlOf = (places: readonly Place[], role: string, database: string) =>
    `postgres://${role}:${password}@${hosts(places, 'postgresql', ',')}/${database}?${query}`;
  return {
    machines,
    primary,
    urlOf,
    /** Another that is to take over. */
    standby: () => withRole('sync_standby'),
    /** Until the first takes writes; the two others copy it meanwhile. */
    untilPrimary: () => until('a primary', async () => (await withRole('leader')) !== undefined),
    /** Until so many run, and one of them has each answered commit. */
    untilWhole: (count = machines.length) =>
      until(
        `${count} machines in step`,
        async () => {
          const all = await members();
          const roles = all.filter(({ state }) => isRunning(state)).map(({ role }) => role);
          return roles.length >= count && roles.includes('leader') && roles.includes('sync_standby');
        },
        180,
      ),
    /** What a person does before the upgrade of a machine. */
    async switchOver(): Promise<void> {
      const leader = (await primary()).name;
      const answer = await fetch(`http://127.0.0.1:${(await primary()).ports.api}/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}` },
        body: JSON.stringify({ leader, candidate: (await withRole('sync_standby'))!.name }),
      });
      if (!answer.ok) throw new Error(`Patroni refused: ${answer.status} ${await answer.text()}`);
    },
    async asAdministrator<Row extends object>(text: string, place?: Place, database = 'portal') {
      const connectionString = urlOf([place ?? (await primary())], administrator(), database);
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end().catch(() => {});
      }
    },
    async stop(): Promise<void> {
      for (const machine of machines)
        await loseMachine(machine).catch(() => Promise.all([machine.patroni.halt(), machine.etcd.halt()]));
    },
  };
}

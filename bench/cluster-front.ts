/** What is in front of the database machines: HAProxy, PgBouncer and two portals, with the files of `deploy/cluster`. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../test/support/free-port.ts';
import { type Machine, type Setting, until } from './cluster-machines.ts';
import { type Part, startPortal, startProgram, withAddresses } from './cluster-parts.ts';

const names = ['front', 'primary', 'replicas', 'pooler', 'one', 'two', 'metricsOne', 'metricsTwo'] as const;
export type Ports = Record<(typeof names)[number], number>;

export async function choosePorts(): Promise<Ports> {
  const ports = {} as Ports;
  for (const name of names) ports[name] = await findFreePort();
  return ports;
}

export function startHaproxy(
  { programs, folder }: Setting,
  ports: Ports,
  machines: readonly Machine[],
): Part {
  const addresses: Record<string, string> = {
    'bind :443 ssl crt /etc/haproxy/minside.pem alpn h2,http/1.1': `bind 127.0.0.1:${ports.front}`,
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${ports.primary}`,
    'bind 127.0.0.1:5001': `bind 127.0.0.1:${ports.replicas}`,
    '192.0.2.21:3000': `127.0.0.1:${ports.one}`,
    '192.0.2.22:3000': `127.0.0.1:${ports.two}`,
  };
  for (const [at, { ports: own }] of machines.entries())
    addresses[`192.0.2.1${at + 1}:5432 check port 8008`] =
      `127.0.0.1:${own.postgresql} check port ${own.api}`;
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(file, withAddresses('cluster/haproxy.cfg', addresses));
  return startProgram(programs.find('haproxy'), ['-db', '-f', file], {
    environment: programs.environment,
    logFile: path.join(folder, 'haproxy.log'),
  });
}

export function startPgbouncer({ programs, folder, user, ...setting }: Setting, ports: Ports): Part {
  const own = path.join(folder, 'pgbouncer');
  fs.mkdirSync(own);
  if (user) fs.chownSync(own, user.uid, user.gid);
  const users = path.join(own, 'userlist.txt');
  fs.writeFileSync(users, `"portal" "${setting.password}"\n`);
  const text = withAddresses('cluster/pgbouncer.ini', {
    'host=127.0.0.1 port=5000': `host=127.0.0.1 port=${ports.primary}`,
    'listen_port = 6432': `listen_port = ${ports.pooler}\nunix_socket_dir =`,
    '/etc/pgbouncer/userlist.txt': users,
    '/etc/ssl/minside/authority.pem': setting.certificate,
  });
  const file = path.join(own, 'pgbouncer.ini');
  fs.writeFileSync(file, text);
  return startProgram(programs.find('pgbouncer'), [file], {
    environment: programs.environment,
    logFile: path.join(own, 'pgbouncer.log'),
    user,
  });
}

export const untilReady = (origin: string, seconds?: number): Promise<void> =>
  until(
    `${origin} is ready`,
    async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false,
    seconds,
  );

/** @param environment what both have */
export function startPortals(
  { folder, certificate, password }: Setting,
  ports: Ports,
  environment: Record<string, string>,
): [Part, Part] {
  const secret = randomBytes(32).toString('base64url');
  // The certificate is checked, its name not: it is that of whichever standby HAProxy has chosen.
  const checked = `uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${encodeURIComponent(certificate)}`;
  const start = (name: 'one' | 'two', metrics: number) => {
    const dataDir = path.join(folder, name);
    fs.mkdirSync(dataDir);
    return startPortal({
      ...environment,
      PORT: String(ports[name]),
      METRICS_PORT: String(metrics),
      PROXIES: '1',
      DATA_DIR: dataDir,
      SECRET: secret,
      DATABASE_URL: `postgres://portal:${password}@127.0.0.1:${ports.pooler}/portal`,
      DATABASE_REPLICA_URL: `postgres://portal:${password}@127.0.0.1:${ports.replicas}/portal?${checked}`,
      DATABASE_PREPARE: 'false',
      REQUESTS_PER_MINUTE: '100000000',
    });
  };
  return [start('one', ports.metricsOne), start('two', ports.metricsTwo)];
}

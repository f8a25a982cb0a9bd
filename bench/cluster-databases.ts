/**
 * Three PostgreSQL servers, of which two follow the first, and what Patroni does for them: says which one takes writes, and
 * makes another one do so when it is gone. An answered commit is on two of them.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type PostgresqlServer, startPostgresql } from '../test/support/postgresql.ts';

/** So many checks in a row, this far apart, fail before another server is promoted. */
const [checks, checkMs] = [3, 500];

type Node = { server: PostgresqlServer; isGone: boolean; health: http.Server; healthPort: number };

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const isPrimary = (url: string): Promise<boolean> =>
  ask<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby').then(
    ([row]) => row?.standby === false,
    () => false,
  );

/** As Patroni's: `GET /primary` and `GET /replica`. */
async function serveHealth(url: string): Promise<{ health: http.Server; healthPort: number }> {
  const health = http.createServer(async (request, response) => {
    const isWanted = (await isPrimary(url)) === (request.url === '/primary');
    response.writeHead(isWanted ? 200 : 503).end();
  });
  health.listen(0, '127.0.0.1');
  await once(health, 'listening');
  return { health, healthPort: (health.address() as AddressInfo).port };
}

export type ClusterDatabases = Awaited<ReturnType<typeof startClusterDatabases>>;

/** @param name of the database that is made */
export async function startClusterDatabases(name: string) {
  const first = await startPostgresql();
  await ask(first.url, `create database ${name}`);
  const servers = [first, await first.startStandby(), await first.startStandby()];
  await ask(first.url, "alter system set synchronous_standby_names = 'ANY 1 (*)'");
  await ask(first.url, 'select pg_reload_conf()');
  const nodes: Node[] = [];
  for (const server of servers) nodes.push({ server, isGone: false, ...(await serveHealth(server.url)) });
  let [primary, failures, isChecking] = [nodes[0]!, 0, false];

  async function promote(): Promise<void> {
    const standbys = nodes.filter((node) => node !== primary && !node.isGone);
    const places = await Promise.all(
      standbys.map(({ server }) =>
        ask<{ place: number }>(
          server.url,
          "select (pg_last_wal_receive_lsn() - '0/0'::pg_lsn)::float8 as place",
        ).then(([row]) => row!.place),
      ),
    );
    primary = standbys[places.indexOf(Math.max(...places))]!;
    await ask(primary.server.url, `alter system set synchronous_standby_names = 'ANY 1 (*)'`);
    await ask(primary.server.url, 'select pg_promote(), pg_reload_conf()');
    const port = new URL(primary.server.url).port;
    for (const { server } of standbys.filter((node) => node !== primary)) {
      await ask(server.url, `alter system set primary_conninfo = 'host=127.0.0.1 port=${port} user=portal'`);
      await ask(server.url, 'select pg_reload_conf()');
    }
  }
  const timer = setInterval(async () => {
    if (isChecking) return;
    isChecking = true;
    failures = (await isPrimary(primary.server.url)) ? 0 : failures + 1;
    if (failures >= checks) await promote().then(() => (failures = 0), console.error);
    isChecking = false;
  }, checkMs);

  const on = (server: PostgresqlServer) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  return {
    nodes: nodes.map(({ server, healthPort }) => ({ port: Number(new URL(server.url).port), healthPort })),
    /** All hosts in one address, as the portal takes them. */
    url: () =>
      `postgres://portal@${nodes
        .filter(({ isGone }) => !isGone)
        .map(({ server }) => new URL(server.url).host)
        .join(',')}/${name}`,
    primaryUrl: () => on(primary.server),
    /** One that takes no writes crashes, and starts again. */
    crashStandby: () => nodes.find((node) => node !== primary && !node.isGone)!.server.restart('immediate'),
    /** The one that takes writes is gone for good. */
    async losePrimary() {
      const lost = primary;
      lost.isGone = true;
      await lost.server.stop('immediate');
    },
    async stop() {
      clearInterval(timer);
      for (const { server, isGone, health } of nodes) {
        health.close();
        if (!isGone) await server.stop('immediate');
      }
    },
  };
}

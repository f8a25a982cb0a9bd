/** What happens to the cluster while members write, one after the other. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Ports, untilReady } from './cluster-front.ts';
import { longestGap, type Seen } from './cluster-load.ts';
import {
  freezeMachine,
  killPostgresql,
  loseMachine,
  type Machine,
  type Machines,
  returnMachine,
} from './cluster-machines.ts';
import type { Part } from './cluster-parts.ts';

export type Front = Record<'one' | 'two' | 'pgbouncer' | 'haproxy', Part>;

export type Fault = {
  what: string;
  strike(): Promise<unknown>;
  /** So many machines must be in step before. */
  inStep?: number;
  /** It goes on at least so long. */
  leastSeconds?: number;
  /** It goes on until members are answered again. */
  isHeld?: true;
  /** Its end. */
  mend?(): void;
};

export type Row = { what: string; errors: number; writes: number; gap: number };

/** @param isSmall those that are over within seconds */
export function faultsOf(front: Front, machines: Machines, isSmall: boolean): Fault[] {
  const { one, two, pgbouncer, haproxy } = front;
  const all = machines.machines;
  let lost: Machine;
  let goOn: () => void;
  const primary = async () => {
    lost = await machines.primary();
    return lost;
  };
  const small: Fault[] = [
    { what: 'nothing', strike: async () => {} },
    { what: 'portal one', strike: one.kill },
    { what: 'PgBouncer', strike: pgbouncer.kill },
    { what: 'a planned switchover', strike: machines.switchOver, inStep: 2 },
  ];
  if (isSmall) return small;
  return [
    ...small,
    { what: 'portal two', strike: two.kill },
    { what: 'HAProxy', strike: haproxy.kill },
    {
      what: 'PostgreSQL of the standby that confirms each commit',
      inStep: 3,
      strike: async () => killPostgresql((await machines.standby())!),
    },
    {
      what: 'etcd of the primary',
      inStep: 3,
      strike: async () => (await primary()).etcd.halt(),
      mend: () => lost.etcd.start(),
    },
    {
      what: 'all of etcd, longer than its lease',
      inStep: 3,
      leastSeconds: 30,
      strike: () => Promise.all(all.map(({ etcd }) => etcd.halt())),
      mend: () => all.forEach(({ etcd }) => void etcd.start()),
    },
    { what: 'Patroni of the primary', inStep: 3, strike: async () => (await primary()).patroni.kill() },
    {
      what: 'Patroni of the primary, whose PostgreSQL goes on without it',
      inStep: 3,
      isHeld: true,
      leastSeconds: 30,
      strike: async () => (await primary()).patroni.halt(),
      mend: () => lost.patroni.start(),
    },
    { what: 'PostgreSQL of the primary', inStep: 3, strike: async () => killPostgresql(await primary()) },
    {
      what: "the primary's machine stands still, and goes on",
      inStep: 3,
      isHeld: true,
      leastSeconds: 30,
      strike: async () => {
        goOn = freezeMachine(await primary());
      },
      mend: () => goOn(),
    },
    { what: "the primary's machine, for good", inStep: 3, strike: async () => loseMachine(await primary()) },
    { what: 'that machine comes back', inStep: 2, strike: async () => returnMachine(lost) },
  ];
}

/** @param options.mostGapSeconds waits so long for the next answer before it goes on to the next fault */
export async function runFaults(
  faults: readonly Fault[],
  {
    machines,
    ports,
    seen,
    ...o
  }: { machines: Machines; ports: Ports; seen: Seen } & {
    seconds: number;
    mostGapSeconds: number;
  },
): Promise<Row[]> {
  const rows: Row[] = [];
  const untilAnswered = async () => {
    const from = Date.now();
    const isBack = () => (seen.answeredAt.at(-1) ?? 0) > Math.max(from, Date.now() - 500);
    while (Date.now() < from + 2 * o.mostGapSeconds * 1000 && !isBack()) await delay(100);
  };
  for (const { what, strike, inStep, leastSeconds = 0, isHeld, mend } of faults) {
    if (inStep) await machines.untilWhole(inStep);
    const [from, errors, writes] = [Date.now(), seen.errors, seen.promised.length];
    await strike();
    await delay(Math.max(o.seconds, leastSeconds) * 1000);
    if (isHeld) await untilAnswered();
    mend?.();
    for (const port of [ports.one, ports.two]) await untilReady(`http://localhost:${port}`);
    await untilAnswered();
    rows.push({
      what,
      errors: seen.errors - errors,
      writes: seen.promised.length - writes,
      gap: longestGap(seen.answeredAt, from, Date.now()),
    });
    console.log(JSON.stringify(rows.at(-1)));
  }
  return rows;
}

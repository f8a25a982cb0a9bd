/** Kills the scheduler with SIGKILL while it makes charges and sends them, starts it again, and counts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startVippsSimulator, type VippsSimulator } from '../dev/vipps-simulator/vipps-simulator.ts';
import { unpackMigrated } from '../test/support/migrated-snapshot.ts';
import { seededRandom } from './seeded-random.ts';
import { isSmall } from './trial-size.ts';

export type Kills = { kills: number; charges: number; doubles: number; missed: number };
const agreements = 80;
const allMonths = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const killsEachMonth = isSmall ? 1 : 2;

/** @param monthCount how many months of charges, at most ten */
export async function killScheduler(monthCount: number): Promise<Kills> {
  const months = allMonths.slice(0, monthCount);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'charges-'));
  let at = new Date('2026-01-20T09:00:00Z');
  const simulator = await startVippsSimulator({ port: 0, now: () => at });
  const random = seededRandom(7);
  const result: Kills = { kills: 0, charges: 0, doubles: 0, missed: 0 };
  try {
    await unpackMigrated(dataDir);
    await withDatabase(dataDir, (db) => addAgreements(db, simulator, at));
    for (const month of months) {
      at = new Date(`2026-${month}-18T09:00:00Z`);
      for (let kill = 0; kill < killsEachMonth; kill += 1) {
        const worker = start(dataDir, simulator.url, at);
        await untilSaid(worker, 'ready');
        await delay(20 + random() * 500);
        if (worker.exitCode === null) {
          worker.kill('SIGKILL');
          result.kills += 1;
          await once(worker, 'exit');
        }
      }
      const worker = start(dataDir, simulator.url, at);
      await untilSaid(worker, 'done');
      if (worker.exitCode === null) await once(worker, 'exit');
    }
    at = new Date(`2026-${months.at(-1)}-28T12:00:00Z`);
    simulator.machine.work();
    await withDatabase(dataDir, (db) => count(db, simulator, months.length, result));
    return result;
  } finally {
    await simulator.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

function start(dataDir: string, url: string, at: Date): ChildProcess {
  const args = ['bench/charge-worker.ts', dataDir, url, at.toISOString()];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function untilSaid(worker: ChildProcess, word: string): Promise<void> {
  for await (const text of worker.stdout!.iterator({ destroyOnReturn: false }))
    if (String(text).includes(word)) return;
  throw new Error(`The scheduler ended without being ${word}`);
}

async function withDatabase(dataDir: string, work: (db: Database) => Promise<void>): Promise<void> {
  const log = { info() {}, warn() {} };
  const database = await openDatabase({ dataDir, databaseUrl: null, prepare: true, log });
  await work(database.db).finally(() => database.close());
}

async function addAgreements(db: Database, { machine }: VippsSimulator, at: Date): Promise<void> {
  for (let number = 0; number < agreements; number += 1) {
    const [id, personId, mandateId] = [randomUUID(), randomUUID(), randomUUID()];
    const draft = machine.draftAgreement({
      amountOre: 20_000,
      interval: { unit: 'MONTH', count: 1 },
      productName: 'x',
      productDescription: null,
      redirectUrl: 'https://x.example/',
      agreementUrl: 'https://x.example/',
      externalId: mandateId,
    });
    machine.app.agreement(draft.id, 'approve');
    await sql`insert into person (id, given_name, family_name) values (${personId}, 'Prøve', 'Giver')`.execute(
      db,
    );
    await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id,
        amount_ore, frequency, day, purpose_id, first_on)
      values (${id}, ${`A-${number}`}, ${personId}, ${at}, 1, 'active', 'vipps', ${mandateId}, 20000, 'monthly', 20,
        'general', '2026-02-01')`.execute(db);
    await sql`insert into gift_mandate (id, agreement_id, rail, state, external_id, told_version, created_at, started_at)
      values (${mandateId}, ${id}, 'vipps', 'active', ${draft.id}, 1, ${at}, ${at})`.execute(db);
  }
}

/** What Vipps has drawn, against one for each agreement and month. */
async function count(
  db: Database,
  { machine }: VippsSimulator,
  monthCount: number,
  result: Kills,
): Promise<void> {
  const { rows } = await sql<{ id: string; agreement: string; period: string }>`
    select id, agreement_id as agreement, period from gift_charge`.execute(db);
  const ours = new Map(rows.map(({ id, agreement, period }) => [id, `${agreement} ${period}`]));
  const drawn = [...machine.charges.values()].filter(({ status }) => status === 'CHARGED');
  const periods = drawn.map(({ id }) => ours.get(id) ?? `unknown ${id}`);
  result.charges = drawn.length;
  result.doubles =
    periods.length - new Set(periods).size + periods.filter((one) => /^unknown/.test(one)).length;
  result.missed = agreements * monthCount - new Set(periods).size;
}

import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type GiroFileKind =
  | 'claims'
  | 'cancellations'
  | 'mandates'
  | 'ocr'
  | 'mixed'
  | 'receipt'
  | 'unreadable';
export type GiroFileState =
  | 'made'
  | 'delivered'
  | 'accepted'
  | 'rejected'
  | 'waiting'
  | 'booked'
  | 'problem'
  | 'set-aside';
export type GiroFileProblem = { line: number; position: number; code: string; text: string };
export type GiroFileRow = {
  id: string;
  direction: 'out' | 'in';
  kind: GiroFileKind;
  name: string;
  digest: string;
  transmissionNumber: string | null;
  state: GiroFileState;
  itemCount: number;
  sumOre: number;
  problems: GiroFileProblem[];
  createdAt: Date;
  settledAt: Date | null;
};

const columns =
  sql.raw(`id, direction, kind, name, digest, transmission_number as "transmissionNumber", state,
  item_count as "itemCount", sum_ore as "sumOre", problems, created_at as "createdAt", settled_at as "settledAt"`);

/** @returns whether it is new: a file that we have is not kept twice */
export async function addGiroFile(
  tx: Transaction,
  row: Omit<GiroFileRow, 'settledAt'> & { content: Uint8Array },
): Promise<boolean> {
  const { rows } = await sql`
    insert into giro_file (id, direction, kind, name, digest, content, transmission_number, state, item_count,
      sum_ore, problems, created_at)
    values (${row.id}, ${row.direction}, ${row.kind}, ${row.name}, ${row.digest}, ${Buffer.from(row.content)},
      ${row.transmissionNumber}, ${row.state}, ${row.itemCount}, ${row.sumOre},
      ${JSON.stringify(row.problems)}::jsonb, ${row.createdAt})
    on conflict (direction, digest) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function findGiroFile(db: Database, id: string): Promise<GiroFileRow | undefined> {
  const { rows } = await sql<GiroFileRow>`select ${columns} from giro_file where id = ${id}`.execute(db);
  return rows[0];
}

/** As {@link findGiroFile}; locked until the transaction ends. */
export async function lockGiroFile(tx: Transaction, id: string): Promise<GiroFileRow | undefined> {
  const { rows } =
    await sql<GiroFileRow>`select ${columns} from giro_file where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findFileOfTransmission(tx: Transaction, transmissionNumber: string) {
  const { rows } = await sql<GiroFileRow>`select ${columns} from giro_file
    where direction = 'out' and transmission_number = ${transmissionNumber} for update`.execute(tx);
  return rows[0];
}

export async function readGiroContent(db: Database, id: string): Promise<Buffer> {
  const { rows } = await sql<{ content: Uint8Array }>`select content from giro_file where id = ${id}`.execute(
    db,
  );
  return Buffer.from(rows[0]!.content);
}

export async function setGiroFileState(
  db: Database,
  id: string,
  to: { state: GiroFileState; at: Date; by: string | null },
): Promise<void> {
  await sql`update giro_file set state = ${to.state}, settled_at = ${to.at}, settled_by = ${to.by}
    where id = ${id}`.execute(db);
}

/** Of one state after the other, each in the order in which they came or were made. */
export async function listGiroFiles(db: Database, ...states: GiroFileState[]): Promise<GiroFileRow[]> {
  const { rows } =
    await sql<GiroFileRow>`select ${columns} from giro_file where state = any(${states}::text[])
    order by array_position(${states}::text[], state), created_at, name limit ${200 * states.length}`.execute(
      db,
    );
  return rows;
}

export async function listNewestGiroFiles(db: Database, limit: number): Promise<GiroFileRow[]> {
  const { rows } = await sql<GiroFileRow>`select ${columns} from giro_file
    order by created_at desc, name limit ${limit}`.execute(db);
  return rows;
}

/**
 * The operator has refused a file of the kind today, or has said both yes and no to one: a person looks first, or the
 * next day comes.
 */
export async function isHeldBack(db: Database, kind: 'claims' | 'cancellations', today: string) {
  const { rows } = await sql`select from giro_file
    where (direction = 'out' and kind = ${kind} and state = 'rejected'
        and (settled_at at time zone 'Europe/Oslo')::date = ${today})
      or (direction = 'in' and kind = 'receipt' and state = 'problem') limit 1`.execute(db);
  return rows.length > 0;
}

/** Money that has come may be in a file that is not booked yet. */
export async function hasUnbookedMoney(db: Database): Promise<boolean> {
  const { rows } = await sql`select from giro_file where direction = 'in' and state in ('waiting', 'problem')
    and kind in ('ocr', 'mixed', 'unreadable') limit 1`.execute(db);
  return rows.length > 0;
}

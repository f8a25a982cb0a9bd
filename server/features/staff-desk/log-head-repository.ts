import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type Head = {
  number: number;
  hash: Buffer;
  sealedNumber: number | null;
  seal: Buffer | null;
  key: string | null;
  /** Null where the last row is past its time, and gone. */
  lookedAt: Date | null;
};

export async function readHead(db: Database): Promise<Head> {
  const { rows } = await sql<Head>`
    select h.last_number as number, h.last_hash as hash, h.sealed_number as "sealedNumber", h.seal, h.seal_key as key,
      (select l.looked_at from access_log l where l.number = h.last_number) as "lookedAt"
    from access_log_head h`.execute(db);
  return rows[0]!;
}

/** From here on no look is added until the transaction ends. */
export async function lockHead(tx: Transaction): Promise<void> {
  await sql`select last_number from access_log_head for update`.execute(tx);
}

export async function setSeal(
  tx: Transaction,
  sealed: { number: number; seal: Buffer; key: string },
): Promise<void> {
  await sql`update access_log_head
    set sealed_number = ${sealed.number}, seal = ${sealed.seal}, seal_key = ${sealed.key}`.execute(tx);
}

/** Hashes of those of these rows that are there. */
export async function hashesOf(db: Database, numbers: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ number: number; hash: Buffer }>`
    select number, hash from access_log where number = any(${[...numbers]}::bigint[])`.execute(db);
  return new Map(rows.map(({ number, hash }) => [number, hash.toString('base64url')]));
}

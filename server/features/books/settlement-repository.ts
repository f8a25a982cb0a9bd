import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SettledSums } from './settlement-rules.ts';

export type SettledRow = SettledSums & { on: string };

/** The newest day that has been read; null where there is none. */
export async function findLastSettledOn(db: Database): Promise<string | null> {
  const { rows } = await sql<{ on: string | null }>`
    select max(for_on)::text as on from vipps_settlement`.execute(db);
  return rows[0]!.on;
}

/** The first day on which money came by Vipps; null where none has. */
export async function findFirstPaidOn(db: Database): Promise<string | null> {
  const { rows } = await sql<{ on: string | null }>`
    select min(e.happened_at at time zone 'Europe/Oslo')::date::text as on
    from gift_charge_event e join gift_charge c on c.id = e.charge_id
    where e.kind = 'paid' and c.rail = 'vipps'`.execute(db);
  return rows[0]!.on;
}

/** @returns those of the references that are charges of ours */
export async function listGiftReferences(db: Database, references: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from gift_charge where rail = 'vipps' and id::text = any(${[...references]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A day that is there stays as it is. */
export async function addSettlement(tx: Transaction, row: SettledRow & { readAt: Date }): Promise<void> {
  await tx
    .insertInto('vipps_settlement')
    .values({
      for_on: row.on,
      captured_ore: row.capturedOre,
      refunded_ore: row.refundedOre,
      other_ore: row.otherOre,
      fee_ore: row.feeOre,
      payout_ore: row.payoutOre,
      payout_reference: row.payoutReference,
      read_at: row.readAt,
    })
    .onConflict((conflict) => conflict.column('for_on').doNothing())
    .execute();
}

/** @param toOn first day that is not looked at */
export async function listSettlements(db: Database, fromOn: string, toOn: string): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    select for_on::text as on, captured_ore as "capturedOre", refunded_ore as "refundedOre",
           other_ore as "otherOre", fee_ore as "feeOre", payout_ore as "payoutOre",
           payout_reference as "payoutReference"
    from vipps_settlement where for_on >= ${fromOn} and for_on < ${toOn}`.execute(db);
  return rows;
}

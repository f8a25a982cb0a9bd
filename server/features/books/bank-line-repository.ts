import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { GiroCredit } from './bank-match-rules.ts';

export type LineRow = {
  id: string;
  account: string;
  bookedOn: string;
  amountOre: number;
  reference: string;
  text: string;
};
export type NewLine = LineRow & { key: string };
const columns = sql.raw(`id, account, booked_on::text as "bookedOn", amount_ore as "amountOre", reference,
  text`);

/** One at a time finds places: what two see as free is used once. Held until the transaction ends. */
export async function lockPlaces(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank-line'))`.execute(tx);
}

/** @returns those that we have */
export async function listKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from bank_line where key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** An entry that another statement has had is not kept again. */
export async function addLines(
  tx: Transaction,
  statementId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await sql`insert into bank_line (id, statement_id, account, booked_on, amount_ore, reference, text, key)
    select r.id, ${statementId}::uuid, r.account, r."bookedOn", r."amountOre", r.reference, r.text, r.key
    from json_to_recordset(${JSON.stringify(lines)}::json) as r (id uuid, account text, "bookedOn" date,
      "amountOre" bigint, reference text, text text, key text)
    on conflict (key) do nothing`.execute(tx);
}

export async function listOpenLines(db: Database): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select ${columns} from bank_line where state = 'open'
    order by booked_on, id limit 2000`.execute(db);
  return rows;
}

export async function lockOpenLine(tx: Transaction, id: string): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${columns} from bank_line where id = ${id} and state = 'open' for update`.execute(tx);
  return rows[0];
}

export async function settleLine(
  tx: Transaction,
  id: string,
  to: {
    state: 'matched' | 'set-aside';
    payoutOn?: string | null;
    refundOf?: string | null;
    note?: string | null;
    at: Date;
    by: string | null;
  },
): Promise<void> {
  await sql`update bank_line set state = ${to.state}, payout_on = ${to.payoutOn ?? null},
      refund_of = ${to.refundOf ?? null}, note = ${to.note ?? null}, settled_at = ${to.at}, settled_by = ${to.by}
    where id = ${id}`.execute(tx);
}

/** Of the days from `fromOn`: what OCR files say, and no entry of a statement has said. */
export async function listUnseenGiroCredits(
  db: Database,
  account: string,
  fromOn: string,
): Promise<GiroCredit[]> {
  const { rows } = await sql<GiroCredit>`
    select id, settled_on::text as on, sum_ore as "amountOre" from giro_settlement
    where account = ${account} and line_id is null and settled_on >= ${fromOn}`.execute(db);
  return rows;
}

/** Days of payouts that an entry has been found for. */
export async function listSeenPayouts(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ on: string }>`
    select payout_on::text as on from bank_line where payout_on is not null`.execute(db);
  return new Set(rows.map(({ on }) => on));
}

/** Entries of the last five years that are not needed any more. @param before first day that is kept */
export async function forgetStatements(tx: Transaction, before: string): Promise<void> {
  await sql`select forget_bank_lines(${before}::date)`.execute(tx);
  await sql`delete from bank_statement_span where to_on < ${before}`.execute(tx);
  await sql`delete from bank_statement s where s.created_at < ${before}::date
    and not exists (select from bank_line l where l.statement_id = s.id)
    and not exists (select from bank_statement_span p where p.statement_id = s.id)`.execute(tx);
}

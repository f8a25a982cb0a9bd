/** Sums of what was moved in, of the old system, and signed balances. */
import { type RawBuilder, sql } from 'kysely';
import { balanceLineWords as words } from '#contract/move-in-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { balanceKey, type ComparedLine, type SumLine } from './move-in-balance-rules.ts';

type Db = Database | Transaction;
type Origin = { source: string; kind: MoveInKindId };

/** By what a kind is counted: in the register itself, not in the file. The link is called `l`. */
const counted: Partial<
  Record<MoveInKindId, { parts: RawBuilder<unknown>; ore: RawBuilder<unknown>; from: RawBuilder<unknown> }>
> = {
  members: {
    parts: sql`array[case when m.id is null then ${words.former}::text else coalesce(u.name, ${words.noChapter}::text) end,
      coalesce(extract(year from p.born_on)::text, '-')]`,
    ore: sql`0`,
    from: sql`left join membership m on m.person_id = l.person_id and m.ended_on is null
      left join person p on p.id = l.person_id left join unit u on u.id = m.chapter_id`,
  },
  givers: {
    parts: sql`array[coalesce(extract(year from p.born_on)::text, ${words.noBirthDate}::text)]`,
    ore: sql`0`,
    from: sql`left join person p on p.id = l.person_id`,
  },
  gifts: {
    parts: sql`array[to_char(c.due_on, 'YYYY-MM')]`,
    ore: sql`c.amount_ore`,
    from: sql`join gift_charge c on c.id = l.target_id`,
  },
};
const agreements = {
  parts: sql`array[(a.amount_ore / 100)::text || ',' || lpad((a.amount_ore % 100)::text, 2, '0'), a.day::text]`,
  ore: sql`a.amount_ore`,
  from: sql`join gift_agreement a on a.id = l.target_id`,
};
const whole = { parts: sql`array[${words.all}::text]`, ore: sql`0`, from: sql`` };

/** Counts what a run has brought. */
export async function addSums(
  tx: Transaction,
  { id, kind }: { id: string; kind: MoveInKindId },
): Promise<void> {
  const by = kind === 'avtalegiro' || kind === 'vipps' ? agreements : (counted[kind] ?? whole);
  const { rows } = await sql<{ parts: string[]; rows: number; ore: number }>`
    select ${by.parts} as parts, count(*)::int as rows, coalesce(sum(${by.ore}), 0)::float8 as ore
    from move_in_link l ${by.from} where l.run_id = ${id} group by 1`.execute(tx);
  const sums = new Map<string, SumLine>();
  for (const { parts, ...sum } of rows) {
    const key = balanceKey(kind, parts) ?? parts.join('|');
    const before = sums.get(key);
    sums.set(key, {
      key,
      label: parts.join(', '),
      rows: sum.rows + (before?.rows ?? 0),
      ore: sum.ore + (before?.ore ?? 0),
    });
  }
  await sql`insert into move_in_sum (run_id, key, label, rows, ore)
    select ${id}, key, label, rows, ore
    from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb) as s (key text, label text, rows int, ore bigint)`.execute(
    tx,
  );
}

export async function removeSums(tx: Transaction, runId: string): Promise<void> {
  await sql`delete from move_in_sum where run_id = ${runId}`.execute(tx);
}

/** Runs of a kind and source that are applied, in the order of their ids. */
export async function listAppliedRuns(db: Db, { source, kind }: Origin): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from move_in_run where source = ${source} and kind = ${kind} and state = 'applied' order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What those runs brought. */
export async function listOurSums(db: Db, runs: readonly string[]): Promise<SumLine[]> {
  const { rows } = await sql<SumLine>`
    select key, min(label) as label, sum(rows)::int as rows, sum(ore)::float8 as ore from move_in_sum
    where run_id = any(${runs as string[]}::uuid[]) group by key`.execute(db);
  return rows;
}

export async function listTheirSums(db: Db, { source, kind }: Origin): Promise<SumLine[]> {
  const { rows } = await sql<SumLine>`
    select key, label, rows, ore::float8 as ore from move_in_their_sum
    where source = ${source} and kind = ${kind}`.execute(db);
  return rows;
}

export async function replaceTheirSums(
  tx: Transaction,
  { source, kind }: Origin,
  lines: readonly SumLine[],
): Promise<void> {
  await sql`delete from move_in_their_sum where source = ${source} and kind = ${kind}`.execute(tx);
  await sql`insert into move_in_their_sum (source, kind, key, label, rows, ore)
    select ${source}, ${kind}, key, label, rows, ore
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as s (key text, label text, rows int, ore bigint)`.execute(
    tx,
  );
}

export type BalanceRow = {
  id: string;
  lines: ComparedLine[];
  reasons: Record<string, string>;
  digest: string;
  needed: number;
};

export async function addBalance(
  tx: Transaction,
  { source, kind }: Origin,
  balance: BalanceRow & { runs: readonly string[]; at: Date },
): Promise<void> {
  await sql`insert into move_in_balance (id, source, kind, runs, lines, reasons, digest, signatures_needed, made_at)
    values (${balance.id}, ${source}, ${kind}, ${balance.runs as string[]}::text[], ${JSON.stringify(balance.lines)}::jsonb,
      ${JSON.stringify(balance.reasons)}::jsonb, ${balance.digest}, ${balance.needed}, ${balance.at})`.execute(
    tx,
  );
}

/** The newest balance of exactly these runs. */
export async function findBalance(
  db: Db,
  { source, kind }: Origin,
  runs: readonly string[],
): Promise<BalanceRow | undefined> {
  const { rows } = await sql<BalanceRow>`
    select id, lines, reasons, digest, signatures_needed as needed from move_in_balance
    where source = ${source} and kind = ${kind} and runs = ${runs as string[]}::text[]
    order by made_at desc limit 1`.execute(db);
  return rows[0];
}

export async function addSignature(
  tx: Transaction,
  balanceId: string,
  { by, name, at }: { by: string; name: string; at: Date },
): Promise<void> {
  await sql`insert into move_in_signature (balance_id, signed_by, signed_name, signed_at)
    values (${balanceId}, ${by}, ${name}, ${at})`.execute(tx);
}

export type SignatureRow = { by: string; name: string; at: Date };
export async function listSignatures(db: Db, balanceId: string): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select signed_by as by, signed_name as name, signed_at as at from move_in_signature
    where balance_id = ${balanceId} order by signed_at`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type {
  GrantLineKind,
  GrantList,
  GrantReason,
  GrantYear,
  grantListEventKinds,
} from '#contract/grant-list-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type ListRow = Pick<GrantList, 'id' | 'sequence' | 'state' | 'counted' | 'leftOut' | 'factsDigest'> & {
  year: number;
  frozenAt: Date;
  fileDigest: string | null;
  isKept: boolean;
};
export type ListEventRow = {
  id: string;
  listId: string;
  kind: (typeof grantListEventKinds)[number];
  happenedAt: Date;
  staffId: string | null;
  staffName: string;
  note: string | null;
};
export type NewLine = {
  id: string;
  kind: GrantLineKind;
  personId: string | null;
  childId: string | null;
  reason: GrantReason | null;
  municipality: string | null;
  index: Buffer | null;
  sealed: Buffer | null;
};

const columns = sql.raw(`id, year, sequence, state, counted, left_out as "leftOut", frozen_at as "frozenAt",
  facts_digest as "factsDigest", file_digest as "fileDigest",
  state <> 'withdrawn' and forgotten_on is null as "isKept"`);

/** Newest first. */
export async function listGrantLists(db: Some, year: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${columns} from grant_list where year = ${year} order by sequence desc`.execute(db);
  return rows;
}

/** Newest first. */
export async function listGrantYears(db: Some): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct year from grant_list order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** Locked with its year, as it is then. */
export async function lockGrantList(tx: Transaction, id: string): Promise<ListRow | undefined> {
  const found = await findGrantList(tx, id);
  if (!found) return undefined;
  await lockGrantYear(tx, found.year);
  return findGrantList(tx, id);
}

export async function findGrantList(db: Some, id: string): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`select ${columns} from grant_list where id = ${id}`.execute(db);
  return rows[0];
}

/** The list of an earlier year that was delivered, or is about to be; its lines are still kept. */
export async function findEarlierList(db: Some, year: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from grant_list
    where year < ${year} and state in ('signed', 'delivered') and forgotten_on is null
    order by year desc, state, sequence desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** The newest delivered list of each year whose lines are still kept, newest year first. */
export async function listDelivered(db: Some): Promise<{ id: string; year: number; counted: number }[]> {
  const { rows } = await sql<{ id: string; year: number; counted: number }>`
    select distinct on (year) id, year, counted from grant_list
    where state = 'delivered' and forgotten_on is null order by year desc, sequence desc limit 2`.execute(db);
  return rows;
}

/** One at a time works on a year: the wait ends with the transaction. */
export async function lockGrantYear(tx: Transaction, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('grant_list'), ${year})`.execute(tx);
}

export async function listGrantEvents(db: Some, year: number): Promise<ListEventRow[]> {
  const { rows } = await sql<ListEventRow>`
    select e.id, e.list_id as "listId", e.kind, e.happened_at as "happenedAt", e.staff_id as "staffId",
      e.staff_name as "staffName", e.note
    from grant_list_event e join grant_list l on l.id = e.list_id where l.year = ${year}
    order by e.happened_at, array_position(array['frozen', 'signed', 'taken', 'delivered', 'withdrawn'], e.kind),
      e.id`.execute(db);
  return rows;
}

/** @throws where the same person has signed it before */
export async function addGrantEvent(tx: Transaction, event: ListEventRow): Promise<void> {
  await tx
    .insertInto('grant_list_event')
    .values({
      id: event.id,
      list_id: event.listId,
      kind: event.kind,
      happened_at: event.happenedAt,
      staff_id: event.staffId,
      staff_name: event.staffName,
      note: event.note,
    })
    .execute();
}

/** Its lines and what they add up to come after. */
export async function addGrantList(
  tx: Transaction,
  list: { id: string; year: number; sequence: number; countOn: string; frozenAt: Date },
): Promise<void> {
  await sql`insert into grant_list (id, year, sequence, count_on, state, frozen_at, counted, left_out, facts_digest)
    values (${list.id}, ${list.year}, ${list.sequence}, ${list.countOn}, 'frozen', ${list.frozenAt}, 0, 0, '')`.execute(
    tx,
  );
}

export async function setGrantSum(
  tx: Transaction,
  id: string,
  sum: { counted: number; leftOut: number; factsDigest: string },
): Promise<void> {
  await sql`update grant_list set counted = ${sum.counted}, left_out = ${sum.leftOut},
    facts_digest = ${sum.factsDigest} where id = ${id}`.execute(tx);
}

export async function addGrantLines(
  tx: Transaction,
  listId: string,
  lines: readonly NewLine[],
): Promise<void> {
  const rows = lines.map(({ index, sealed, ...line }) => ({
    ...line,
    index: index?.toString('hex') ?? null,
    sealed: sealed?.toString('hex') ?? null,
  }));
  await sql`
    insert into grant_list_line (id, list_id, kind, person_id, child_id, reason, municipality, number_index, number_sealed)
    select l.id, ${listId}::uuid, l.kind, l."personId", l."childId", l.reason, l.municipality,
      decode(l.index, 'hex'), decode(l.sealed, 'hex')
    from json_to_recordset(${JSON.stringify(rows)}::json) as l (id uuid, kind text, "personId" uuid, "childId" uuid,
      reason text, municipality text, index text, sealed text)`.execute(tx);
}

export type CountedRow = {
  id: string;
  personId: string | null;
  municipality: string | null;
  index: Buffer;
  sealed: Buffer;
};

/** All that count. */
export async function listCounted(db: Some, listId: string): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select id, person_id as "personId", municipality, number_index as index, number_sealed as sealed
    from grant_list_line where list_id = ${listId} and reason is null`.execute(db);
  return rows;
}

export async function setGrantSigned(tx: Transaction, id: string, fileDigest: string): Promise<void> {
  await sql`update grant_list set state = 'signed', file_digest = ${fileDigest} where id = ${id}`.execute(tx);
}

export async function setGrantDelivered(tx: Transaction, id: string): Promise<void> {
  await sql`update grant_list set state = 'delivered' where id = ${id}`.execute(tx);
}

/** What never left is deleted, numbers and all. */
export async function setGrantWithdrawn(tx: Transaction, id: string): Promise<void> {
  await sql`delete from grant_list_line where list_id = ${id}`.execute(tx);
  await sql`update grant_list set state = 'withdrawn' where id = ${id}`.execute(tx);
}

/** Lines of years that the control can no longer ask about; the lists stay, with their sums. @returns how many lists */
export async function forgetGrantLines(db: Database, lastYear: number, today: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with gone as (update grant_list set forgotten_on = ${today}::date
      where year <= ${lastYear} and forgotten_on is null returning id),
    lines as (delete from grant_list_line where list_id in (select id from gone))
    select id from gone`.execute(db);
  return rows.length;
}

type Figures = NonNullable<GrantYear['figures']>;

/** The sums of a list's lines. */
export async function countLines(
  db: Some,
  listId: string,
): Promise<Pick<Figures, 'kinds' | 'reasons' | 'municipalities'>> {
  const { rows } = await sql<{
    kind: GrantLineKind;
    reason: GrantReason | null;
    municipality: string | null;
    count: number;
  }>`
    select kind, reason, municipality, count(*)::int as count from grant_list_line
    where list_id = ${listId} group by kind, reason, municipality`.execute(db);
  const sums = <Key>(of: typeof rows, key: (row: (typeof rows)[number]) => Key) =>
    [...Map.groupBy(of, key)].map(
      ([name, group]) => [name, group.reduce((sum, { count }) => sum + count, 0)] as const,
    );
  const counted = rows.filter(({ reason }) => reason === null);
  const leftOut = rows.filter(({ reason }) => reason !== null);
  return {
    kinds: sums(counted, ({ kind }) => kind).map(([kind, count]) => ({ kind, count })),
    reasons: sums(leftOut, ({ reason }) => reason!).map(([reason, count]) => ({ reason, count })),
    municipalities: sums(counted, ({ municipality }) => municipality)
      .map(([municipality, count]) => ({ municipality, count }))
      .sort((one, other) => (one.municipality ?? '9999').localeCompare(other.municipality ?? '9999')),
  };
}

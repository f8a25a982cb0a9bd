import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { MovedRows, Until } from '#server/platform/database/person-rows.ts';

export type SideRow = {
  id: string;
  name: string;
  bornOn: string | null;
  sealedNumber: Buffer | null;
  numberState: 'unconfirmed' | 'confirmed' | 'taken';
  numberGivenAt: Date | null;
  isDNumber: boolean;
  memberNumber: string | null;
  joinedOn: string | null;
  endedOn: string | null;
  email: string | null;
  phone: string | null;
  isDead: boolean;
  hasSignIn: boolean;
  /** Is leaving, or changes or recovers a sign-in. */
  isRunning: boolean;
};

/** Locks both until the transaction ends, in the order of their ids. */
export async function lockPersons(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select from person where id = any(${ids as string[]}::uuid[]) order by id for update`.execute(tx);
}

export async function findSide(tx: Transaction, id: string): Promise<SideRow | undefined> {
  const { rows } = await sql<SideRow>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      p.fodselsnummer_sealed as "sealedNumber", p.number_state as "numberState",
      p.number_given_at as "numberGivenAt", p.is_d_number as "isDNumber", m.number as "memberNumber",
      m.joined_on as "joinedOn", m.ended_on as "endedOn", p.email, p.phone, p.died_on is not null as "isDead",
      exists (select from account_person ap where ap.person_id = p.id) as "hasSignIn",
      exists (select from leaving l where l.person_id = p.id and l.purged_at is null)
        or exists (select from account_ending e where e.person_id = p.id and e.worked_at is null)
        or exists (select from account_recovery r where r.person_id = p.id and r.ended_at is null)
        or exists (select from sign_in_change c where c.person_id = p.id and c.ended_at is null) as "isRunning"
    from person p
    left join lateral (select number, joined_on, ended_on from membership where person_id = p.id
      order by ended_on desc nulls first limit 1) m on true
    where p.id = ${id}`.execute(tx);
  return rows[0];
}

export type MergeRow = {
  id: string;
  keptId: string | null;
  keptName: string;
  otherId: string;
  otherName: string;
  otherNumber: string | null;
  reason: string;
  askedBy: string | null;
  askedByName: string | null;
  askedAt: Date;
  approvedByName: string | null;
  mergedAt: Date | null;
  endedByName: string | null;
  endedAt: Date | null;
  enquiryId: string | null;
  closed: Record<string, unknown> | null;
  sealedNumber: Buffer | null;
  filled: Filled | null;
  moved: Moved[] | null;
};

/** What was moved, for moving it back. */
export type Moved = Pick<MovedRows, 'column' | 'keys'>;

/** What the kept record got: columns, and what happened to its number. */
export type Filled = {
  columns: Record<string, unknown>;
  /** `moved`: it had none. `confirmed`: it had the same, which was not confirmed. */
  number: 'moved' | 'confirmed' | null;
};

const merges = sql`
  select m.id, m.kept_id as "keptId", trim(coalesce(k.given_name || ' ' || k.family_name, '')) as "keptName",
    m.other_id as "otherId",
    trim(coalesce(m.closed ->> 'given_name', o.given_name) || ' ' || coalesce(m.closed ->> 'family_name', o.family_name))
      as "otherName",
    (select number from membership s where s.person_id = m.other_id or s.id::text in (
      select key ->> 'id' from jsonb_array_elements(m.moved) r, jsonb_array_elements(r -> 'keys') key
      where r ->> 'column' = 'membership.person_id')
      order by s.ended_on desc nulls first limit 1) as "otherNumber",
    m.reason, m.asked_by as "askedBy", trim(a.given_name || ' ' || a.family_name) as "askedByName",
    m.asked_at as "askedAt", trim(c.given_name || ' ' || c.family_name) as "approvedByName",
    m.merged_at as "mergedAt", trim(e.given_name || ' ' || e.family_name) as "endedByName", m.ended_at as "endedAt",
    m.enquiry_id as "enquiryId", m.closed, m.number_sealed as "sealedNumber", m.filled, m.moved
  from record_merge m
  left join person k on k.id = m.kept_id
  join person o on o.id = m.other_id
  left join person a on a.id = m.asked_by
  left join person c on c.id = m.approved_by
  left join person e on e.id = m.ended_by`;

/** The newest first. */
export async function listMerges(db: Database, personId: string): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`${merges} where m.kept_id = ${personId} or m.other_id = ${personId}
    order by m.asked_at desc, m.id`.execute(db);
  return rows;
}

/** Neither done nor ended, the oldest first. */
export async function listWaiting(db: Database): Promise<(MergeRow & { keptId: string })[]> {
  const { rows } = await sql<MergeRow & { keptId: string }>`${merges}
    where m.merged_at is null and m.ended_at is null and m.kept_id is not null
    order by m.asked_at, m.id limit 100`.execute(db);
  return rows;
}

export async function findMerge(db: Database, id: string): Promise<MergeRow | undefined> {
  return (await sql<MergeRow>`${merges} where m.id = ${id}`.execute(db)).rows[0];
}

/** Whether one of the two is closed, is to be, or the second is what others were merged into. */
export async function isMerged(
  db: Database,
  { keptId, otherId, except }: { keptId: string; otherId: string; except: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from record_merge where ended_at is null and id is distinct from ${except}::uuid
      and (other_id in (${keptId}, ${otherId}) or kept_id = ${otherId}) limit 1`.execute(db);
  return rows.length > 0;
}

export async function addMerge(
  tx: Transaction,
  merge: {
    id: string;
    keptId: string;
    otherId: string;
    enquiryId: string | null;
    reason: string;
    askedBy: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('record_merge')
    .values({
      id: merge.id,
      kept_id: merge.keptId,
      other_id: merge.otherId,
      enquiry_id: merge.enquiryId,
      reason: merge.reason,
      asked_by: merge.askedBy,
      asked_at: merge.at,
    })
    .execute();
}

export async function setMerged(
  tx: Transaction,
  id: string,
  done: {
    approvedBy: string | null;
    at: Date;
    closed: Record<string, unknown>;
    sealedNumber: Buffer | null;
    filled: Filled;
    moved: readonly MovedRows[];
  },
): Promise<void> {
  await tx
    .updateTable('record_merge')
    .set({
      approved_by: done.approvedBy,
      merged_at: done.at,
      closed: JSON.stringify(done.closed),
      number_sealed: done.sealedNumber,
      filled: JSON.stringify(done.filled),
      moved: JSON.stringify(done.moved.map(({ column, keys }) => ({ column, keys }))),
    })
    .where('id', '=', id)
    .execute();
}

/** Parted again, or withdrawn: what it took to part them is deleted. */
export async function setEnded(tx: Transaction, id: string, ended: { by: string; at: Date }): Promise<void> {
  await tx
    .updateTable('record_merge')
    .set({
      ended_by: ended.by,
      ended_at: ended.at,
      closed: null,
      number_sealed: null,
      filled: null,
      moved: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Closed records that are to be deleted: those of a person who is gone, and those that can no longer be parted. */
export async function listToFinish(
  db: Database,
  before: Date,
): Promise<{ keptId: string | null; otherId: string }[]> {
  const { rows } = await sql<{ keptId: string | null; otherId: string }>`
    select kept_id as "keptId", other_id as "otherId" from record_merge
    where ended_at is null and merged_at is not null and (kept_id is null or merged_at < ${before})`.execute(
    db,
  );
  return rows;
}

/** The closed records of a person who has left. */
export async function listClosedOf(tx: Transaction, keptId: string, until: Until): Promise<string[]> {
  const { rows } = await sql<{ otherId: string }>`
    select other_id as "otherId" from record_merge
    where kept_id = ${keptId} and ended_at is null and merged_at <= ${until}`.execute(tx);
  return rows.map(({ otherId }) => otherId);
}

/** Those that were never done, or were undone. */
export async function forgetMerges(db: Database, before: Date): Promise<void> {
  await sql`delete from record_merge where asked_at < ${before} and (merged_at is null or ended_at is not null)`.execute(
    db,
  );
}

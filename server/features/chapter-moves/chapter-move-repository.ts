/** Members moved from one chapter to another. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** How many members of a chapter have each postal code; null where it is abroad, protected or not known. */
export async function countByPostalCode(
  db: Database,
  chapterId: string,
): Promise<{ postalCode: string | null; members: number }[]> {
  const { rows } = await sql<{ postalCode: string | null; members: number }>`
    select case when p.country = 'NO' and not p.is_address_shielded then p.postal_code end as "postalCode",
      count(*)::int as members
    from membership m join person p on p.id = m.person_id
    where m.chapter_id = ${chapterId} and m.ended_on is null group by 1 order by 1`.execute(db);
  return rows;
}

/** Locks the two, so that none is changed meanwhile. @returns whether both are open chapters */
export async function lockChapters(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from unit where id = any(${ids}::uuid[]) and kind = 'chapter'
    and closed_on is null order by id for update`.execute(tx);
  return rows.length === 2;
}

export type NewMove = {
  id: string;
  fromId: string;
  toId: string;
  municipalities: readonly string[];
  madeBy: string;
  reason: string;
  at: Date;
};

/** @param untold of those who are moved: who gets no notice, since there is nothing new to them */
export async function addMove(
  tx: Transaction,
  move: NewMove,
  personIds: readonly string[],
  untold: readonly string[],
): Promise<void> {
  await tx
    .insertInto('chapter_move')
    .values({
      id: move.id,
      from_id: move.fromId,
      to_id: move.toId,
      municipalities: [...move.municipalities],
      members: personIds.length,
      made_by: move.madeBy,
      reason: move.reason,
      happened_at: move.at,
    })
    .execute();
  await sql`insert into chapter_move_person (move_id, person_id, is_told)
    select ${move.id}::uuid, id, id = any(${untold}::uuid[]) from unnest(${personIds}::uuid[]) id`.execute(
    tx,
  );
}

export type MoveRow = NewMove & { from: string; to: string; members: number; undoneAt: Date | null };

/** The newest first. */
export async function listMoves(db: Database, most: number): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select v.id, v.from_id as "fromId", v.to_id as "toId", f.name as from, t.name as to, v.municipalities, v.members,
      v.made_by as "madeBy", v.reason, v.happened_at as at, v.undone_at as "undoneAt"
    from chapter_move v join unit f on f.id = v.from_id join unit t on t.id = v.to_id
    order by v.happened_at desc, v.id desc limit ${most}`.execute(db);
  return rows;
}

export type LockedMove = { fromId: string; toId: string; reason: string; at: Date; undoneAt: Date | null };

export async function lockMove(tx: Transaction, id: string): Promise<LockedMove | undefined> {
  const { rows } = await sql<LockedMove>`
    select from_id as "fromId", to_id as "toId", reason, happened_at as at, undone_at as "undoneAt"
    from chapter_move where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function setUndone(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('chapter_move').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Who was moved, locked, so that the job tells none of them meanwhile. */
export async function lockMoved(
  tx: Transaction,
  moveId: string,
): Promise<{ personId: string; isTold: boolean }[]> {
  const { rows } = await sql<{ personId: string; isTold: boolean }>`
    select person_id as "personId", is_told as "isTold" from chapter_move_person
    where move_id = ${moveId} order by person_id for update`.execute(tx);
  return rows;
}

/**
 * Takes some of those who were moved and have had no notice yet, and marks them.
 * @returns those of them who are still in that chapter, with it; null when all have been taken
 */
export async function takeUntold(
  tx: Transaction,
  moveId: string,
  atATime: number,
): Promise<{ personId: string; chapterId: string }[] | null> {
  const { rows } = await sql<{ personId: string; chapterId: string; isThere: boolean }>`
    with next as (
      select move_id, person_id from chapter_move_person
      where move_id = ${moveId} and not is_told order by person_id limit ${atATime} for update
    ), taken as (
      update chapter_move_person c set is_told = true from next
      where c.move_id = next.move_id and c.person_id = next.person_id returning c.person_id
    )
    select k.person_id as "personId", v.to_id as "chapterId", exists (select from membership m
      where m.person_id = k.person_id and m.ended_on is null and m.chapter_id = v.to_id) as "isThere"
    from taken k join chapter_move v on v.id = ${moveId}`.execute(tx);
  if (rows.length === 0) return null;
  return rows.filter(({ isThere }) => isThere).map(({ personId, chapterId }) => ({ personId, chapterId }));
}

/** Who was moved, where the move is older than that. */
export async function forgetMoved(db: Database, before: Date): Promise<void> {
  await sql`delete from chapter_move_person c using chapter_move v
    where v.id = c.move_id and v.happened_at < ${before}`.execute(db);
}

/** Memberships, their numbers, and the evidence of how they began. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * The next free number. An imported register may have taken some above the counter, also the highest there
 * is: then the first gap counts.
 * @returns of six digits at most; held until the transaction ends
 */
export async function takeMemberNumber(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    update membership_counter set last_number = last_number + 1 returning last_number`.execute(tx);
  const next = rows[0]!.last_number;
  if (next <= 999_999 && !(await isNumberTaken(tx, next))) return next;
  const free = (await findFreeNumber(tx, next)) ?? (await findFreeNumber(tx, 100_000));
  if (free === null) throw new Error('All member numbers of six digits are taken');
  await tx.updateTable('membership_counter').set({ last_number: free }).execute();
  return free;
}

async function isNumberTaken(tx: Transaction, number: number): Promise<boolean> {
  const { rows } = await sql`select from membership where number = lpad(${number}::text, 6, '0')`.execute(tx);
  return rows.length > 0;
}

/** The number itself, or the first gap above it; null where there is none of six digits. */
async function findFreeNumber(tx: Transaction, from: number): Promise<number | null> {
  const { rows } = await sql<{ free: number | null }>`
    select min(taken.number) + 1 as free
    from (select ${from - 1}::int as number
      union all select number::int from membership where number ~ '^[0-9]{6}$' and number::int >= ${from}) taken
    where not exists (select from membership m where m.number = lpad((taken.number + 1)::text, 6, '0'))`.execute(
    tx,
  );
  const free = rows[0]?.free ?? null;
  return free !== null && free <= 999_999 ? free : null;
}

/** An open chapter, held open until the transaction ends: one that is being closed meanwhile is none. */
const openChapter = (id: string | null) =>
  sql<
    string | null
  >`(select id from unit where id = ${id} and kind = 'chapter' and closed_on is null for key share)`;

/** In no chapter where the one that is asked for is closed. */
export async function addMembership(
  tx: Transaction,
  membership: { id: string; personId: string; number: string; joinedOn: string; chapterId: string | null },
): Promise<void> {
  const { id, personId, number, joinedOn, chapterId } = membership;
  await tx
    .insertInto('membership')
    .values({ id, person_id: personId, number, joined_on: joinedOn, chapter_id: openChapter(chapterId) })
    .execute();
}

export async function addEvidence(
  tx: Transaction,
  evidence: {
    id: string;
    membershipId: string;
    personId: string;
    joinedAt: Date;
    textVersion: string;
    declarations: object;
    signInReference: string;
    /** By telephone or on paper: which employee registered it. `portal` unless said. */
    atDesk?: { channel: 'phone' | 'paper'; registeredBy: string } | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('joining_evidence')
    .values({
      id: evidence.id,
      membership_id: evidence.membershipId,
      person_id: evidence.personId,
      joined_at: evidence.joinedAt,
      channel: evidence.atDesk?.channel ?? 'portal',
      registered_by: evidence.atDesk?.registeredBy ?? null,
      text_version: evidence.textVersion,
      declarations: JSON.stringify(evidence.declarations),
      sign_in_reference: evidence.signInReference,
    })
    .execute();
}

/** @param chapterId null: in no chapter; one that is closed changes nothing */
export async function setChapter(tx: Transaction, personId: string, chapterId: string | null): Promise<void> {
  const chosen = chapterId === null ? sql`null` : sql`coalesce(${openChapter(chapterId)}, chapter_id)`;
  await sql`update membership set chapter_id = ${chosen} where person_id = ${personId} and ended_on is null`.execute(
    tx,
  );
}

/** Some members of a chapter; null: all of them. */
export type MovedMembers = {
  personIds: readonly string[] | null;
  /** Postal codes of addresses in Norway that are not protected. */
  codes: readonly string[] | null;
};

/** Moves members from one chapter to another. @returns who was moved */
export async function moveMembers(
  tx: Transaction,
  move: MovedMembers & { fromId: string; toId: string },
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    update membership m set chapter_id = ${move.toId} from person p
    where p.id = m.person_id and m.chapter_id = ${move.fromId} and m.ended_on is null
      and (${move.personIds}::uuid[] is null or p.id = any(${move.personIds}::uuid[]))
      and (${move.codes}::text[] is null or (p.postal_code = any(${move.codes}::text[])
        and p.country = 'NO' and not p.is_address_shielded))
    returning m.person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

export async function endMembership(tx: Transaction, membershipId: string, endedOn: string): Promise<void> {
  await tx.updateTable('membership').set({ ended_on: endedOn }).where('id', '=', membershipId).execute();
}

/** Members who have left in a register that is brought in. */
export async function endMemberships(
  tx: Transaction,
  leavers: readonly { membershipId: string; endedOn: string }[],
): Promise<void> {
  await sql`update membership m set ended_on = r."endedOn"
    from jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as r ("membershipId" uuid, "endedOn" date)
    where m.id = r."membershipId"`.execute(tx);
}

/** With it go the number, the chapter and the evidence of joining. */
export async function removeMembership(tx: Transaction, membershipId: string): Promise<void> {
  await tx.deleteFrom('membership').where('id', '=', membershipId).execute();
}

/** Locks the writing of members and member numbers until the transaction ends. */
export async function holdMemberNumbers(tx: Transaction): Promise<void> {
  await tx.selectFrom('membership_counter').select('last_number').forUpdate().execute();
}

type Imported = { personId: string; number: string; joinedOn: string; chapterId: string | null };
const rowsOf = (members: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as r (id uuid, "evidenceId" uuid, "personId" uuid,
    number text, "joinedOn" date, "chapterId" uuid, "joiningText" text)`;

/** Numbers from here on mean «unknown» in the imported register; joining does not count on from them. */
const countedBelow = 900_000;

/** With the evidence of their joining: that it is known from a register only, and from which text. */
export async function addImported(
  tx: Transaction,
  members: readonly (Imported & { id?: string; joiningText: string })[],
): Promise<void> {
  if (!members.length) return;
  const rows = rowsOf(
    members.map(({ id = randomUUID(), personId, number, joinedOn, chapterId, joiningText }) => ({
      id,
      evidenceId: randomUUID(),
      personId,
      number,
      joinedOn,
      chapterId,
      joiningText,
    })),
  );
  await sql`insert into membership (id, person_id, number, joined_on, chapter_id)
    select id, "personId", number, "joinedOn", "chapterId" from ${rows}`.execute(tx);
  await sql`insert into joining_evidence
      (id, membership_id, person_id, joined_at, channel, text_version, declarations, sign_in_reference)
    select "evidenceId", id, "personId", "joinedOn"::timestamp at time zone 'Europe/Oslo', 'import', "joiningText",
      '{}', 'import' from ${rows}`.execute(tx);
  const counted = members.map(({ number }) => Number(number)).filter((number) => number < countedBelow);
  const highest = Math.max(0, ...counted);
  await sql`update membership_counter set last_number = ${highest} where last_number < ${highest}`.execute(
    tx,
  );
}

/** With them go their numbers and the evidence of joining. */
export async function removeImported(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from membership where id = any(${ids as string[]}::uuid[])`.execute(tx);
}

export async function changeImported(tx: Transaction, members: readonly Imported[]): Promise<void> {
  if (!members.length) return;
  const rows = rowsOf(members.map(({ number, joinedOn, chapterId }) => ({ number, joinedOn, chapterId })));
  await sql`update membership m set joined_on = r."joinedOn", chapter_id = r."chapterId"
    from ${rows} where m.number = r.number`.execute(tx);
}

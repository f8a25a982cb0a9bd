import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type VersionRow = {
  id: string;
  number: number | null;
  note: string;
  /** The number of the version that it began as a copy of. */
  returnsTo: number | null;
  revision: number;
  draftedById: string;
  draftedBy: string;
  draftedAt: Date;
  publishedBy: string | null;
  publishedAt: Date | null;
  discardedBy: string | null;
  discardedAt: Date | null;
  discardReason: string | null;
  /** The day from which its binding words count; null: from when it is published. */
  wordsFrom: string | null;
};
export type WholeVersionRow = VersionRow & { profile: unknown };
export type PublishedRow = { number: number; wordsFrom: string | null; profile: unknown };
type Maker = { personId: string; name: string; at: Date };

const columns = sql`id, number, note, returns_to as "returnsTo", revision, drafted_by as "draftedById", drafted_by_name as "draftedBy",
  drafted_at as "draftedAt", published_by_name as "publishedBy", published_at as "publishedAt",
  withdrawn_by_name as "discardedBy", withdrawn_at as "discardedAt", withdrawal_reason as "discardReason",
  words_from::text as "wordsFrom"`;

/** Until the transaction ends no other changes the versions. */
export async function lockVersions(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('organisation-profile'))`.execute(tx);
}

/** The draft first, then the newest. */
export async function listVersions(db: Some, most: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${columns} from organisation_profile_version
    order by published_at is null and withdrawn_at is null desc,
      coalesce(published_at, withdrawn_at) desc, id limit ${most}`.execute(db);
  return rows;
}

export async function findDraft(db: Some): Promise<WholeVersionRow | undefined> {
  const { rows } = await sql<WholeVersionRow>`
    select ${columns}, profile from organisation_profile_version
    where published_at is null and withdrawn_at is null`.execute(db);
  return rows[0];
}

export async function findVersion(db: Some, id: string): Promise<WholeVersionRow | undefined> {
  const { rows } = await sql<WholeVersionRow>`
    select ${columns}, profile from organisation_profile_version where id = ${id}`.execute(db);
  return rows[0];
}

/** The newest version, and those before it down to the newest whose binding words count on a day; the newest first. */
export async function listCounting(db: Some, today: string): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select number, words_from::text as "wordsFrom", profile from organisation_profile_version
    where number >= coalesce((select max(number) from organisation_profile_version
      where number is not null and (words_from is null or words_from <= ${today}::date)), 0)
    order by number desc`.execute(db);
  return rows;
}

/** The newest version with exactly this content, else the newest that is the same but for the binding words. */
export async function findNumberOf(db: Some, profile: unknown): Promise<number | null> {
  const written = sql`${JSON.stringify(profile)}::jsonb`;
  const rest = (one: RawBuilder<unknown>) => sql`(${one} #- '{purpose}' #- '{giving,terms}')`;
  const { rows } = await sql<{ number: number }>`
    select number from organisation_profile_version
    where number is not null and ${rest(sql`profile`)} = ${rest(written)}
    order by profile = ${written} desc, number desc limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

export async function addDraft(
  tx: Transaction,
  one: { id: string; note: string; profile: unknown; returnsTo: number | null } & Maker,
): Promise<void> {
  await sql`
    insert into organisation_profile_version (id, profile, note, returns_to, drafted_by, drafted_by_name, drafted_at)
    values (${one.id}, ${JSON.stringify(one.profile)}::jsonb, ${one.note}, ${one.returnsTo}, ${one.personId},
      ${one.name}, ${one.at})`.execute(tx);
}

/** Who saves it last has written all of it. */
export async function changeDraft(
  tx: Transaction,
  id: string,
  one: { note: string; profile: unknown } & Maker,
): Promise<void> {
  await sql`
    update organisation_profile_version set profile = ${JSON.stringify(one.profile)}::jsonb, note = ${one.note},
      revision = revision + 1, drafted_by = ${one.personId}, drafted_by_name = ${one.name}, drafted_at = ${one.at}
    where id = ${id}`.execute(tx);
}

export async function discardDraft(
  tx: Transaction,
  id: string,
  by: Maker,
  reason: string | null,
): Promise<void> {
  await sql`
    update organisation_profile_version set withdrawn_by_name = ${by.name}, withdrawn_at = ${by.at},
      withdrawal_reason = ${reason}
    where id = ${id}`.execute(tx);
}

/** The draft is the next number. */
export async function publishDraft(
  tx: Transaction,
  id: string,
  by: Maker,
  wordsFrom: string | null,
): Promise<void> {
  await sql`
    update organisation_profile_version set published_by = ${by.personId}, published_by_name = ${by.name},
      published_at = ${by.at}, words_from = ${wordsFrom},
      number = (select coalesce(max(number), 0) + 1 from organisation_profile_version)
    where id = ${id}`.execute(tx);
}

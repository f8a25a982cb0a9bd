/** An employee's saved choices, and the files that have been taken of the list of members. */
import { sql } from 'kysely';
import {
  type MemberView,
  memberViewsKept,
  type RegisterFile,
  registerFileDays,
} from '#contract/member-list-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { FileWish } from './register-file-rules.ts';

type Some = Database | Transaction;

export async function listViews(db: Some, staffId: string): Promise<MemberView[]> {
  const { rows } = await sql<MemberView>`
    select id, name, choice from member_view where staff_id = ${staffId} order by name limit ${memberViewsKept}`.execute(
    db,
  );
  return rows;
}

/** @returns null where the employee has as many as are kept */
export async function saveView(
  tx: Transaction,
  view: MemberView & { staffId: string; at: Date },
): Promise<MemberView | null> {
  const { id, staffId, name, choice, at } = view;
  const { rows } = await sql<MemberView>`
    insert into member_view (id, staff_id, name, choice, saved_at)
    select ${id}, ${staffId}, ${name}, ${JSON.stringify(choice)}::jsonb, ${at}
    where (select count(*) from member_view where staff_id = ${staffId} and name <> ${name}) < ${memberViewsKept}
    on conflict (staff_id, name) do update set choice = excluded.choice, saved_at = excluded.saved_at
    returning id, name, choice`.execute(tx);
  return rows[0] ?? null;
}

/** @returns whether it was the employee's own */
export async function removeView(tx: Transaction, id: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from member_view where id = ${id} and staff_id = ${staffId} returning id`.execute(tx);
  return rows.length > 0;
}

export async function addRegisterFile(
  tx: Transaction,
  file: FileWish & { id: string; takenBy: string; at: Date },
): Promise<void> {
  await sql`insert into register_file (id, taken_by, purpose, reason, format, choice, code, asked_at)
    values (${file.id}, ${file.takenBy}, ${file.purpose}, ${file.reason}, ${file.format},
      ${JSON.stringify(file.choice)}::jsonb, ${file.code}, ${file.at})`.execute(tx);
}

/** One that the employee has asked for since. */
export async function findWish(
  tx: Transaction,
  asked: { id: string; takenBy: string; since: Date },
): Promise<FileWish | undefined> {
  const { rows } = await sql<FileWish>`
    select purpose, reason, format, choice, code from register_file
    where id = ${asked.id} and taken_by = ${asked.takenBy} and asked_at >= ${asked.since} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setTaken(tx: Transaction, id: string, members: number, at: Date): Promise<void> {
  await sql`update register_file set taken_at = ${at}, members = ${members} where id = ${id}`.execute(tx);
}

type FileRow = Omit<RegisterFile, 'takenAt' | 'deletedAt'> & { takenAt: Date; deletedAt: Date | null };
const columns = sql`id, purpose, code, members, taken_at as "takenAt", deleted_at as "deletedAt",
  ((taken_at at time zone 'Europe/Oslo')::date + ${registerFileDays}::int) as "deleteBy"`;
const shown = ({ takenAt, deletedAt, ...file }: FileRow): RegisterFile => ({
  ...file,
  takenAt: takenAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** One's own, those that are not deleted first. */
export async function listRegisterFiles(db: Some, takenBy: string): Promise<RegisterFile[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from register_file where taken_by = ${takenBy} and taken_at is not null
    order by deleted_at is not null, taken_at desc limit 20`.execute(db);
  return rows.map(shown);
}

/** @returns undefined where it is not the employee's own */
export async function setDeleted(
  tx: Transaction,
  id: string,
  takenBy: string,
  at: Date,
): Promise<RegisterFile | undefined> {
  const { rows } = await sql<FileRow>`
    update register_file set deleted_at = coalesce(deleted_at, ${at})
    where id = ${id} and taken_by = ${takenBy} and taken_at is not null returning ${columns}`.execute(tx);
  return rows.map(shown)[0];
}

/** Files whose last day has come and that are not reported as deleted. Marks them as reminded of. */
export async function takeOldFiles(
  tx: Transaction,
  before: Date,
  at: Date,
): Promise<{ id: string; personId: string }[]> {
  const { rows } = await sql<{ id: string; personId: string }>`
    update register_file set reminded_at = ${at}
    where taken_at <= ${before} and deleted_at is null and reminded_at is null and taken_by is not null
    returning id, taken_by as "personId"`.execute(tx);
  return rows;
}

/** @param before what was taken earlier is deleted, with the log of the same look @param unfetched so is what was never fetched */
export async function forgetRegisterFiles(db: Database, before: Date, unfetched: Date): Promise<void> {
  await sql`delete from register_file
    where taken_at < ${before} or (taken_at is null and asked_at < ${unfetched})`.execute(db);
}

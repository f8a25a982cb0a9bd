import { sql } from 'kysely';
import {
  type MemberFile,
  type MemberFileLeft,
  type MemberPurpose,
  memberFileDays,
} from '#contract/unit-member-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export async function mayExport(db: Some, unitId: string): Promise<boolean> {
  const row = await db.selectFrom('unit').select('may_export').where('id', '=', unitId).executeTakeFirst();
  return row?.may_export ?? false;
}

/** @returns whether there is such a chapter */
export async function setMayExport(tx: Transaction, unitId: string, may: boolean): Promise<boolean> {
  const { rows } = await sql`
    update unit set may_export = ${may} where id = ${unitId} and kind = 'chapter' returning id`.execute(tx);
  return rows.length > 0;
}

export async function addMemberFile(
  tx: Transaction,
  file: {
    id: string;
    unitId: string;
    takenBy: string;
    purpose: MemberPurpose;
    code: string;
    members: number;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('member_file')
    .values({
      id: file.id,
      unit_id: file.unitId,
      taken_by: file.takenBy,
      purpose: file.purpose,
      code: file.code,
      members: file.members,
      taken_at: file.at,
    })
    .execute();
}

type FileRow = Omit<MemberFile, 'takenAt' | 'deletedAt'> & { takenAt: Date; deletedAt: Date | null };

const columns = sql`f.id, f.purpose, f.code, f.members, f.taken_at as "takenAt", f.deleted_at as "deletedAt",
  ((f.taken_at at time zone 'Europe/Oslo')::date + ${memberFileDays}::int) as "deleteBy"`;

const shown = <Row extends FileRow>({ takenAt, deletedAt, ...file }: Row) => ({
  ...file,
  takenAt: takenAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** One's own of a unit, newest first; those said to be deleted for as long as the log is kept. */
export async function listMemberFiles(db: Some, personId: string, unitId: string): Promise<MemberFile[]> {
  const { rows } = await sql<FileRow>`
    select ${columns} from member_file f where f.taken_by = ${personId} and f.unit_id = ${unitId}
    order by f.taken_at desc limit 20`.execute(db);
  return rows.map(shown);
}

/** One's own of every unit that are not reported as deleted, the oldest first. */
export async function listFilesLeft(db: Some, personId: string): Promise<MemberFileLeft[]> {
  const { rows } = await sql<FileRow & { unit: string }>`
    select ${columns}, u.name as unit from member_file f join unit u on u.id = f.unit_id
    where f.taken_by = ${personId} and f.deleted_at is null order by f.taken_at limit 20`.execute(db);
  return rows.map(shown);
}

/** @param before what was taken earlier than this is forgotten, with the log of the same look */
export async function forgetMemberFiles(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('member_file').where('taken_at', '<', before).execute();
}

/** @returns whose unit it is of, where the file is the person's own */
export async function markDeleted(
  tx: Transaction,
  id: string,
  personId: string,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ unitId: string }>`
    update member_file set deleted_at = coalesce(deleted_at, ${at}) where id = ${id} and taken_by = ${personId}
    returning unit_id as "unitId"`.execute(tx);
  return rows[0]?.unitId ?? null;
}

/** Expired files that are not reported as deleted. Marks them as reminded of. */
export async function takeFilesToRemind(
  tx: Transaction,
  before: Date,
  at: Date,
): Promise<{ id: string; personId: string }[]> {
  const { rows } = await sql<{ id: string; personId: string }>`
    update member_file set reminded_at = ${at}
    where taken_at <= ${before} and deleted_at is null and reminded_at is null and taken_by is not null
    returning id, taken_by as "personId"`.execute(tx);
  return rows;
}

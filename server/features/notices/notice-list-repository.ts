/** The list of what a person has been told. */
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export const noticePageSize = 20;
/** The last notice that was seen. `createdAt` as the database writes it, to the microsecond. */
export type NoticePlace = { createdAt: string; id: string };

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  createdAt: Date;
  isRead: boolean;
  subjectId: string | null;
  about: string | null;
  place: string;
};

/** Newest first; one more than a page holds, where there is more. */
export async function listNotices(
  db: Database,
  personId: string,
  after: NoticePlace | null,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.kind, n.created_at as "createdAt", n.read_at is not null as "isRead", n.subject_id as "subjectId",
      coalesce(e.subject, a.title, c.given_name, m.subject, r.name, b.what, u.name) as about, n.created_at::text as place
    from notice n
    left join enquiry e on e.id = n.subject_id and e.person_id = n.person_id
    left join unit_message m on m.id = n.subject_id
    left join activity a on a.id = n.subject_id
    left join ceremony_round r on r.id = n.subject_id
    left join reimbursement b on b.id = n.subject_id and b.person_id = n.person_id
    left join unit u on u.id = n.subject_id and n.kind = 'chapter-given'
    left join child c on c.id = n.subject_id
      and exists (select from child_guardian g where g.child_id = c.id and g.person_id = n.person_id)
    where n.person_id = ${personId} and n.is_shown
      and ${after ? sql`(n.created_at, n.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by n.created_at desc, n.id desc limit ${noticePageSize + 1}`.execute(db);
  return rows;
}

export async function countUnreadNotices(db: Database, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notice where person_id = ${personId} and is_shown and read_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** @returns when it was read first; undefined where there is no such notice of theirs */
export async function setNoticeRead(
  tx: Transaction,
  id: string,
  personId: string,
  at: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ readAt: Date }>`
    update notice set read_at = coalesce(read_at, ${at}) where id = ${id} and person_id = ${personId} and is_shown
    returning read_at as "readAt"`.execute(tx);
  return rows[0]?.readAt;
}

/** @param until moment of the newest one that they saw, itself included. @returns how many */
export async function setNoticesRead(
  tx: Transaction,
  personId: string,
  until: Date,
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    update notice set read_at = ${at}
    where person_id = ${personId} and is_shown and read_at is null and created_at <= ${until} returning id`.execute(
    tx,
  );
  return rows.length;
}

/** Papers of a meeting; their files stand with the other attachments. */
import { sql } from 'kysely';
import type { MeetingFile } from '#contract/meeting-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type PaperRow = {
  id: string;
  meetingId: string;
  kind: 'paper' | 'minutes';
  title: string;
  addedAt: Date;
  files: MeetingFile[];
};

/** In the order they were added. */
export async function listPapers(db: Database | Transaction, meetingIds: string[]): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select p.id, p.message_id as "meetingId", p.kind, p.title, p.added_at as "addedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'sizeBytes', a.content_bytes)
        order by a.position), '[]') from attachment a where a.paper_id = p.id) as files
    from meeting_paper p where p.message_id = any(${meetingIds}::uuid[]) order by p.added_at, p.id`.execute(
    db,
  );
  return rows;
}

export async function addPaper(
  tx: Transaction,
  paper: { id: string; meetingId: string; kind: string; title: string; addedBy: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('meeting_paper')
    .values({
      id: paper.id,
      message_id: paper.meetingId,
      kind: paper.kind,
      title: paper.title,
      added_by: paper.addedBy,
      added_at: paper.at,
    })
    .execute();
}

/** The meeting of a paper; undefined where there is no such paper. */
export async function findPaper(
  tx: Transaction,
  id: string,
): Promise<{ meetingId: string; unitId: string } | undefined> {
  const { rows } = await sql<{ meetingId: string; unitId: string }>`
    select p.message_id as "meetingId", m.unit_id as "unitId" from meeting_paper p
    join unit_message m on m.id = p.message_id where p.id = ${id} for update of p`.execute(tx);
  return rows[0];
}

export async function removePaper(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('meeting_paper').where('id', '=', id).execute();
}

/** The meeting a file belongs to. */
export async function findFilePlace(
  db: Database,
  fileId: string,
): Promise<{ meetingId: string; unitId: string } | undefined> {
  const { rows } = await sql<{ meetingId: string; unitId: string }>`
    select p.message_id as "meetingId", m.unit_id as "unitId" from attachment a
    join meeting_paper p on p.id = a.paper_id join unit_message m on m.id = p.message_id
    where a.id = ${fileId} and m.cancelled_at is null`.execute(db);
  return rows[0];
}

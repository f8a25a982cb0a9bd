import { sql } from 'kysely';
import type { DeskTag } from '#contract/desk-case-endpoints.ts';
import { tagsKept } from '#contract/desk-queue-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** With how many open cases have it. */
type TagRow = { id: string; name: string; cases: number };

export async function listTags(db: Database): Promise<TagRow[]> {
  const { rows } = await sql<TagRow>`
    select g.id, g.name, (select count(*)::int from enquiry_tag t join enquiry e on e.id = t.enquiry_id
      where t.tag_id = g.id and e.state <> 'closed' and e.merged_into_id is null) as cases
    from desk_tag g order by lower(g.name)`.execute(db);
  return rows;
}

/** @returns null where the list is as long as it may be */
export async function addTag(
  tx: Transaction,
  tag: DeskTag & { addedBy: string; at: Date },
): Promise<DeskTag | null> {
  await sql`insert into desk_tag (id, name, added_at, added_by)
    select ${tag.id}, ${tag.name}, ${tag.at}, ${tag.addedBy}
    where (select count(*) from desk_tag) < ${tagsKept} on conflict do nothing`.execute(tx);
  const { rows } = await sql<DeskTag>`
    select id, name from desk_tag where lower(name) = lower(${tag.name})`.execute(tx);
  return rows[0] ?? null;
}

export async function removeTag(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`delete from desk_tag where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

/** @returns false where there is no such tag */
export async function putTag(tx: Transaction, enquiryId: string, tagId: string): Promise<boolean> {
  const { rows } = await sql`select from desk_tag where id = ${tagId} for share`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .insertInto('enquiry_tag')
    .values({ enquiry_id: enquiryId, tag_id: tagId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function takeTag(tx: Transaction, enquiryId: string, tagId: string): Promise<void> {
  await tx
    .deleteFrom('enquiry_tag')
    .where('enquiry_id', '=', enquiryId)
    .where('tag_id', '=', tagId)
    .execute();
}

import { sql } from 'kysely';
import type { TextBlockContent } from '#contract/desk-work-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type TextBlockRow = {
  id: string;
  title: string;
  topic: TextBlockContent['topic'];
  body: string;
  version: number;
  changedAt: Date;
  changedBy: string;
};
const columns = sql`b.id, b.title, coalesce(b.topic, '') as topic, b.body, b.version, b.changed_at as "changedAt",
  coalesce((select p.given_name from person p where p.id = b.changed_by), '') as "changedBy"`;

export async function listTextBlocks(db: Database): Promise<TextBlockRow[]> {
  const { rows } = await sql<TextBlockRow>`
    select ${columns} from text_block b order by lower(b.title), b.id limit 500`.execute(db);
  return rows;
}

export async function findTextBlockForChange(tx: Transaction, id: string): Promise<TextBlockRow | undefined> {
  await sql`select from text_block where id = ${id} for update`.execute(tx);
  const { rows } = await sql<TextBlockRow>`select ${columns} from text_block b where b.id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Whether another one has this title. */
export async function isTitleTaken(tx: Transaction, title: string, except: string): Promise<boolean> {
  const { rows } = await sql`
    select from text_block where lower(title) = lower(${title}) and id <> ${except}`.execute(tx);
  return rows.length > 0;
}

/** @returns false where somebody took the title at the same moment */
export async function keepTextBlock(
  tx: Transaction,
  block: TextBlockContent & { id: string; changedBy: string; at: Date },
): Promise<boolean> {
  const { id, title, topic, body, changedBy, at } = block;
  const { rows } = await sql`
    insert into text_block (id, title, topic, body, changed_at, changed_by)
    values (${id}, ${title}, ${topic || null}, ${body}, ${at}, ${changedBy})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function changeTextBlock(
  tx: Transaction,
  block: TextBlockContent & { id: string; changedBy: string; at: Date },
): Promise<void> {
  const { id, title, topic, body, changedBy, at } = block;
  await sql`update text_block set title = ${title}, topic = ${topic || null}, body = ${body}, version = version + 1,
    changed_at = ${at}, changed_by = ${changedBy} where id = ${id}`.execute(tx);
}

export async function removeTextBlock(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`delete from text_block where id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

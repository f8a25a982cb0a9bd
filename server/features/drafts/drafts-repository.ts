import { sql } from 'kysely';
import type { DraftValues } from '#contract/draft-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function findDraft(db: Database, personId: string, form: string) {
  const row = await db
    .selectFrom('draft')
    .select(['content', 'saved_at'])
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .executeTakeFirst();
  return row && { values: row.content as DraftValues, savedAt: row.saved_at };
}

/**
 * How many drafts of other forms a person has, and how many characters they are. One count at a time for each person.
 */
export async function countOthers(tx: Transaction, personId: string, form: string) {
  await sql`select from person where id = ${personId} for no key update`.execute(tx);
  const { rows } = await sql<{ number: number; characters: number }>`
    select count(*)::int as number, coalesce(sum(length(content::text)), 0)::int as characters
    from draft where person_id = ${personId} and form <> ${form}`.execute(tx);
  return rows[0]!;
}

export async function saveDraft(
  tx: Transaction,
  draft: { personId: string; form: string; values: DraftValues; savedAt: Date },
): Promise<void> {
  const content = { content: JSON.stringify(draft.values), saved_at: draft.savedAt };
  await tx
    .insertInto('draft')
    .values({ person_id: draft.personId, form: draft.form, ...content })
    .onConflict((conflict) => conflict.columns(['person_id', 'form']).doUpdateSet(content))
    .execute();
}

export async function discardDraft(tx: Transaction, personId: string, form: string): Promise<void> {
  await tx.deleteFrom('draft').where('person_id', '=', personId).where('form', '=', form).execute();
}

export async function forgetDrafts(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from draft where saved_at < ${before} returning form`.execute(db);
  return rows.length;
}

import { sql } from 'kysely';
import type { BindingWordKind, BindingWords } from '#contract/binding-words.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

/** Of a version that is known, nothing changes. */
export async function addWords(
  db: Some,
  one: { kind: BindingWordKind; version: string; words: BindingWords; at: Date },
): Promise<void> {
  await sql`
    insert into binding_words (kind, version, words, first_used_at)
    values (${one.kind}, ${one.version}, ${JSON.stringify(one.words)}::jsonb, ${one.at})
    on conflict do nothing`.execute(db);
}

export async function findWords(
  db: Some,
  kind: BindingWordKind,
  version: string,
): Promise<BindingWords | undefined> {
  const { rows } = await sql<{ words: BindingWords }>`
    select words from binding_words where kind = ${kind} and version = ${version}`.execute(db);
  return rows[0]?.words;
}

import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PersonLanguage = { personId: string; language: Language; chosenAt: Date | null };

export async function listLanguages(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<PersonLanguage[]> {
  const { rows } = await sql<PersonLanguage>`
    select p.id as "personId", p.language, p.language_chosen_at as "chosenAt"
    from account a join account_person ap on ap.account_id = a.id join person p on p.id = ap.person_id
    where a.issuer = ${issuer} and a.subject = ${subject}`.execute(db);
  return rows;
}

/** What a member is shown after joining, and the few corrections made there. */
import { sql } from 'kysely';
import type { OtherCommunities } from '#contract/joining-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';

export type WelcomeRow = {
  callName: string;
  number: string;
  joinedOn: string;
  chapterId: string | null;
  chapter: string | null;
  region: string | null;
  hasFodselsnummer: boolean;
  isDNumber: boolean;
  country: string | null;
  hasUnverifiedContact: boolean;
  answer: OtherCommunities['answer'] | null;
  settledAt: Date | null;
  remindOn: string | null;
};

export async function findWelcome(db: Database, personId: string): Promise<WelcomeRow | undefined> {
  const { rows } = await sql<WelcomeRow>`
    select coalesce(p.preferred_name, p.given_name) as "callName", m.number, m.joined_on as "joinedOn", c.id as "chapterId", c.name as chapter,
           r.name as region, p.fodselsnummer_index is not null as "hasFodselsnummer", p.is_d_number as "isDNumber",
           p.country,
           (p.email is not null and p.email_verified_at is null)
             or (p.phone is not null and p.phone_verified_at is null) as "hasUnverifiedContact",
           p.other_communities as answer, p.other_communities_settled_at as "settledAt",
           p.other_communities_remind_on as "remindOn"
    from membership m
    join person p on p.id = m.person_id
    left join unit c on c.id = m.chapter_id
    left join unit r on r.id = c.parent_id
    where m.person_id = ${personId} and m.ended_on is null`.execute(db);
  return rows[0];
}

export const listChapters = (db: Database) =>
  db
    .selectFrom('unit')
    .select(['id', 'name'])
    .where('kind', '=', 'chapter')
    .where('closed_on', 'is', null)
    .orderBy('name')
    .execute();

/** The account with the name of the person who has joined from it; undefined where one of them is gone. */
export async function findAccountToName(db: Database, accountId: string, personId: string) {
  const { rows } = await sql<{ issuer: string; subject: string; name: string }>`
    select a.issuer, a.subject, trim(p.given_name || ' ' || p.family_name) as name
    from account a join account_person ap on ap.account_id = a.id join person p on p.id = ap.person_id
    where a.id = ${accountId} and p.id = ${personId}`.execute(db);
  return rows[0];
}

/** The articles of issues: for those who read the magazine, and as the desk edits them. */
import { sql } from 'kysely';
import type { ArticleContent, ArticleHeading, StaffArticle } from '#contract/magazine-article-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Reader = { personId: string; today: string };

/** The issues that a person may read: they are out, and the person has the magazine now or was sent that one. */
const readable = (personId: string, today: string) => sql`
  i.out_on <= ${today} and (exists (select from person p where p.id = ${personId} and p.magazine <> 'none')
    or exists (select from magazine_delivery d where d.issue_id = i.id and d.person_id = ${personId}
      and d.kind <> 'held'))`;

export async function isReadable(
  db: Database,
  issueId: string,
  { personId, today }: Reader,
): Promise<boolean> {
  const { rows } =
    await sql`select from magazine_issue i where i.id = ${issueId} and ${readable(personId, today)}`.execute(
      db,
    );
  return rows.length > 0;
}

/** In the order of the issue; none where the person may not read it. */
export async function listArticles(
  db: Database,
  issueId: string,
  { personId, today }: Reader,
): Promise<ArticleHeading[]> {
  const { rows } = await sql<ArticleHeading>`
    select a.id, a.title, a.lead, a.author from magazine_article a join magazine_issue i on i.id = a.issue_id
    where i.id = ${issueId} and ${readable(personId, today)} order by a.place, a.title, a.id`.execute(db);
  return rows;
}

export type ArticleRow = ArticleHeading & {
  text: string;
  issueId: string;
  number: string;
  issueTitle: string;
};

/** Undefined where the person may not read its issue. */
export async function findArticle(
  db: Database,
  id: string,
  { personId, today }: Reader,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select a.id, a.title, a.lead, a.author, a.body as text, i.id as "issueId", i.number, i.title as "issueTitle"
    from magazine_article a join magazine_issue i on i.id = a.issue_id
    where a.id = ${id} and ${readable(personId, today)}`.execute(db);
  return rows[0];
}

export async function isIssue(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from magazine_issue where id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function listStaffArticles(db: Database, issueId: string): Promise<StaffArticle[]> {
  const { rows } = await sql<StaffArticle>`
    select id, version, place::text as place, title, lead, author, body as text from magazine_article
    where issue_id = ${issueId} order by magazine_article.place, title, id`.execute(db);
  return rows;
}

export async function addArticle(
  tx: Transaction,
  id: string,
  issueId: string,
  content: ArticleContent,
): Promise<void> {
  const { place, title, lead, author, text } = content;
  await sql`insert into magazine_article (id, issue_id, place, title, lead, author, body)
    values (${id}, ${issueId}, ${Number(place)}, ${title}, ${lead}, ${author}, ${text})`.execute(tx);
}

/** Locked. */
export async function findArticleForChange(
  tx: Transaction,
  id: string,
): Promise<{ issueId: string; version: number } | undefined> {
  const { rows } = await sql<{ issueId: string; version: number }>`
    select issue_id as "issueId", version from magazine_article where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function changeArticle(tx: Transaction, id: string, content: ArticleContent): Promise<void> {
  const { place, title, lead, author, text } = content;
  await sql`update magazine_article set place = ${Number(place)}, title = ${title}, lead = ${lead}, author = ${author},
    body = ${text}, version = version + 1 where id = ${id}`.execute(tx);
}

export async function removeArticle(tx: Transaction, id: string): Promise<void> {
  await sql`delete from magazine_article where id = ${id}`.execute(tx);
}

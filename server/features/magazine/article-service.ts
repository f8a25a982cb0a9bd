/** The articles of an issue: what a reader may read is what the issue itself allows (`findIssueFile`). */
import { randomUUID } from 'node:crypto';
import type {
  ArticleContent,
  IssueContents,
  MagazineArticle,
  StaffArticles,
} from '#contract/magazine-article-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  addArticle,
  changeArticle,
  findArticle,
  findArticleForChange,
  isIssue,
  isReadable,
  listArticles,
  listStaffArticles,
  removeArticle,
} from './article-repository.ts';

/** @throws Refusal NOT_FOUND also where the caller may not read the issue */
export async function getContents(
  db: Database,
  { personId }: Actor,
  issueId: string,
  now: Date,
): Promise<IssueContents> {
  const reader = { personId, today: norwegianDay(now) };
  if (!(await isReadable(db, issueId, reader))) throw new Refusal('NOT_FOUND');
  return { articles: await listArticles(db, issueId, reader) };
}

/** @throws Refusal NOT_FOUND also where the caller may not read the issue */
export async function getArticle(
  db: Database,
  { personId }: Actor,
  id: string,
  now: Date,
): Promise<MagazineArticle> {
  const reader = { personId, today: norwegianDay(now) };
  const found = await findArticle(db, id, reader);
  if (!found) throw new Refusal('NOT_FOUND');
  const { issueId, number, issueTitle, ...article } = found;
  const articles = await listArticles(db, issueId, reader);
  const at = articles.findIndex((one) => one.id === id);
  const beside = (place: number) => {
    const one = articles[place];
    return one ? { id: one.id, title: one.title } : null;
  };
  return {
    ...article,
    issue: { id: issueId, number, title: issueTitle },
    previous: beside(at - 1),
    next: beside(at + 1),
  };
}

const shown = async (db: Database, issueId: string): Promise<StaffArticles> => ({
  articles: await listStaffArticles(db, issueId),
});

/** What the desk does with articles. Each function runs in the caller's transaction. */
export const staffArticles = {
  /** @throws Refusal NOT_FOUND */
  async show(db: Database, issueId: string): Promise<StaffArticles> {
    if (!(await isIssue(db, issueId))) throw new Refusal('NOT_FOUND');
    return shown(db, issueId);
  },

  /** @throws Refusal NOT_FOUND */
  async add(tx: Transaction, issueId: string, content: ArticleContent): Promise<StaffArticles> {
    if (!(await isIssue(tx, issueId))) throw new Refusal('NOT_FOUND');
    await addArticle(tx, randomUUID(), issueId, content);
    return shown(tx, issueId);
  },

  /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
  async change(
    tx: Transaction,
    id: string,
    { version, ...content }: ArticleContent & { version: number },
  ): Promise<StaffArticles> {
    const before = await findArticleForChange(tx, id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.version !== version) throw new Refusal('CHANGED_ELSEWHERE');
    await changeArticle(tx, id, content);
    return shown(tx, before.issueId);
  },

  /** @throws Refusal NOT_FOUND */
  async remove(tx: Transaction, id: string): Promise<StaffArticles> {
    const before = await findArticleForChange(tx, id);
    if (!before) throw new Refusal('NOT_FOUND');
    await removeArticle(tx, id);
    return shown(tx, before.issueId);
  },
};

/** The articles of an issue: read as pages at `/magasininn/les/…`, and put in at `/medlemsservice/magasinet`. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { multiLine, singleLine } from './values/text.ts';

const title = { minimum: 2, maximum: 120 };
const lead = { minimum: 0, maximum: 600 };
const author = { minimum: 0, maximum: 120 };
const text = { minimum: 2, maximum: 20_000 };
export const articleLimits = { title, lead, author, text };

export const ArticleContent = z.object({
  /** Its place in the table of contents, as it is typed: 1–99. */
  place: z.string().check(
    z.overwrite((typed) => typed.trim()),
    z.regex(/^[1-9]\d?$/),
  ),
  title: singleLine(title.minimum, title.maximum),
  lead: multiLine(lead.minimum, lead.maximum),
  /** Empty: the editors. */
  author: singleLine(author.minimum, author.maximum),
  /** Paragraphs with an empty line between them; a paragraph that begins with `## ` is a subheading. */
  text: multiLine(text.minimum, text.maximum),
});
export type ArticleContent = z.infer<typeof ArticleContent>;

export const ArticleHeading = z.object({
  id: z.uuid(),
  title: z.string(),
  lead: z.string(),
  author: z.string(),
});
export type ArticleHeading = z.infer<typeof ArticleHeading>;

const IssueName = z.object({ id: z.uuid(), number: z.string(), title: z.string() });
const Neighbour = z.nullable(z.object({ id: z.uuid(), title: z.string() }));

export const IssueContents = z.object({ articles: z.array(ArticleHeading) });
export type IssueContents = z.infer<typeof IssueContents>;

export const MagazineArticle = z.object({
  ...ArticleHeading.shape,
  text: z.string(),
  issue: IssueName,
  /** The articles beside it in the issue. */
  previous: Neighbour,
  next: Neighbour,
});
export type MagazineArticle = z.infer<typeof MagazineArticle>;

export const StaffArticle = z.object({ id: z.uuid(), version: z.int(), ...ArticleContent.shape });
export type StaffArticle = z.infer<typeof StaffArticle>;
export const StaffArticles = z.object({ articles: z.array(StaffArticle) });
export type StaffArticles = z.infer<typeof StaffArticles>;

const params = z.object({ id: z.uuid() });

export const magazineArticleEndpoints = defineEndpoints({
  'GET /api/magazine/issues/:id/articles': {
    access: 'joining',
    summary: 'The table of contents of an issue, for those who may read it',
    params,
    response: IssueContents,
  },
  'GET /api/magazine/articles/:id': {
    access: 'joining',
    summary: 'One article, with the articles beside it in the issue',
    params,
    response: MagazineArticle,
  },
  'GET /api/staff/magazine-issues/:id/articles': {
    access: 'staff',
    summary: 'The articles of an issue, as they are edited',
    params,
    response: StaffArticles,
  },
  'POST /api/staff/magazine-issues/:id/articles': {
    access: 'staff',
    summary: 'Puts an article into an issue',
    params,
    body: ArticleContent,
    status: 201,
    response: StaffArticles,
  },
  'PUT /api/staff/magazine-articles/:id': {
    access: 'staff',
    summary: 'Changes an article; readers see it at once where the issue is out',
    params,
    body: z.object({ ...ArticleContent.shape, version: z.int() }),
    response: StaffArticles,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'DELETE /api/staff/magazine-articles/:id': {
    access: 'staff',
    summary: 'Takes an article out of its issue',
    params,
    response: StaffArticles,
  },
});

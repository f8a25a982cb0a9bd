import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { IssueContents, MagazineArticle, StaffArticles } from '#contract/magazine-article-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertArticle, insertIssue } from '../../../test/support/magazine-fixtures.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const typed = { place: '2', title: 'Et bord til', lead: '', author: 'Kim Prøve', text: 'Det var plass.' };

describe('articles of the magazine', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('magazine_issue').execute();
    await sql`update person set magazine = 'none'`.execute(portal.db);
    await sql`update person set magazine = 'digital' where id = ${demoPersons.kari.id}`.execute(portal.db);
  });

  const status = async (who: Caller, key: EndpointKey, id: string, body?: unknown) =>
    (await portal.call(who, key, { params: { id }, ...(body ? { body } : {}) })).status;
  async function ask<Answer>(who: Caller, key: EndpointKey, id: string, body?: unknown): Promise<Answer> {
    const answer = await portal.call(who, key, { params: { id }, ...(body ? { body } : {}) });
    assert.ok(answer.status < 300, answer.text);
    return answer.body as unknown as Answer;
  }
  const contents = 'GET /api/magazine/issues/:id/articles';
  const one = 'GET /api/magazine/articles/:id';

  test('are read in the order of the issue, each with the ones beside it', async () => {
    const issueId = await insertIssue(portal.db, -3, true);
    const last = await insertArticle(portal.db, issueId, { place: 9, title: 'Sist' });
    const first = await insertArticle(portal.db, issueId, { place: 1, title: 'Først' });
    const { articles } = await ask<IssueContents>('kari', contents, issueId);
    assert.deepEqual(
      articles.map(({ id, title }) => [id, title]),
      [
        [first, 'Først'],
        [last, 'Sist'],
      ],
    );
    const { previous, next, issue, text } = await ask<MagazineArticle>('kari', one, first);
    assert.deepEqual(
      [previous, next, issue.id, text],
      [null, { id: last, title: 'Sist' }, issueId, 'Første avsnitt.'],
    );
  });

  test('are read by those who may read the issue, and by no others', async () => {
    const out = await insertIssue(portal.db, -3, true);
    const article = await insertArticle(portal.db, out);
    const soon = await insertIssue(portal.db, 3, true);
    const later = await insertArticle(portal.db, soon);
    // Without the magazine.
    assert.deepEqual([await status('ola', contents, out), await status('ola', one, article)], [404, 404]);
    // Not out yet.
    assert.deepEqual([await status('kari', contents, soon), await status('kari', one, later)], [404, 404]);
    // Had it, and was sent that one.
    await sql`insert into magazine_delivery (id, issue_id, person_id, kind)
      values (gen_random_uuid(), ${out}, ${demoPersons.ola.id}, 'paper')`.execute(portal.db);
    assert.deepEqual([await status('ola', contents, out), await status('ola', one, article)], [200, 200]);
    await sql`update magazine_delivery set kind = 'held'`.execute(portal.db);
    assert.equal(await status('ola', one, article), 404);
  });

  test('make an issue something to read, also without a PDF', async () => {
    const issueId = await insertIssue(portal.db, -3, true);
    const issues = async () =>
      (
        (await portal.call('kari', 'GET /api/magazine/issues')).body as unknown as {
          issues: { articles: number; hasFile: boolean }[];
        }
      ).issues.map(({ articles, hasFile }) => [articles, hasFile]);
    assert.deepEqual(await issues(), []);
    await insertArticle(portal.db, issueId);
    assert.deepEqual(await issues(), [[1, false]]);
  });

  test('are put in, changed and taken out at the desk, and not over what a colleague has saved', async () => {
    const issueId = await insertIssue(portal.db, 3);
    const add = 'POST /api/staff/magazine-issues/:id/articles';
    const change = 'PUT /api/staff/magazine-articles/:id';
    const added = await ask<StaffArticles>('mona', add, issueId, typed);
    const { id, version, ...kept } = added.articles[0]!;
    assert.deepEqual(kept, typed);
    assert.equal(await status('mona', change, id, { ...typed, version: version + 1 }), 409);
    const changed = await ask<StaffArticles>('mona', change, id, { ...typed, place: '1', version });
    assert.deepEqual([changed.articles[0]!.place, changed.articles[0]!.version], ['1', version + 1]);
    assert.equal(await status('mona', add, issueId, { ...typed, place: '100' }), 422);
    const left = await ask<StaffArticles>('mona', 'DELETE /api/staff/magazine-articles/:id', id);
    assert.deepEqual(left.articles, []);
    assert.equal(await status('mona', 'DELETE /api/staff/magazine-articles/:id', id), 404);
  });
});

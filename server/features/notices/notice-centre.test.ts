/** Every notice is in its person's list: newest first, page by page, read once, and in no other list. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('the list of notices', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const list = async (who: 'kari' | 'ola', cursor?: string) =>
    body(await portal.call(who, 'GET /api/notices', { query: { ...(cursor && { cursor }) } }));
  const counts = async (who: 'kari' | 'ola') => body(await portal.call(who, 'GET /api/enquiry-counts'));
  const words = { topic: 'other', subject: 'Møtet på torsdag', message: 'Når begynner møtet?' };
  async function ask(who: 'kari' | 'ola', wantsSms = false): Promise<string> {
    const sent = await portal.call(who, 'POST /api/enquiries', { body: { ...words, wantsSms } });
    return body(sent).id;
  }
  async function answer(id: string): Promise<void> {
    const { version } = body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
    const reply = { message: 'Klokka sju.', version };
    await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', { params: { id }, body: reply });
  }

  test('a receipt is in the list but no news; an answer is news, once, though an SMS goes out beside it', async () => {
    const id = await ask('ola', true);
    const receipt = await list('ola');
    assert.deepEqual(
      receipt.notices.map((one: { kind: string; isRead: boolean }) => [one.kind, one.isRead]),
      [['enquiry-received', true]],
    );
    assert.equal((await counts('ola')).unreadNotices, 0);
    await answer(id);
    const { notices, unread } = await list('ola');
    assert.equal(unread, 1);
    assert.equal(notices.length, 2);
    const { createdAt: _createdAt, id: noticeId, ...told } = notices[0];
    assert.deepEqual(told, {
      kind: 'enquiry-answered',
      laterKind: null,
      isRead: false,
      subjectId: id,
      about: 'Møtet på torsdag',
    });
    assert.equal((await counts('ola')).unreadNotices, 1);
    const read = { params: { id: noticeId } };
    const first = body(await portal.call('ola', 'PUT /api/notices/:id/read', read));
    const again = body(await portal.call('ola', 'PUT /api/notices/:id/read', read));
    assert.equal(first.readAt, again.readAt);
    assert.equal((await counts('ola')).unreadNotices, 0);
  });

  test('opening the enquiry reads the notice that led to it', async () => {
    const id = await ask('ola');
    await answer(id);
    assert.equal((await counts('ola')).unreadNotices, 1);
    await portal.call('ola', 'PUT /api/enquiries/:id/read', { params: { id } });
    assert.equal((await counts('ola')).unreadNotices, 0);
  });

  test('pages follow one another without a gap, and a cursor is good for its owner and this list only', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    for (let place = 0; place < 45; place += 1)
      await portal.db
        .insertInto('notice')
        .values({
          id: randomUUID(),
          person_id: demoPersons.kari.id,
          kind: 'magazine-issue-out',
          // Some in the same moment.
          created_at: new Date(at.getTime() + Math.floor(place / 3)),
        })
        .execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list('kari', cursor);
      assert.ok(page.notices.length <= 20);
      seen.push(...page.notices.map((one: { id: string }) => one.id));
      cursor = page.next ?? undefined;
    } while (cursor);
    assert.equal(new Set(seen).size, seen.length);
    assert.equal(seen.length, 45);
    const { next } = await list('kari');
    for (const [who, tried] of [
      ['ola', next],
      ['kari', `${next.slice(0, -2)}AA`],
      ['kari', 'x'],
      ['kari', ''],
    ] as const) {
      const refused = await portal.call(who, 'GET /api/notices', { query: { cursor: tried } });
      assert.equal(refused.status, 422, tried);
    }
  });

  test('all read means all that were seen: what has come meanwhile is still news', async () => {
    const [newest] = (await list('kari')).notices;
    const later = new Date(new Date(newest.createdAt).getTime() + 1);
    await sql`insert into notice (id, person_id, kind, created_at)
      values (${randomUUID()}, ${demoPersons.kari.id}, 'magazine-issue-out', ${later})`.execute(portal.db);
    const before = (await counts('ola')).unreadNotices;
    const body = { until: newest.createdAt };
    const answer = await portal.call('kari', 'PUT /api/notices/read', { body });
    assert.equal((answer.body as unknown as { marked: number }).marked, 45);
    assert.equal((await counts('kari')).unreadNotices, 1);
    assert.equal((await counts('ola')).unreadNotices, before);
    for (const until of ['', 'i går', '2026-13-01T00:00:00Z', null, 7]) {
      const refused = await portal.call('kari', 'PUT /api/notices/read', { body: { until } });
      assert.equal(refused.status, 422, String(until));
    }
  });
});

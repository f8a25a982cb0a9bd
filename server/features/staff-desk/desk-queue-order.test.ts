import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ActedOn, CaseHit } from '#contract/desk-queue-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { whyNotClosed, whyNotOpened } from './case-closing-rules.ts';
import { excerptOf, foundMarks } from './case-search-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const reason = 'Leter etter en sak om det samme';
const nothing = randomUUID();

describe('the order of the desk in its queue', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  async function send(message: string, subject = 'Et spørsmål', caller: 'ola' | 'kari' = 'ola') {
    const content = { topic: 'other', subject, message: `${message} Vennlig hilsen meg` };
    const answer = await portal.call(caller, 'POST /api/enquiries', { body: content });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    const { id } = body(answer);
    // The limit of an hour is tested elsewhere.
    await sql`update enquiry set received_at = received_at - interval '2 hours' where id = ${id}`.execute(
      portal.db,
    );
    return id as string;
  }
  const see = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }));
  const queue = async (query: Record<string, string>) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries', { query })).enquiries as { id: string }[];

  describe('closing together', () => {
    const close = async (cases: object[], key?: string) =>
      portal.call('mona', 'POST /api/staff/case-closings', {
        body: { cases, reason: 'Gjaldt bladet som kom to ganger' },
        ...(key && { idempotencyKey: key }),
      });
    const undo = async (cases: object[]) =>
      body(
        await portal.call('mona', 'POST /api/staff/case-closing-undoings', { body: { cases } }),
      ) as ActedOn;

    test('gives each case its line with the reason, and leaves those that changed meanwhile', async () => {
      const [one, two, changed] = [await send('Ett'), await send('To'), await send('Tre')];
      const cases = await Promise.all([one, two, changed].map(see));
      const seen = cases.map(({ id, version }) => ({ id, version }));
      await portal.call('ola', 'POST /api/enquiries/:id/messages', {
        params: { id: changed },
        body: { message: 'Og en ting til' },
      });
      const answer = await close([...seen, { id: nothing, version: 1 }]);
      assert.equal(answer.status, 201);
      const { done, left } = body(answer) as ActedOn;
      assert.deepEqual(done.map(({ id }) => id).sort(), [one, two].sort());
      assert.deepEqual(left, [
        { id: changed, why: 'changed' },
        { id: nothing, why: 'gone' },
      ]);
      const after = await see(one);
      assert.equal(after.state, 'closed');
      const line = after.events.find(({ kind }: { kind: string }) => kind === 'closed');
      assert.deepEqual([line.name, line.remark], ['Mona', 'Gjaldt bladet som kom to ganger']);
      assert.equal((await see(changed)).state, 'received');
      // The person sees that it is closed, and not why.
      const own = await portal.call('ola', 'GET /api/enquiries/:id', { params: { id: one } });
      assert.equal(body(own).state, 'closed');
      assert.ok(!JSON.stringify(body(own)).includes('kom to ganger'));
      assert.deepEqual(
        body(await close(seen)).left.map(({ why }: { why: string }) => why),
        ['closed', 'closed', 'changed'],
      );
    });

    test('is undone with the state and the promise of before, once, and where nothing has come since', async () => {
      const [one, two] = [await send('Ett'), await send('To')];
      await sql`update enquiry set state = 'in-progress', due_on = '2026-11-03' where id = ${one}`.execute(
        portal.db,
      );
      const before = [await see(one), await see(two)];
      const { done } = body(await close(before.map(({ id, version }) => ({ id, version })))) as ActedOn;
      await portal.call('ingrid', 'POST /api/staff/enquiries/:id/notes', {
        params: { id: two },
        body: { note: 'Skulle ikke vært lukket' },
      });
      const undone = await undo(done);
      assert.deepEqual(
        undone.done.map(({ id }) => id),
        [one],
      );
      assert.deepEqual(undone.left, [{ id: two, why: 'changed' }]);
      const { state, dueOn, waitsSince, closedAt } = await see(one);
      assert.deepEqual(
        [state, dueOn, waitsSince, closedAt],
        ['in-progress', '2026-11-03', before[0].waitsSince, null],
      );
      assert.deepEqual((await undo(undone.done)).left, [{ id: one, why: 'closed' }]);
      // Closed by itself since: that is not undone here.
      const { version } = await see(one);
      const alone = await portal.call('mona', 'POST /api/staff/enquiries/:id/closings', {
        params: { id: one },
        body: { version },
      });
      assert.deepEqual((await undo([{ id: one, version: body(alone).version }])).left, [
        { id: one, why: 'changed' },
      ]);
    });

    test('needs a reason and at least one case, and at most a page of them', async () => {
      const cases = (count: number) => Array.from({ length: count }, () => ({ id: nothing, version: 1 }));
      for (const wrong of [
        { cases: cases(0), reason: 'Gjelder det samme' },
        { cases: cases(51), reason: 'Gjelder det samme' },
        { cases: cases(1), reason: ' ' },
      ])
        assert.equal(
          (await portal.call('mona', 'POST /api/staff/case-closings', { body: wrong })).status,
          422,
        );
    });

    test('follows rules that say why not', () => {
      const seen = { id: nothing, version: 2 };
      const now = { ...seen, state: 'received' as const, isMerged: false };
      assert.equal(whyNotClosed(seen, now), null);
      assert.equal(whyNotClosed(seen, { ...now, version: 3 }), 'changed');
      assert.equal(whyNotClosed(seen, { ...now, isMerged: true }), 'gone');
      assert.equal(whyNotClosed(seen, undefined), 'gone');
      const closed = { ...now, state: 'closed' as const, former: {} };
      assert.equal(whyNotOpened(seen, closed), null);
      assert.equal(whyNotOpened(seen, { ...closed, former: null }), 'changed');
      assert.equal(whyNotOpened(seen, { ...closed, state: 'answered' }), 'closed');
    });
  });

  describe('tags', () => {
    const add = (name: string) => portal.call('mona', 'POST /api/staff/tags', { body: { name } });
    const set = (id: string, tagId: string, isOn = true) =>
      portal.call('ingrid', 'POST /api/staff/enquiries/:id/tags', { params: { id }, body: { tagId, isOn } });
    const list = async () => body(await portal.call('ingrid', 'GET /api/staff/tags')).tags;

    test('are one list for the desk; a name is in it once', async () => {
      const tag = body(await add('Haster'));
      assert.equal(body(await add('haster')).id, tag.id);
      assert.deepEqual(await list(), [{ ...tag, cases: 0 }]);
    });

    test('are put on a case and taken off it, shown in the queue, and filtered by', async () => {
      const [tag, other] = [body(await add('Landsmøtet')), body(await add('Dødsbo'))];
      const id = await send('Når er landsmøtet?');
      assert.deepEqual(body(await set(id, tag.id)).tags, [tag]);
      await set(id, tag.id);
      assert.deepEqual(body(await set(id, other.id)).tags, [other, tag]);
      assert.deepEqual(
        (await queue({ tag: tag.id })).map((row) => row.id),
        [id],
      );
      assert.deepEqual(body(await set(id, other.id, false)).tags, [tag]);
      assert.equal((await set(id, nothing)).status, 422);
      assert.equal((await set(nothing, tag.id)).status, 404);
      const params = { id: tag.id };
      assert.equal((await portal.call('mona', 'DELETE /api/staff/tags/:id', { params })).status, 200);
      assert.deepEqual((await see(id)).tags, []);
      assert.equal((await portal.call('mona', 'DELETE /api/staff/tags/:id', { params })).status, 404);
    });

    test('follow a case that is merged into another', async () => {
      const tag = body(await add('Flytting'));
      const [from, into] = [await send('Ett'), await send('Det samme')];
      await set(from, tag.id);
      const [{ number }, { version }] = [await see(from), await see(into)];
      const merged = await portal.call('mona', 'POST /api/staff/enquiries/:id/merges', {
        params: { id: into },
        body: { number, version },
      });
      assert.deepEqual(body(merged).tags, [tag]);
    });

    test('are few: a list that is longer than one reads takes no more', async () => {
      for (let n = 0; n < 40; n++) await add(`Prøve ${n}`);
      assert.equal((await list()).length, 40);
      assert.equal((await add('En til')).status, 429);
    });
  });

  test('a view is its owner’s own, replaced by its name, and holds nothing that was searched for', async () => {
    const save = (name: string, choice: object) =>
      portal.call('mona', 'POST /api/staff/queue-views', { body: { name, choice } });
    const views = async (caller: 'mona' | 'ingrid') =>
      body(await portal.call(caller, 'GET /api/staff/queue-views')).views;
    const { id } = body(await save('Mine', { owner: 'me', search: 'Kari Lund' }));
    await save('Mine', { owner: 'me', state: 'open' });
    assert.deepEqual(await views('mona'), [{ id, name: 'Mine', choice: { owner: 'me', state: 'open' } }]);
    assert.deepEqual(await views('ingrid'), []);
    const remove = (caller: 'mona' | 'ingrid') =>
      portal.call(caller, 'DELETE /api/staff/queue-views/:id', { params: { id } });
    assert.equal((await remove('ingrid')).status, 404);
    assert.equal((await remove('mona')).status, 200);
    for (let n = 0; n < 20; n++) await save(`Visning ${n}`, {});
    assert.equal((await save('En til', {})).status, 429);
  });

  describe('the search in cases', () => {
    const search = (words: string, why = reason) =>
      portal.call('ingrid', 'POST /api/staff/case-searches', { body: { words, reason: why } });
    const hits = async (words: string) => body(await search(words)).hits as CaseHit[];

    test('finds a word in any form, in messages, notes and subjects, and shows where', async () => {
      const inMessage = await send('Jeg fant to sykler utenfor festlokalet.');
      const inSubject = await send('Hei!', 'Sykkel i bakgården');
      const inNote = await send('Hei!');
      await portal.call('mona', 'POST /api/staff/enquiries/:id/notes', {
        params: { id: inNote },
        body: { note: 'Ringte om sykkelen' },
      });
      assert.deepEqual((await hits('sykkel')).map(({ id }) => id).sort(), [inSubject, inNote].sort());
      const [found] = await hits('festlokaler');
      assert.equal(found?.id, inMessage);
      assert.deepEqual(
        found?.excerpt.filter(({ isFound }) => isFound).map(({ text }) => text),
        ['festlokalet'],
      );
    });

    test('is logged for each person found, with the reason, and told to them', async () => {
      await send('Det gjelder en giraff.', 'Et dyr', 'kari');
      await hits('giraffer');
      const { rows } = await sql<{ reason: string; remark: string; fields: string[] }>`
        select reason, remark, fields from access_log
        where person_id = ${demoPersons.kari.id} and staff_id = ${demoPersons.ingrid.id}
        order by number desc limit 1`.execute(portal.db);
      assert.deepEqual(rows, [
        { reason: 'search', remark: reason, fields: ['name', 'enquiry-list', 'messages'] },
      ]);
    });

    test('asks for a word that says something, a reason, and a pause after many', async () => {
      assert.equal((await search('og på en')).status, 422);
      assert.equal((await search('bladet', 'kort')).status, 422);
      assert.deepEqual(await hits('finnesikkenoested'), []);
      const statuses = [];
      for (let n = 0; n < 30; n++) statuses.push((await search('bladet')).status);
      assert.equal(statuses.at(-1), 429);
    });

    test('cuts a text into what was found and what is around it', () => {
      const { start, end } = foundMarks;
      assert.deepEqual(excerptOf(`To ${start}blad${end} kom`), [
        { text: 'To ', isFound: false },
        { text: 'blad', isFound: true },
        { text: ' kom', isFound: false },
      ]);
      assert.deepEqual(excerptOf(''), []);
    });
  });
});

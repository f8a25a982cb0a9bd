import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Actor } from '#server/actor.ts';
import { captureSql } from '../../../bench/pgbench.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { pageSize } from './desk-queue-repository.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
type Row = { id: string; subject: string; state: string; dueOn: string | null; topic: string };

describe('the queue of the desk', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await sql`delete from enquiry`.execute(portal.db);
  });
  after(() => portal.close());

  let running = 0;
  async function add(
    dueOn: string | null,
    more: { topic?: string; state?: string; subject?: string; assignee?: string } = {},
  ) {
    const id = randomUUID();
    const state = more.state ?? (dueOn ? 'received' : 'answered');
    const at = new Date(Date.UTC(2026, 10, 1, 0, 0, running));
    await sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at,
        due_on, promised_on, assignee_id, closed_at)
      values (${id}, ${`H-2026-${String(900_000 + running++)}`}, ${demoPersons.kari.id}, ${more.topic ?? 'other'},
        ${more.subject ?? 'Et spørsmål'}, ${state}, ${at}, ${at}, ${at}, ${dueOn}, ${dueOn ?? '2026-11-03'},
        ${more.assignee ?? null}, ${state === 'closed' ? at : null})`.execute(portal.db);
    return id;
  }
  const queue = async (query: Record<string, string> = {}, caller: 'mona' | 'ingrid' = 'mona') =>
    body(await portal.call(caller, 'GET /api/staff/enquiries', { query }));
  const ids = (page: { enquiries: Row[] }) => page.enquiries.map(({ id }) => id);

  test('has the shortest time left on top, and what does not wait for us last', async () => {
    const [late, soon, today] = [await add('2026-12-24'), await add('2026-11-30'), await add('2026-11-02')];
    const answered = await add(null);
    const asked = await add(null, { state: 'waiting-for-member' });
    const closed = await add(null, { state: 'closed' });
    assert.deepEqual(ids(await queue()), [today, soon, late]);
    assert.deepEqual(ids(await queue({ state: 'open' })), [today, soon, late, answered, asked]);
    assert.deepEqual(ids(await queue({ state: 'answered' })), [answered]);
    assert.deepEqual(ids(await queue({ state: 'waiting-for-member' })), [asked]);
    assert.deepEqual(ids(await queue({ state: 'closed' })), [closed]);
    const [first] = (await queue()).enquiries;
    assert.ok(first.workingDaysLeft < 0 === first.dueOn < inDays(0));
  });

  test('is filtered by topic and by whose it is, together', async () => {
    const mine = await add('2026-11-25', { topic: 'tax', assignee: demoPersons.mona.id });
    const hers = await add('2026-11-25', { topic: 'tax', assignee: demoPersons.ingrid.id });
    const nobodys = await add('2026-11-25', { topic: 'tax' });
    assert.deepEqual(ids(await queue({ topic: 'tax' })), [mine, hers, nobodys]);
    assert.deepEqual(ids(await queue({ topic: 'tax', owner: 'me' })), [mine]);
    assert.deepEqual(ids(await queue({ topic: 'tax', owner: 'me' }, 'ingrid')), [hers]);
    assert.deepEqual(ids(await queue({ topic: 'tax', owner: 'nobody' })), [nobodys]);
    const counts = body(await portal.call('mona', 'GET /api/staff/queue-counts'));
    assert.deepEqual([counts.waiting, counts.mine], [6, 1]);
    const malformed: Record<string, string>[] = [
      { topic: 'nei' },
      { state: 'nei' },
      { owner: 'alle' },
      { search: 'x'.repeat(101) },
    ];
    for (const wrong of malformed) {
      assert.equal((await portal.call('mona', 'GET /api/staff/enquiries', { query: wrong })).status, 422);
    }
  });

  test('is searched by number and by words of the subject', async () => {
    const id = await add('2026-11-27', { subject: 'Navnefest på Frogner' });
    const { number } = (await queue({ search: 'navnefest' })).enquiries[0];
    assert.deepEqual(ids(await queue({ search: number.toLowerCase() })), [id]);
    assert.deepEqual(ids(await queue({ search: 'frog navn' })), [id]);
    for (const nothing of ['finnesikke', '%', "'; drop table enquiry --", ':*', '!', 'a & | b'])
      assert.deepEqual(ids(await queue({ search: nothing })), [], nothing);
  });

  test('finds no one by name: that needs a reason, and is another search', async () => {
    for (const name of ['Kari L', 'Kari', 'Lund', 'kari lund frogner'])
      assert.deepEqual(ids(await queue({ search: name, state: 'open' })), [], name);
    // An unidentified sender is not in the register, and is found by the name they typed.
    const id = randomUUID();
    await sql`insert into enquiry (id, number, sender_name, sender_email, topic, subject, state, received_at, last_message_at, read_at,
        due_on, promised_on)
      values (${id}, 'H-2026-899999', 'Kim Strandheim', 'kim@person.example', 'other', 'Innlogging', 'received', now(), now(), now(),
        '2026-12-01', '2026-12-01')`.execute(portal.db);
    assert.deepEqual(ids(await queue({ search: 'strandheim' })), [id]);
    await sql`update enquiry set person_id = ${demoPersons.kari.id}, sender_name = null, sender_email = null where id = ${id}`.execute(
      portal.db,
    );
    assert.deepEqual(ids(await queue({ search: 'strandheim' })), []);
    await sql`delete from enquiry where id = ${id}`.execute(portal.db);
  });

  test('pages without skipping or doubling while rows come and go', async () => {
    await sql`delete from enquiry`.execute(portal.db);
    const stays: string[] = [];
    for (let n = 0; n < 2 * pageSize + 20; n++)
      stays.push(await add(`2026-11-${10 + (n % 15)}`, { subject: `Nr ${n}` }));
    const doomed: string[] = [];
    for (let n = 0; n < 10; n++) doomed.push(await add('2026-11-12'));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { enquiries: Row[]; next: string | null } = await queue(cursor ? { cursor } : {});
      seen.push(...ids(page));
      cursor = page.next;
      // One goes before the place where the next page begins, and one comes there.
      const gone = doomed.pop();
      if (gone) await sql`delete from enquiry where id = ${gone}`.execute(portal.db);
      await add('2026-11-09');
    } while (cursor);
    assert.equal(new Set(seen).size, seen.length);
    assert.deepEqual(
      stays.filter((id) => !seen.includes(id)),
      [],
    );
  });

  test('a cursor of another list, another reader or our own making starts from the beginning', async () => {
    const { next, enquiries } = await queue();
    assert.ok(next);
    for (const [query, caller] of [
      [{ cursor: next, owner: 'nobody' }, 'mona'],
      [{ cursor: next }, 'ingrid'],
      [{ cursor: 'WyIyMDI2LTExLTA5Il0' }, 'mona'],
      [{ cursor: 'x' }, 'mona'],
    ] as const)
      assert.equal((await queue(query, caller)).enquiries[0].id, enquiries[0].id);
    assert.notEqual((await queue({ cursor: next })).enquiries[0].id, enquiries[0].id);
  });

  test('asks the database as often for one case as for fifty, and for a long thread as for a short one', async () => {
    const all = { state: 'open', topic: null, owner: 'everybody', tag: null, search: '' } as const;
    const { queue: list, cases } = portal.services['staff-desk'];
    const actor = { personId: demoPersons.mona.id } as Actor;
    const count = async (id: string) => {
      const statements = await captureSql(portal.database, async (db) => {
        const by = { actor, now: new Date(), requestId: 'r' };
        await list.list(db, by, all, undefined);
        await cases.getCase(db, by, id);
      });
      return statements.length;
    };
    const id = await add('2026-11-10');
    const many = await count(id);
    for (let n = 0; n < 40; n++)
      await sql`insert into enquiry_message (id, enquiry_id, author, author_id, body, sent_at)
        values (${randomUUID()}, ${id}, 'person', ${demoPersons.kari.id}, 'Hei', now())`.execute(portal.db);
    assert.equal(await count(id), many);
    await sql`delete from enquiry where id <> ${id}`.execute(portal.db);
    assert.equal(await count(id), many);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction, type OpenDatabase } from '#server/platform/database/database.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { demoEnquiries } from './demo-enquiries.ts';
import { seedGiro } from './demo-giro.ts';
import { seedGiving } from './demo-giving.ts';
import { demoMatch } from './demo-match.ts';
import { demoAccounts, demoPersons } from './demo-people.ts';
import { demoQueue } from './demo-queue.ts';
import { demoThreads } from './demo-threads.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-21T12:00:00Z');
const issuer = 'http://localhost:3000/id';

describe('seed-demo', () => {
  let open: OpenDatabase;
  const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(open.db)).rows;
  const countOf = async (table: string) =>
    (await rows<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

  before(async () => {
    open = await openTestDatabase();
    await seedDemo(open.db, { issuer, now });
  });
  after(() => open.close());

  it('makes everybody able to sign in, with an address and a number of their own', async () => {
    const accounts = Object.values(demoAccounts);
    for (const { email, phone } of accounts) {
      assert.match(email, /^[a-z]+@(medlem|giver|medlemsservice)\.example$/);
      assert.match(phone, /^\+476805\d{4}$/);
    }
    assert.equal(new Set(accounts.map(({ phone }) => phone)).size, accounts.length);
    const known = await rows<{ email: string; persons: string[] }>(
      `select i.email, array_agg(p.given_name order by p.given_name) as persons
       from idp_account i join account a on a.subject = i.id::text and a.issuer = '${issuer}'
       join account_person ap on ap.account_id = a.id join person p on p.id = ap.person_id group by i.email`,
    );
    assert.equal(known.length, accounts.length + 1, 'and one who asks to be found');
    assert.deepEqual(known.find(({ email }) => email === 'familie@medlem.example')?.persons, ['Siri', 'Tor']);
  });

  it('gives the children and Aud their right ages, and the children their guardians', async () => {
    const ages = await rows(
      `select given_name, extract(year from age('2026-11-21', born_on))::int as age,
         (select count(*)::int from child_guardian g where g.child_id = c.id) as guardians
       from child c where state = 'registered' order by born_on`,
    );
    assert.deepEqual(ages, [
      { given_name: 'Jonas', age: 13, guardians: 2 },
      { given_name: 'Emma', age: 9, guardians: 2 },
    ]);
    const aud = await rows(`select extract(year from age('2026-11-21', born_on))::int as age from person
      where id = '${demoPersons.aud.id}'`);
    assert.deepEqual(aud, [{ age: 16 }]);
  });

  it('makes members of those who are, each with a number of six digits and a chapter', async () => {
    const members = await rows<{ given_name: string; number: string }>(
      `select p.given_name, m.number from membership m join person p on p.id = m.person_id
       join unit u on u.id = m.chapter_id and u.kind = 'chapter' where m.joined_on < '2026-11-21' order by 1`,
    );
    assert.deepEqual(
      members.map(({ given_name }) => given_name),
      ['Arne', 'Aud', 'Eva', 'Gunn', 'Kari', 'Liv', 'Nils', 'Ola', 'Randi', 'Rolf', 'Siri', 'Tor', 'Tove'],
    );
    for (const { number } of members) assert.match(number, /^\d{6}$/);
    assert.deepEqual(await rows(`select role from staff_member order by role nulls last`), [
      { role: 'medlemsservice' },
      { role: 'medlemsservice' },
      { role: null },
      { role: null },
    ]);
  });

  it('puts enquiries in every state into the queue, numbered like all others', async () => {
    const enquiries = await rows<{ number: string; state: string; messages: number }>(
      `select number, state, (select count(*)::int from enquiry_message m where m.enquiry_id = e.id) as messages
       from enquiry e order by number`,
    );
    assert.deepEqual(
      enquiries.map(({ state, messages }) => ({ state, messages })),
      [...demoEnquiries, ...demoQueue, ...demoThreads, demoMatch.enquiry].map(({ state, messages }) => ({
        state,
        messages: messages.length,
      })),
    );
    assert.equal(enquiries[0]?.number, 'H-2026-000001');
    assert.deepEqual(await rows('select year, last_number from enquiry_counter'), [
      { year: 2026, last_number: demoEnquiries.length + demoQueue.length + demoThreads.length + 1 },
    ]);
  });

  it('changes nothing the second time, and knows the same people under another issuer', async () => {
    const tables = ['person', 'membership', 'enquiry', 'enquiry_message', 'child_guardian', 'idp_account'];
    const counts = await Promise.all(tables.map(countOf));
    await sql`update person set given_name = 'Kristin' where id = ${demoPersons.kari.id}`.execute(open.db);
    await seedDemo(open.db, { issuer: 'http://localhost:4000/id', now: new Date('2027-02-01T12:00:00Z') });
    assert.deepEqual(await Promise.all(tables.map(countOf)), counts);
    assert.deepEqual(await rows(`select given_name from person where id = '${demoPersons.kari.id}'`), [
      { given_name: 'Kristin' },
    ]);
    assert.equal(await countOf('account'), 2 * (Object.keys(demoAccounts).length + 1));
  });

  it('uses ids that the contract accepts', async () => {
    const ids = await rows<{ id: string }>(
      'select id from account union select id from person union select id from enquiry union select id from enquiry_message',
    );
    for (const { id } of ids) assert.ok(z.safeParse(z.uuid(), id).success, id);
  });
});

describe('what the demo people give', () => {
  it('is in the ledger and at Vipps alike, and is not written twice', async () => {
    const open = await openTestDatabase();
    try {
      await seedDemo(open.db, { issuer, now });
      const write = () => inTransaction(open.db, (tx) => seedGiving(tx, now, 'http://localhost:3000'));
      const vipps = await write();
      assert.deepEqual((await write()).agreements, []);
      assert.equal(vipps.agreements.length, 2);
      const sums = await sql<{ state: string; charges: number; paid: number; receipts: number }>`
        select a.state, count(*)::int as charges, count(*) filter (where c.state = 'paid')::int as paid,
          count(r.number)::int as receipts
        from gift_agreement a join gift_charge c on c.agreement_id = a.id
        left join gift_receipt r on r.charge_id = c.id group by a.state order by a.state`.execute(open.db);
      assert.deepEqual(sums.rows, [
        { state: 'active', charges: 14, paid: 14, receipts: 14 },
        { state: 'paused', charges: 7, paid: 7, receipts: 7 },
      ]);
      assert.equal(vipps.charges.length, 21);
      const told = await sql<{ isAsItIs: boolean }>`select m.told_version = a.version as "isAsItIs"
        from gift_mandate m join gift_agreement a on a.mandate_id = m.id`.execute(open.db);
      assert.deepEqual(
        told.rows,
        [{ isAsItIs: true }, { isAsItIs: true }],
        'a later change is one to report',
      );
    } finally {
      await open.close();
    }
  });

  // Whatever the day: in the middle of a month, over Christmas, before and after the day of the payment.
  for (const day of ['2026-11-21', '2027-01-03', '2027-04-14', '2027-04-15', '2027-04-16'])
    it(`is at the bank too, on ${day}, with payments that found no place`, async () => {
      const open = await openTestDatabase();
      try {
        const then = new Date(`${day}T12:00:00Z`);
        await seedDemo(open.db, { issuer, now: then });
        const operator = (await seedGiro(open.db, then))!;
        assert.equal(await seedGiro(open.db, then), null, 'once');
        const query = async <T>(text: string) => (await sql.raw<T>(text).execute(open.db)).rows;
        assert.deepEqual(await query('select distinct state from gift_agreement'), [{ state: 'active' }]);
        const paid = await query<{ count: number }>(`select count(*)::int as count from gift_charge c
          join gift_receipt r on r.charge_id = c.id where c.state in ('paid', 'partly-refunded')`);
        assert.ok(paid[0]!.count >= 4, `${paid[0]!.count} payments`);
        assert.equal(paid[0]!.count, operator.claims.filter(({ state }) => state === 'paid').length);
        const unmatched = await query<{ reason: string }>(
          `select reason from giro_payment where state = 'unmatched' order by reason`,
        );
        assert.deepEqual(
          unmatched.map(({ reason }) => reason),
          ['no-kid', 'not-avtalegiro', 'unknown-kid'],
        );
        const files = await query<{ kind: string; state: string }>(
          'select distinct kind, state from giro_file order by 1, 2',
        );
        assert.deepEqual(
          files.map(({ kind, state }) => `${kind} ${state}`),
          ['claims accepted', 'mandates booked', 'ocr booked', 'receipt booked'],
        );
        // What the bank says of it: booked up to the last file, with a refund; the rest waits to be looked at.
        const bank = await query<{
          statements: string[];
          open: string[];
          refunds: number;
          unseen: number;
        }>(`select
          (select array_agg(state order by state) from bank_statement) as statements,
          (select array_agg(text) from bank_line where state = 'open') as open,
          (select count(*)::int from bank_line where refund_of is not null) as refunds,
          (select count(*)::int from giro_settlement where line_id is null) as unseen`);
        assert.deepEqual(bank, [
          { statements: ['booked', 'waiting'], open: ['Husleie medlemsservice'], refunds: 1, unseen: 0 },
        ]);
      } finally {
        await open.close();
      }
    });
});

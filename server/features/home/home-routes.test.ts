import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { type AttentionFacts, mattersOf } from './home-rules.ts';

describe('the cards of «Min side»', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;

  test('the membership card is the member’s own; non-members have none', async () => {
    const { membership } = body(await portal.call('kari', 'GET /api/membership-card'));
    assert.deepEqual([membership.name, membership.number], ['Kari Lund', '104218']);
    assert.equal(membership.chapter, 'Oslo lokallag');
    assert.match(membership.qr.path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
    assert.deepEqual(body(await portal.call('jon', 'GET /api/membership-card')), { membership: null });
  });

  test('children come with a name and a year, and nothing more', async () => {
    const { children } = body(await portal.call('jon', 'GET /api/children'));
    assert.deepEqual(
      children.map((child: object) => Object.keys(child).sort().join()),
      ['bornYear,givenName,id,state', 'bornYear,givenName,id,state'],
    );
    assert.deepEqual(body(await portal.call('ola', 'GET /api/children')), { children: [] });
  });

  test('a card is valid until the member leaves; every other code gets the same no', async () => {
    const { home } = portal.services;
    const now = new Date('2026-11-21T10:00:00Z');
    const card = await home.getMembershipCard(portal.db, demoPersons.ola.id, now);
    const code = card?.code ?? '';
    const check = (tried: string, at = now) => home.isCardValid(portal.db, tried, at);
    assert.equal(await check(code), true);
    // The year is the Norwegian one.
    assert.equal(await check(code, new Date('2026-12-31T22:59:00Z')), true);
    assert.equal(await check(code, new Date('2026-12-31T23:01:00Z')), false);
    const forged = Buffer.from(code, 'base64url');
    forged.writeUInt16BE(2027, 16);
    for (const tried of [forged.toString('base64url'), code.slice(1), '', 'x'.repeat(40), '../..'])
      assert.equal(await check(tried), false, tried);

    const asked = await portal.call(null, 'GET /api/membership-cards/:code', { params: { code: 'ukjent' } });
    assert.deepEqual([asked.status, asked.text], [200, '{"isValid":false}']);

    const ola = portal.db.updateTable('membership').where('person_id', '=', demoPersons.ola.id);
    await ola.set({ ended_on: '2026-11-20' }).execute();
    assert.equal(await check(code), false);
    await ola.set({ ended_on: null }).execute();
  });

  test('a member from another register is asked once what is missing; what is skipped or answered does not come back', async () => {
    const { ola } = demoPersons;
    const asked = async () => body(await portal.call('ola', 'GET /api/attention')).unasked;
    const codes = async () =>
      body(await portal.call('ola', 'GET /api/attention')).matters.map(({ code }: { code: string }) => code);
    await sql`update person set other_communities = null, fodselsnummer_index = null, fodselsnummer_sealed = null
      where id = ${ola.id}`.execute(portal.db);
    assert.equal(await asked(), undefined, 'who joined here was asked then');
    assert.ok((await codes()).includes('FODSELSNUMMER_MISSING'));
    await sql`insert into joining_evidence (id, membership_id, person_id, joined_at, channel, text_version, declarations,
        sign_in_reference)
      select gen_random_uuid(), m.id, m.person_id, now(), 'import', 'x', '{}', 'import' from membership m
      where m.person_id = ${ola.id}`.execute(portal.db);
    assert.deepEqual(await asked(), ['communities', 'fodselsnummer', 'contact']);
    assert.ok(!(await codes()).includes('FODSELSNUMMER_MISSING'), 'asked twice on one page');
    await portal.call('ola', 'PUT /api/welcome/communities', { body: { answer: 'no' } });
    assert.deepEqual(await asked(), ['fodselsnummer', 'contact']);
    const key = 'PUT /api/attention/skipped-questions/:question';
    for (let times = 0; times < 2; times += 1) {
      const answer = await portal.call('ola', key, { params: { question: 'contact' } });
      assert.deepEqual(body(answer).unasked, ['fodselsnummer']);
    }
    const last = body(await portal.call('ola', key, { params: { question: 'fodselsnummer' } }));
    assert.equal(last.unasked, undefined);
    // The list goes on saying what is missing, as to every member.
    assert.ok((await codes()).includes('FODSELSNUMMER_MISSING'));
    const { rows } = await sql<{ skipped: string[] }>`select questions_skipped as skipped from person
      where id = ${ola.id}`.execute(portal.db);
    assert.deepEqual(rows[0]!.skipped, ['contact', 'fodselsnummer']);
    assert.equal((await portal.call('ola', key, { params: { question: 'noe annet' } })).status, 404);
  });
});

describe('what needs the person', () => {
  const settled: AttentionFacts = {
    isMember: true,
    hasEmail: true,
    isEmailVerified: true,
    isEmailStopped: false,
    hasPhone: true,
    isPhoneVerified: true,
    hasFodselsnummer: true,
    otherCommunities: 'no',
    isOtherCommunitiesSettled: false,
    isPostReturned: false,
    children: [],
    isMovedIn: false,
    skipped: [],
  };
  const codes = (change: Partial<AttentionFacts>, today = '2026-11-21') =>
    mattersOf({ ...settled, ...change }, today).map(({ code }) => code);

  test('nothing while all is well, and each thing by itself', () => {
    assert.deepEqual(codes({}), []);
    assert.deepEqual(codes({ isEmailVerified: false }), ['EMAIL_UNVERIFIED']);
    assert.deepEqual(codes({ isEmailVerified: false, hasEmail: false }), []);
    assert.deepEqual(codes({ isEmailStopped: true }), ['EMAIL_STOPPED']);
    assert.deepEqual(codes({ isPhoneVerified: false }), ['PHONE_UNVERIFIED']);
    assert.deepEqual(codes({ hasFodselsnummer: false }), ['FODSELSNUMMER_MISSING']);
    assert.deepEqual(codes({ hasFodselsnummer: false, isMember: false }), []);
    assert.deepEqual(codes({ otherCommunities: 'unknown' }), ['OTHER_COMMUNITIES_UNSETTLED']);
    assert.deepEqual(codes({ otherCommunities: 'yes', isOtherCommunitiesSettled: true }), []);
    assert.deepEqual(codes({ isPostReturned: true }), ['POST_RETURNED']);
  });

  test('what other features ask comes in its place: most pressing first', () => {
    const failed = { code: 'PAYMENT_FAILED', name: null, on: '2026-11-20' } as const;
    const office = { code: 'OFFICE_EXPIRING', name: 'styreleder i Oslo lokallag', on: '2026-12-31' } as const;
    const matters = mattersOf({ ...settled, isEmailVerified: false }, '2026-11-21', [office, failed]);
    assert.deepEqual(matters, [failed, { code: 'EMAIL_UNVERIFIED', name: null, on: null }, office]);
  });

  test('a child is named from 90 days before the 15th birthday until the day before it', () => {
    const soon = (bornOn: string, today: string) =>
      codes({ children: [{ givenName: 'Jonas', bornOn }] }, today);
    assert.deepEqual(soon('2012-02-19', '2026-11-20'), []);
    assert.deepEqual(soon('2012-02-19', '2026-11-21'), ['CHILD_SOON_15']);
    assert.deepEqual(soon('2012-02-19', '2027-02-18'), ['CHILD_SOON_15']);
    assert.deepEqual(soon('2012-02-19', '2027-02-19'), []);
    // Born on leap day: 15 on 1 March.
    const [leapling] = mattersOf(
      { ...settled, children: [{ givenName: 'Emma', bornOn: '2012-02-29' }] },
      '2027-02-28',
    );
    assert.equal(leapling?.on, '2027-03-01');
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import type { UnitMember } from '#contract/unit-member-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { countChapters } from './unit-member-repository.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { aud, kari, liv, nils } = demoPersons;

describe('the members of a unit', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    await insertOffice(portal.db, { personId: nils.id, unitId: units.east, role: 'leader' });
    for (let number = 0; number < 60; number++)
      await addMember(`Medlem${number}`, `Test${String(number).padStart(2, '0')}`, units.oslo, '1980-05-05');
  });
  after(() => portal.close());

  async function addMember(givenName: string, familyName: string, chapterId: string, bornOn: string) {
    const id = randomUUID();
    await sql`insert into person (id, given_name, family_name, born_on, email, phone, postal_place, postal_code)
      values (${id}, ${givenName}, ${familyName}, ${bornOn}, ${`${givenName}@x.example`}, '+4768050999', 'OSLO', '0182')`.execute(
      portal.db,
    );
    await sql`insert into membership (id, person_id, number, joined_on, chapter_id)
      values (${randomUUID()}, ${id}, ${String(Math.random()).slice(2, 8)}, ${inDays(-10)}, ${chapterId})`.execute(
      portal.db,
    );
    return id;
  }
  const list = (query: object = {}, id: string = units.oslo) =>
    portal.call('liv', 'GET /api/units/:id/members', {
      params: { id },
      query: { purpose: 'annual-meeting', ...query },
    });
  const looksAt = async (personId: string) => {
    const rows = await portal.db
      .selectFrom('access_log')
      .select(['reason', 'fields', 'looked_as', 'staff_id', 'subject_id'])
      .where('person_id', '=', personId)
      .orderBy('number')
      .execute();
    return rows;
  };

  test('come by name with no more than may be seen, page by page, and only for a purpose', async () => {
    assert.equal((await list({ purpose: undefined })).status, 422);
    assert.equal((await list({ purpose: 'nysgjerrig' })).status, 422);
    const first = body(await list());
    assert.equal(first.members.length, 50);
    assert.deepEqual(Object.keys(first.members[0]).sort(), [
      'email',
      'id',
      'joinedYear',
      'name',
      'phone',
      'place',
    ]);
    const second = body(await list({ cursor: first.nextCursor }));
    assert.equal(first.members.length + second.members.length, first.total);
    assert.equal(second.nextCursor, null);
    const names = [...first.members, ...second.members].map(({ id }: UnitMember) => id);
    assert.equal(new Set(names).size, first.total);
    // A cursor is good for the list it is of.
    const other = body(await list({ cursor: first.nextCursor, search: 'Medlem' }));
    assert.equal(other.members[0].name, 'Medlem0 Test00');
  });

  test('somebody at a secret address is in no list or search before they say that the board may reach them', async () => {
    const id = await addMember('Skjult', 'Bosted', units.oslo, '1980-01-01');
    await sql`update person set is_address_shielded = true, postal_place = 'HEMMELIG' where id = ${id}`.execute(
      portal.db,
    );
    const params = { id: units.oslo };
    const candidates = { params, query: { search: 'Skjult' } };
    const everywhere = async () => [
      await list({ search: 'Skjult' }),
      await portal.call('liv', 'GET /api/units/:id/new-members', { params }),
      await portal.call('liv', 'GET /api/units/:id/candidates', candidates),
    ];
    for (const { status, text } of await everywhere()) {
      assert.equal(status, 200);
      assert.doesNotMatch(text, /Skjult/);
    }
    assert.equal(body(await list({ search: 'Skjult' })).total, 0);
    await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
      values (${randomUUID()}, ${id}, 'chapter-contact', true, ${chapterContactTextVersion}, 'portal', now())`.execute(
      portal.db,
    );
    for (const { text } of await everywhere()) {
      assert.match(text, /Skjult/);
      assert.doesNotMatch(text, /HEMMELIG/);
    }
    await sql`delete from membership where person_id = ${id}`.execute(portal.db);
  });

  test('only what is needed: no number, birth date, child, gift or former member', async () => {
    const leaver = await addMember('Gikk', 'Fra', units.oslo, '1980-01-01');
    await sql`update membership set ended_on = ${inDays(-1)} where person_id = ${leaver}`.execute(portal.db);
    const found = await list({ search: 'kari' });
    assert.deepEqual(body(found).members, [
      { id: kari.id, name: 'Kari Lund', place: null, joinedYear: 2011, email: null, phone: null },
    ]);
    assert.doesNotMatch(found.text, /104218|19\d\d-|Emma|Jonas/);
    assert.equal(body(await list({ search: 'Gikk Fra' })).total, 0);
  });

  test('a member whose data use is restricted is in no list, search, count or candidate search', async () => {
    const quiet = await addMember('Stille', 'Vann', units.oslo, '1980-01-01');
    assert.equal(body(await list({ search: 'Stille Vann' })).total, 1);
    const news = async () =>
      (await portal.call('liv', 'GET /api/units/:id/new-members', { params: { id: units.oslo } })).text;
    assert.match(await news(), /Stille Vann/);
    const candidates = () =>
      portal.call('liv', 'GET /api/units/:id/candidates', {
        params: { id: units.oslo },
        query: { search: 'Stille Vann' },
      });
    assert.match((await candidates()).text, /Stille Vann/);
    const unwelcomed = async () =>
      body(await portal.call('liv', 'GET /api/units/:id/handover', { params: { id: units.oslo } })).tasks
        .unwelcomed;
    const open = await unwelcomed();
    await sql`update person set restricted_at = now() where id = ${quiet}`.execute(portal.db);
    assert.equal(await unwelcomed(), open - 1);
    const welcomed = await portal.call('liv', 'POST /api/units/:id/welcomes', {
      params: { id: units.oslo },
      body: { personId: quiet },
    });
    assert.equal(welcomed.status, 404);
    assert.deepEqual([body(await list({ search: 'Stille Vann' })).total], [0]);
    assert.doesNotMatch(await news(), /Stille/);
    assert.doesNotMatch((await candidates()).text, /Stille/);
    const looks = (await looksAt(quiet)).length;
    await list();
    assert.equal((await looksAt(quiet)).length, looks);
  });

  test('contact only after a yes of one’s own, which is logged with its words and taken back as easily', async () => {
    const say = (isGiven: boolean) =>
      portal.call('kari', 'PUT /api/chapter-contact', {
        body: { isGiven, textVersion: chapterContactTextVersion },
      });
    const emailOf = async () => body(await list({ search: 'kari' })).members[0].email;
    assert.deepEqual(body(await portal.call('kari', 'GET /api/chapter-contact')), {
      isGiven: false,
      mayGive: true,
      chapter: 'Oslo lokallag',
    });
    assert.equal(await emailOf(), null);
    assert.equal(body(await say(true)).isGiven, true);
    await say(true);
    assert.equal(await emailOf(), 'kari@medlem.example');
    assert.deepEqual((await looksAt(kari.id)).at(-1)?.fields, [
      'name',
      'membership',
      'place',
      'contact-points',
    ]);
    await say(false);
    assert.equal(await emailOf(), null);
    const events = await portal.db
      .selectFrom('consent_event')
      .select(['is_given', 'text_version'])
      .where('person_id', '=', kari.id)
      .where('purpose', '=', 'chapter-contact')
      .orderBy('happened_at')
      .execute();
    assert.deepEqual(
      events.map(({ is_given }) => is_given),
      [true, false],
    );
    assert.equal(events[0]?.text_version, chapterContactTextVersion);
  });

  test('members under 18, or of unknown age, are not asked; a no is always accepted', async () => {
    const bornOn = async () =>
      (
        await portal.db
          .selectFrom('person')
          .select('born_on')
          .where('id', '=', kari.id)
          .executeTakeFirstOrThrow()
      ).born_on;
    const say = (isGiven: boolean) =>
      portal.call('kari', 'PUT /api/chapter-contact', {
        body: { isGiven, textVersion: chapterContactTextVersion },
      });
    const set = (day: string | null) =>
      portal.db.updateTable('person').set({ born_on: day }).where('id', '=', kari.id).execute();
    const before = await bornOn();
    for (const day of [inDays(-17 * 365), null]) {
      await set(day);
      assert.equal(body(await portal.call('kari', 'GET /api/chapter-contact')).mayGive, false);
      const refused = await say(true);
      assert.deepEqual([refused.status, body(refused).code], [403, 'NOT_OF_AGE']);
      assert.equal((await say(false)).status, 200);
    }
    await set(before);
    assert.equal((await say(true)).status, 200);
    await say(false);
  });

  test('each look is in the chain of the log, and seen by the member with who, as what, where and why', async () => {
    const before = (await looksAt(kari.id)).length;
    await list({ search: 'kari', purpose: 'contact' });
    const looks = await looksAt(kari.id);
    assert.equal(looks.length, before + 1);
    assert.deepEqual(
      [looks.at(-1)?.reason, looks.at(-1)?.looked_as, looks.at(-1)?.subject_id],
      ['members-contact', 'representative', units.oslo],
    );
    const [shown] = body(await portal.call('kari', 'GET /api/looks')).looks;
    assert.deepEqual([shown.name, shown.unit, shown.reason], ['Liv', 'Oslo lokallag', 'members-contact']);
    await sql`create function refuse_log() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(
      portal.db,
    );
    await sql`create trigger refuse_log before insert on access_log for each row execute function refuse_log()`.execute(
      portal.db,
    );
    assert.equal((await list({ search: 'kari' })).status, 500);
    await sql`drop trigger refuse_log on access_log`.execute(portal.db);
  });

  test('a region has no names, only how many there are in each chapter, none of them small', async () => {
    const ask = (key: 'GET /api/units/:id/members' | 'GET /api/units/:id/figures') =>
      portal.call('nils', key, { params: { id: units.east }, query: { purpose: 'contact' } });
    assert.equal((await ask('GET /api/units/:id/members')).status, 403);
    const figures = body(await ask('GET /api/units/:id/figures'));
    // One chapter of one member: shown beside the total, it would be known.
    assert.deepEqual(
      figures.below.map(({ unit, members }: { unit: { name: string }; members: number }) => [
        unit.name,
        members,
      ]),
      [
        ['Drammen lokallag', null],
        ['Oslo lokallag', null],
      ],
    );
    assert.ok(figures.members > 60);
  });

  test('figures of a chapter: ages that say nothing of a few, and how it has gone', async () => {
    await countChapters(portal.db, inDays(-40));
    await countChapters(portal.db, inDays(-40));
    const figures = body(
      await portal.call('liv', 'GET /api/units/:id/figures', { params: { id: units.oslo } }),
    );
    const shown = figures.ages.filter(({ members }: { members: number | null }) => members !== null);
    assert.ok(shown.every(({ members }: { members: number }) => members >= 5));
    assert.equal(figures.development.length, 2);
    const { db } = portal;
    await insertOffice(db, { personId: aud.id, unitId: units.trondheim });
    const small = body(
      await portal.call('aud', 'GET /api/units/:id/figures', { params: { id: units.trondheim } }),
    );
    assert.deepEqual([small.members, small.ages], [null, null]);
  });

  test('new members wait to be welcomed, the welcomer is shown, and the first welcome stays', async () => {
    const personId = await addMember('Nina', 'Ny', units.oslo, '1999-09-09');
    const elsewhere = await addMember('Stein', 'Annetsteds', units.bergen, '1999-09-09');
    const params = { id: units.oslo };
    const newOnes = async () =>
      body(await portal.call('liv', 'GET /api/units/:id/new-members', { params })).members;
    const nina = async () => (await newOnes()).find(({ id }: { id: string }) => id === personId);
    assert.equal((await nina()).welcomed, null);
    const welcome = (id: string) =>
      portal.call('liv', 'POST /api/units/:id/welcomes', { params, body: { personId: id } });
    assert.equal(body(await welcome(personId)).welcomed.by, 'Liv');
    const { at } = (await nina()).welcomed;
    await welcome(personId);
    assert.equal((await nina()).welcomed.at, at);
    assert.equal((await welcome(elsewhere)).status, 404);
    assert.equal((await welcome(kari.id)).status, 404);
    // What comes back of somebody who is welcomed is a look like the others.
    const before = (await looksAt(personId)).length;
    await welcome(personId);
    const looks = await looksAt(personId);
    assert.deepEqual([looks.length, looks.at(-1)?.reason], [before + 1, 'members-welcome']);
    assert.notEqual((await newOnes())[0].id, personId);
  });
});

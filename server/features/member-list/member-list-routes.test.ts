import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { MemberChoice } from '#contract/member-list-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { readXlsxRows } from '#server/platform/xlsx-rows.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { whyNotInList } from '../grant-list/grant-list-rules.ts';
import { ageBandOf } from '../representatives/figure-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, mona, ola } = demoPersons;
const reason = 'Skal skrive til dem som mangler e-post';
const today = norwegianDay(new Date());
const turnsForty = `${Number(today.slice(0, 4)) - 40}${today.slice(4)}`;
const oneOf = <Value>(values: readonly Value[], place: number) => values[place % values.length]!;

/** Members of every kind, by their place in the row. */
async function fillRegister({ db, seal }: TestPortal): Promise<void> {
  for (let place = 0; place < 120; place += 1) {
    const id = randomUUID();
    const number = seal(id, String(10_000_000_000 + place));
    const hasNumber = place % 4 !== 0;
    const person = {
      born: oneOf(
        [
          null,
          '2012-01-01',
          '2005-06-01',
          '1990-02-28',
          '1975-12-31',
          '1965-05-05',
          '1940-01-01',
          turnsForty,
          addDays(turnsForty, 1),
        ],
        place,
      ),
      email: place % 3 ? `medlem${place}@medlem.example` : null,
      phone: place % 5 ? '+4768050100' : null,
      country: oneOf([null, 'NO', 'NO', 'SE'], place),
    };
    await sql`insert into person (id, given_name, family_name, born_on, email, phone, language, country,
        fodselsnummer_sealed, fodselsnummer_index, number_state, is_d_number, other_communities,
        other_communities_settled_at, restricted_at, is_address_shielded, post_returned_on, email_stopped_at,
        email_verified_at)
      values (${id}, ${`Prøve${place}`}, ${oneOf(['Aas', 'Berg', 'Dal'], place)}, ${person.born}, ${person.email},
        ${person.phone}, ${place % 7 ? 'nb' : 'nn'}, ${person.country}, ${hasNumber ? number.sealed : null},
        ${hasNumber ? number.index : null}, ${place % 6 === 1 ? 'unconfirmed' : 'confirmed'},
        ${hasNumber && place % 9 === 1}, ${oneOf([null, 'no', 'yes', 'unknown'], place)},
        ${place % 8 === 2 ? '2024-01-01' : null}, ${place % 11 === 5 ? '2024-01-01' : null}, ${place % 13 === 3},
        ${place % 10 === 4 ? '2024-01-01' : null}, ${place % 12 === 5 ? '2024-01-01' : null},
        ${place % 2 && person.email ? '2024-01-01' : null})`.execute(db);
    await sql`insert into membership (id, person_id, number, joined_on, ended_on, chapter_id)
      values (${randomUUID()}, ${id}, ${String(700_000 + place)}, ${`20${String(place % 24).padStart(2, '0')}-03-01`},
        ${place % 20 === 19 ? '2024-01-01' : null}, ${oneOf([units.oslo, units.drammen, null], place)})`.execute(
      db,
    );
    if (place % 4 === 1)
      await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
        values (${randomUUID()}, ${id}, 'news-email', true, 'x', 'import', '2024-01-01'),
          (${randomUUID()}, ${id}, 'news-email', ${place % 8 === 1}, 'x', 'import', '2024-02-01')`.execute(
        db,
      );
    if (place % 16 === 5)
      await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
        values (${randomUUID()}, ${id}, 'news-email', true, 'x', 'import', '2024-03-01')`.execute(db);
  }
}

type Row = {
  bornOn: string | null;
  diedOn: string | null;
  hasNumber: boolean;
  numberState: string;
  isDNumber: boolean;
  country: string | null;
  communities: string | null;
  isSettled: boolean;
  isRestricted: boolean;
  isShielded: boolean;
  email: string | null;
  phone: string | null;
  isVerified: boolean;
  isReturned: boolean;
  isStopped: boolean;
  language: string;
  joinedOn: string;
  chapterId: string | null;
  wantsNews: boolean | null;
};

/** The register as it is, and the choice made in JavaScript. */
async function countApart(portal: TestPortal, isChosen: (row: Row) => boolean): Promise<number> {
  const { rows } = await sql<Row>`
    select p.born_on as "bornOn", p.died_on as "diedOn", p.fodselsnummer_sealed is not null as "hasNumber",
      p.number_state as "numberState", p.is_d_number as "isDNumber", p.country, p.other_communities as communities,
      p.other_communities_settled_at is not null as "isSettled", p.restricted_at is not null as "isRestricted",
      p.is_address_shielded as "isShielded", p.email, p.phone,
      p.email_verified_at is not null or p.phone_verified_at is not null as "isVerified",
      p.post_returned_on is not null as "isReturned", p.email_stopped_at is not null as "isStopped", p.language,
      m.joined_on as "joinedOn", m.chapter_id as "chapterId",
      (array_agg(e.is_given order by e.happened_at desc) filter (where e.purpose = 'news-email'))[1] as "wantsNews"
    from membership m join person p on p.id = m.person_id left join consent_event e on e.person_id = p.id
    where m.ended_on is null group by m.id, p.id`.execute(portal.db);
  return rows.filter(isChosen).length;
}

const counts = (row: Row) =>
  whyNotInList(
    {
      kind: 'member',
      bornOn: row.bornOn,
      diedOn: row.diedOn,
      number: !row.hasNumber
        ? 'missing'
        : row.numberState !== 'confirmed'
          ? 'unconfirmed'
          : row.isDNumber
            ? 'd-number'
            : 'valid',
      country: row.country,
      isElsewhere: row.communities === 'yes' && !row.isSettled,
      isRestricted: row.isRestricted,
      isSole: true,
      hasBoth: true,
    },
    { countsChildren: true, acceptsDNumbers: false, needsBothGuardians: true },
    today,
  ) === null;
const byMail = ({ email, isStopped }: Row) => email !== null && !isStopped;
const byPost = ({ country, isReturned }: Row) => country !== null && !isReturned;

const choices: [words: string, choice: MemberChoice, isChosen: (row: Row) => boolean][] = [
  ['nothing', {}, () => true],
  ['a chapter', { unit: units.oslo }, (row) => row.chapterId === units.oslo && !row.isShielded],
  ['the whole organisation', { unit: units.national }, (row) => row.chapterId !== null && !row.isShielded],
  ['an age', { age: '40-54' }, ({ bornOn }) => ageBandOf(bornOn, today) === '40-54'],
  ['no known age', { age: 'unknown' }, ({ bornOn }) => bornOn === null],
  ['joined from', { joinedFrom: '2010-03-01' }, ({ joinedOn }) => joinedOn >= '2010-03-01'],
  ['joined to', { joinedTo: '2010-03-01' }, ({ joinedOn }) => joinedOn <= '2010-03-01'],
  ['counts', { counts: 'yes' }, counts],
  ['does not count', { counts: 'no' }, (row) => !counts(row)],
  ['no number', { number: 'missing' }, ({ hasNumber }) => !hasNumber],
  [
    'an unconfirmed number',
    { number: 'unconfirmed' },
    (row) => row.hasNumber && row.numberState !== 'confirmed',
  ],
  ['nynorsk', { language: 'nn' }, ({ language }) => language === 'nn'],
  ['no e-mail', { contact: 'no-email' }, ({ email }) => !email],
  ['neither', { contact: 'neither' }, ({ email, phone }) => !email && !phone],
  ['nothing proven', { contact: 'unverified' }, (row) => Boolean(row.email ?? row.phone) && !row.isVerified],
  ['post that came back', { contact: 'post-returned' }, ({ isReturned }) => isReturned],
  ['reached by e-mail', { channel: 'email' }, byMail],
  ['reached by SMS', { channel: 'sms' }, (row) => !byMail(row) && row.phone !== null],
  ['reached by post', { channel: 'post' }, (row) => !byMail(row) && !row.phone && byPost(row)],
  ['not reached', { channel: 'nothing' }, (row) => !byMail(row) && !row.phone && !byPost(row)],
  ['a consent, the newest', { consent: 'news-email' }, ({ wantsNews }) => wantsNews === true],
  [
    'several at once',
    { number: 'confirmed', language: 'nb', contact: 'no-phone' },
    (row) => row.hasNumber && row.numberState === 'confirmed' && row.language === 'nb' && !row.phone,
  ],
];

describe('the list of members', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await fillRegister(portal);
  });
  after(() => portal.close());

  const figures = async (query: MemberChoice) =>
    body(await portal.call('mona', 'GET /api/staff/member-figures', { query }));
  const search = (more: object = {}) =>
    portal.call('mona', 'POST /api/staff/member-searches', {
      body: { choice: {}, search: '', reason, ...more },
    });

  for (const [words, choice, isChosen] of choices)
    test(`chosen by ${words}: as many as a count apart`, async () => {
      const wanted = await countApart(portal, isChosen);
      const { members, counting, ages, chapters } = await figures(choice);
      assert.equal(members, wanted);
      assert.equal(counting, await countApart(portal, (row) => isChosen(row) && counts(row)));
      const sum = (parts: { members: number }[]) => parts.reduce((total, part) => total + part.members, 0);
      assert.deepEqual([sum(ages), sum(chapters)], [wanted, wanted]);
      const { total, members: page } = body(await search({ choice }));
      assert.deepEqual([total, page.length], [wanted, Math.min(wanted, 50)]);
    });

  test('every member is on exactly one page, by name, and a cursor of another choice is none', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = body(await search(cursor ? { cursor } : {}));
      names.push(...page.members.map((one: { number: string }) => one.number));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    assert.equal(new Set(names).size, names.length);
    assert.equal(names.length, await countApart(portal, () => true));
    const { nextCursor } = body(await search());
    const other = body(await search({ choice: { language: 'nb' }, cursor: nextCursor }));
    assert.equal(other.members[0].name, body(await search({ choice: { language: 'nb' } })).members[0].name);
  });

  test('a name or a member number finds the member; each shown is notified, once an hour', async () => {
    const found = body(await search({ search: 'kar lun' })).members;
    assert.deepEqual(
      found.map((one: { id: string }) => one.id),
      [kari.id],
    );
    assert.equal(body(await search({ search: kari.membership!.number })).members[0].id, kari.id);
    const { rows } = await sql<{ remark: string; fields: string[] }>`
      select remark, fields from access_log where person_id = ${kari.id} and reason = 'list-members'`.execute(
      portal.db,
    );
    assert.deepEqual(rows, [{ remark: reason, fields: ['name', 'birth-date', 'membership'] }]);
    const short = await search({ reason: 'fordi' });
    assert.equal(short.status, 422);
  });

  test('a protected address: no chapter, and in no choice by place', async () => {
    await sql`update person set is_address_shielded = true where id = ${ola.id}`.execute(portal.db);
    const [row] = body(await search({ search: 'ola berg' })).members;
    assert.deepEqual([row.chapter, row.isAddressShielded], [null, true]);
    assert.equal(body(await search({ search: 'ola berg', choice: { unit: units.oslo } })).total, 0);
    await sql`update person set is_address_shielded = false where id = ${ola.id}`.execute(portal.db);
  });

  test('so many pages an hour, and not more', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    await sql`insert into attempt_counter (subject, window_ends, attempts)
      values (${`member-list:${mona.id}`}, now() + interval '1 hour', 60)`.execute(portal.db);
    assert.equal(body(await search()).code, 'TOO_MANY_LOOKS');
    await portal.db.deleteFrom('attempt_counter').execute();
  });

  test("a choice is saved under a name, replaced under the same name, and the employee's own", async () => {
    const save = (choice: MemberChoice, as: 'mona' | 'ingrid' = 'mona') =>
      portal.call(as, 'POST /api/staff/member-views', { body: { name: 'Uten nummer', choice } });
    const views = async (as: 'mona' | 'ingrid') =>
      body(await portal.call(as, 'GET /api/staff/member-views')).views;
    await save({ number: 'missing' });
    const { id } = body(await save({ number: 'missing', language: 'nn' }));
    assert.deepEqual(await views('mona'), [
      { id: (await views('mona'))[0].id, name: 'Uten nummer', choice: { number: 'missing', language: 'nn' } },
    ]);
    assert.deepEqual(await views('ingrid'), []);
    const remove = (as: 'mona' | 'ingrid', params: { id: string }) =>
      portal.call(as, 'DELETE /api/staff/member-views/:id', { params });
    assert.equal((await remove('ingrid', { id })).status, 404);
    assert.equal((await remove('mona', { id: (await views('mona'))[0].id })).status, 200);
    assert.deepEqual(await views('mona'), []);
  });

  const wish = (more: object = {}, token?: string) =>
    portal.call('mona', 'POST /api/staff/register-files', {
      body: { choice: { language: 'nn' }, purpose: 'email', format: 'csv', reason, ...more },
      ...(token && { token }),
    });
  const fetch = (id: string, as: 'mona' | 'ingrid' = 'mona') =>
    portal.call(as, 'GET /api/staff/register-files/:id/file', { params: { id } });
  const take = async (more: object = {}) => fetch(body(await wish(more)).id);
  const own = async () => body(await portal.call('mona', 'GET /api/staff/member-views')).files;

  test('a file needs a recent sign-in, a reason, and the one who asked for it', async () => {
    const authenticatedAt = Math.floor(Date.now() / 1000) - 900;
    const token = await portal.issuer.tokenFor({
      subject: mona.account!.id,
      name: 'Mona Eide',
      authenticatedAt,
    });
    assert.equal(body(await wish({}, token)).code, 'SIGN_IN_AGAIN');
    assert.equal((await wish({ reason: 'kort' })).status, 422);
    const { id } = body(await wish());
    assert.equal((await fetch(id, 'ingrid')).status, 404);
    await sql`update register_file set asked_at = now() - interval '16 minutes' where id = ${id}`.execute(
      portal.db,
    );
    assert.equal((await fetch(id)).status, 404);
  });

  test('a file says whose it is, holds what its purpose needs, and each person in it is notified', async () => {
    await sql`update person set given_name = '=Kari', language = 'nn', email = 'kari@medlem.example',
      phone = '+4768050001' where id = ${kari.id}`.execute(portal.db);
    const taken = await take();
    const text = taken.bytes.toString('utf8');
    const [file] = await own();
    assert.match(text, /^\ufeffHentet av Mona Eide \d+\.\d+\.\d{4} for å sende e-post: Skal skrive til/);
    assert.match(text, /\r\nNavn;E-post;Språk;Merke\r\n/);
    assert.ok(text.includes(`'=Kari Lund;kari@medlem.example;nn;${file.code}\r\n`));
    assert.doesNotMatch(text, /68050001|70\d{4}|19\d\d-/);
    const lines = text.trimEnd().split('\r\n').length - 4;
    assert.equal(file.members, lines);
    const { rows } = await sql<{ count: number; fields: string[] }>`
      select count(distinct person_id)::int as count, min(fields) as fields from access_log
      where reason = 'register-file' and subject_id = ${file.id}`.execute(portal.db);
    assert.deepEqual(rows, [{ count: lines, fields: ['name', 'contact-points', 'membership'] }]);
    const [look] = body(await portal.call('kari', 'GET /api/looks')).looks;
    assert.deepEqual([look.name, look.reason, look.remark], ['Mona', 'register-file', reason]);
  });

  test('a file leaves out protected addresses, restricted use and the dead', async () => {
    const has = async () => (await take()).bytes.toString('utf8').includes('kari@medlem.example');
    const set = (words: string) =>
      sql`update person set ${sql.raw(words)} where id = ${kari.id}`.execute(portal.db);
    for (const [on, off] of [
      ['is_address_shielded = true', 'is_address_shielded = false'],
      ['restricted_at = now()', 'restricted_at = null'],
      ['died_on = now()', 'died_on = null'],
    ] as const) {
      await set(on);
      assert.equal(await has(), false, on);
      await set(off);
    }
    assert.equal(await has(), true);
  });

  test('a file as XLSX: the same cells, all of them text', async () => {
    const { bytes } = await take({ format: 'xlsx', purpose: 'statistics' });
    const folder = mkdtempSync(path.join(tmpdir(), 'register-file-'));
    const saved = path.join(folder, 'file.xlsx');
    writeFileSync(saved, bytes);
    const rows: string[][] = [];
    for await (const { cells } of readXlsxRows(saved)) rows.push([...cells]);
    rmSync(folder, { recursive: true });
    assert.deepEqual(rows.find(([cell]) => cell === 'Fødselsår')!.slice(0, 5), [
      'Fødselsår',
      'Lag',
      'Medlem siden',
      'Språk',
      'Teller for tilskuddet',
    ]);
  });

  test('so many files a day, and not more', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    for (let count = 0; count < 10; count += 1) assert.equal((await wish()).status, 201);
    assert.equal(body(await wish()).code, 'TOO_MANY_LOOKS');
  });

  test('on the last day of a file the one who took it is reminded, once, until it is reported as deleted', async () => {
    const remind = async () => {
      await portal.runJob('remind-of-register-files');
      return sql`select from notice where kind = 'register-file-old'`
        .execute(portal.db)
        .then(({ rows }) => rows.length);
    };
    assert.equal(await remind(), 0);
    const [first, second] = await own();
    await sql`update register_file set taken_at = taken_at - interval '30 days' where id in (${first.id}, ${second.id})`.execute(
      portal.db,
    );
    const say = (as: 'mona' | 'ingrid') =>
      portal.call(as, 'POST /api/staff/register-files/:id/deletions', { params: { id: first.id } });
    assert.equal((await say('ingrid')).status, 404);
    assert.notEqual(body(await say('mona')).deletedAt, null);
    assert.equal(await remind(), 1);
    assert.equal(await remind(), 1);
    assert.equal(second.deleteBy > today, true);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { inDays } from '../../../test/support/days.ts';
import { insertMemberFile, insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { memberFile } from './member-file-rules.ts';
import { tendOffices } from './office-clock-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { jon, kari, liv, ola } = demoPersons;

test('a name that a spreadsheet would run is text, and every row carries the mark', () => {
  const member = { id: '', place: 'Oslo', joinedYear: 2020, email: null };
  const file = memberFile({ mark: ['Hentet av Liv'], columns: ['Navn'] }, 'ABC', [
    { ...member, name: '=HYPERLINK("http://x.example";"Kari")', phone: '+4768050001' },
    { ...member, name: '@SUM(A1)', phone: null },
    { ...member, name: '＝SUM(A1)', place: ' =A1', phone: null },
    { ...member, name: 'Lund,=A1', place: 'Bø, Telemark', phone: null },
  ]);
  const rows = file.split('\r\n');
  assert.match(rows[0] ?? '', /^\ufeffHentet av Liv$/);
  assert.match(rows[3] ?? '', /^"'=HYPERLINK/);
  assert.match(rows[3] ?? '', /'\+4768050001"?;ABC$/);
  assert.match(rows[4] ?? '', /^'@SUM\(A1\);Oslo;2020;;;ABC$/);
  assert.match(rows[5] ?? '', /^'＝SUM\(A1\);' =A1;2020;;;ABC$/);
  assert.match(rows[6] ?? '', /^Lund,'=A1;Bø, Telemark;2020;;;ABC$/);
});

describe('the members of a chapter as a file', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo });
    await insertOffice(portal.db, { personId: ola.id, unitId: units.oslo, role: 'secretary' });
  });
  after(() => portal.close());

  const take = async (secondsSinceSignIn = 10, who: 'liv' | 'ola' = 'liv', language = 'nb') => {
    const { id: subject, name } = demoPersons[who].account;
    const authenticatedAt = Math.floor(Date.now() / 1000) - secondsSinceSignIn;
    const token = await portal.issuer.tokenFor({ subject, name, authenticatedAt });
    return portal.call(who, 'GET /api/units/:id/member-file', {
      params: { id: units.oslo },
      query: { purpose: 'annual-meeting' },
      language,
      token,
    });
  };
  const allow = (mayExport: boolean) =>
    portal.call('mona', 'PUT /api/staff/units/:id/export', {
      params: { id: units.oslo },
      body: { mayExport },
    });

  test('is off until member service turns it on, for leaders, right after signing in', async () => {
    assert.equal((await take()).status, 403);
    assert.equal((await allow(true)).status, 200);
    const old = await take(900);
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    assert.equal((await take(10, 'ola')).status, 403);
    const region = { params: { id: units.east }, body: { mayExport: true } };
    assert.equal((await portal.call('mona', 'PUT /api/staff/units/:id/export', region)).status, 404);
  });

  test('says who has taken it and when it is to be gone; each member is notified; nothing is in it that is not in the list', async () => {
    await sql`update person set given_name = '=Kari' where id = ${kari.id}`.execute(portal.db);
    const taken = await take();
    assert.equal(taken.status, 200);
    const text = taken.bytes.toString('utf8');
    assert.match(text, /Hentet av Liv Moen .* for Oslo lokallag, for å innkalle til årsmøte/);
    assert.match(text, /'=Kari Lund/);
    assert.doesNotMatch(text, /104218|kari@|19\d\d-/);
    const { files } = body(
      await portal.call('liv', 'GET /api/units/:id/member-files', { params: { id: units.oslo } }),
    );
    assert.ok(text.includes(`;${files[0].code}\r\n`));
    const [look] = body(await portal.call('kari', 'GET /api/looks')).looks;
    assert.deepEqual([look.name, look.reason], ['Liv', 'members-export']);
    const inEnglish = (await take(10, 'liv', 'en')).bytes.toString('utf8');
    assert.match(inEnglish, /Downloaded by Liv Moen .* for Oslo lokallag, to call an annual meeting/);
  });

  test('each is told what of theirs was in it, and no more', async () => {
    const say = (isGiven: boolean) =>
      portal.call('kari', 'PUT /api/chapter-contact', {
        body: { isGiven, textVersion: chapterContactTextVersion },
      });
    const toldOf = async () => {
      await take();
      return body(await portal.call('kari', 'GET /api/looks')).looks[0].fields;
    };
    assert.deepEqual(await toldOf(), ['name', 'membership', 'place']);
    await say(true);
    assert.deepEqual(await toldOf(), ['name', 'membership', 'place', 'contact-points']);
    await say(false);
  });

  test('a former office holder reports that a file is deleted, though the pages of the unit are closed', async () => {
    await insertOffice(portal.db, {
      personId: jon.id,
      unitId: units.drammen,
      fromOn: inDays(-60),
      untilOn: inDays(-1),
    });
    const id = await insertMemberFile(portal.db, units.drammen, jon.id);
    const left = async () => body(await portal.call('jon', 'GET /api/member-files')).files;
    assert.deepEqual(
      (await left()).map((file: { id: string; unit: string }) => [file.id, file.unit]),
      [[id, 'Drammen lokallag']],
    );
    assert.deepEqual(body(await portal.call('kari', 'GET /api/member-files')).files, []);
    const closed = await portal.call('jon', 'GET /api/units/:id/member-files', {
      params: { id: units.drammen },
    });
    assert.equal(closed.status, 403);
    const say = (who: 'kari' | 'jon') =>
      portal.call(who, 'POST /api/member-files/:id/deletions', { params: { id } });
    assert.equal((await say('kari')).status, 404);
    assert.equal((await say('jon')).status, 200);
    assert.deepEqual(await left(), []);
  });

  test('has no member whose data use is restricted, or who may be dead', async () => {
    const names = async () => (await take()).bytes.toString('utf8');
    const wholeList = await names();
    assert.match(wholeList, /=Kari Lund/);
    await sql`update person set restricted_at = now() where id = ${kari.id}`.execute(portal.db);
    const looks = () =>
      portal.db.selectFrom('access_log').where('person_id', '=', kari.id).selectAll().execute();
    const before = (await looks()).length;
    assert.doesNotMatch(await names(), /Kari/);
    assert.equal((await looks()).length, before);
    await sql`update person set restricted_at = null where id = ${kari.id}`.execute(portal.db);
    await sql`insert into person_hold (person_id, began_at) values (${kari.id}, now())`.execute(portal.db);
    assert.doesNotMatch(await names(), /Kari/);
    await sql`delete from person_hold where person_id = ${kari.id}`.execute(portal.db);
    assert.equal(await names().then((text) => text.split('\r\n').length), wholeList.split('\r\n').length);
  });

  test('is to be deleted after thirty days: the user who downloaded it is reminded once, unless they have', async () => {
    const now = new Date();
    const before = new Date(now.getTime() - 31 * 86_400_000);
    const [kept, gone] = [
      await insertMemberFile(portal.db, units.oslo, liv.id, before),
      await insertMemberFile(portal.db, units.oslo, liv.id, before),
    ];
    const say = (who: 'liv' | 'ola', id: string) =>
      portal.call(who, 'POST /api/member-files/:id/deletions', { params: { id } });
    assert.equal((await say('ola', gone)).status, 404);
    assert.equal((await say('liv', gone)).status, 200);
    const told: string[] = [];
    const tend = () =>
      portal.db
        .transaction()
        .execute((tx) =>
          tendOffices(
            tx,
            async (_tx, { kind, subjectId }) => void (kind === 'member-file-old' && told.push(subjectId)),
            now,
          ),
        );
    await tend();
    await tend();
    assert.deepEqual(told, [kept]);
  });

  test('downloads in a day are limited, and a refused one is not logged as a view', async () => {
    const looks = async () =>
      (await portal.db.selectFrom('access_log').where('person_id', '=', kari.id).selectAll().execute())
        .length;
    let answer = await take();
    for (let number = 0; number < 10 && answer.status === 200; number++) answer = await take();
    assert.deepEqual([answer.status, body(answer).code], [429, 'TOO_MANY_LOOKS']);
    const before = await looks();
    await take();
    assert.equal(await looks(), before);
  });
});

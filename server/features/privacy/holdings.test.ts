import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertPaidGift } from '../../../test/support/giving-fixtures.ts';
import { openZip } from '../../../test/support/opened-zip.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { columnsOf } from './held-table-rules.ts';
import { heldTables } from './held-tables-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, aud, jon } = demoPersons;
const digits = '17912099997';

describe('everything that is held of a person', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    const { sealed, index } = portal.seal(kari.id, digits);
    await sql`update person set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index}
      where id = ${kari.id}`.execute(portal.db);
  });
  after(() => portal.close());

  const file = async (
    caller: 'kari' | 'aud' | 'jon' | 'joining',
    authenticatedAt?: number,
    language = 'nb',
  ) => {
    const token =
      authenticatedAt &&
      (await portal.issuer.tokenFor({ subject: kari.account.id, name: kari.account.name, authenticatedAt }));
    return portal.call(caller, 'GET /api/my-data/archive', token ? { token, language } : { language });
  };

  /** What is in the archive: by name, and the JSON read. */
  const opened = async (answer: { bytes: Uint8Array }) => {
    const files = await openZip(answer.bytes);
    const [page = '', json = ''] = [...files.values()].map(String);
    return { names: [...files.keys()], files, page, json, ...JSON.parse(json) };
  };

  test('every table and column of the database is either given, or left out with a reason', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`.execute(portal.db);
    const there = new Map<string, string[]>();
    for (const { table, column } of rows) there.set(table, [...(there.get(table) ?? []), column]);
    const missing = [...there].flatMap(([table, columns]) => {
      const declared = heldTables[table];
      if (declared === undefined)
        return [`${table}: say in server/features/privacy/held-…-rules.ts whose it is`];
      if (typeof declared === 'string') return [];
      const said = columnsOf(declared);
      return columns.filter((column) => !said.includes(column)).map((column) => `${table}.${column}`);
    });
    assert.deepEqual(missing, []);
    const gone = Object.entries(heldTables).flatMap(([table, declared]) => {
      const columns = there.get(table);
      if (!columns) return [table];
      if (typeof declared === 'string') return [];
      const said = columnsOf(declared);
      assert.equal(new Set(said).size, said.length, `${table}: a column is said twice`);
      return said.filter((column) => !columns.includes(column)).map((column) => `${table}.${column}`);
    });
    assert.deepEqual(gone, []);
  });

  test('no table that points at a person is said to be no one’s without being about work', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct c.conrelid::regclass::text as "table" from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'person'::regclass`.execute(portal.db);
    const work = [
      ...['activity', 'activity_news', 'ceremony_round', 'magazine_export', 'board_change', 'handover_note'],
      ...['meeting_paper', 'unit_reply_proof'],
    ];
    const wrong = rows.filter(({ table }) => heldTables[table] === 'nobody' && !work.includes(table));
    assert.deepEqual(wrong, []);
  });

  test('the file has all of it, with the whole number, and nothing of others', async () => {
    const answer = await file('kari');
    assert.equal(answer.status, 200, answer.text);
    const { tables, format, json, page } = await opened(answer);
    assert.equal(format, 'min-side-2026-11');
    assert.match((await opened(await file('jon', undefined, 'en'))).explanation, /^Everything that/);
    assert.equal(tables.person[0].given_name, 'Kari');
    assert.equal(tables.person[0].fodselsnummer_sealed, digits);
    assert.equal(tables.membership[0].number, kari.membership?.number);
    assert.equal(tables.membership[0].chapter, 'Oslo lokallag');
    assert.ok(tables.enquiry.length > 0 && tables.enquiry_message.length > 0);
    assert.ok(tables.child.length >= 2);
    assert.deepEqual(
      Object.keys(tables).sort(),
      Object.keys(heldTables)
        .filter((name) => typeof heldTables[name] !== 'string')
        .sort(),
    );
    for (const other of [aud, demoPersons.mona]) {
      assert.ok(!json.includes(other.id), other.givenName);
      assert.ok(!(json + page).includes(other.account.email), other.givenName);
    }
    assert.ok(!page.includes(kari.id), 'ids are for programs');
  });

  test('two guardians each get the child, not each other', async () => {
    const { json: text } = await opened(await file('jon'));
    assert.ok(!text.includes(kari.account.email) && !text.includes(kari.id));
    assert.ok(text.includes(jon.id));
  });

  test('asks for a recent sign-in, and records that it was fetched', async () => {
    const old = await file('kari', Math.floor(Date.now() / 1000) - 301);
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    const logged = async () =>
      (
        await sql`select from access_log where person_id = ${aud.id} and looked_as = 'self'`.execute(
          portal.db,
        )
      ).rows.length;
    const [before] = [await logged()];
    await file('aud');
    assert.equal(await logged(), before + 1);
    const { looks } = body(await portal.call('aud', 'GET /api/looks'));
    assert.deepEqual([looks[0].lookedAs, looks[0].reason], ['self', 'export']);
  });

  test('a user who has not joined has the same right', async () => {
    const answer = await file('joining');
    assert.equal(answer.status, 200);
    assert.equal((await opened(answer)).tables.account.length, 1);
  });

  test('to read: the newest of each kind, the number only as that it is there', async () => {
    const answer = await portal.call('kari', 'GET /api/my-data');
    assert.ok(!answer.text.includes(digits));
    const { sections, isSignInRecent } = body(answer);
    assert.equal(isSignInRecent, true);
    const person = sections.find(({ name }: { name: string }) => name === 'person');
    assert.equal(person.rows[0].fodselsnummer_sealed, true);
    assert.equal(person.rows[0].id, undefined);
    for (let n = 0; n < 25; n++)
      await sql`insert into notice (id, person_id, kind, created_at)
        values (${randomUUID()}, ${kari.id}, 'joined', now() + ${n} * interval '1 second')`.execute(
        portal.db,
      );
    const later = body(await portal.call('kari', 'GET /api/my-data')).sections;
    const notices = later.find(({ name }: { name: string }) => name === 'notice');
    assert.equal(notices.rows.length, 20);
    assert.ok(notices.total >= 25 && notices.rows[0].created_at > notices.rows[19].created_at);
  });

  test('to read, a purpose has its name; in the file it has its code', async () => {
    await insertPaidGift(portal.db, aud.id);
    for (const [language, name] of [
      ['nb', 'Der det trengs mest'],
      ['en', 'Where it is needed most'],
    ] as const) {
      const { sections } = body(await portal.call('aud', 'GET /api/my-data', { language }));
      const gifts = sections.find((one: { name: string }) => one.name === 'gift_charge');
      assert.equal(gifts.rows[0].purpose_id, name);
    }
    const archive = await opened(await file('aud'));
    assert.equal(archive.tables.gift_charge[0].purpose_id, 'general');
    // The receipt is made when it is fetched: the page says where.
    const [{ charge_id: chargeId }] = archive.tables.gift_receipt;
    assert.match(archive.page, new RegExp(`<a href="https?://[^"]+/kvittering/${chargeId}">`));
    assert.match(archive.page, /<a href="https?:\/\/[^"]+\/kvittering\/aar">/);
  });

  test('the archive has a page to read in the language of the reader, and the files that the rows name', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    const [messageId, fileId, waitingId] = [randomUUID(), randomUUID(), randomUUID()];
    const hostile = '<script>alert(1)</script>"&.pdf';
    await sql`insert into enquiry_message (id, enquiry_id, author, body, sent_at)
      select ${messageId}, id, 'person', ${'<img src=x onerror=alert(1)>'}, now() from enquiry
      where person_id = ${kari.id} limit 1`.execute(portal.db);
    await sql`insert into attachment (id, message_id, name, state, kind, announced_bytes, content_bytes, position,
        created_at, changed_at) values (${fileId}, ${messageId}, ${hostile}, 'ready', 'pdf', 6, 6, 1, now(), now())`.execute(
      portal.db,
    );
    await sql`insert into attachment (id, owner_id, form, name, state, announced_bytes, created_at, changed_at)
      values (${waitingId}, ${kari.id}, 'enquiry', 'uferdig.pdf', 'uploading', 9, now(), now())`.execute(
      portal.db,
    );
    for (const [start, part] of [
      [0, 'abc'],
      [3, 'def'],
    ] as const)
      await sql`insert into attachment_chunk (attachment_id, is_cleaned, start_byte, content)
        values (${fileId}, true, ${start}, ${Buffer.from(part)})`.execute(portal.db);
    for (const [language, names, title] of [
      ['nb', ['mine-opplysninger.html', 'mine-opplysninger.json', `filer/1-${hostile}`], 'Medlemskap (1)'],
      ['nn', ['opplysningane-mine.html', 'opplysningane-mine.json', `filer/1-${hostile}`], 'Medlemskap (1)'],
      ['en', ['my-data.html', 'my-data.json', `files/1-${hostile}`], 'Membership (1)'],
    ] as const) {
      const answer = await file('kari', undefined, language);
      assert.equal((answer.headers as Record<string, unknown>)['content-type'], 'application/zip');
      const archive = await opened(answer);
      assert.deepEqual(archive.names, names);
      assert.equal(archive.files.get(names[2])?.toString(), 'abcdef');
      assert.match(archive.page, new RegExp(`<html lang="${language}">`));
      assert.ok(archive.page.includes(`<h3>${title}</h3>`), title);
      assert.ok(archive.page.includes(digits) && archive.page.includes('uferdig.pdf'));
      assert.ok(!/<script|<img/.test(archive.page), 'nothing of what was written is markup');
      assert.ok(archive.page.includes(`href="${names[2].split('/').map(encodeURIComponent).join('/')}"`));
    }
  });

  test('a page of the release before gets the JSON alone', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    const answer = await portal.call('jon', 'GET /api/my-data/file');
    assert.equal(answer.status, 200);
    const archive = await opened(await file('jon'));
    assert.deepEqual(body(answer).tables.person, archive.tables.person);
  });

  test('the file is made three times a day, and the page knows', async () => {
    await portal.db.deleteFrom('attempt_counter').execute();
    for (let n = 0; n < 3; n++) {
      assert.equal(body(await portal.call('aud', 'GET /api/my-data')).isFileToBeHad, true);
      assert.equal((await file('aud')).status, 200);
    }
    assert.equal((await file('aud')).status, 429);
    assert.equal(body(await portal.call('aud', 'GET /api/my-data')).isFileToBeHad, false);
    assert.equal((await file('jon')).status, 200);
    await sql`update attempt_counter set window_ends = now()`.execute(portal.db);
    assert.equal((await file('aud')).status, 200);
  });
});

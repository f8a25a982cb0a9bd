import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import writeXlsxFile from 'write-excel-file/node';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { type FileRow, readCsvRows } from '#server/platform/csv-rows.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { readXlsxRows } from '#server/platform/xlsx-rows.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { deathJobs } from '../deaths/death-jobs.ts';
import { createPurgeService } from '../leaving/purge-service.ts';
import { createNumberIndex, createRegisterLeavings } from '../leaving/register-leaving-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { ColumnsMissing, importMembers } from './register-import-service.ts';
import type { Outcome } from './register-plan-service.ts';

describe('register import', () => {
  const seal = createNumberSeal([randomBytes(32)]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'register-import-'));
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
  });

  const heading =
    'Medlemsnr.;Fornavn;Etternavn;Fødselsdato;Innmeldt;E-post;Mobil;Fødselsnummer;Adresse;Postnr;Poststed;Lokallag';
  const astrid =
    '300001;Áile;Ødegård-Næss;12.02.1994;01.05.2015;aile@medlem.example;68 05 01 01;128294 99914;Storgata 1;182;Oslo;';

  const importNeeds = () => ({
    db: portal.db,
    seal,
    accept: 'synthetic' as const,
    today: '2026-11-21',
    now: new Date('2026-11-21T11:00:00Z'),
    leavings: createRegisterLeavings(createNumberIndex(portal.secret)),
  });
  /** What the portal does of itself every ten minutes. */
  const purgeLeavers = () =>
    createPurgeService({
      db: portal.db,
      seal,
      organisation,
      accountRemoval: null,
      raise: portal.raise,
      children: portal.services.children.children,
      erasures: { add: async () => {} },
    }).purgeFromRegister(new Date());
  async function outcomesOf(rows: AsyncIterable<FileRow>, apply: boolean): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const needs = { ...importNeeds(), apply };
    for await (const batch of importMembers(needs, rows)) outcomes.push(...batch);
    return outcomes;
  }
  function run(lines: string[], options: { apply: boolean; encoding?: BufferEncoding }) {
    const file = path.join(folder, `${randomUUID()}.csv`);
    writeFileSync(file, Buffer.from(lines.join('\r\n'), options.encoding ?? 'utf8'));
    return outcomesOf(readCsvRows(file), options.apply);
  }
  /** Each column under its own heading: only those that a test is about. */
  const row = (number: string, more: Record<string, string> = {}) => {
    const cells = {
      Medlemsnr: number,
      Fornavn: 'Ola',
      Etternavn: 'Nordmann',
      Født: '01.01.1980',
      Innmeldt: '01.01.2000',
      ...more,
    };
    return [Object.keys(cells).join(';'), Object.values(cells).join(';')];
  };
  const shortOf = (outcomes: Outcome[]) =>
    outcomes.map(({ line, result, refusal, changes, notes }) =>
      [line, result, refusal, ...changes, ...notes].filter(Boolean).join(' '),
    );
  const memberOf = (number: string) =>
    portal.db
      .selectFrom('membership as m')
      .innerJoin('person as p', 'p.id', 'm.person_id')
      .leftJoin('unit as u', 'u.id', 'm.chapter_id')
      .selectAll('p')
      .select(['m.joined_on', 'u.name as chapter'])
      .where('m.number', '=', number)
      .executeTakeFirst();

  test('a dry run writes nothing; applied it writes, and again it changes nothing', async () => {
    assert.deepEqual(shortOf(await run([heading, astrid], { apply: false })), ['2 added']);
    assert.equal(await memberOf('300001'), undefined);
    assert.deepEqual(shortOf(await run([heading, astrid], { apply: true })), ['2 added']);
    assert.deepEqual(shortOf(await run([heading, astrid], { apply: true })), ['2 same']);

    const member = (await memberOf('300001'))!;
    assert.equal(member.given_name, 'Áile');
    assert.equal(member.born_on, '1994-02-12');
    assert.equal(member.phone, '+4768050101');
    assert.equal(member.postal_code, '0182');
    assert.equal(member.chapter, 'Oslo lokallag');
    assert.equal(seal.open(member.id, member.fodselsnummer_sealed!), '12829499914');
  });

  test('a changed row changes the member; a column that is not in the file is left alone', async () => {
    const moved = astrid.replace('Storgata 1;182;Oslo', 'Torget 2;5003;Bergen');
    assert.deepEqual(shortOf(await run([heading, moved], { apply: true })), ['2 changed address chapter']);
    assert.equal((await memberOf('300001'))?.chapter, 'Bergen lokallag');
    const few = ['Medlemsnummer,Fornavn,Etternavn,Født,Innmeldt', '300001,Áile,Næss,12.2.1994,2015-05-01'];
    assert.deepEqual(shortOf(await run(few, { apply: true })), ['2 changed name']);
    const member = (await memberOf('300001'))!;
    assert.deepEqual(
      [member.family_name, member.email, member.postal_code],
      ['Næss', 'aile@medlem.example', '5003'],
    );
  });

  test('what cannot be right is refused or left out, and the rest is taken', async () => {
    const outcomes = await run(
      [
        heading,
        'x;Ola;Nordmann;01.01.1980;01.01.2000',
        '300002;;Nordmann;01.01.1980;01.01.2000',
        '300003;Ola;Nordmann;01.01.80;01.01.2000',
        '300004;Ola;Nordmann;01.01.1980;01.01.2030',
        '300005;Ola;Nordmann;01.01.1980;01.01.2000;ola(a)x;123;12829499914;;99;;Ukjent lokallag',
        '300005;Kari;Nordmann;01.01.1980;01.01.2000',
        '300006;Kari;Nordmann;12.02.1994;01.01.2020;;;12829499914',
      ],
      { apply: true },
    );
    assert.deepEqual(shortOf(outcomes), [
      '2 refused NUMBER',
      '3 refused NAME',
      '4 refused BIRTH_DATE',
      '5 refused JOINED_ON',
      '6 added EMAIL PHONE FODSELSNUMMER POSTAL_CODE CHAPTER',
      '7 refused NUMBER_TWICE',
      '8 refused FODSELSNUMMER_TWICE',
    ]);
    assert.equal((await memberOf('300005'))?.email, null);
    assert.equal(await memberOf('300006'), undefined);
  });

  test('somebody who has signed in is left as they are, and somebody who has left is not brought back', async () => {
    const kari = demoPersons.kari.membership!.number;
    const plain = (number: string) => `${number};Annet;Navn;01.01.1980;01.01.2000`;
    await portal.db
      .updateTable('membership')
      .set({ ended_on: '2026-11-01' })
      .where('number', '=', '300005')
      .execute();
    assert.deepEqual(shortOf(await run([heading, plain(kari), plain('300005')], { apply: true })), [
      '2 same OWN_ACCOUNT',
      '3 refused HAS_LEFT',
    ]);
    assert.equal((await memberOf(kari))?.given_name, 'Kari');
  });

  test('a file from an old spreadsheet is read in its own encoding', async () => {
    const lines = [
      heading,
      astrid.replace('300001', '300007').replace('Áile', 'Åse').replace('128294 99914', ''),
    ];
    assert.deepEqual(shortOf(await run(lines, { apply: true, encoding: 'latin1' })), ['2 added']);
    assert.equal((await memberOf('300007'))?.given_name, 'Åse');
  });

  test('the next member gets a number above all that were brought in', async () => {
    const { last_number } = await portal.db
      .selectFrom('membership_counter')
      .select('last_number')
      .executeTakeFirstOrThrow();
    assert.equal(last_number, 300007);
  });

  test('an XLSX file of the same rows gives the same report and the same members', async () => {
    const table = [heading, astrid, 'x;Ola;Nordmann;01.01.1980;01.01.2000;;;;;;;']
      .map((line) => line.replace('300001', '300011').replace('128294 99914', '').split(';'))
      .map((cells) => cells.map((value) => (/^\d{3}$/.test(value) ? Number(value) : value)));
    const file = path.join(folder, 'members.xlsx');
    const rows = table.map((cells) =>
      cells.map((value) => ({ value, type: typeof value === 'number' ? Number : String })),
    );
    rows[1]![3] = { value: new Date(Date.UTC(1994, 1, 12)), type: Date, format: 'dd.mm.yyyy' } as never;
    rows[1]![0] = { value: 300011, type: Number };
    await writeXlsxFile(rows as never).toFile(file);
    const expected = ['2 added', '3 refused NUMBER'];
    assert.deepEqual(
      shortOf(
        await run(
          table.map((cells) => cells.join(';')),
          { apply: false },
        ),
      ),
      expected,
    );
    assert.deepEqual(shortOf(await outcomesOf(readXlsxRows(file), true)), expected);
    const member = (await memberOf('300011'))!;
    assert.deepEqual(
      [member.born_on, member.postal_code, member.chapter, member.phone],
      ['1994-02-12', '0182', 'Oslo lokallag', '+4768050101'],
    );
    assert.deepEqual(shortOf(await outcomesOf(readXlsxRows(file), true))[0], '2 same');
  });

  test('language, magazine, an address abroad and one that is shielded', async () => {
    const abroad = { Adresse: 'Storgatan 1', Postnr: '111 22', Poststed: 'Stockholm', Land: 'Sverige' };
    const first = row('300021', { ...abroad, Språk: 'Nynorsk', Magasin: 'Papir', Skjermet: 'nei' });
    assert.deepEqual(shortOf(await run(first, { apply: true })), ['2 added']);
    const member = (await memberOf('300021'))!;
    assert.deepEqual(
      [member.country, member.address_lines, member.postal_code, member.language, member.magazine],
      ['SE', ['Storgatan 1', '111 22 Stockholm'], null, 'nn', 'paper'],
    );
    const shielded = row('300022', {
      Postnr: '0182',
      Skjermet: 'Kode 7',
      Magasin: 'papir',
      Språk: 'svensk',
    });
    assert.deepEqual(shortOf(await run(shielded, { apply: true })), ['2 added MAGAZINE_SHIELDED LANGUAGE']);
    const hidden = (await memberOf('300022'))!;
    assert.deepEqual([hidden.is_address_shielded, hidden.chapter, hidden.magazine], [true, null, 'digital']);
    const unclear = row('300023', {
      Skjermet: 'kanskje',
      Adresse: 'Gata 1',
      Land: 'Atlantis',
      Magasin: 'tja',
    });
    assert.deepEqual(shortOf(await run(unclear, { apply: true })), ['2 added SHIELDED MAGAZINE COUNTRY']);
    const guarded = (await memberOf('300023'))!;
    assert.deepEqual([guarded.is_address_shielded, guarded.country, guarded.address_lines], [true, null, []]);
    const changed = row('300021', {
      ...abroad,
      Språk: 'bokmål',
      Magasin: 'ingen',
      Skjermet: 'ja',
      Mobil: '4768050107',
    });
    assert.deepEqual(shortOf(await run(changed, { apply: true })), [
      '2 changed phone shielded language magazine',
    ]);
  });

  const consentsOf = async (number: string) => {
    const { rows } = await sql<{ said: string }>`
      select concat_ws(' ', purpose, is_given, to_char(happened_at at time zone 'Europe/Oslo', 'YYYY-MM-DD'),
        text_version, channel) as said
      from consent_event c join membership m using (person_id) where m.number = ${number}
      order by happened_at, purpose`.execute(portal.db);
    return rows.map(({ said }) => said);
  };

  test('a consent counts with its day, from 18 years; a no takes it back; the newest word stays', async () => {
    const yes = { 'Nyheter e-post': 'ja', 'Nyheter e-post dato': '5.6.2021', 'Nyheter SMS': '01.02.2020' };
    const first = row('300031', { ...yes, Samtykketekst: 'Skjema 2019' });
    assert.deepEqual(shortOf(await run(first, { apply: true })), ['2 added']);
    assert.deepEqual(shortOf(await run(first, { apply: true })), ['2 same']);
    assert.deepEqual(await consentsOf('300031'), [
      'news-sms t 2020-02-01 Skjema 2019 import',
      'news-email t 2021-06-05 Skjema 2019 import',
    ]);
    const no = row('300031', {
      'Nyheter e-post': 'nei',
      'Nyheter SMS': 'ja',
      'Nyheter SMS dato': '1.2.2019',
    });
    assert.deepEqual(shortOf(await run(no, { apply: true })), ['2 changed consent']);
    assert.deepEqual(shortOf(await run(no, { apply: true })), ['2 same']);
    assert.deepEqual(shortOf(await run(first, { apply: true })), ['2 same'], 'an older yes');
    assert.equal((await consentsOf('300031')).at(-1), 'news-email f 2026-11-21 ukjent import');

    for (const [cells, note] of [
      [{ 'Nyheter e-post': 'ja' }, 'CONSENT_DATE'],
      [{ 'Nyheter e-post': 'ja', 'Nyheter e-post dato': '01.01.2030' }, 'CONSENT_DATE'],
      [{ 'Nyheter e-post': 'tja' }, 'CONSENT'],
      [{ 'Nyheter SMS': '31.12.1997' }, 'CONSENT_AGE'],
    ] as const) {
      assert.deepEqual(shortOf(await run(row('300032', cells), { apply: false })), [`2 added ${note}`]);
    }
    assert.deepEqual(shortOf(await run(row('300032', { 'Nyheter SMS': '01.01.1998' }), { apply: false })), [
      '2 added',
    ]);
  });

  test('how somebody joined is kept as evidence: from a register, when, and in which words', async () => {
    await run(row('300041', { Tekstversjon: 'Innmelding 1999' }), { apply: true });
    await run(row('300042'), { apply: true });
    await run(row('300042', { Tekstversjon: 'Senere' }), { apply: true });
    const { rows } = await sql`
      select m.number, e.channel, e.text_version, e.declarations, e.sign_in_reference, e.joined_at
      from joining_evidence e join membership m on m.id = e.membership_id
      where m.number in ('300041', '300042') order by 1`.execute(portal.db);
    const evidence = {
      channel: 'import',
      declarations: {},
      sign_in_reference: 'import',
      joined_at: new Date('1999-12-31T23:00Z'),
    };
    assert.deepEqual(rows, [
      { number: '300041', text_version: 'Innmelding 1999', ...evidence },
      { number: '300042', text_version: 'ukjent', ...evidence },
    ]);
  });

  test('who has left is not brought in, and a member who has left in the file leaves in the register', async () => {
    const left = (number: string, day = '01.05.2020') => row(number, { Utmeldt: day });
    assert.deepEqual(shortOf(await run(left('300051'), { apply: true })), ['2 refused FORMER_MEMBER']);
    for (const day of ['i fjor', '01.01.2030', '01.01.1999'])
      assert.deepEqual(shortOf(await run(left('300051', day), { apply: true })), ['2 refused ENDED_ON']);
    await run(row('300051'), { apply: true });
    assert.deepEqual(shortOf(await run(left('300051'), { apply: true })), ['2 changed ended ENDED']);
    assert.deepEqual(shortOf(await run(left('300051'), { apply: true })), ['2 same']);
    assert.deepEqual(shortOf(await run(row('300051'), { apply: true })), ['2 refused HAS_LEFT']);
    assert.deepEqual(shortOf(await run(row('300052', { Født: '22.11.2011' }), { apply: true })), [
      '2 refused TOO_YOUNG',
    ]);
    assert.deepEqual(
      shortOf(await run(row('300052', { Født: '21.11.2011', Innmeldt: '21.11.2026' }), { apply: false })),
      ['2 added'],
    );
  });

  test('a member who has left in the portal is not brought back, also when the register has forgotten them', async () => {
    const { liv } = demoPersons;
    const body = { reason: '', magazine: 'stop', account: 'keep', sendsEmail: false };
    const answer = await portal.call('liv', 'POST /api/leaving', {
      body: { ...body, textVersion: leavingTextVersion },
    });
    assert.equal(answer.status, 200, answer.text);
    await portal.db.deleteFrom('membership').where('person_id', '=', liv.id).execute();
    for (const apply of [false, true])
      assert.deepEqual(shortOf(await run(row(liv.membership!.number), { apply })), ['2 refused HAS_LEFT']);
    assert.equal(await memberOf(liv.membership!.number), undefined);
    // The one beside them is taken as ever.
    assert.deepEqual(shortOf(await run(row('300053'), { apply: false })), ['2 added']);
  });

  test('who has left in the file is taken out of the register, and an older file does not bring them back', async () => {
    const whole = { Fødselsnummer: '12905299938', Født: '12.10.1952', Magasin: 'papir' };
    assert.deepEqual(shortOf(await run(row('300054', whole), { apply: true })), ['2 added']);
    const { id } = (await memberOf('300054'))!;
    await run(row('300054', { ...whole, Magasin: '', Utmeldt: '01.11.2026' }), { apply: true });
    await purgeLeavers();
    assert.equal(await memberOf('300054'), undefined);
    const person = await portal.db.selectFrom('person').select('id').where('id', '=', id).execute();
    assert.deepEqual(person, []);
    // What the law keeps: that they were rightly counted on 1 January, sealed and apart.
    const evidence = await portal.db.selectFrom('grant_evidence').selectAll().execute();
    assert.deepEqual(
      evidence.map(({ left_on, joined_on }) => [joined_on, left_on]),
      [['2000-01-01', '2026-11-01']],
    );
    assert.deepEqual(shortOf(await run(row('300054', whole), { apply: true })), ['2 refused HAS_LEFT']);
    const kept = await portal.db.selectFrom('leaving').selectAll().where('channel', '=', 'import').execute();
    assert.ok(kept.every((one) => !JSON.stringify(one).includes('300054')));
  });

  test('the dead are not brought in, and a member who has died is taken out', async () => {
    const dead = (number: string, on: string, more = {}) => row(number, { Død: on, ...more });
    const outcome = async (lines: string[]) => shortOf(await run(lines, { apply: true }));
    assert.deepEqual(await outcome(dead('300055', '03.10.2026')), ['2 refused DECEASED']);
    for (const on of ['i fjor', '01.01.2030', '01.01.1999'])
      assert.deepEqual(await outcome(dead('300055', on)), ['2 refused DECEASED_ON'], on);
    for (const on of ['', 'nei']) await outcome(dead('300055', on, { Magasin: 'papir' }));
    await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id, amount_ore,
        frequency, day, purpose_id)
      select ${randomUUID()}, 'A-9', person_id, now(), 1, 'active', 'vipps', ${randomUUID()}, 10000, 'monthly', 1,
        'most-needed' from membership where number = '300055'`.execute(portal.db);
    assert.deepEqual(await outcome(dead('300055', '03.10.2026', { Magasin: 'papir' })), [
      '2 changed ended ENDED_DECEASED',
    ]);
    assert.equal((await memberOf('300055'))?.magazine, 'none');
    await outcome(row('300056'));
    assert.deepEqual(await outcome(dead('300056', 'ja')), ['2 changed ended ENDED_DECEASED']);
    // Until a death has been processed, no member is deleted.
    await purgeLeavers();
    assert.ok(await memberOf('300055'));
    const { db, clock, services } = portal;
    const jobs = deathJobs({
      db,
      clock,
      ...services.deaths,
      memberService: organisation.memberService,
      mail: { send: async () => {} },
    });
    const job = jobs.find(({ name }) => name === 'end-deaths-from-register');
    for (let times = 0; times < 2; times += 1) await job?.run({} as never, { log: portal as never });
    const { rows } = await sql<{
      state: string;
    }>`select state from gift_agreement where number = 'A-9'`.execute(db);
    assert.deepEqual(rows, [{ state: 'stopped' }]);
    await purgeLeavers();
    assert.deepEqual([await memberOf('300055'), await memberOf('300056')], [undefined, undefined]);
  });

  test('somebody who signs in here is ended by no list', async () => {
    const { number } = demoPersons.kari.membership!;
    const said = async (more: Record<string, string>) =>
      shortOf(await run(row(number, { Innmeldt: '01.01.2001', ...more }), { apply: true }));
    assert.deepEqual(await said({ Utmeldt: '01.11.2026' }), ['2 refused ENDED_WITH_ACCOUNT']);
    // That they have died, the desk looks into; told once, however often the register is brought in.
    assert.deepEqual(await said({ Død: 'ja' }), ['2 changed DEATH_TOLD']);
    assert.deepEqual(await said({ Død: 'ja' }), ['2 same DEATH_TOLD']);
    const held = await portal.db.selectFrom('person_hold').select('person_id').execute();
    assert.ok(held.some(({ person_id }) => person_id === demoPersons.kari.id));
    const reports = await portal.db
      .selectFrom('death_report')
      .select('state')
      .where('source', '=', 'register')
      .execute();
    assert.ok(reports.some(({ state }) => state === 'waiting'));
    const { rows } = await sql`select from membership where number = ${number} and ended_on is null`.execute(
      portal.db,
    );
    assert.equal(rows.length, 1);
  });

  test('children of a member who has left in the file are no longer registered', async () => {
    await run(row('300057'), { apply: true });
    const guardian = (await memberOf('300057'))!.id;
    const child = randomUUID();
    await sql`insert into child (id, given_name, family_name, born_on, state)
      values (${child}, 'Iben', 'Nordmann', '2020-01-01', 'registered')`.execute(portal.db);
    await sql`insert into child_guardian (child_id, person_id) values (${child}, ${guardian})`.execute(
      portal.db,
    );
    await run(row('300057', { Utmeldt: '01.11.2026' }), { apply: true });
    await purgeLeavers();
    assert.deepEqual(await portal.db.selectFrom('child').select('id').where('id', '=', child).execute(), []);
  });

  test('leading zeros that a spreadsheet took away come back, and headings that are not read are named', async () => {
    const ignored: string[][] = [];
    const file = path.join(folder, 'zeros.csv');
    const lines = row('61', {
      Født: '05.04.2003',
      Innmeldt: '01.05.2020',
      Fødselsnummer: '5840399895',
      Hobby: 'skøyter',
    });
    writeFileSync(file, lines.join('\n'));
    for await (const _batch of importMembers(
      { ...importNeeds(), apply: true, onIgnoredColumns: (headings) => ignored.push(headings) },
      readCsvRows(file),
    ));
    assert.deepEqual(ignored, [['Hobby']]);
    const member = (await memberOf('000061'))!;
    assert.equal(
      member.fodselsnummer_sealed && seal.open(member.id, member.fodselsnummer_sealed),
      '05840399895',
    );
  });

  test('two imports at once, of the same file: each member comes in once', async () => {
    const lines = [
      heading,
      ...Array.from({ length: 1200 }, (_one, place) =>
        astrid.replace('300001', String(310_000 + place)).replace('128294 99914', ''),
      ),
    ];
    const [one, other] = await Promise.all([run(lines, { apply: true }), run(lines, { apply: true })]);
    const added = [...one, ...other].filter(({ result }) => result === 'added');
    assert.equal(added.length, 1200);
    assert.equal([...one, ...other].filter(({ result }) => result === 'same').length, 1200);
  });

  test('the highest number there is does not stop those who join: they get the first that is free', async () => {
    await run(row('999999'), { apply: true });
    await sql`update membership_counter set last_number = 299999`.execute(portal.db);
    assert.equal(await nextNumber(), 300000);
    assert.equal(await nextNumber(), 300002, '300001 is taken');
    await sql`update membership_counter set last_number = 999998`.execute(portal.db);
    assert.equal(await nextNumber(), 100000);
    assert.equal(await nextNumber(), 100001);
  });
  const nextNumber = () => inTransaction(portal.db, memberships.takeNumber);

  test('a file without the columns that are needed is told', async () => {
    await assert.rejects(run(['Fornavn;Etternavn', 'Ola;Nordmann'], { apply: true }), ColumnsMissing);
    await assert.rejects(run([''], { apply: true }), ColumnsMissing);
  });
});

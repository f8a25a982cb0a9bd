import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readCsvRows } from '#server/platform/csv-rows.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { ColumnsMissing, importMembers, type Outcome } from './register-import-service.ts';

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

  async function run(lines: string[], options: { apply: boolean; encoding?: BufferEncoding }) {
    const file = path.join(folder, 'members.csv');
    writeFileSync(file, Buffer.from(lines.join('\r\n'), options.encoding ?? 'utf8'));
    const outcomes: Outcome[] = [];
    const needs = {
      ...({ db: portal.db, seal, accept: 'synthetic', today: '2026-11-21', apply: options.apply } as const),
    };
    for await (const batch of importMembers(needs, readCsvRows(file))) outcomes.push(...batch);
    return outcomes;
  }
  const shortOf = (outcomes: Outcome[]) =>
    outcomes.map(({ line, result, refusal, notes }) =>
      [line, result, refusal, ...notes].filter(Boolean).join(' '),
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
    assert.deepEqual(shortOf(await run([heading, moved], { apply: true })), ['2 changed']);
    assert.equal((await memberOf('300001'))?.chapter, 'Bergen lokallag');
    const few = ['Medlemsnummer,Fornavn,Etternavn,Født,Innmeldt', '300001,Áile,Næss,12.2.1994,2015-05-01'];
    assert.deepEqual(shortOf(await run(few, { apply: true })), ['2 changed']);
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
    const row = (number: string) => `${number};Annet;Navn;01.01.1980;01.01.2000`;
    await portal.db
      .updateTable('membership')
      .set({ ended_on: '2026-11-01' })
      .where('number', '=', '300005')
      .execute();
    assert.deepEqual(shortOf(await run([heading, row(kari), row('300005')], { apply: true })), [
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

  test('a file without the columns that are needed is told', async () => {
    await assert.rejects(run(['Fornavn;Etternavn', 'Ola;Nordmann'], { apply: true }), ColumnsMissing);
    await assert.rejects(run([''], { apply: true }), ColumnsMissing);
  });
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { makeKid } from '#contract/values/kid.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { moveInRuns } from '../../../test/support/move-in-runs.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { listPaidSums } from '../books/reconciliation-repository.ts';
import { listYearsOf } from '../giving-year/giving-year-repository.ts';
import { findChapterContact, listUnitMembers } from '../representatives/unit-member-repository.ts';
import { listDonorYears } from '../tax-report/tax-report-repository.ts';
import { listDuplicates } from './move-in-row-repository.ts';
import { findRun } from './move-in-run-repository.ts';

const now = new Date('2026-11-24T11:00:00Z');

describe('moving in', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now }, rails: ['vipps', 'avtalegiro'] });
  });
  after(() => portal.close());

  const { by, moveIns, stage, outcomes, apply, undo, countAll } = moveInRuns(
    () => portal,
    () => now,
  );
  const db = () => portal.database.server.db;
  const tables = [
    ...['person', 'membership', 'gift_agreement', 'gift_agreement_event', 'gift_mandate', 'gift_charge'],
    ...[
      'gift_charge_event',
      'office',
      'magazine_subscription',
      'consent_event',
      'grant_evidence',
      'move_in_link',
    ],
  ];
  const counts = () => countAll(tables);

  const memberHeading =
    'Id;Medlemsnummer;Fornavn;Etternavn;Fødselsdato;Innmeldt;Utmeldt;E-post;Fødselsnummer;Postnummer';
  const memberLines = [
    memberHeading,
    'X1;310001;Ada;Prøvesen;12.02.1994;01.05.2015;;ada@flyttet.example;12829499914;0182',
    'X2;310002;Bo;Prøvesen;01.01.1980;01.01.2000;;;;5003',
    // Left: only the proof is kept, and only where there is a number.
    'X3;310003;Eva;Prøvesen;01.02.1980;01.01.2000;01.06.2025;;;0182',
    'X1;310004;Ida;Prøvesen;01.01.1990;01.01.2010;;;;0182',
    'X5;310005;Jo;Prøvesen;31.02.1990;01.01.2010;;;;0182',
  ];

  test('a file is staged without writing anything; applied; the same file again brings nothing; undone it is all gone', async () => {
    const before = await counts();
    const run = await stage('members', memberLines);
    assert.deepEqual(await counts(), before, 'a dry run wrote');
    assert.deepEqual(await outcomes(run), {
      new: 2,
      'refused BIRTH_DATE': 1,
      'refused FORMER_MEMBER': 1,
      'refused TWICE': 1,
    });
    await apply(run);
    assert.deepEqual(
      (
        await sql`select m.number, p.given_name as name, p.email, p.number_state as state from membership m
        join person p on p.id = m.person_id where m.number like '31000%' order by 1`.execute(portal.db)
      ).rows,
      [
        { number: '310001', name: 'Ada', email: 'ada@flyttet.example', state: 'confirmed' },
        { number: '310002', name: 'Bo', email: null, state: 'confirmed' },
      ],
    );
    const kept =
      await sql`select from move_in_row where run_id = ${run} and (content is not null or person_ref is not null)`.execute(
        portal.db,
      );
    assert.equal(kept.rows.length, 0, 'what was read of persons is kept');
    const again = await stage('members', memberLines);
    assert.equal((await outcomes(again)).known, 2);
    const meanwhile = await counts();
    await apply(again);
    assert.deepEqual(await counts(), meanwhile);
    assert.equal(await undo(run), null);
    assert.deepEqual(await counts(), before);
  });

  test('a former member with a number leaves the sealed proof and no name', async () => {
    const run = await stage('members', [
      memberHeading,
      'F1;310011;Eva;Prøvesen;12.02.1994;01.05.2015;01.06.2026;eva@flyttet.example;12829499914;0182',
    ]);
    const before = await counts();
    await apply(run);
    const after = await counts();
    assert.deepEqual(
      [after.person, after.grant_evidence],
      [before.person, Number(before.grant_evidence) + 1],
    );
    assert.equal(await undo(run), null);
    assert.deepEqual(await counts(), before);
  });

  test('what is a person’s follows them: agreements are drawn, gifts count in their year, and the books leave them out', async () => {
    const persons = await stage('givers', [
      'Kontakt-ID;Fornavn;Etternavn;Født;E-post;Fødselsnummer',
      'G1;Gro;Giversen;12.02.1994;gro@giver.example;12829499914',
      'G2;Geir;Giversen;;geir@giver.example;',
    ]);
    await apply(persons);
    const kid = (serial: number) => makeKid('100', serial, { check: 'mod10', lengths: [13] })!;
    const giro = await stage('avtalegiro', [
      'KID;Giver;Beløp;Trekkdag;Neste trekk;Varsel',
      `${kid(7001)};G1;250;15;15.12.2026;ja`,
      `${kid(7002)};G1;100;15;15.12.2026;nei`,
      `${kid(7003).slice(0, -1)}${(Number(kid(7003).at(-1)) + 1) % 10};G2;100;15;15.12.2026;nei`,
      `${kid(7004)};G9;100;15;15.12.2026;nei`,
      `${kid(7005)};G2;100;15;15.11.2026;nei`,
    ]);
    assert.deepEqual(await outcomes(giro), {
      new: 1,
      'refused HAS_AGREEMENT': 1,
      'refused NEXT_PAST': 1,
      'refused PERSON_UNKNOWN': 1,
      'refused UNREADABLE': 1,
    });
    await apply(giro);
    const vipps = await stage('vipps', [
      'Avtale-ID;Giver;Beløp;Dag;Neste trekk;Hyppighet',
      'agr_AbC123;G2;500,50;31;31.12.2026;kvartal',
    ]);
    await apply(vipps);
    const gifts = await stage('gifts', [
      'Bilag;Giver;Dato;Beløp;Betalingsmåte',
      'B1;G1;15.03.2025;250;AvtaleGiro',
      'B2;G1;2025-04-15 10:00:00;1 250,50;Vipps',
      'B3;G1;15.03.2019;250;AvtaleGiro',
      'B4;G1;15.03.2027;250;AvtaleGiro',
    ]);
    assert.deepEqual(await outcomes(gifts), { new: 2, 'refused TOO_OLD': 1, 'refused UNREADABLE': 1 });
    await apply(gifts);

    const { rows: agreements } =
      await sql`select a.rail, a.amount_ore as ore, a.day, a.state, m.state as mandate,
        m.external_id as id, m.wants_notice as notice, a.first_on::text as first, m.told_version = a.version as told
      from gift_agreement a join gift_mandate m on m.id = a.mandate_id join person p on p.id = a.person_id
      where p.family_name = 'Giversen' order by a.rail`.execute(portal.db);
    assert.deepEqual(agreements, [
      {
        rail: 'avtalegiro',
        ore: 25000,
        day: 15,
        state: 'active',
        mandate: 'active',
        id: kid(7001),
        notice: true,
        first: '2026-12-15',
        told: true,
      },
      {
        rail: 'vipps',
        ore: 50050,
        day: 31,
        state: 'active',
        mandate: 'active',
        id: 'agr_AbC123',
        notice: false,
        first: '2026-12-31',
        told: true,
      },
    ]);
    const g1 = (
      await sql<{ id: string }>`select id from person where email = 'gro@giver.example'`.execute(portal.db)
    ).rows[0]!.id;
    assert.deepEqual(await listYearsOf(db(), g1), [{ year: 2025, givenOre: 150050 }]);
    assert.equal(
      (await listDonorYears(db(), 2025)).find(({ personId }) => personId === g1)?.index?.length,
      32,
    );
    const sums = await listPaidSums(db(), '2025-03-01', '2025-05-01');
    assert.ok(
      !sums.some(({ on }) => on === '2025-03-15' || on === '2025-04-15'),
      'the books count them again',
    );

    const withGifts = await counts();
    assert.equal(await undo(gifts), null);
    assert.deepEqual(await counts(), {
      ...withGifts,
      gift_charge: withGifts.gift_charge! - 2,
      gift_charge_event: withGifts.gift_charge_event! - 2,
      move_in_link: withGifts.move_in_link! - 2,
    });
    assert.equal(await undo(vipps), null);
    assert.equal(await undo(persons), 'LATER_RUN');
    await portal.services.giving.planning.makeCharges(db(), new Date('2026-12-10T11:00:00Z'));
    assert.equal(await undo(giro), 'CHANGED');
  });

  test('many rows, also with lines between them that are none, by two servers at once: each comes in once', async () => {
    await apply(await stage('givers', ['Kontakt-ID;Fornavn;Etternavn', 'M1;Mange;Gaver'], 'Mange'));
    const gifts = 4_100;
    async function* rows() {
      yield { line: 1, cells: ['Bilag', 'Giver', 'Dato', 'Beløp'] };
      for (let one = 0; one < gifts; one++)
        yield { line: 2 + 2 * one, cells: [`M${one}`, 'M1', '15.03.2025', '10'] };
    }
    const file = { kind: 'gifts', source: 'Mange', fileName: 'gaver.csv' } as const;
    const run = await inTransaction(db(), (tx) => moveIns().begin(tx, file, by, now));
    await moveIns().stage(db(), run, rows(), by, now);
    await inTransaction(db(), (tx) => moveIns().beginApplying(tx, run, now));
    await Promise.all([moveIns().apply(db(), run, by, now), moveIns().apply(db(), run, by, now)]);
    assert.deepEqual(await outcomes(run), { taken: gifts });
    const { rows: sums } = await sql<{ rows: number; ore: number; kept: number }>`
      select s.rows, s.ore::float8 as ore, (select count(*)::int from move_in_row r where r.run_id = s.run_id
        and (r.content is not null or r.person_ref is not null)) as kept
      from move_in_sum s where s.run_id = ${run}`.execute(portal.db);
    assert.deepEqual(sums, [{ rows: gifts, ore: gifts * 1000, kept: 0 }]);
    assert.equal(await undo(run), null);
  });

  test('who may be here already is decided one by one, or all that were found in one way', async () => {
    const kari = (
      await sql<{ id: string; email: string; phone: string; born: string; name: string }>`
        select id, email, phone, to_char(born_on, 'DD.MM.YYYY') as born, given_name || ';' || family_name as name
        from person where id = ${demoPersons.kari.id}`.execute(portal.db)
    ).rows[0]!;
    const run = await stage('givers', [
      'Kontakt-ID;Fornavn;Etternavn;Født;E-post',
      `D1;${kari.name};${kari.born};`,
      `D2;Kari;Annensen;;${kari.email.toUpperCase()}`,
      `D3;Karl;Tredjesen;;${kari.email}`,
      'D4;Ny;Giversen;;ny@giver.example',
    ]);
    assert.deepEqual(await outcomes(run), { new: 1, duplicate: 3 });
    const found = await listDuplicates(db(), run, { after: 0, limit: 10 });
    assert.deepEqual(
      found.map(({ line, matchedBy, candidateId }) => [line, matchedBy, candidateId === kari.id]),
      [
        [2, 'name', true],
        [3, 'contact', true],
        [4, 'contact', true],
      ],
    );
    await assert.rejects(apply(run), { code: 'CHANGED_ELSEWHERE' });
    const decide = (
      which: Parameters<ReturnType<typeof moveIns>['decide']>[2],
      decision: 'same' | 'other' | 'leave-out',
    ) => inTransaction(db(), (tx) => moveIns().decide(tx, run, which, decision, by, now));
    await decide({ line: 2 }, 'same');
    await decide({ line: 3 }, 'other');
    await decide({ matchedBy: 'contact' }, 'leave-out');
    const before = await counts();
    await apply(run);
    assert.deepEqual(await outcomes(run), { taken: 3, 'left-out': 1 });
    assert.equal((await counts()).person, before.person! + 2);
    // Somebody changes one of the two: none of them is undone.
    await sql`update person set version = version + 1 where family_name = 'Annensen'`.execute(portal.db);
    assert.equal(await undo(run), 'CHANGED');
    await sql`update person set version = 1 where family_name = 'Annensen'`.execute(portal.db);
    assert.equal(await undo(run), null);
    assert.deepEqual(await counts(), before);
    assert.ok(
      (await sql`select from person where id = ${kari.id}`.execute(portal.db)).rows.length,
      'Kari is gone',
    );
  });

  test('offices, subscriptions and consents belong to members by number', async () => {
    const { rows } = await sql<{ number: string; unit: string }>`select m.number, u.name as unit
      from membership m join unit u on u.id = m.chapter_id where m.person_id = ${demoPersons.ola.id}`.execute(
      portal.db,
    );
    const { number, unit } = rows[0]!;
    const before = await counts();
    const runs = [
      await stage('offices', [
        'Medlemsnummer;Lag;Verv;Fra;Til',
        `${number};${unit};Revisor;01.03.2026;01.03.2028`,
      ]),
      await stage('consents', [
        'Medlemsnummer;Formål;Gitt;Dato;Ordlyd',
        `${number};Nyheter e-post;ja;01.03.2020;Skjema 2020`,
      ]),
      await stage('magazine', ['Medlemsnummer;Betalt til;Utgave', `${number};31.12.2027;digitalt`]),
    ];
    for (const run of runs) {
      assert.deepEqual(await outcomes(run), { new: 1 });
      await apply(run);
    }
    const after = await counts();
    for (const table of ['office', 'consent_event', 'magazine_subscription'])
      assert.equal(after[table], before[table]! + 1, table);
    for (const run of runs) assert.equal(await undo(run), null);
    assert.deepEqual(await counts(), before);
  });

  test('a consent to contact from the board is moved in and seen, of adults only', async () => {
    const people = await stage('members', [
      memberHeading,
      'C1;310101;Nora;Prøvesen;12.02.1994;01.05.2015;;nora@flyttet.example;;0182',
      'C2;310102;Liv;Prøvesen;12.02.2010;01.05.2025;;liv@flyttet.example;;0182',
    ]);
    await apply(people);
    const givers = await stage('givers', ['Kontakt-ID;Fornavn;Etternavn', 'C3;Per;Prøvesen']);
    await apply(givers);
    const run = await stage('consents', [
      'Medlemsnummer;Formål;Gitt;Dato;Ordlyd',
      'C1;Kontakt frå laget;ja;01.03.2020;Skjema 2020',
      'C2;Kontakt fra laget;ja;01.03.2026;Skjema 2026',
      'C2;Nyheter e-post;nei;01.03.2026;Skjema 2026',
      'C3;Kontakt fra laget;ja;01.03.2026;Skjema 2026',
      'C3;Nyheter e-post;ja;01.03.2026;Skjema 2026',
    ]);
    assert.deepEqual(await outcomes(run), { new: 3, 'refused NOT_ADULT': 2 });
    await apply(run);
    const { rows } = await sql<{ id: string; chapter: string }>`select p.id, m.chapter_id as chapter
      from person p join membership m on m.person_id = p.id where p.given_name = 'Nora' and m.number = '310101'`.execute(
      portal.db,
    );
    assert.equal((await findChapterContact(db(), rows[0]!.id)).isGiven, true);
    const seen = await listUnitMembers(db(), rows[0]!.chapter, ['prøvesen', 'nora'], null);
    assert.deepEqual(
      seen.map(({ email }) => email),
      ['nora@flyttet.example'],
    );
    for (const one of [run, givers, people]) assert.equal(await undo(one), null);
  });

  test('a file without its columns, without rows or cut off is refused, and nothing of it stays', async () => {
    for (const [lines, fault] of [
      [['Fornavn;Etternavn', 'Ada;Prøvesen'], /^columns-missing:id$/],
      [['Kontakt-ID;Fornavn;Etternavn'], /^empty$/],
    ] as const) {
      const run = await stage('givers', [...lines]);
      const { state, fault: said } = (await findRun(db(), run))!;
      assert.equal(state, 'refused');
      assert.match(said!, fault);
      assert.deepEqual(await outcomes(run), {});
    }
  });

  test('what was read of a file that was never moved in is gone after two weeks, and not before', async () => {
    const run = await stage('members', memberLines.slice(0, 2), 'Glemt');
    const discard = () => portal.runJob('discard-abandoned-move-ins');
    const left = async () => [(await findRun(db(), run))!.state, Object.keys(await outcomes(run)).length];
    await discard();
    assert.deepEqual(await left(), ['staged', 1]);
    await sql`update move_in_run set changed_at = ${new Date(now.getTime() - 15 * 86_400_000)} where id = ${run}`.execute(
      portal.db,
    );
    for (let times = 0; times < 2; times += 1) await discard();
    assert.deepEqual(await left(), ['discarded', 0]);
  });
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import writeXlsxFile from 'write-excel-file/node';
import type { GrantComparison } from '#contract/grant-comparison.ts';
import type { ControlReport } from '#contract/grant-control.ts';
import type { GrantYear } from '#contract/grant-list-endpoints.ts';
import { readXlsxRows } from '#server/platform/xlsx-rows.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import type { Answer } from '../../../test/support/answer.ts';
import { setNumber } from '../../../test/support/gift-years.ts';
import { countedInSql, fillGrantRegister } from '../../../test/support/grant-register.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const { kari, ola, nils, liv } = demoPersons;
const numberOf = { kari: '10915596784', ola: '50846202355' };

describe('the list for the state grant', () => {
  let portal: TestPortal;
  let now = new Date('2027-01-10T09:00:00Z');
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    const { db } = portal;
    await sql`update person set fodselsnummer_sealed = null, fodselsnummer_index = null, country = 'NO',
      other_communities = null, restricted_at = null, died_on = null`.execute(db);
    await sql`delete from child`.execute(db);
    await sql`update membership set joined_on = '2020-01-01'`.execute(db);
    await setNumber(portal, kari.id, numberOf.kari);
    await setNumber(portal, ola.id, tenorNumber('1975-06-06'));
  });
  after(async () => {
    await sql`drop table if exists grant_truth`.execute(portal.db);
    await portal.close();
  });

  const year = (answer: Answer) => {
    assert.ok(answer.status < 300, answer.text);
    assert.ok(!answer.text.includes(numberOf.kari), 'no answer holds a number');
    return answer.body as unknown as GrantYear;
  };
  const code = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
  const look = async (of = '2027') =>
    year(await portal.call('mona', 'GET /api/staff/grant-list', { query: { year: of } }));
  const freeze = (of = '2027') => portal.call('mona', 'POST /api/staff/grant-lists', { body: { year: of } });
  const act = (who: DemoName, name: string, id: string, body?: object, token?: string) =>
    portal.call(who, `POST /api/staff/grant-lists/:id/${name}` as never, {
      params: { id },
      ...(body && { body }),
      ...(token && { token }),
    });
  const file = (query: object, id: string, token?: string) =>
    portal.call('mona', 'GET /api/staff/grant-lists/:id/file', {
      params: { id },
      query: query as never,
      ...(token && { token }),
    });
  const oldToken = () =>
    portal.issuer.tokenFor({
      subject: demoAccounts.mona.id,
      name: demoAccounts.mona.name,
      emails: [demoAccounts.mona.email],
      authenticatedAt: Math.floor(now.getTime() / 1000) - 301,
    });
  const numbersIn = (answer: Answer) => answer.text.replace('\ufeff', '').trim().split('\r\n').slice(1);
  async function deliver(of = '2027') {
    const frozen = year(await freeze(of)).lists[0]!;
    for (const who of ['mona', 'ingrid'] as const)
      year(await act(who, 'signatures', frozen.id, { factsDigest: frozen.factsDigest }));
    year(await act('mona', 'deliveries', frozen.id, { receipt: 'TS-1' }));
    return frozen.id;
  }

  test('only those with the right see it', async () => {
    await sql`update staff_member set is_treasurer = false where person_id = ${demoPersons.ingrid.id}`.execute(
      portal.db,
    );
    assert.deepEqual(code(await portal.call('ingrid', 'GET /api/staff/grant-list')), [403, 'FORBIDDEN']);
    await sql`update staff_member set is_treasurer = true where person_id = ${demoPersons.ingrid.id}`.execute(
      portal.db,
    );
  });

  test('a year whose count day has not come, or is another, cannot be frozen', async () => {
    for (const other of ['2028', '2026'])
      assert.deepEqual(code(await freeze(other)), [409, 'CHANGED_ELSEWHERE']);
  });

  test('one that has not been delivered can be withdrawn, signed or not: its lines and its file are gone', async () => {
    const lines = async (id: string) =>
      (await sql`select from grant_list_line where list_id = ${id}`.execute(portal.db)).rows.length;
    const [waiting] = year(await freeze()).lists;
    assert.ok((await lines(waiting!.id)) > 0);
    assert.equal(year(await act('ingrid', 'withdrawals', waiting!.id)).lists[0]!.state, 'withdrawn');
    assert.equal(await lines(waiting!.id), 0);
    const body = { factsDigest: waiting!.factsDigest };
    assert.deepEqual(code(await act('mona', 'signatures', waiting!.id, body)), [409, 'CHANGED_ELSEWHERE']);
    const [signed] = year(await freeze()).lists;
    for (const who of ['mona', 'ingrid'] as const)
      year(await act(who, 'signatures', signed!.id, { factsDigest: signed!.factsDigest }));
    assert.equal((await file({ format: 'csv' }, signed!.id)).status, 200);
    assert.deepEqual(code(await freeze()), [409, 'CHANGED_ELSEWHERE'], 'a signed list is not replaced');
    for (let times = 0; times < 2; times += 1) {
      const [list] = year(await act('mona', 'withdrawals', signed!.id)).lists;
      assert.deepEqual(
        [list!.state, list!.events.filter(({ kind }) => kind === 'withdrawn').map(({ by }) => by)],
        ['withdrawn', [demoAccounts.mona.name.replace('hefinn ', '')]],
      );
    }
    assert.deepEqual(code(await file({ format: 'csv' }, signed!.id)), [404, 'NOT_FOUND']);
    const receipt = { receipt: 'TS-1' };
    assert.deepEqual(code(await act('mona', 'deliveries', signed!.id, receipt)), [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await look()).figures, null);
  });

  test('two different people with a recent sign-in sign what both have seen; then there is a file', async () => {
    const { lists, figures } = year(await freeze());
    const [list] = lists;
    assert.deepEqual([list!.counted, list!.state, list!.signatures], [2, 'frozen', 0]);
    assert.ok(figures!.reasons.some(({ reason, count }) => reason === 'number-missing' && count > 0));
    const body = { factsDigest: list!.factsDigest };
    assert.deepEqual(code(await act('mona', 'signatures', list!.id, body, await oldToken())), [
      403,
      'SIGN_IN_AGAIN',
    ]);
    const unseen = await act('mona', 'signatures', list!.id, { factsDigest: '0'.repeat(64) });
    assert.deepEqual(code(unseen), [409, 'CHANGED_ELSEWHERE']);
    year(await act('mona', 'signatures', list!.id, body));
    assert.deepEqual(code(await act('mona', 'signatures', list!.id, body)), [409, 'SECOND_PERSON_NEEDED']);
    assert.deepEqual(code(await file({ format: 'csv' }, list!.id)), [404, 'NOT_FOUND']);
    const [signed] = year(await act('ingrid', 'signatures', list!.id, body)).lists;
    assert.deepEqual([signed!.state, signed!.signatures], ['signed', 2]);
  });

  test('the file has the numbers and nothing else, in both formats; every person in it is logged', async () => {
    const [list] = (await look()).lists;
    assert.deepEqual(code(await file({ format: 'csv' }, list!.id, await oldToken())), [403, 'SIGN_IN_AGAIN']);
    const expected = [numberOf.kari, tenorNumber('1975-06-06')].sort();
    assert.deepEqual(numbersIn(await file({ format: 'csv' }, list!.id)), expected);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'grant-'));
    const saved = path.join(folder, 'list.xlsx');
    writeFileSync(saved, (await file({ format: 'xlsx' }, list!.id)).bytes);
    const cells: string[][] = [];
    for await (const row of readXlsxRows(saved)) cells.push([...row.cells]);
    rmSync(folder, { recursive: true });
    assert.deepEqual(cells, [['Fødselsnummer'], ...expected.map((digits) => [digits])]);
    const { rows } = await sql<{ id: string }>`
      select distinct person_id as id from access_log where reason = 'grant-list'`.execute(portal.db);
    assert.deepEqual(rows.map(({ id }) => id).sort(), [kari.id, ola.id].sort());
  });

  test('the files of the municipalities add up to the whole', async () => {
    const { lists, figures } = await look();
    const all = await Promise.all(
      figures!.municipalities.map(({ municipality }) =>
        file({ format: 'csv', municipality: municipality ?? 'unknown' }, lists[0]!.id),
      ),
    );
    assert.equal(all.flatMap(numbersIn).length, 2);
  });

  test('a line that was changed after it was signed makes no file', async () => {
    const [list] = (await look()).lists;
    const change = (to: boolean) =>
      sql`update grant_list_line set reason = ${to ? 'age' : null} where list_id = ${list!.id}
        and person_id = ${kari.id}`.execute(portal.db);
    await change(true);
    assert.equal((await file({ format: 'csv' }, list!.id)).status, 500);
    await change(false);
    assert.equal((await file({ format: 'csv' }, list!.id)).status, 200);
  });

  test('what has happened since is on the list to work through, and the persons shown are logged', async () => {
    const [list] = (await look()).lists;
    await sql`update person set country = 'SE' where id = ${kari.id}`.execute(portal.db);
    const answer = await portal.call('mona', 'GET /api/staff/grant-lists/:id/problems', {
      params: { id: list!.id },
      query: { problem: 'moved-since' },
    });
    const { lines } = answer.body as unknown as { lines: { personId: string; name: string }[] };
    assert.deepEqual(
      lines.map(({ personId }) => personId),
      [kari.id],
    );
    const { rows } = await sql`
      select from access_log where reason = 'list-grant' and person_id = ${kari.id}`.execute(portal.db);
    assert.equal(rows.length, 1);
    await sql`update person set country = 'NO' where id = ${kari.id}`.execute(portal.db);
    year(await act('mona', 'deliveries', list!.id, { receipt: 'TS-1' }));
    assert.deepEqual(code(await act('mona', 'withdrawals', list!.id)), [409, 'CHANGED_ELSEWHERE']);
  });

  const bring = (id: string, file: string | Uint8Array, chosen: object = {}) =>
    portal.call('mona', 'PUT /api/staff/grant-lists/:id/control', {
      params: { id },
      query: { name: 'svar.csv', ...chosen },
      body: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    });
  const nothing = { isTaken: false, lines: 0, problems: [], choice: null };
  const report = (answer: Answer) => {
    assert.equal(answer.status, 200, answer.text);
    return answer.body as unknown as ControlReport;
  };
  const answers = async () => {
    const { rows } = await sql<{ outcome: string; state: string; reminders: number }>`
      select outcome, state, reminders from grant_control_answer order by outcome`.execute(portal.db);
    return rows.map(({ outcome, state, reminders }) => [outcome, state, reminders]);
  };

  test('a bad answer of the control is reported and writes nothing', async () => {
    const [list] = (await look()).lists;
    for (const [text, fault] of [
      ['Fødselsnummer;Svar\n10915596784;annet sted\n123;død\n', 'number'],
      [`Fødselsnummer;Svar\n${tenorNumber('1999-09-09')};død\n`, 'not-in-list'],
      ['a;b\n1;2\n', 'columns'],
      ['Fødselsnummer;Svar\n"10915596784;død\n', 'damaged'],
      ['PK\u0003\u0004\u0000\u0000', 'damaged'],
      ['\u0000\u0000', 'not-text'],
    ] as const) {
      const { isTaken, problems } = report(await bring(list!.id, text));
      assert.deepEqual([isTaken, problems[0]?.fault], [false, fault]);
    }
    const { choice } = report(await bring(list!.id, `Kari Lund;${numberOf.kari}\n`));
    assert.deepEqual(choice!.headings, [], 'a line of a person is no line of headings');
    assert.deepEqual(await answers(), []);
  });

  test('those who are elsewhere too are notified, reminded, and followed to the end of the year', async () => {
    const [list] = (await look()).lists;
    const text = `Fødselsnummer;Svar\n${numberOf.kari};annet sted\n${tenorNumber('1975-06-06')};ikke funnet\n`;
    now = new Date('2027-06-10T09:00:00Z');
    assert.deepEqual(report(await bring(list!.id, text)), { ...nothing, isTaken: true, lines: 2 });
    report(await bring(list!.id, text));
    assert.deepEqual(await answers(), [
      ['elsewhere', 'open', 0],
      ['not-found', 'open', 0],
    ]);
    const { control } = portal.services['grant-list'];
    const follow = async (at: string) => {
      now = new Date(at);
      return control.follow(portal.db, now);
    };
    // A child who is elsewhere too has no user of its own to notify.
    const lineId = randomUUID();
    const childId = randomUUID();
    await sql`insert into child (id, given_name, family_name, born_on, state, registered_on)
      values (${childId}, 'Storm', 'Lund', '2020-02-02', 'registered', '2020-06-01')`.execute(portal.db);
    await sql`insert into grant_list_line (id, list_id, kind, child_id, reason)
      values (${lineId}, ${list!.id}, 'child', ${childId}, 'elsewhere')`.execute(portal.db);
    const { rows: ofChild } = await sql<{ id: string }>`
      insert into grant_control_answer (id, control_id, line_id, person_id, outcome, state)
      select ${randomUUID()}, id, ${lineId}, null, 'elsewhere', 'open' from grant_control returning id`.execute(
      portal.db,
    );
    assert.equal(ofChild.length, 1);
    const childIs = async () => {
      const { rows: state } = await sql<{ state: string }>`
        select state from grant_control_answer where id = ${ofChild[0]!.id}`.execute(portal.db);
      return state[0]!.state;
    };
    assert.deepEqual(
      [
        await follow('2027-06-10T10:00:00Z'),
        await follow('2027-06-11T10:00:00Z'),
        await follow('2027-08-15T10:00:00Z'),
        await follow('2027-10-20T10:00:00Z'),
        await follow('2027-12-30T10:00:00Z'),
      ],
      [1, 0, 1, 1, 0],
    );
    const { rows } = await sql<{ kind: string }>`
      select kind from notice where person_id = ${kari.id} and kind = 'communities-choice'`.execute(
      portal.db,
    );
    assert.equal(rows.length, 3);
    await follow('2027-12-31T10:00:00Z');
    assert.equal(await childIs(), 'open');
    await follow('2028-01-01T10:00:00Z');
    assert.equal(await childIs(), 'closed');
    await sql`delete from grant_list_line where id = ${lineId}`.execute(portal.db);
    await sql`delete from child where id = ${childId}`.execute(portal.db);
    assert.deepEqual((await answers())[0], ['elsewhere', 'closed', 2]);
  });

  test('what the desk did about a case is recorded once', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from grant_control_answer where outcome = 'not-found'`.execute(portal.db);
    const settle = () =>
      portal.call('ingrid', 'POST /api/staff/grant-control-answers/:id/settlements', {
        params: { id: rows[0]!.id },
        body: { note: 'Ringte og fikk riktig nummer' },
      });
    assert.equal((await settle()).status, 200);
    assert.deepEqual(code(await settle()), [409, 'CHANGED_ELSEWHERE']);
  });

  test('every change since last year is explained, person by person', async () => {
    now = new Date('2028-01-05T09:00:00Z');
    await setNumber(portal, nils.id, tenorNumber('1966-06-06'));
    await sql`delete from membership where person_id = ${ola.id}`.execute(portal.db);
    const [list] = year(await freeze('2028')).lists;
    const answer = await portal.call('mona', 'GET /api/staff/grant-lists/:id/changes', {
      params: { id: list!.id },
    });
    const { lines } = answer.body as unknown as { lines: object[] };
    const said = lines.map((line) => {
      const { personId, direction, change } = line as Record<string, string>;
      return [personId, direction, change];
    });
    assert.deepEqual(
      said.sort(),
      [
        [kari.id, 'out', 'elsewhere'],
        [ola.id, 'out', 'left'],
        [nils.id, 'in', 'number-missing'],
      ].sort(),
    );
    assert.equal((await look('2028')).figures!.changes!.length, 3);
  });

  test('a number that two have counts once', async () => {
    const child = randomUUID();
    const { sealed, index } = portal.seal(child, tenorNumber('1966-06-06'));
    await sql`insert into child (id, given_name, family_name, born_on, state, fodselsnummer_sealed, fodselsnummer_index,
        registered_on) values (${child}, 'Ada', 'Berg', '2020-01-01', 'registered', ${sealed}, ${index}, '2026-01-01')`.execute(
      portal.db,
    );
    for (const { id } of [liv, nils])
      await sql`insert into child_guardian (child_id, person_id) values (${child}, ${id})`.execute(portal.db);
    const { figures } = year(await freeze('2028'));
    assert.deepEqual(
      figures!.reasons.filter(({ reason }) => reason === 'counted-already'),
      [{ reason: 'counted-already', count: 1 }],
    );
  });

  test('on the count day the calendar freezes the list, once', async () => {
    const { lists } = portal.services['grant-list'];
    assert.equal(await lists.freezeOnDay(portal.db, new Date('2028-12-31T22:30:00Z')), false);
    assert.equal(await lists.freezeOnDay(portal.db, new Date('2028-12-31T23:20:00Z')), true);
    assert.equal(await lists.freezeOnDay(portal.db, new Date('2028-12-31T23:25:00Z')), false);
    assert.equal((await look('2029')).lists[0]?.events[0]?.by, 'Kalenderen');
  });

  test('the lines go when the control can no longer ask', async () => {
    const { lists } = portal.services['grant-list'];
    assert.equal(await lists.forgetOld(portal.db, new Date('2032-12-31T12:00:00Z')), 0);
    // The delivered one, and two that were withdrawn.
    assert.equal(await lists.forgetOld(portal.db, new Date('2033-01-01T12:00:00Z')), 3);
    const { rows } = await sql`
      select from grant_list_line l join grant_list g on g.id = l.list_id where g.year = 2027`.execute(
      portal.db,
    );
    assert.equal(rows.length, 0);
  });

  test('of thousands, the list has exactly those that an independent count in SQL finds', async () => {
    now = new Date('2030-01-03T09:00:00Z');
    await sql`delete from membership`.execute(portal.db);
    await sql`delete from child`.execute(portal.db);
    await fillGrantRegister(portal, { year: 2030, members: 3000, children: 600, seed: 2030 });
    const id = await deliver('2030');
    const delivered = numbersIn(await file({ format: 'csv' }, id));
    const counted = await countedInSql(portal.db, 2030);
    assert.ok(counted.length > 1000, String(counted.length));
    assert.deepEqual(delivered, counted);
    const { rows } = await sql<{ reason: string | null; count: number }>`
      select reason, count(*)::int as count from grant_list_line where list_id = ${id} group by reason`.execute(
      portal.db,
    );
    assert.ok(rows.length >= 9, JSON.stringify(rows));
  });

  test('the board of the whole organisation sees how the list has changed, in figures; others do not', async () => {
    const { db } = portal;
    const term = { fromOn: '2030-01-01', untilOn: '2032-12-31' };
    for (const unitId of [units.national, units.oslo])
      await insertOffice(db, { personId: liv.id, unitId, ...term });
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${liv.id}, '699999', '2030-02-01')`.execute(db);
    // 31 leave; of the children that are gone some have turned 15, and some are younger.
    await sql`update membership set ended_on = '2030-06-01' where id in (
      select id from membership where ended_on is null and number < '700100' and number > '700000' order by id limit 31)`.execute(
      db,
    );
    for (const [from, until] of [
      ['2015-03-01', '2015-12-01'],
      ['2020-03-01', '2020-12-01'],
    ])
      await sql`delete from child where born_on between ${from} and ${until}`.execute(db);
    now = new Date('2031-01-05T09:00:00Z');
    const compare = async (who: DemoName, unitId: string) =>
      portal.call(who, 'GET /api/units/:id/grant-comparison', { params: { id: unitId } });
    const comparison = async (unitId: string) =>
      ((await compare('liv', unitId)).body as unknown as { comparison: GrantComparison | null }).comparison;
    assert.equal(await comparison(units.national), null, 'one year alone');
    const id = await deliver('2031');
    const shown = (await comparison(units.national))!;
    const { lists, figures } = await look('2031');
    assert.deepEqual([shown.year, shown.counted, shown.earlierYear], [2031, lists[0]!.counted, 2030]);
    const sum = (direction: string, ...changes: string[]) =>
      figures!
        .changes!.filter((one) => one.direction === direction && changes.includes(one.change))
        .reduce((total, { count }) => total + count, 0);
    const group = (name: string) => shown.rows!.find((row) => row.group === name)!;
    assert.equal(group('left').out, sum('out', 'left', 'gone'));
    assert.ok(sum('out', 'left') > 0);
    // Those born in 2016 and later have not turned 15.
    const [earlier] = (await look('2030')).lists;
    const now2031 = new Set(numbersIn(await file({ format: 'csv' }, id)));
    const gone = numbersIn(await file({ format: 'csv' }, earlier!.id)).filter((one) => !now2031.has(one));
    const young = gone.filter((digits) => digits.slice(4, 6) >= '16' && digits.slice(4, 6) < '40').length;
    assert.deepEqual(
      [group('child-ended').out, group('turned-15').out],
      [young, sum('out', 'age', 'child-ended') - young],
    );
    for (const row of shown.rows!)
      for (const count of [row.in, row.out]) assert.ok(count === null || count === 0 || count >= 5);
    assert.equal(await comparison(units.oslo), null, 'a chapter has none of its own');
    assert.deepEqual(code(await compare('liv', units.bergen)), [404, 'NOT_FOUND']);
    assert.deepEqual(code(await compare('kari', units.national)), [403, 'NO_OFFICE']);
    assert.doesNotMatch((await compare('liv', units.national)).text, /Prøve|\d{11}/);
  });

  test('other headings and words are chosen, and the next year’s answer is read by the same headings', async () => {
    const [[earlier], [newer]] = [(await look('2030')).lists, (await look('2031')).lists];
    const [first, second, third] = numbersIn(await file({ format: 'csv' }, earlier!.id));
    const text = `Lnr;Person-id;Funn\n1;${first};Savnes\n2;${second};OK\n3;${third};Savnes\n`;
    const before = await answers();
    assert.deepEqual(report(await bring(earlier!.id, text)), {
      ...nothing,
      lines: 3,
      problems: [{ line: 1, fault: 'columns' }],
      choice: { headings: ['Lnr', 'Person-id', 'Funn'], number: null, outcome: null, words: [] },
    });
    const columns = { number: 'Person-id', outcome: 'Funn' };
    const unknown = report(await bring(earlier!.id, text, columns));
    assert.deepEqual(
      unknown.problems.map(({ line }) => line),
      [2, 4],
    );
    assert.deepEqual(
      [unknown.choice!.number, unknown.choice!.outcome, unknown.choice!.words],
      ['Person-id', 'Funn', [{ word: 'Savnes', line: 2, count: 2 }]],
    );
    for (const words of ['Savnes=gone', 'Savnes', `${'x'.repeat(4000)}=dead`])
      assert.equal((await bring(earlier!.id, text, { ...columns, words })).status, 422, words.slice(0, 20));
    assert.deepEqual(await answers(), before, 'nothing is written until all of it is read');
    const taken = await bring(earlier!.id, text, { ...columns, words: 'Savnes=not-found' });
    assert.deepEqual(report(taken), { ...nothing, isTaken: true, lines: 3 });
    const { rows } = await sql<{ outcome: string; number: number }>`
      select a.outcome, count(*)::int as number from grant_control_answer a join grant_control c on c.id = a.control_id
      where c.list_id = ${earlier!.id} group by a.outcome`.execute(portal.db);
    assert.deepEqual(rows, [{ outcome: 'not-found', number: 2 }]);
    const [next, last] = numbersIn(await file({ format: 'csv' }, newer!.id));
    const read = await bring(newer!.id, `Funn;Svar;Person-id\nDød;kanskje;${next}\n`);
    assert.deepEqual(report(read), { ...nothing, isTaken: true, lines: 1 });

    // As a spreadsheet, with the number as a number.
    const sheet = async (outcome: string) =>
      writeXlsxFile([
        ['Funn', 'Person-id'],
        [outcome, Number(last)],
      ] as never).toBuffer();
    const unread = report(await bring(newer!.id, await sheet('Savnes')));
    assert.deepEqual([unread.isTaken, unread.choice!.words[0]!.word], [false, 'Savnes']);
    const workbook = await sheet('Utvandret');
    const { isTaken, problems } = report(await bring(newer!.id, workbook.subarray(0, workbook.length - 99)));
    assert.deepEqual([isTaken, problems], [false, [{ line: 1, fault: 'damaged' }]]);
    assert.deepEqual(report(await bring(newer!.id, workbook)), { ...nothing, isTaken: true, lines: 1 });
  });
});

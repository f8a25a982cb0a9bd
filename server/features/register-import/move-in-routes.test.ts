/** Moving in as administrators do it, over HTTP: in pieces, matched, checked, decided, applied and undone. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { MoveInBalance } from '#contract/move-in-balance-endpoints.ts';
import type { MoveInDetails, MoveInDuplicate, MoveInReportLine } from '#contract/move-in-endpoints.ts';
import { type MoveInKindId, moveInFileLimits } from '#contract/move-in-values.ts';
import { xlsxFile } from '#server/platform/xlsx/write-xlsx.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import type { Answer } from '../../../test/support/answer.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { until } from '../../../test/support/until.ts';

const number = '12829499914';

describe('moving in from the page', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const detailsOf = (answer: Answer) => {
    assert.ok(answer.status < 300, answer.text);
    assert.ok(!answer.text.includes(number), 'no answer holds a number');
    return answer.body as unknown as MoveInDetails;
  };
  const code = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
  const look = async (id: string) =>
    detailsOf(await portal.call('vigdis', 'GET /api/administration/move-ins/:id', { params: { id } }));
  const act = (id: string, what: string, body?: object, token?: string) =>
    portal.call('vigdis', `POST /api/administration/move-ins/:id/${what}` as never, {
      params: { id },
      ...(body && { body }),
      ...(token && { token }),
    });
  const put = (id: string, start: number, bytes: Uint8Array) =>
    portal.call('vigdis', 'PUT /api/administration/move-ins/:id/chunks/:start', {
      params: { id, start: String(start) },
      body: bytes,
    });
  const match = (id: string, columns: Record<string, string>) =>
    portal.call('vigdis', 'PUT /api/administration/move-ins/:id/columns', {
      params: { id },
      body: { columns },
    });
  const reach = async (id: string, state: string) => {
    await until(`the run is ${state}`, async () => (await look(id)).run.state === state);
    return look(id);
  };

  async function begin(kind: MoveInKindId, bytes: Uint8Array, source = 'Gamlesys', fileName = 'givere.csv') {
    const body = { kind, source, fileName, fileBytes: bytes.length };
    const { run } = detailsOf(await portal.call('vigdis', 'POST /api/administration/move-ins', { body }));
    return run.id;
  }
  /** Sends a file, and waits until its headings have been read. */
  async function send(kind: MoveInKindId, lines: string[], source?: string): Promise<string> {
    const bytes = new TextEncoder().encode(lines.join('\n'));
    const id = await begin(kind, bytes, source);
    for (let start = 0; start < bytes.length; start += moveInFileLimits.chunkBytes)
      assert.equal(
        (await put(id, start, bytes.subarray(start, start + moveInFileLimits.chunkBytes))).status,
        200,
      );
    assert.equal((await act(id, 'readings')).status, 200);
    return id;
  }
  const stage = async (id: string) => {
    detailsOf(await match(id, (await reach(id, 'matching')).columns));
    return reach(id, 'staged');
  };

  test('a file in pieces is matched, remembered, checked, applied and undone; nothing of it is readable meanwhile', async () => {
    const padding = 'x'.repeat(150_000);
    const lines = [
      'Ref;Fornavn;Etternavn;E-post;Fødselsnummer;Notat',
      `P1;Ada;Prøvesen;ada@flyttet.example;${number};${padding}`,
      ...Array.from({ length: 30 }, (_, at) => `Q${at};Bo;Prøve${'abcdefghij'[at % 10]};;;${padding}`),
      'Q 9;Bo;Prøve;;;',
    ];
    const id = await send('givers', lines);
    const { headings, columns } = await reach(id, 'matching');
    assert.equal(columns.externalId, undefined, 'the wrong column is not guessed');
    assert.equal(columns.givenName, 'Fornavn');
    assert.deepEqual(headings[4], { heading: 'Fødselsnummer', values: ['128294*****'] });
    const { rows: sealed } = await sql<{ n: number; pieces: number }>`
      select count(*)::int as pieces, (count(*) filter (where position('Fornavn'::bytea in content) > 0))::int as n
      from move_in_chunk where run_id = ${id}`.execute(portal.db);
    assert.deepEqual(sealed, [{ pieces: 2, n: 0 }]);

    assert.deepEqual(code(await match(id, columns)), [422, 'INVALID_INPUT']);
    detailsOf(await match(id, { ...columns, externalId: 'Ref', email: '' }));
    const staged = await reach(id, 'staged');
    assert.deepEqual(
      [staged.run.counts!.new, staged.run.counts!.refused, staged.run.counts!.taken],
      [31, 1, 0],
    );
    const report = await portal.call('vigdis', 'GET /api/administration/move-ins/:id/rows', {
      params: { id },
      query: { outcome: 'refused' },
    });
    assert.deepEqual((report.body as unknown as { rows: MoveInReportLine[] }).rows, [
      { line: 33, outcome: 'refused', externalId: null, problem: 'UNREADABLE', column: 'id', notes: [] },
    ]);
    const file = await portal.call('vigdis', 'GET /api/administration/move-ins/:id/report', {
      params: { id },
    });
    assert.equal(
      file.text,
      '\ufefflinje;nøkkel;utfall;merknad\r\n33;;avvist;Innholdet i kolonnen kan ikke leses (id)\r\n',
    );
    const nynorsk = await portal.call('vigdis', 'GET /api/administration/move-ins/:id/report', {
      params: { id },
      language: 'nn',
    });
    assert.match(nynorsk.text, /33;;avvist;Innhaldet i kolonnen kan ikkje lesast \(id\)/);

    const old = await portal.issuer.tokenFor({
      subject: demoAccounts.vigdis.id,
      name: 'Vigdis',
      emails: [demoAccounts.vigdis.email],
      authenticatedAt: Math.floor(Date.now() / 1000) - 600,
    });
    assert.deepEqual(code(await act(id, 'applications', undefined, old)), [403, 'SIGN_IN_AGAIN']);
    assert.equal(detailsOf(await act(id, 'applications')).rowsToDo, 31);
    const applied = await reach(id, 'applied');
    assert.equal(applied.run.counts!.taken, 31);
    assert.deepEqual(applied.headings[0]!.values, [], 'the examples are gone');
    assert.equal(applied.receivedBytes, 0, 'the file is gone');
    assert.deepEqual(
      applied.log.map(({ kind, by }) => [kind, by]),
      [
        ['applied', 'Vigdis Ness'],
        ['staged', 'Vigdis Ness'],
        ['matched', 'Vigdis Ness'],
        ['begun', 'Vigdis Ness'],
      ],
    );

    const again = await send('givers', lines.slice(0, 2));
    const remembered = (await reach(again, 'matching')).columns;
    assert.equal(remembered.externalId, 'Ref', 'it was not remembered');
    assert.equal(remembered.email, undefined, 'that it is not read was not remembered');
    assert.equal((await stage(again)).run.counts!.known, 1);
    assert.equal(detailsOf(await act(again, 'discards')).run.state, 'discarded');
    assert.equal((await act(again, 'applications')).status, 409);

    detailsOf(await act(id, 'undoings'));
    await reach(id, 'undone');
    const { rows } = await sql`select from person where family_name like 'Prøve%'`.execute(portal.db);
    assert.equal(rows.length, 0);
  });

  test('pieces come in their order and in full, and the same one twice is one', async () => {
    const bytes = new TextEncoder().encode('id;fornavn;etternavn\nA1;Ada;Prøvesen\n');
    const id = await begin('givers', bytes);
    assert.deepEqual(code(await act(id, 'readings')), [409, 'UPLOAD_OUT_OF_STEP']);
    assert.deepEqual(code(await put(id, 0, bytes.subarray(1))), [409, 'UPLOAD_OUT_OF_STEP']);
    assert.deepEqual(code(await put(id, moveInFileLimits.chunkBytes, bytes)), [409, 'UPLOAD_OUT_OF_STEP']);
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual((await put(id, 0, bytes)).body, { receivedBytes: bytes.length });
    assert.equal((await act(id, 'readings')).status, 200);
    await reach(id, 'matching');
    assert.deepEqual(code(await put(id, 0, bytes)), [409, 'CHANGED_ELSEWHERE']);
  });

  test('a file that cannot be read is refused with its reason', async () => {
    const id = await send('givers', ['id;navn\u0000;x']);
    assert.equal((await reach(id, 'refused')).run.fault, 'csv:not-text');
    detailsOf(await act(id, 'discards'));
    assert.equal(
      (await portal.call('vigdis', 'GET /api/administration/move-ins/:id', { params: { id } })).status,
      404,
    );
  });

  test('a spreadsheet is read as a CSV file is', async () => {
    const rows = [
      ['id', 'fornavn', 'etternavn'],
      ['S1', 'Siv', 'Arksen'],
    ];
    const bytes = new Uint8Array(xlsxFile([{ name: 'Givere', rows }]));
    const id = await begin('givers', bytes, 'Regneark', 'givere.xlsx');
    assert.equal((await put(id, 0, bytes)).status, 200);
    assert.equal((await act(id, 'readings')).status, 200);
    assert.deepEqual((await reach(id, 'matching')).headings, [
      { heading: 'id', values: ['S1'] },
      { heading: 'fornavn', values: ['Siv'] },
      { heading: 'etternavn', values: ['Arksen'] },
    ]);
    assert.equal((await stage(id)).run.counts!.new, 1);
    detailsOf(await act(id, 'discards'));
  });

  test('a mapping for a known system is ready', async () => {
    const id = await send('givers', ['Contact ID;First Name;Last Name;Email', '7;Ada;Prøvesen;'], 'CiviCRM');
    const { columns } = await reach(id, 'matching');
    assert.deepEqual(
      [columns.externalId, columns.givenName, columns.familyName, columns.email],
      ['Contact ID', 'First Name', 'Last Name', 'Email'],
    );
  });

  test('duplicates are decided one by one and the rest at once; each person who is shown is logged', async () => {
    const { rows: found } = await sql<{ email: string; name: string; born: string }>`
      select email, given_name || ';' || family_name as name, to_char(born_on, 'DD.MM.YYYY') as born
      from person where id = ${demoPersons.kari.id}`.execute(portal.db);
    const { email, name, born } = found[0]!;
    const id = await send(
      'givers',
      [
        'id;fornavn;etternavn;født;e-post',
        `D1;${name};${born};`,
        `D2;Kari;Annensen;;${email}`,
        `D3;Karl;Tredjesen;;${email}`,
      ],
      'Annet',
    );
    const { duplicates } = await stage(id);
    assert.deepEqual(duplicates, [
      { matchedBy: 'contact', open: 2, decided: 0 },
      { matchedBy: 'name', open: 1, decided: 0 },
    ]);
    assert.deepEqual(code(await act(id, 'applications')), [409, 'CHANGED_ELSEWHERE']);
    const list = async (all?: '1') =>
      (
        (
          await portal.call('vigdis', 'GET /api/administration/move-ins/:id/duplicates', {
            params: { id },
            ...(all && { query: { all } }),
          })
        ).body as unknown as { duplicates: MoveInDuplicate[] }
      ).duplicates;
    const shown = await list();
    assert.deepEqual(
      shown.map(({ line, inFile, here }) => [line, inFile.name, here.name]),
      [
        [2, name.replace(';', ' '), name.replace(';', ' ')],
        [3, 'Kari Annensen', name.replace(';', ' ')],
        [4, 'Karl Tredjesen', name.replace(';', ' ')],
      ],
    );
    const { rows: looks } = await sql`select from access_log where person_id = ${demoPersons.kari.id}
      and reason = 'list-move-in' and subject_id = ${id}`.execute(portal.db);
    assert.equal(looks.length, 1);

    detailsOf(await act(id, 'decisions', { line: 3, decision: 'other' }));
    assert.deepEqual(
      (await list()).map(({ line }) => line),
      [2, 4],
    );
    detailsOf(await act(id, 'decisions', { line: null, decision: 'leave-out' }));
    assert.deepEqual(
      (await list('1')).map(({ decision }) => decision),
      ['leave-out', 'other', 'leave-out'],
    );
    detailsOf(await act(id, 'applications'));
    assert.deepEqual((await reach(id, 'applied')).run.counts, {
      new: 0,
      known: 0,
      duplicate: 0,
      refused: 0,
      taken: 1,
      'left-out': 2,
    });
    await sql`update person set version = version + 1 where family_name = 'Annensen'`.execute(portal.db);
    detailsOf(await act(id, 'undoings'));
    const kept = await reach(id, 'applied');
    assert.equal(kept.run.fault, 'CHANGED');
    assert.deepEqual([kept.log[0]!.kind, kept.log[0]!.detail], ['not-undone', 'CHANGED']);
  });

  test('sums are balanced with the old system, signed by two, frozen, and no longer hold when a run is undone', async () => {
    const source = 'Balanse';
    const givers = [
      'id;fornavn;etternavn;født',
      'E1;Una;Vektsen;01.01.1980',
      'E2;Ulf;Vektsen;02.01.1980',
      'E3;Uno;Vektsen;',
    ];
    const first = await send('givers', givers, source);
    await stage(first);
    detailsOf(await act(first, 'applications'));
    await reach(first, 'applied');
    const id = await send(
      'gifts',
      ['id;giver;dato;beløp', 'B1;E1;15.03.2025;250', 'B2;E2;16.03.2025;100,50', 'B3;E3;16.04.2025;100'],
      source,
    );
    await stage(id);
    detailsOf(await act(id, 'applications'));
    await reach(id, 'applied');
    const balance = async (of = id) =>
      (await portal.call('vigdis', 'GET /api/administration/move-ins/:id/balance', { params: { id: of } }))
        .body as unknown as MoveInBalance;
    const bring = async (text: string, of = id) =>
      (
        await portal.call('vigdis', 'PUT /api/administration/move-ins/:id/their-sums', {
          params: { id: of },
          body: new TextEncoder().encode(text),
        })
      ).body;
    assert.deepEqual(
      (await balance(first)).lines.map(({ label, ours }) => [label, ours.rows]),
      [
        ['1980', 2],
        ['Uten fødselsdato', 1],
      ],
    );
    assert.deepEqual(await bring('2025-03;2;350,50\n2025-13;1;1'), {
      lines: 0,
      problems: [{ line: 2, fault: 'key' }],
    });
    assert.deepEqual(await bring('Måned;Antall;Sum\n03.2025;2;360,50\n2025-05;1;100'), {
      lines: 2,
      problems: [],
    });
    const { lines, digest, differences, ours, theirs } = await balance();
    assert.deepEqual(
      lines.map((line) => [line.label, line.ours.ore, line.theirs.ore, line.difference]),
      [
        ['2025-03', 35_050, 36_050, 'amount'],
        ['2025-04', 10_000, 0, 'missing-there'],
        ['2025-05', 0, 10_000, 'missing-here'],
      ],
    );
    assert.deepEqual(
      [ours, theirs],
      [
        { rows: 3, ore: 45_050 },
        { rows: 3, ore: 46_050 },
      ],
    );
    assert.equal(differences.length, 3);
    const sign = (who: 'vigdis' | 'ingrid', reasons: object[], over = digest) =>
      portal.call(who, 'POST /api/administration/move-ins/:id/balances', {
        params: { id },
        body: { digest: over, reasons },
      });
    const reasons = differences.map(({ difference }) => ({ difference, reason: 'Ført på feil måned før' }));
    assert.deepEqual(code(await sign('vigdis', reasons.slice(1))), [422, 'INVALID_INPUT']);
    assert.deepEqual(code(await sign('vigdis', reasons, 'f'.repeat(64))), [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await sign('vigdis', reasons)).status, 200);
    assert.deepEqual(code(await sign('vigdis', reasons)), [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await look(id)).run.isBalanced, false, 'one signature was enough');
    const { signed } = await balance();
    const also = (who: 'vigdis' | 'ingrid') =>
      portal.call(who, 'POST /api/administration/move-ins/:id/balance-signatures', {
        params: { id },
        body: { balanceId: signed!.id },
      });
    assert.deepEqual(code(await also('vigdis')), [409, 'SECOND_PERSON_NEEDED']);
    assert.equal((await also('ingrid')).status, 200);
    assert.equal((await look(id)).run.isBalanced, true);
    assert.equal((await look(first)).run.isBalanced, false, 'another kind is balanced by itself');
    assert.deepEqual(
      (await balance()).signed!.signatures.map(({ name }) => name),
      ['Vigdis Ness', 'Ingrid Sæther'],
    );
    assert.equal(
      (
        await portal.call('vigdis', 'PUT /api/administration/move-ins/:id/their-sums', {
          params: { id },
          body: new TextEncoder().encode('2025-03;2;1'),
        })
      ).status,
      409,
    );
    detailsOf(await act(id, 'undoings'));
    assert.equal((await reach(id, 'undone')).run.isBalanced, false);
  });

  test('the list of runs has them newest first, and the old systems', async () => {
    const { body } = await portal.call('vigdis', 'GET /api/administration/move-ins');
    const { runs, sources, nextBefore } = body as unknown as {
      runs: { source: string; state: string }[];
      sources: string[];
      nextBefore: string | null;
    };
    assert.deepEqual([runs[0]!.state, nextBefore], ['undone', null]);
    assert.ok(!runs.some(({ state }) => state === 'discarded'));
    assert.deepEqual(sources, ['Annet', 'Balanse', 'CiviCRM', 'Gamlesys', 'Regneark']);
  });
});

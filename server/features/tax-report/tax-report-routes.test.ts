import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import type { Answer } from '../../../test/support/answer.ts';
import { addMoney, insertGiftOf, setNumber, wishDeduction } from '../../../test/support/gift-years.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { forgetOldReports } from './tax-report-service.ts';

// Numbers of the synthetic series: month + 80.
const [numberOfKari, numberOfOla, otherNumber] = ['10915596784', '50846202355', '01815012348'];
const { kari, ola, per, liv, nils } = demoPersons;
const january = '2027-01-18T09:00:00Z';

describe('the gift report, from preview to correction', () => {
  let portal: TestPortal;
  let now = new Date(january);
  let giftOfKari: string;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    const { db } = portal;
    await sql`delete from gift_tax_wish`.execute(db);
    await sql`update gift_charge set person_id = null`.execute(db);
    await sql`update person set fodselsnummer_sealed = null, fodselsnummer_index = null`.execute(db);
    for (const { id } of [kari, ola, per, liv]) await wishDeduction(db, id, true, '2026-03-01T10:00:00Z');
    await setNumber(portal, kari.id, numberOfKari!);
    await setNumber(portal, ola.id, numberOfOla!);
    const give = (person: { id: string }, amountOre: number, paidAt: string, refunds?: never[]) =>
      insertGiftOf(db, { personId: person.id, amountOre, paidAt, ...(refunds && { refunds }) });
    // Rounded one by one these would be a krone more.
    giftOfKari = await give(kari, 60_050, '2026-02-03T10:00:00Z');
    await give(kari, 10_040, '2026-12-31T22:30:00Z');
    // In Norway this is the year after.
    await give(kari, 99_900, '2026-12-31T23:30:00Z');
    await give(ola, 50_000, '2026-05-05T10:00:00Z');
    await give(per, 80_000, '2026-05-05T10:00:00Z');
    await give(liv, 49_999, '2026-05-05T10:00:00Z');
    await give(nils, 90_000, '2026-05-05T10:00:00Z');
  });
  after(() => portal.close());

  const year = (answer: Answer) => {
    assert.ok(answer.status < 300, answer.text);
    assert.ok(![numberOfKari, numberOfOla, otherNumber].some((digits) => answer.text.includes(digits!)));
    return answer.body as unknown as TaxReportYear;
  };
  const code = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
  const look = async (who: DemoName = 'mona') =>
    year(await portal.call(who, 'GET /api/staff/tax-report', { query: { year: '2026' } }));
  const prepare = (who: DemoName = 'mona') =>
    portal.call(who, 'POST /api/staff/tax-reports', { body: { year: '2026' } });
  const act = (who: DemoName, act: string, id: string, body?: object, token?: string) =>
    portal.call(who, `POST /api/staff/tax-reports/:id/${act}` as never, {
      params: { id },
      ...(body && { body }),
      ...(token && { token }),
    });
  const newest = async () => (await look()).reports[0]!;
  const sign = async (who: DemoName) => {
    now = new Date(now.getTime() + 1000);
    const { id, factsDigest } = await newest();
    return act(who, 'signatures', id, { factsDigest });
  };
  const file = (who: DemoName, id: string, token?: string) =>
    portal.call(who, 'GET /api/staff/tax-reports/:id/file', { params: { id }, ...(token && { token }) });
  const oldToken = (who: DemoName) =>
    portal.issuer.tokenFor({
      subject: demoAccounts[who].id,
      name: demoAccounts[who].name,
      emails: [demoAccounts[who].email],
      authenticatedAt: Math.floor(now.getTime() / 1000) - 301,
    });

  test('only those of member service who have the right see it', async () => {
    const asked = () => portal.call('ingrid', 'GET /api/staff/tax-report');
    await sql`update staff_member set is_treasurer = false where person_id = ${demoPersons.ingrid.id}`.execute(
      portal.db,
    );
    assert.deepEqual(code(await asked()), [403, 'FORBIDDEN']);
    await sql`update staff_member set is_treasurer = true where person_id = ${demoPersons.ingrid.id}`.execute(
      portal.db,
    );
    assert.equal((await asked()).status, 200);
  });

  test('the preview says what is reported, and what is not and why', async () => {
    const { preview, hasEnded, deadlineOn, reports, year: shown } = await look();
    assert.deepEqual([shown, hasEnded, deadlineOn, reports.length], [2026, true, '2027-01-20', 0]);
    // 70 090 øre are 701 kroner; 50 000 are 500.
    assert.deepEqual([preview.count, preview.sumKroner, preview.changes], [2, 1201, null]);
    assert.deepEqual(preview.leftOut, [
      { reason: 'not-wished', count: 1, sumOre: 90_000 },
      { reason: 'below-minimum', count: 1, sumOre: 49_999 },
      { reason: 'no-number', count: 1, sumOre: 80_000 },
    ]);
  });

  test('a year that has not ended cannot be delivered', async () => {
    now = new Date('2026-12-31T22:00:00Z');
    assert.deepEqual(code(await prepare()), [409, 'TAX_REPORT_NOT_POSSIBLE']);
    now = new Date(january);
  });

  test('two different people with a recent sign-in sign what both have seen; then there is a file', async () => {
    const prepared = year(await prepare()).reports[0]!;
    assert.deepEqual(
      [prepared.state, prepared.count, prepared.sumKroner, prepared.hasFile],
      ['prepared', 2, 1201, false],
    );
    assert.equal(year(await prepare('ingrid')).reports.length, 1, 'preparing again changes nothing');
    const signature = { factsDigest: prepared.factsDigest };
    const old = await act('mona', 'signatures', prepared.id, signature, await oldToken('mona'));
    assert.deepEqual(code(old), [403, 'SIGN_IN_AGAIN']);
    const unseen = await act('mona', 'signatures', prepared.id, { factsDigest: '0'.repeat(64) });
    assert.deepEqual(code(unseen), [409, 'TAX_REPORT_OUTDATED']);
    assert.equal(year(await sign('mona')).reports[0]!.signatures, 1);
    assert.deepEqual(code(await sign('mona')), [409, 'SECOND_PERSON_NEEDED']);
    assert.deepEqual(code(await file('mona', prepared.id)), [404, 'NOT_FOUND']);
    assert.deepEqual(code(await act('mona', 'deliveries', prepared.id, { receipt: 'AR1' })), [
      409,
      'TAX_REPORT_NOT_POSSIBLE',
    ]);
    const signed = year(await sign('ingrid')).reports[0]!;
    assert.deepEqual([signed.state, signed.signatures, signed.hasFile], ['signed', 2, true]);
    assert.deepEqual(
      signed.events.map(({ kind, by }) => [kind, by]),
      [
        ['prepared', 'Mona Eide'],
        ['signed', 'Mona Eide'],
        ['signed', 'Ingrid Sæther'],
        ['made', 'Ingrid Sæther'],
      ],
    );
  });

  test('the file is kept sealed, is the one that was signed, and each time it is taken is logged', async () => {
    const { id, fileDigest } = await newest();
    assert.deepEqual(code(await file('mona', id, await oldToken('mona'))), [403, 'SIGN_IN_AGAIN']);
    const { text, bytes, status } = await file('mona', id);
    assert.equal(status, 200);
    assert.equal(createHash('sha256').update(bytes).digest('hex'), fileDigest);
    assert.match(text, /<foedselsnummer>10915596784<\/foedselsnummer><navn>Kari Lund<\/navn>/);
    assert.match(text, /<antallOppgaver>2<\/antallOppgaver><sumBeloep>1201<\/sumBeloep>/);
    assert.equal((await newest()).events.at(-1)!.kind, 'taken');
    const looks = await sql<{ name: string; fields: string[] }>`
      select given_name as name, fields from access_log l join person p on p.id = l.person_id
      where reason = 'tax-report' and subject_id = ${id} order by name`.execute(portal.db);
    assert.deepEqual(
      looks.rows.map(({ name }) => name),
      ['Kari', 'Ola'],
    );
    assert.deepEqual(looks.rows[0]!.fields, ['name', 'fodselsnummer', 'giving']);
    const stored = await sql<{ file: Buffer }>`select file_sealed as file from tax_report`.execute(portal.db);
    assert.ok(!stored.rows[0]!.file.includes('Lund') && !stored.rows[0]!.file.includes(numberOfKari!));
    assert.ok(!portal.lines.join().includes(numberOfKari!));
  });

  test('the delivery is recorded once, with the answer of the receiver and no number', async () => {
    const { id } = await newest();
    const withNumber = await act('mona', 'deliveries', id, { receipt: `AR ${numberOfKari}` });
    assert.equal(withNumber.status, 422);
    year(await act('mona', 'deliveries', id, { receipt: 'AR123' }));
    const { reports } = year(await act('ingrid', 'deliveries', id, { receipt: 'AR124' }));
    const delivered = reports[0]!.events.filter(({ kind }) => kind === 'delivered');
    assert.deepEqual([reports[0]!.state, delivered.map(({ note }) => note)], ['delivered', ['AR123']]);
    assert.deepEqual(code(await prepare()), [409, 'TAX_REPORT_NOT_POSSIBLE'], 'nothing has changed');
    assert.deepEqual(code(await act('mona', 'withdrawals', id)), [409, 'TAX_REPORT_NOT_POSSIBLE']);
  });

  test('a refund and a corrected number after the delivery make one that replaces all of it', async () => {
    const { db } = portal;
    await addMoney(db, giftOfKari, 'refunded', 10_000, '2027-02-01T10:00:00Z');
    await setNumber(portal, ola.id, otherNumber!);
    assert.deepEqual((await look()).preview.changes, {
      added: 0,
      removed: 0,
      amounts: 1,
      numbers: 1,
      names: 0,
    });
    year(await prepare());
    year(await sign('mona'));
    // Between the signatures something changes: what the first has signed cannot be signed any more.
    await setNumber(portal, per.id, '02815012349');
    assert.equal((await newest()).isOutdated, true);
    assert.deepEqual(code(await sign('ingrid')), [409, 'TAX_REPORT_OUTDATED']);
    const { reports } = year(await prepare('ingrid'));
    assert.deepEqual(
      reports.map(({ sequence, state, signatures }) => [sequence, state, signatures]),
      [
        [3, 'prepared', 0],
        [2, 'withdrawn', 1],
        [1, 'delivered', 2],
      ],
    );
    year(await sign('ingrid'));
    year(await sign('mona'));
    const { text } = await file('mona', (await newest()).id);
    assert.match(text, /<antallOppgaver>3<\/antallOppgaver><sumBeloep>1901<\/sumBeloep>/);
    assert.match(text, /01815012348/);
    assert.match(text, /Referanse>\d{9}-2026-3</);
    year(await act('mona', 'deliveries', (await newest()).id, { receipt: 'AR200' }));
  });

  test('who is gone from the register after a delivery stays reported in the next', async () => {
    await sql`update tax_report_line set person_id = null where person_id = ${kari.id}`.execute(portal.db);
    await sql`update gift_charge set person_id = null where person_id = ${kari.id}`.execute(portal.db);
    await setNumber(portal, kari.id, null);
    await wishDeduction(portal.db, per.id, false, '2027-03-01T10:00:00Z');
    const { preview } = await look();
    assert.deepEqual([preview.count, preview.keptCount, preview.changes?.removed], [2, 1, 1]);
    year(await prepare());
    year(await sign('ingrid'));
    year(await sign('mona'));
    const { text } = await file('mona', (await newest()).id);
    assert.match(text, /10915596784<\/foedselsnummer><navn>Kari Lund<\/navn><\/oppgaveeier><beloep>601</);
    assert.ok(!text.includes('02815012349'));
  });

  test('a refund to somebody who is gone is taken off; left with too little, they are reported no longer', async () => {
    const reported = async () => {
      year(await prepare());
      return (await look()).preview;
    };
    await addMoney(portal.db, giftOfKari, 'refunded', 5_000, '2027-03-02T10:00:00Z');
    assert.equal((await newest()).state, 'signed');
    year(await act('mona', 'withdrawals', (await newest()).id));
    const less = await reported();
    // 500 kroner of Ola, and 550 kroner and 90 øre of Kari.
    assert.deepEqual([less.keptCount, less.sumKroner, less.changes?.amounts], [1, 500 + 551, 1]);
    await addMoney(portal.db, giftOfKari, 'refunded', 10_000, '2027-03-03T10:00:00Z');
    const gone = await reported();
    assert.deepEqual([gone.keptCount, gone.count, gone.changes?.removed], [0, 1, 2]);
  });

  test('what never left is thrown away with its numbers', async () => {
    const { id } = await newest();
    assert.equal(year(await act('mona', 'withdrawals', id)).reports[0]!.state, 'withdrawn');
    const { rows } = await sql`select from tax_report_line where report_id = ${id}`.execute(portal.db);
    assert.equal(rows.length, 0);
    assert.deepEqual(code(await file('mona', id)), [404, 'NOT_FOUND']);
  });

  test('numbers go when they need not be kept; what was delivered stays said', async () => {
    assert.equal(await forgetOldReports(portal.db, new Date('2032-12-31T22:00:00Z')), 0);
    assert.ok((await forgetOldReports(portal.db, new Date('2032-12-31T23:30:00Z'))) > 0);
    assert.equal(await forgetOldReports(portal.db, new Date('2033-01-02T22:00:00Z')), 0);
    const { rows } = await sql`select from tax_report_line`.execute(portal.db);
    const shown = (await look()).reports.find(({ state }) => state === 'delivered')!;
    assert.deepEqual([rows.length, shown.hasFile, shown.count], [0, false, 3]);
  });
});

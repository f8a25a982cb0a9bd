/** The tax year as donors meet it: reminders and the statement by a clock that is moved, and the statement itself. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import { createAnnounce } from '#server/features/notices/notices-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { addMoney, insertGiftOf, setNumber, wishDeduction } from '../../../test/support/gift-years.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createYearNotices, type YearNotices } from './year-notice-service.ts';

const { kari, ola, per, liv, nils } = demoPersons;

describe('the giving year', () => {
  let portal: TestPortal;
  let notices: YearNotices;
  let giftOfKari: string;
  let now = new Date('2026-11-01T08:00:00Z');
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    const { db } = portal;
    const announce = createAnnounce({ jobs: { enqueue: async () => {} } });
    notices = createYearNotices({ announce, giving: organisation.giving });
    await sql`delete from gift_tax_wish`.execute(db);
    await sql`update gift_charge set person_id = null`.execute(db);
    await sql`update person set fodselsnummer_sealed = null, fodselsnummer_index = null`.execute(db);
    for (const { id } of [kari, ola, liv]) await wishDeduction(db, id, true, '2026-03-01T10:00:00Z');
    await wishDeduction(db, nils.id, true, '2026-11-08T10:00:00Z');
    await setNumber(portal, ola.id, '50846202355');
    const give = (person: { id: string }, amountOre: number) =>
      insertGiftOf(db, { personId: person.id, amountOre, paidAt: '2026-06-03T10:00:00Z' });
    giftOfKari = await give(kari, 60_050);
    await give(ola, 70_000);
    await give(per, 80_000);
    await give(liv, 10_000);
    await give(nils, 90_000);
  });
  after(() => portal.close());

  /** What has been told since the last time it was asked for, as `day kind name`. */
  const told = async () => {
    const { rows } = await sql<{ line: string }>`
      select to_char(n.created_at, 'YYYY-MM-DD ') || n.kind || ' ' || p.given_name as line
      from notice n join person p on p.id = n.person_id
      where n.kind in ('number-missing', 'statement-ready', 'statement-changed') order by 1`.execute(
      portal.db,
    );
    await sql`delete from notice where kind in ('number-missing', 'statement-ready', 'statement-changed')`.execute(
      portal.db,
    );
    return rows.map(({ line }) => line);
  };
  /** Each morning to and with a day, twice: as after a restart. */
  async function liveUntil(day: string): Promise<void> {
    while (now.toISOString().slice(0, 10) < day) {
      now = new Date(now.getTime() + 86_400_000);
      for (let run = 0; run < 2; run += 1) {
        await notices.remindOfNumbers(portal.db, now);
        await notices.tellOfStatements(portal.db, now);
      }
    }
  }
  const statement = (who: DemoName, year = '2026') =>
    portal.call(who, 'GET /api/giving/statements/:year', { params: { year } });

  test('reminders go to those who wish it and lack a number: once in November, December and January', async () => {
    await liveUntil('2026-11-30');
    // Nils said so two days before the first, and was asked for the number then.
    assert.deepEqual(await told(), [
      '2026-11-10 number-missing Kari',
      '2026-11-10 number-missing Liv',
      '2026-11-16 number-missing Nils',
    ]);
    await setNumber(portal, nils.id, '01815012348');
    await liveUntil('2027-01-03');
    assert.deepEqual(await told(), ['2026-12-08 number-missing Kari', '2026-12-08 number-missing Liv']);
    // Liv has given less than the minimum, and the year is over: the number would change nothing.
    await liveUntil('2027-01-20');
    assert.deepEqual(await told(), ['2027-01-04 number-missing Kari']);
  });

  test('there is no statement before its day', async () => {
    now = new Date('2027-01-20T08:00:00Z');
    assert.equal((await statement('kari')).status, 404);
    const list = await portal.call('kari', 'GET /api/giving/statements');
    assert.deepEqual(list.body, {
      years: [{ year: 2026, givenOre: 60_050, readyOn: '2027-01-22', isReady: false }],
    });
  });

  test('on its day everybody who gave is notified, once', async () => {
    await liveUntil('2027-04-15');
    const lines = await told();
    assert.deepEqual(
      lines,
      ['Kari', 'Liv', 'Nils', 'Ola', 'Per'].map((name) => `2027-01-22 statement-ready ${name}`),
    );
  });

  test('two servers at the same moment tell once', async () => {
    await sql`delete from giving_year_notice where kind = 'statement'`.execute(portal.db);
    now = new Date('2027-01-23T08:00:00Z');
    await Promise.all([1, 2, 3].map(() => notices.tellOfStatements(portal.db, now)));
    assert.equal((await told()).length, 5);
  });

  test('the statement says what was given, and why it is not reported', async () => {
    const { body, status } = await statement('kari');
    const shown = body as unknown as YearStatement;
    assert.deepEqual([status, shown.donorName, shown.givenOre], [200, 'Kari Lund', 60_050]);
    assert.deepEqual([shown.report.outcome, shown.report.amountKroner], ['number-missing', 0]);
    assert.equal(((await statement('per')).body as unknown as YearStatement).report.outcome, 'not-wanted');
    assert.equal(((await statement('liv')).body as unknown as YearStatement).report.outcome, 'below-minimum');
    assert.equal((await statement('jon')).status, 404);
    assert.equal((await statement('kari', '2024')).status, 404);
  });

  test('after the delivery it says what was reported; a correction is told and shown', async () => {
    const reports = portal.services['tax-report'];
    await setNumber(portal, kari.id, '10915596784');
    const actor = (name: 'mona' | 'ingrid') =>
      ({
        personId: demoPersons[name].id,
        name,
        signIn: { authenticatedAt: now.getTime() / 1000 },
      }) as never;
    const deliver = async (receipt: string) => {
      now = new Date(now.getTime() + 60_000);
      const act = (name: 'mona' | 'ingrid') => ({ actor: actor(name), now });
      const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction<T>(portal.db, work);
      const prepared = await run((tx) => reports.prepare(tx, act('mona'), 2026));
      const { id, factsDigest } = prepared.reports[0]!;
      await run((tx) => reports.sign(tx, act('mona'), id, factsDigest));
      await run((tx) => reports.sign(tx, act('ingrid'), id, factsDigest));
      await run((tx) => reports.deliver(tx, act('mona'), id, receipt));
    };
    await deliver('AR1');
    assert.deepEqual(await told(), [], 'the first delivery corrects nothing');
    const first = ((await statement('kari')).body as unknown as YearStatement).report;
    assert.deepEqual([first.outcome, first.amountKroner, first.deliveredOn], ['reported', 601, '2027-01-23']);
    assert.equal(first.maskedFodselsnummer?.slice(-5), '•••••');

    await addMoney(portal.db, giftOfKari, 'refunded', 5_000, '2027-02-01T10:00:00Z');
    const waiting = ((await statement('kari')).body as unknown as YearStatement).report;
    assert.deepEqual([waiting.amountKroner, waiting.nextKroner], [601, 551]);
    await deliver('AR2');
    assert.deepEqual(await told(), ['2027-01-23 statement-changed Kari']);
    const corrected = ((await statement('kari')).body as unknown as YearStatement).report;
    assert.deepEqual(
      [corrected.amountKroner, corrected.nextKroner, corrected.isCorrected],
      [551, null, true],
    );
  });

  test('the statement is a document too, the same each time, without the number', async () => {
    const fetched = () =>
      portal.call('kari', 'GET /api/giving/statements/:year/document', { params: { year: '2026' } });
    const [one, other] = [await fetched(), await fetched()];
    assert.equal(one.status, 200);
    assert.ok(one.bytes.equals(other.bytes));
    const { text } = await extractText(new Uint8Array(one.bytes), { mergePages: true });
    for (const words of ['Årsoppgave for gaver i 2026', 'Kari Lund', '551', 'Beløpet er rettet'])
      assert.ok(text.includes(words), words);
    assert.ok(!text.includes('10915596784') && !one.bytes.includes('10915596784'));
    assert.match(one.bytes.toString('latin1'), /\/MarkInfo|\/StructTreeRoot/);
  });
});

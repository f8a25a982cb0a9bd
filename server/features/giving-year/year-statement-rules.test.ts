import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { taxYear } from '../giving/agreements/giving-year-rules.ts';
import {
  numberReminderOn,
  reportedInStatement,
  statementNoticeOn,
  statementReadyOn,
  type TaxCalendar,
} from './year-statement-rules.ts';

const calendar: TaxCalendar = {
  numberDeadline: '01-15',
  numberReminders: { november: '11-10', december: '12-08', january: '01-04' },
  statementOn: '01-22',
};

describe('the limits of each year, as the profile has them', () => {
  const { years, valuePercent } = organisation.giving.tax;

  /**
   * Printed: four sums with deduction and worth in the tests of stiftelsen-effekt/effekt-backend
   * (`taxdeduction.spec.ts`). None of the others here is.
   */
  test('the printed vectors come out', () => {
    for (const [year, kroner, deducted, worth] of [
      [2019, 1_000, 1_000, 220],
      [2020, 500, 500, 110],
      [2021, 78_250, 50_000, 11_000],
      [2022, 79_000, 25_000, 5_500],
    ] as const) {
      const limits = years.find((one) => one.year === year)!;
      const facts = { limits, valuePercent, wantsDeduction: true, hasNumber: true };
      const { valueOre, aboveCeilingOre, reportedOre } = taxYear(kroner * 100, facts);
      assert.deepEqual([kroner * 100 - aboveCeilingOre, valueOre], [deducted * 100, worth * 100], `${year}`);
      // The whole of it is reported: the ceiling is the tax office's business.
      assert.equal(reportedOre, kroner * 100);
    }
  });

  /** Constructed. */
  test('each year stands once, in order, with a source; a ceiling is never below the minimum', () => {
    assert.deepEqual(
      years.map(({ year }) => year),
      years.map((_, place) => years[0]!.year + place),
    );
    for (const { minimumOre, ceilingOre, source } of years) {
      assert.ok(source.length > 10);
      assert.ok(ceilingOre === null || ceilingOre > minimumOre);
    }
  });
});

/** All constructed. */
describe('when donors are notified', () => {
  test('of a missing number: in November, December and early January, made up for until the next', () => {
    const on = (today: string) => numberReminderOn(today, calendar);
    assert.equal(on('2026-11-09'), null);
    for (const today of ['2026-11-10', '2026-12-07'])
      assert.deepEqual(on(today), { year: 2026, kind: 'number-november' });
    for (const today of ['2026-12-08', '2026-12-31'])
      assert.deepEqual(on(today), { year: 2026, kind: 'number-december' });
    assert.equal(on('2027-01-03'), null);
    for (const today of ['2027-01-04', '2027-01-15'])
      assert.deepEqual(on(today), { year: 2026, kind: 'number-january' });
    assert.equal(on('2027-01-16'), null);
  });

  test('of the statement: in January, and no longer than to the end of March', () => {
    const on = (today: string) => statementNoticeOn(today, calendar);
    assert.deepEqual(['2027-01-21', '2027-01-22', '2027-03-31', '2027-04-01'].map(on), [
      null,
      2026,
      2026,
      null,
    ]);
    assert.equal(statementReadyOn(2026, calendar), '2027-01-22');
  });
});

/** All constructed. */
describe('what the statement says of the report', () => {
  const reckoned = { outcome: 'will-be-reported' as const, nowKroner: 601 };
  const nothing = { outcome: 'not-wanted' as const, nowKroner: 0 };

  test('before there is a delivery: what will be, or why not', () => {
    assert.deepEqual(reportedInStatement(reckoned, undefined), {
      outcome: 'will-be-reported',
      amountKroner: 0,
      nextKroner: null,
    });
    assert.equal(reportedInStatement(nothing, undefined).outcome, 'not-wanted');
  });

  test('afterwards: what was delivered, and what the next delivery will say', () => {
    const of = (now: typeof reckoned | typeof nothing, amountKroner: number | null) =>
      Object.values(reportedInStatement(now, { amountKroner }));
    assert.deepEqual(of(reckoned, 601), ['reported', 601, null]);
    assert.deepEqual(of(reckoned, 701), ['reported', 701, 601]);
    assert.deepEqual(of(nothing, 601), ['reported', 601, 0]);
    assert.deepEqual(of(reckoned, null), ['next-delivery', 0, 601]);
    assert.deepEqual(of(nothing, null), ['not-wanted', 0, null]);
  });
});

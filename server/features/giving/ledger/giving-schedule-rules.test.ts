import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { frequencies } from '#contract/giving-values.ts';
import { addDays, daysBetween, isBankDay } from '#contract/values/bank-days.ts';
import {
  addMonths,
  chargesToMake,
  dayOfPeriod,
  dueDayOf,
  earliestDueOn,
  lastDueToMake,
  plannedCharges,
  resumeDay,
  type ScheduleTerms,
  upcomingCharges,
} from './giving-schedule-rules.ts';

const lead = { sendDaysAhead: 4, minimumDaysAhead: 2 };
const monthly: ScheduleTerms = {
  amountOre: 25_000,
  frequency: 'monthly',
  day: 20,
  firstOn: '2026-11-23',
  cadenceAfter: null,
  pausedOn: null,
  resumesOn: null,
};
const due = (terms: ScheduleTerms, lastPeriod: string | null, today: string, count = 3) =>
  plannedCharges(terms, lastPeriod, today, lead, count).map(({ dueOn }) => dueOn);

describe('when an agreement is drawn', () => {
  it('on its day each month, on a bank day', () => {
    // 20 December 2026 and 20 February 2027 are weekend days.
    assert.deepEqual(due(monthly, null, '2026-11-21'), ['2026-12-21', '2027-01-20', '2027-02-22']);
    const [first, second] = plannedCharges(monthly, null, '2026-11-21', lead, 2);
    assert.deepEqual([first!.movedFromOn, second!.movedFromOn], ['2026-12-20', null]);
  });

  it('on the last day of short months, and never in another month than its own', () => {
    const last = { ...monthly, day: 31 };
    assert.equal(dayOfPeriod('2028-02', 31), '2028-02-29');
    assert.deepEqual(due(last, null, '2026-11-21', 7), [
      ...['2026-11-30', '2026-12-31', '2027-01-29', '2027-02-26', '2027-03-31', '2027-04-30', '2027-05-31'],
    ]);
    // 31 December is a Saturday in 2022 and a Sunday in 2023: the gift still counts in its year.
    assert.deepEqual([dueDayOf('2022-12', 31), dueDayOf('2023-12', 31)], ['2022-12-30', '2023-12-29']);
  });

  it('each quarter and each year after the last time', () => {
    const quarterly = { ...monthly, frequency: 'quarterly' as const };
    assert.deepEqual(due(quarterly, '2026-11', '2026-12-01', 2), ['2027-02-22', '2027-05-20']);
    const yearly = { ...monthly, frequency: 'yearly' as const };
    assert.deepEqual(due(yearly, '2026-11', '2026-12-01', 2), ['2027-11-22', '2028-11-20']);
  });

  it('a new frequency begins with the next month that has no charge', () => {
    const changed: ScheduleTerms = { ...monthly, frequency: 'yearly', cadenceAfter: '2026-11' };
    assert.deepEqual(due(changed, '2026-11', '2026-12-01', 2), ['2026-12-21', '2027-12-20']);
    assert.deepEqual(due(changed, '2026-12', '2027-01-10', 1), ['2027-12-20']);
  });

  it('not in a pause; a yearly gift comes in the first month after it', () => {
    const paused = { ...monthly, pausedOn: '2026-12-01', resumesOn: '2027-03-01' };
    assert.deepEqual(due(paused, '2026-11', '2026-12-01', 2), ['2027-03-22', '2027-04-20']);
    assert.deepEqual(due({ ...paused, frequency: 'yearly' }, '2025-12', '2026-12-01', 2), [
      '2027-03-22',
      '2028-03-20',
    ]);
  });

  it('after an outage late, but not too near and not too late', () => {
    assert.deepEqual(due(monthly, '2026-11', '2026-12-22', 2), ['2026-12-28', '2027-01-20']);
    assert.deepEqual(due(monthly, '2026-11', '2027-01-09', 1), ['2027-01-20']);
    const [late] = chargesToMake({ ...monthly, firstOn: '2026-01-01' }, '2026-09', '2026-10-26', lead);
    assert.deepEqual([late!.period, late!.dueOn], ['2026-10', '2026-10-28']);
  });

  it('a pause ends on the same day of a later month, or its last one', () => {
    assert.equal(resumeDay('2026-08-31', 6), '2027-02-28');
    assert.equal(resumeDay('2026-11-21', 1), '2026-12-21');
  });

  it('a change is in time until the day before a charge is sent, a stop until the day before it is due', () => {
    const [next] = upcomingCharges(monthly, { open: [], lastPeriod: '2026-11' }, '2026-12-16', lead);
    assert.deepEqual(next, {
      period: '2026-12',
      dueOn: '2026-12-21',
      movedFromOn: '2026-12-20',
      amountOre: 25_000,
      giftId: null,
      isSent: false,
      changeableUntilOn: '2026-12-16',
      stoppableUntilOn: '2026-12-20',
    });
    const [sendsToday] = upcomingCharges(monthly, { open: [], lastPeriod: '2026-11' }, '2026-12-17', lead);
    assert.equal(sendsToday!.changeableUntilOn, null);
  });

  it('what is made already is shown first, with the day that it was moved from', () => {
    const open = [
      { giftId: 'gift', period: '2027-01', dueOn: '2027-01-20', amountOre: 25_000 },
      { period: '2026-12', dueOn: '2026-12-21', amountOre: 20_000 },
    ];
    const shown = upcomingCharges(monthly, { open, lastPeriod: '2027-01' }, '2026-12-18', lead);
    assert.deepEqual(shown.slice(0, 2), [
      {
        period: '2026-12',
        giftId: null,
        dueOn: '2026-12-21',
        amountOre: 20_000,
        movedFromOn: '2026-12-20',
        isSent: true,
        changeableUntilOn: null,
        stoppableUntilOn: '2026-12-20',
      },
      {
        period: '2027-01',
        giftId: 'gift',
        dueOn: '2027-01-20',
        amountOre: 25_000,
        movedFromOn: null,
        isSent: true,
        changeableUntilOn: null,
        stoppableUntilOn: '2027-01-19',
      },
    ]);
    assert.deepEqual([shown[2]?.period, shown[2]?.isSent], ['2027-02', false]);
    // Late after an outage: that day has nothing to do with bank days.
    const late = [{ period: '2026-12', dueOn: '2026-12-28', amountOre: 25_000 }];
    const [first] = upcomingCharges(monthly, { open: late, lastPeriod: '2026-12' }, '2026-12-23', lead);
    assert.equal(first?.movedFromOn, null);
  });

  it('charges are made for the due days whose day of sending has come', () => {
    assert.equal(lastDueToMake('2026-12-17', lead), '2026-12-21');
  });

  const anyTerms = fc.record({
    amountOre: fc.constant(10_000),
    frequency: fc.constantFrom(...frequencies),
    day: fc.integer({ min: 1, max: 31 }),
    firstOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
    cadenceAfter: fc.constant(null),
    pause: fc.option(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 6 }))),
  });
  const termsOf = ({ pause, ...terms }: typeof anyTerms extends fc.Arbitrary<infer T> ? T : never) => {
    const pausedOn = pause && addDays('2026-01-01', pause[0]);
    return { ...terms, pausedOn, resumesOn: pausedOn && resumeDay(pausedOn, pause[1]) } as ScheduleTerms;
  };

  it('property: what is shown is what is made, whenever and however often the scheduler runs', () => {
    const runs = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 150, maxLength: 300 });
    fc.assert(
      fc.property(anyTerms, runs, (given, gaps) => {
        const terms = termsOf(given);
        let today = addDays(terms.firstOn, -lead.minimumDaysAhead);
        const shown = plannedCharges(terms, null, today, lead, 3);
        const made: typeof shown = [];
        for (const gap of [0, ...gaps]) {
          today = addDays(today, gap);
          const lastPeriod = made.at(-1)?.period ?? null;
          // A second run on the same day finds nothing more to do.
          for (const charge of chargesToMake(terms, lastPeriod, today, lead)) {
            if (made.some(({ period }) => period === charge.period)) assert.fail(`twice: ${charge.period}`);
            assert.ok(daysBetween(today, charge.dueOn) >= lead.minimumDaysAhead, `${today} ${charge.dueOn}`);
            assert.ok(isBankDay(charge.dueOn));
            made.push(charge);
          }
        }
        const reached = shown.filter(({ sendOn }) => sendOn <= addDays(today, -4));
        assert.deepEqual(
          made.slice(0, reached.length).map(({ period, dueOn }) => [period, dueOn]),
          reached.map(({ period, dueOn }) => [period, dueOn]),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('property: no month is left out and none comes twice, without a pause', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 3000 }), (day, offset) => {
        const today = addDays('2024-01-01', offset);
        const terms = { ...monthly, day, firstOn: earliestDueOn(today, lead) };
        const periods = plannedCharges(terms, null, today, lead, 24).map(({ period }) => period);
        periods.forEach((period, place) => {
          assert.equal(period, addMonths(periods[0]!, place));
        });
      }),
    );
  });
});

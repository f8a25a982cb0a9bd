import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ageOn, isPlainDate, readTypedDate, TypedDate, turnsOn } from './birth-date.ts';
import { shortDay } from './short-day.ts';

test('a day is read as people type it, with the year in full', () => {
  for (const typed of [
    ...[
      '05.06.2001',
      '5.6.2001',
      '05062001',
      '5/6-2001',
      '5-6-2001',
      '5 6 2001',
      '05 . 06 . 2001',
      '5,6,2001',
    ],
    ...['2001-06-05', '5. juni 2001', '5 juni 2001', '5.juni2001', '5. JUN. 2001', ' 05.06.2001. '],
  ]) {
    assert.equal(readTypedDate(typed), '2001-06-05', typed);
  }
  assert.equal(readTypedDate('29.02.2000'), '2000-02-29');
});

test('what may be two days, or is none, is not read', () => {
  for (const typed of [
    ...['', '010226', '1.2.26', '01.02', '2001', '31.04.2001', '29.02.2001', '29.02.1900', '00.01.2001'],
    ...['1.13.2001', '32.1.2001', '1.1.20011', 'i går', '5. junii 2001', '5. x 2001'],
  ]) {
    assert.equal(readTypedDate(typed), null, typed);
    assert.equal(TypedDate.safeParse(typed).success, false, typed);
  }
  assert.equal(TypedDate.parse('5.6.2001'), '2001-06-05');
});

test('an age is reached on the day, not before', () => {
  assert.equal(turnsOn('2011-11-21', 15), '2026-11-21');
  assert.equal(ageOn('2011-11-21', '2026-11-20'), 14);
  assert.equal(ageOn('2011-11-21', '2026-11-21'), 15);
  assert.equal(ageOn('2026-11-22', '2026-11-21'), -1);
});

test('somebody born on 29 February turns on 1 March in years without that day', () => {
  assert.equal(turnsOn('2012-02-29', 15), '2027-03-01');
  assert.equal(turnsOn('2012-02-29', 16), '2028-02-29');
  assert.equal(turnsOn('2012-02-29', 18), '2030-03-01');
  assert.equal(ageOn('2012-02-29', '2027-02-28'), 14);
  assert.equal(ageOn('2012-02-29', '2027-03-01'), 15);
  assert.equal(ageOn('2012-02-29', '2028-02-28'), 15);
  assert.equal(ageOn('2012-02-29', '2028-02-29'), 16);
  // 2100 is no leap year.
  assert.equal(turnsOn('2072-02-29', 28), '2100-03-01');
});

const days = fc
  .date({ min: new Date('1854-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every day comes back as it was typed, and everybody is one year older each year', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 110 }), (day, years) => {
      assert.equal(readTypedDate(shortDay(day)), day);
      const turned = turnsOn(day, years);
      assert.ok(isPlainDate(turned));
      assert.equal(ageOn(day, turned), years);
      const before = new Date(Date.parse(turned) - 86_400_000).toISOString().slice(0, 10);
      assert.equal(ageOn(day, before), years - 1);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readTypedDate(text);
      assert.ok(read === null || isPlainDate(read));
    }),
  );
});

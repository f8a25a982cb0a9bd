import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirstJoiningDetails, NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { fieldCodesOf } from '#web/forms/field-codes.ts';
import { askedFields, birthDaysOf, fieldsOf, readableNumber } from './joining-detail-rules.ts';
import { joiningParts } from './joining-parts.ts';

const today = '2026-11-28';

test('every detail is asked for in one part', () => {
  const asked = joiningParts.flatMap((part) => fieldsOf[part]);
  assert.deepEqual(asked.toSorted(), Object.keys(NewJoiningDetails.shape).toSorted());
});

test('the day of birth is read from a whole number with right check digits', () => {
  assert.deepEqual(birthDaysOf('058403 99895', today), ['2003-04-05']);
  for (const typed of ['', '058403', '05840399896']) assert.deepEqual(birthDaysOf(typed, today), []);
});

test('the day of birth is asked for where no number says it', () => {
  const asks = (fodselsnummer: string, isFodselsnummerLater: boolean, hasFodselsnummer = false) =>
    askedFields('hvem', { fodselsnummer, isFodselsnummerLater }, { hasFodselsnummer, today }).includes(
      'bornOn',
    );
  assert.equal(asks('', false), false);
  assert.equal(asks('05840399895', false), false);
  assert.equal(asks('', true), true);
  assert.equal(asks('', false, true), true);
  assert.equal(asks('05840399895', false, true), false);
});

test('digits that are no number are said at their field', () => {
  const code = (fodselsnummer: string) =>
    fieldCodesOf(FirstJoiningDetails.check(readableNumber(today)), { fodselsnummer }).fodselsnummer;
  assert.equal(code('05840399896'), 'INVALID');
  assert.equal(code('05840399895'), undefined);
});

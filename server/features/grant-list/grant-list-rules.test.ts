import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grantFileWords as words } from '#server/letters/grant-file-words.ts';
import { readControl } from './grant-control-rules.ts';
import {
  factsText,
  type GrantCandidate,
  lastForgottenYear,
  rateOf,
  whyNotInList,
} from './grant-list-rules.ts';

const rules = { countsChildren: true, acceptsDNumbers: false, needsBothGuardians: true };
const member: GrantCandidate = {
  kind: 'member',
  bornOn: '1980-05-05',
  diedOn: null,
  number: 'valid',
  country: 'NO',
  isElsewhere: false,
  isRestricted: false,
  isSole: true,
  hasBoth: true,
};
const why = (change: Partial<GrantCandidate>, other: Partial<typeof rules> = {}) =>
  whyNotInList({ ...member, ...change }, { ...rules, ...other }, '2027-01-01');

describe('who counts on the count day', () => {
  test('a member counts, and one without an address or a birth date too', () => {
    assert.equal(why({}), null);
    assert.equal(why({ country: null, bornOn: null }), null);
  });

  test('the age is that of the day: 15 on it is a member, and no child any more', () => {
    assert.equal(why({ bornOn: '2012-01-01' }), null);
    assert.equal(why({ bornOn: '2012-01-02' }), 'age');
    assert.equal(why({ kind: 'child', bornOn: '2012-01-02' }), null);
    assert.equal(why({ kind: 'child', bornOn: '2012-01-01' }), 'age');
    assert.equal(why({ kind: 'former-child', bornOn: null }), null);
  });

  test('one who died on the day or before it does not count; one who died after it does', () => {
    assert.equal(why({ diedOn: '2027-01-01' }), 'died');
    assert.equal(why({ diedOn: '2027-01-02' }), null);
  });

  test('each reason by itself, and the first of several', () => {
    assert.equal(why({ number: 'missing', country: 'SE' }), 'number-missing');
    assert.equal(why({ number: 'unconfirmed' }), 'number-unconfirmed');
    assert.equal(why({ number: 'invalid' }), 'number-invalid');
    assert.equal(why({ number: 'd-number' }), 'd-number');
    assert.equal(why({ country: 'SE', isElsewhere: true }), 'abroad');
    assert.equal(why({ isElsewhere: true }), 'elsewhere');
    assert.equal(why({ isRestricted: true }), 'restricted');
  });

  test('a child needs two who have said yes, or one alone', () => {
    const child = { kind: 'child', bornOn: '2020-01-01', isSole: false, hasBoth: false } as const;
    assert.equal(why(child), 'second-guardian');
    assert.equal(why({ ...child, hasBoth: true }), null);
    assert.equal(why({ ...child, isSole: true }), null);
  });

  test('what the profile says decides', () => {
    const child = { kind: 'child', bornOn: '2020-01-01', isSole: false, hasBoth: false } as const;
    assert.equal(why(child, { needsBothGuardians: false }), null);
    assert.equal(why(child, { countsChildren: false }), 'children-not-counted');
    assert.equal(why({ number: 'd-number' }, { acceptsDNumbers: true }), null);
  });
});

test('what is signed is the same in any order, and another for another number, place or year', () => {
  const [one, other] = [
    { index: 'aa', municipality: '0301' },
    { index: 'bb', municipality: null },
  ];
  assert.equal(factsText(2027, [one!, other!]), factsText(2027, [other!, one!]));
  assert.notEqual(factsText(2027, [one!]), factsText(2026, [one!]));
  assert.notEqual(factsText(2027, [one!]), factsText(2027, [{ ...one!, municipality: null }]));
});

test('the amount is the newest that is known, and of no later year', () => {
  const rates = [2021, 2023, 2022].map((year) => ({ year, amountOre: year, source: '' }));
  assert.equal(rateOf(rates, 2027)?.year, 2023);
  assert.equal(rateOf(rates, 2022)?.year, 2022);
  assert.equal(rateOf(rates, 2020), null);
});

test('lines are kept for the years in which the control can ask', () => {
  assert.equal(lastForgottenYear('2032-12-31', { keptYears: 5 }), 2026);
  assert.equal(lastForgottenYear('2033-01-01', { keptYears: 5 }), 2027);
});

describe('the answer of the control', () => {
  const rows = (...lines: string[]) => lines.map((text, at) => ({ line: at + 1, cells: text.split(';') }));

  test('the columns are found by their headings, in any order and with others between them', () => {
    const { lines, problems } = readControl(rows('Svar;Navn;FØDSELSNUMMER', 'Død;x;109155 96784'), words);
    assert.deepEqual([lines, problems], [[{ line: 2, digits: '10915596784', outcome: 'dead' }], []]);
  });

  test('what is wrong is reported by line', () => {
    const faults = (...lines: string[]) =>
      readControl(rows(...lines), words).problems.map(({ fault }) => fault);
    assert.deepEqual(faults('Nummer;Svar'), ['columns']);
    assert.deepEqual(faults(), ['columns']);
    assert.deepEqual(faults('Fødselsnummer;Svar'), ['empty']);
    assert.deepEqual(
      faults('Fødselsnummer;Svar', '123;død', '10915596784;kanskje', '10915596784;død', '=1+1;død'),
      ['number', 'outcome', 'repeated', 'number'],
    );
  });
});

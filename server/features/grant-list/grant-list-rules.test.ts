import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ControlMeaning } from '#contract/grant-control.ts';
import { controlFileOutcomes } from '#contract/grant-control-texts.ts';
import { grantFileWords } from '#server/letters/grant-file-words.ts';
import { meaningOf, readControl } from './grant-control-rules.ts';
import {
  factsText,
  type GrantCandidate,
  lastForgottenYear,
  rateOf,
  whyNotInList,
} from './grant-list-rules.ts';

const words = grantFileWords.control;
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
  const chosen = { columns: {}, words: new Map<string, ControlMeaning>() };

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

  test('headings that are not known are given to choose from, and the chosen ones are read', () => {
    const file = rows('Løpenr;Person;Funn;Funn;', '1;10915596784;død;x');
    const { problems, choice } = readControl(file, words);
    assert.deepEqual(problems, [{ line: 1, fault: 'columns' }]);
    assert.deepEqual(choice, {
      headings: ['Løpenr', 'Person', 'Funn'],
      number: null,
      outcome: null,
      words: [],
    });
    const columns = { number: 'Person', outcome: 'Funn' };
    const read = readControl(file, words, { ...chosen, columns });
    assert.deepEqual(
      [read.lines, read.problems, read.columns],
      [[{ line: 2, digits: '10915596784', outcome: 'dead' }], [], columns],
    );
    const wrong = readControl(file, words, { ...chosen, columns: { ...columns, number: 'Nei' } });
    assert.deepEqual([wrong.problems[0]!.fault, wrong.choice.outcome], ['columns', 'Funn']);
  });

  test('headings that were chosen, or read last, are looked for first, then our own', () => {
    const columns = { number: 'Person', outcome: 'Funn' };
    const read = (heading: string) => readControl(rows(heading), words, { ...chosen, columns }).columns;
    assert.deepEqual(read('Svar;Funn;Person;Fødselsnummer'), columns);
    assert.deepEqual(read('Svar;Fødselsnummer'), { number: 'Fødselsnummer', outcome: 'Svar' });
  });

  test('a first line with a number is of a person: it is no heading, and is not given back', () => {
    const { problems, choice } = readControl(rows('Kari Lund;10915596784;død'), words);
    assert.deepEqual([problems[0]!.fault, choice.headings], ['columns', []]);
    assert.deepEqual(readControl(rows('Ada;3015596784'), words).choice.headings, []);
  });

  test('a zero that a spreadsheet has dropped is put in front', () => {
    const { lines } = readControl(rows('Fødselsnummer;Svar', '3015596784;død'), words);
    assert.equal(lines[0]!.digits, '03015596784');
  });

  test('what is found is read by what is written, and left to the user where that is not clear', () => {
    for (const [cell, meaning] of [
      ['Annet sted', 'elsewhere'],
      ['Dobbeltmedlem', 'elsewhere'],
      ['Medlem i annet tros- eller livssynssamfunn', 'elsewhere'],
      ['Står i Den norske kirke', 'elsewhere'],
      ['Ikke funnet i Folkeregisteret', 'not-found'],
      ['INGEN TREFF', 'not-found'],
      ['Avdød', 'dead'],
      ['Død 12.03.2026', 'dead'],
      ['Utvandret 2024', 'emigrated'],
      ['Bosatt i utlandet', 'emigrated'],
      ['Ikke bosatt', 'emigrated'],
      ['OK', 'none'],
      ['Ingen merknad.', 'none'],
      ['Ikke død', null],
      ['Ikke dobbeltmedlem', null],
      ['Død, utvandret 2001', null],
      ['kanskje', null],
      ['', null],
    ] as const)
      assert.equal(meaningOf(cell, words), meaning, cell);
    for (const [outcome, word] of Object.entries(controlFileOutcomes))
      assert.equal(meaningOf(word, words), outcome);
  });

  test('words that are not known are given with their lines, and read as the user has said', () => {
    const file = rows('Fnr;Svar', '10915596784;Kode 3', '50846202355;kode 3', '10915596784;', '123;rart');
    const { problems, choice } = readControl(file, words);
    assert.deepEqual(
      problems.map(({ fault }) => fault),
      ['outcome', 'outcome', 'outcome', 'number'],
    );
    assert.deepEqual(choice.words, [
      { word: 'Kode 3', line: 2, count: 2 },
      { word: '', line: 4, count: 1 },
    ]);
    const said = new Map<string, ControlMeaning>([
      ['kode3', 'emigrated'],
      ['', 'none'],
    ]);
    const read = readControl(file.slice(0, 3), words, { ...chosen, words: said });
    assert.deepEqual(
      [read.problems, read.lines.map(({ outcome }) => outcome)],
      [[], ['emigrated', 'emigrated']],
    );
  });

  test('lines with nothing to do are passed over, with the same demands on their numbers', () => {
    const { lines, problems } = readControl(
      rows('Fnr;Svar', '10915596784;ok', '10915596784;død', '12;ok'),
      words,
    );
    assert.deepEqual(lines, []);
    assert.deepEqual(
      problems.map(({ fault }) => fault),
      ['repeated', 'number'],
    );
  });

  test('words are not given where there are many, or where they may be of persons', () => {
    const wordsIn = (...cells: string[]) =>
      readControl(rows('Fnr;Svar', ...cells.map((cell, at) => `${10_000_000_000 + at};${cell}`)), words)
        .choice.words.length;
    assert.equal(wordsIn(...Array.from({ length: 12 }, (_, at) => `kode ${at}`)), 12);
    assert.equal(wordsIn(...Array.from({ length: 13 }, (_, at) => `kode ${at}`)), 0);
    assert.equal(wordsIn('kode 1', '109155 96784'), 0);
    assert.equal(wordsIn('x'.repeat(61)), 0);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  agreesWithBirthDate,
  checkFodselsnummer,
  Fodselsnummer,
  isDNumber,
  maskedFodselsnummer,
} from './fodselsnummer.ts';

const synthetic = { accept: 'synthetic', today: '2026-11-21' } as const;
const real = { accept: 'real', today: '2026-11-21' } as const;
const in2032 = { accept: 'synthetic', today: '2032-01-01' } as const;

// Published synthetic numbers: Tenor (month + 80) and the examples of @navikt/fnrvalidator (month + 40).
const published = {
  fodselsnummer: [
    '17912099997 29822099635 05840399895 12829499914 12905299938 10915596784',
    '15507600333 29422059278 05440355678',
  ].flatMap((line) => line.split(' ')),
  'd-number': ['57912075186', '52829400197', '55507608360'],
};

test('published synthetic numbers are taken, and only where synthetic ones are', () => {
  for (const [kind, numbers] of Object.entries(published)) {
    for (const digits of numbers) {
      assert.equal(checkFodselsnummer(digits, synthetic)?.kind, kind, digits);
      assert.equal(checkFodselsnummer(digits, in2032)?.kind, kind, digits);
      assert.equal(checkFodselsnummer(digits, real), null, digits);
    }
  }
});

test('the day of birth is read, and the century where it can be', () => {
  assert.deepEqual(checkFodselsnummer('17912099997', synthetic)?.bornOn, ['2020-11-17']);
  assert.deepEqual(checkFodselsnummer('12829499914', synthetic)?.bornOn, ['1994-02-12']);
  assert.deepEqual(checkFodselsnummer('57912075186', synthetic)?.bornOn, ['2020-11-17']);
  assert.deepEqual(checkFodselsnummer('12829499914', in2032)?.bornOn, ['1994-02-12', '1894-02-12']);
  assert.ok(agreesWithBirthDate('12829499914', '1994-02-12', synthetic));
  assert.ok(!agreesWithBirthDate('12829499914', '1894-02-12', synthetic));
  assert.ok(!agreesWithBirthDate('12829499914', '1994-02-13', synthetic));
});

test('of a number that is kept only the day of birth is shown', () => {
  assert.equal(maskedFodselsnummer('17829499914'), '178294 *****');
});

test('a number that is none agrees with no day of birth', () => {
  assert.equal(agreesWithBirthDate('17829499915', '1994-02-17', synthetic), false);
  assert.deepEqual(['39912075186', '40912075186'].map(isDNumber), [false, true]);
});

test('the three digits after the date give the century until the end of 2031', () => {
  const bornIn = (year: string, individual: number) =>
    numbersOf(`0181${year}`, individual, [0]).map(
      (digits) => checkFodselsnummer(digits, synthetic)?.bornOn[0],
    );
  const firstOf = (year: string, individual: number) => bornIn(year, individual)[0]?.slice(0, 4);
  assert.deepEqual([firstOf('54', 0), firstOf('54', 500), firstOf('53', 500)], ['1954', '1854', undefined]);
  assert.deepEqual([firstOf('20', 500), firstOf('39', 900), firstOf('40', 900)], ['2020', undefined, '1940']);
});

test('a real number is taken where real ones are, a synthetic one is not', () => {
  // Made here, for somebody who would be over 170: a number that may be a living person's has no place in a file.
  const digits = numbersOf('010155', 500, [0])[0]!;
  assert.deepEqual(checkFodselsnummer(digits, real)?.bornOn, ['1855-01-01']);
  assert.equal(checkFodselsnummer(digits, synthetic), null);
});

test('the first check digit of the series of 2032 is taken from 1 January 2032', () => {
  for (const remainder of [1, 2, 3]) {
    const digits = numbersOf('158020', 100, [remainder])[0]!;
    assert.equal(checkFodselsnummer(digits, { ...synthetic, today: '2031-12-31' }), null);
    assert.equal(checkFodselsnummer(digits, in2032), null, 'month 80 is no month');
    const valid = numbersOf('158120', 100, [remainder])[0]!;
    assert.equal(checkFodselsnummer(valid, { ...synthetic, today: '2031-12-31' }), null);
    assert.deepEqual(checkFodselsnummer(valid, in2032)?.bornOn, ['2020-01-15', '1920-01-15']);
  }
  for (const remainder of [4, 5, 6, 7, 8, 9, 10]) {
    for (const digits of numbersOf('158120', 100, [remainder]))
      assert.equal(checkFodselsnummer(digits, in2032), null);
  }
});

test('NAV’s mark for people without a number is refused in every series', () => {
  for (let month = 21; month <= 32; month++) {
    for (const digits of numbersOf(`15${month}94`, 300, [0])) {
      for (const options of [synthetic, real, in2032])
        assert.equal(checkFodselsnummer(digits, options), null);
    }
  }
});

test('wrong check digits, days that are not, days to come and other lengths are refused', () => {
  assert.equal(checkFodselsnummer('10098235846', real), null);
  for (const digits of numbersOf('308294', 300, [0]))
    assert.equal(checkFodselsnummer(digits, synthetic), null);
  for (const digits of numbersOf('318126', 600, [0])) {
    assert.equal(checkFodselsnummer(digits, { ...synthetic, today: '2026-01-30' }), null);
    assert.ok(checkFodselsnummer(digits, { ...synthetic, today: '2026-01-31' }));
  }
  for (const text of ['', '1782', '179120999971', '1791209999a']) {
    assert.equal(checkFodselsnummer(text, synthetic), null);
  }
});

test('every number with one digit changed, or two neighbours changed about, is refused', () => {
  const all = Object.values(published).flat();
  for (const digits of all) {
    for (let place = 0; place < 11; place++) {
      for (let digit = 0; digit < 10; digit++) {
        const changed = digits.slice(0, place) + digit + digits.slice(place + 1);
        if (changed !== digits) assert.equal(checkFodselsnummer(changed, synthetic), null, changed);
      }
      const turned = digits.slice(0, place) + digits[place + 1] + digits[place] + digits.slice(place + 2);
      if (place < 10 && turned !== digits) assert.equal(checkFodselsnummer(turned, synthetic), null, turned);
    }
  }
});

test('spaces and hyphens are taken out, nothing else is', () => {
  for (const typed of [
    '178294 99914',
    ' 17829499914 ',
    '17.82.94-99914',
    '178294\u00a099914',
    '178294–99914',
  ]) {
    assert.equal(Fodselsnummer.parse(typed), '17829499914');
  }
  for (const typed of ['', '1234', '178294a9914', '178294999140']) {
    assert.equal(Fodselsnummer.safeParse(typed).success, false);
  }
});

test('whatever is typed is answered, and what is taken agrees with its own day of birth', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-7]\d[0-9]\d{8}$/), (digits) => {
      for (const options of [synthetic, real, in2032]) {
        const content = checkFodselsnummer(digits, options);
        for (const bornOn of content?.bornOn ?? []) {
          assert.ok(agreesWithBirthDate(digits, bornOn, options));
          assert.equal(bornOn.slice(2, 4), digits.slice(4, 6));
          assert.ok(bornOn <= options.today);
        }
      }
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => checkFodselsnummer(text, synthetic) === null));
});

/** All numbers with a date and three digits whose first check digit leaves one of the remainders. */
function numbersOf(date: string, individual: number, remainders: number[]): string[] {
  const sum = (digits: string, weights: string) =>
    [...weights].reduce((total, weight, place) => total + Number(weight) * Number(digits[place]), 0);
  const found: string[] = [];
  for (let next = individual; next < individual + 60; next++) {
    const nine = `${date}${String(next).padStart(3, '0')}`;
    for (let k1 = 0; k1 < 10; k1++) {
      if (!remainders.includes((sum(nine, '376189452') + k1) % 11)) continue;
      const k2 = (11 - (sum(`${nine}${k1}`, '5432765432') % 11)) % 11;
      if (k2 < 10) found.push(`${nine}${k1}${k2}`);
    }
  }
  return found;
}

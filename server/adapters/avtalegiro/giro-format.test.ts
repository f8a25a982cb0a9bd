/**
 * The cancellation file is the one printed in the documentation of python-netsgiro (Apache-2.0); the claims, the
 * mandates and the payments are built by hand from the record tables of the Nets documents.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { GiroClaim, GiroFile, GiroPayment } from '#server/ports/giro-file.ts';
import { createGiroInput, readGiroFile } from './giro-lines.ts';
import { GiroRefusal } from './giro-refusal.ts';
import { writeGiroFile } from './giro-writer.ts';

const lines = (...records: string[]) =>
  Buffer.from(records.map((record) => `${record}\r\n`).join(''), 'latin1');

const claims = [
  'NY000010010123450000042000080800000000000000000000000000000000000000000000000000',
  'NY210020000000000000001799991042764000000000000000000000000000000000000000000000',
  'NY2102300000001150127           00000000000025000            1000000000019000000',
  'NY2102310000001HANSEN KAR                         Fast gave                00000',
  'NY2121300000002280227           00000000000100050            1000000000027000000',
  'NY2121310000002ÅS ØYVIND                                                   00000',
  'NY212149000000240011Gave til Humanistlaget                  00000000000000000000',
  'NY212149000000240012                             kr 1 000,5000000000000000000000',
  'NY210088000000020000000800000000000125050150127280227000000000000000000000000000',
  'NY000089000000020000001000000000000125050150127000000000000000000000000000000000',
];

const mandates = [
  'NY000010000080800000101010123450000000000000000000000000000000000000000000000000',
  'NY212420000000000000000399991042764000000000000000000000000000000000000000000000',
  'NY21947000000011            1000000000019J00000000000000000000000000000000000000',
  'NY21947000000022            1000000000027N00000000000000000000000000000000000000',
  'NY21947000000030            1000000000035N00000000000000000000000000000000000000',
  'NY212488000000030000000500000000000000000000000000000000000000000000000000000000',
  'NY000089000000030000000700000000000000000191126000000000000000000000000000000000',
];

const payments = [
  'NY000010000080800000102010123450000000000000000000000000000000000000000000000000',
  'NY090020001008566000000499991042764000000000000000000000000000000000000000000000',
  'NY09153000000011601274617000001000000000000025000            1000000000019000000',
  'NY091531000000100000000001234567890000000150127860111179470000000000000000000000',
  'NY09183000000021601274617000001-00000000000010000            1000000000027000000',
  'NY091831000000200000000001234567900000000150127000000000000000000000000000000000',
  'NY09133000000031601274617000001-00000000000005000            1000000000035000000',
  'NY091331000000300000000001234567910000000160127000000000000000000000000000000000',
  'NY09213000000041801274617000001000000000000007550                         000000',
  'NY092131000000400000000001234567920000000180127000000000000000000000000000000000',
  'NY0921320000004Minnegave Bjørg                         0000000000000000000000000',
  'NY090088000000040000001100000000000017550160127160127180127000000000000000000000',
  'NY000089000000040000001300000000000017550160127000000000000000000000000000000000',
];

const cancellation = [
  'NY000010012345671703232000080800000000000000000000000000000000000000000000000000',
  'NY213620000000000032300299998877777000000000000000000000000000000000000000000000',
  'NY2193300000001060417           00000000000524463          000133700501645000000',
  'NY2193310000001Wonderland                         ACME invoice #50164      00000',
  'NY213688000000010000000400000000000524463060417060417000000000000000000000000000',
  'NY000089000000010000000600000000000524463060417000000000000000000000000000000000',
];

const read = (records: string[]) => readGiroFile(lines(...records));
const refusalOf = (bytes: Uint8Array) => {
  try {
    readGiroFile(bytes);
  } catch (error) {
    if (error instanceof GiroRefusal) return [error.code, error.line, error.position];
    throw error;
  }
  return null;
};
/** A file with one record put in place of another. */
const changed = (records: string[], line: number, change: (record: string) => string) =>
  records.map((record, place) => (place === line - 1 ? change(record) : record));
const put = (text: string, position: number) => (record: string) =>
  record.slice(0, position - 1) + text + record.slice(position - 1 + text.length);

describe('the NY-format', () => {
  test('a file that is read and written again has the same bytes, with either line break', () => {
    for (const records of [claims, cancellation, mandates, payments]) {
      const { file, problems } = read(records);
      assert.deepEqual(problems, []);
      assert.deepEqual(writeGiroFile(file), lines(...records));
      const short = Buffer.from(`${records.join('\n')}\n`, 'latin1');
      assert.deepEqual(writeGiroFile(readGiroFile(short).file, '\n'), short);
      // The last line break may be missing; what is written has one.
      assert.deepEqual(writeGiroFile(readGiroFile(short.subarray(0, -1)).file, '\n'), short);
    }
  });

  test('claims are read with amount, day, KID and what the payer sees', () => {
    const { file } = read(claims);
    const [assignment] = file.assignments;
    assert.equal(file.transmissionNumber, '0000042');
    const { kind, account, count, recordCount, sumOre, firstDateOn, lastDateOn } = assignment!;
    assert.deepEqual(
      [kind, account, count, recordCount, sumOre, firstDateOn, lastDateOn],
      ['claims', '99991042764', 2, 8, 125_050, '2027-01-15', '2027-02-28'],
    );
    const second: GiroClaim = {
      transactionNumber: 2,
      type: '21',
      dueOn: '2027-02-28',
      amountOre: 100_050,
      kid: '1000000000027',
      shortName: 'ÅS ØYVIND',
      reference: '',
      specifications: [
        { line: 1, column: 1, text: 'Gave til Humanistlaget' },
        { line: 1, column: 2, text: '                             kr 1 000,50' },
      ],
    };
    assert.deepEqual(assignment?.items[1], second);
  });

  test('mandates are new, ended or in a full listing, with the wish to be notified', () => {
    assert.deepEqual(
      read(mandates).file.assignments[0]?.items.map((item) => Object.values(item)),
      [
        [1, 'changed', '1000000000019', true],
        [2, 'ended', '1000000000027', false],
        [3, 'active', '1000000000035', false],
      ],
    );
  });

  test('the sign column decides what is money in and money out, whatever the type; a blank KID has a text', () => {
    const items = read(payments).file.assignments[0]?.items as GiroPayment[];
    assert.deepEqual(
      items.map(({ type, amountOre, kid, text }) => [type, amountOre, kid, text]),
      [
        ['15', 25_000, '1000000000019', null],
        ['18', -10_000, '1000000000027', null],
        ['13', -5_000, '1000000000035', null],
        ['21', 7_550, '', 'Minnegave Bjørg'],
      ],
    );
    assert.equal(read(payments).file.assignments[0]?.sumOre, 17_550);
  });

  test('an end that does not add up is reported with both figures', () => {
    const codes = (records: string[]) =>
      read(records).problems.map(({ line, position, code }) => [line, position, code]);
    assert.deepEqual(codes(changed(payments, 12, put('00000000000037550', 25))), [[12, 25, 'sum-differs']]);
    assert.deepEqual(codes(changed(claims, 9, put('00000003', 9))), [[9, 9, 'count-differs']]);
    assert.deepEqual(codes(changed(claims, 10, put('00000011', 17))), [[10, 17, 'record-count-differs']]);
    assert.deepEqual(codes(changed(claims, 9, put('140127', 42))), [[9, 42, 'date-differs']]);
    assert.deepEqual(codes(changed(claims, 10, put('140127', 42))), [[10, 42, 'date-differs']]);
    // From the operator it is the operator's own day.
    assert.deepEqual(codes(changed(payments, 13, put('140127', 42))), []);
    const [problem] = read(changed(payments, 12, put('00000000000037550', 25))).problems;
    assert.equal(problem?.text, 'Sluttposten sier 37550 øre, men summen er 17550 øre.');
  });

  test('what a field says is reported where it cannot be', () => {
    const codes = (records: string[]) =>
      read(records).problems.map(({ line, position, code }) => [line, position, code]);
    const found = codes(changed(claims, 5, put('300227', 16)));
    assert.deepEqual(found[0], [5, 16, 'no-such-day']);
    assert.deepEqual(codes(changed(claims, 3, put(' '.repeat(25), 50))), [[3, 50, 'no-kid']]);
    assert.deepEqual(codes(changed(claims, 3, put('A', 62))), [[3, 50, 'kid-digits']]);
    // A hyphen ends a KID of mod 11; it can come in, and not be asked for.
    assert.deepEqual(codes(changed(claims, 3, put('-', 74))), [[3, 50, 'kid-digits']]);
    assert.deepEqual(codes(changed(payments, 3, put('-', 74))), []);
    assert.deepEqual(codes(changed(payments, 3, put('-', 70))), [[3, 50, 'kid-characters']]);
    assert.deepEqual(codes(changed(mandates, 3, put('7', 16))), [[3, 16, 'registration-type']]);
    assert.deepEqual(codes(changed(claims, 7, put('043', 17))), [[7, 17, 'specification-place']]);
    const backwards = changed(changed(claims, 5, put('0000001', 9)), 6, put('0000001', 9));
    const all = [7, 8].reduce((records, line) => changed(records, line, put('0000001', 9)), backwards);
    assert.deepEqual(codes(all), [[5, 9, 'transaction-order']]);
  });

  const refused: [what: string, bytes: Buffer, ...found: [string, number, number]][] = [
    ['nothing', Buffer.alloc(0), 'empty', 1, 1],
    ['another kind of file', Buffer.from('dato;beløp\n2027-01-01;250\n'), 'not-giro', 1, 1],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'not-giro', 1, 1],
    ['no line breaks', Buffer.from(claims.join(''), 'latin1'), 'no-line-breaks', 1, 81],
    ['no trailer', lines(...claims.slice(0, -1)), 'no-trailer', 10, 1],
    ['no end of the assignment', lines(...claims.slice(0, 8), claims[9]!), 'record-type', 9, 3],
    ['something after the end', lines(...claims, claims[0]!), 'after-end', 11, 1],
    ['a cut line', lines(...changed(claims, 4, (record) => record.slice(0, 60))), 'record-length', 4, 61],
    ['UTF-8', Buffer.from(`${claims.join('\r\n')}\r\n`, 'utf8'), 'record-length', 6, 81],
    ['a filler of zeros where blanks belong', lines(...changed(claims, 3, put('0', 22))), 'padding', 3, 22],
    ['a filler that is not zeros', lines(...changed(mandates, 6, put('X', 80))), 'padding', 6, 80],
    ['an amount padded with blanks', lines(...changed(claims, 3, put('     ', 33))), 'field', 3, 33],
    [
      'the second record with the type of the first',
      lines(...changed(claims, 4, put('30', 7))),
      'record-order',
      4,
      7,
    ],
    [
      'a claim without its second record',
      lines(...claims.filter((_, place) => place !== 3)),
      'record-order',
      4,
      7,
    ],
    [
      'records of two transactions mixed',
      lines(...changed(claims, 4, put('0000009', 9))),
      'other-transaction',
      4,
      9,
    ],
    ['a second record of another type', lines(...changed(claims, 4, put('21', 5))), 'record-order', 4, 7],
    ['a payment among claims', lines(...changed(claims, 3, put('09', 3))), 'record-type', 3, 3],
    ['a notice flag that is neither J nor N', lines(...changed(mandates, 3, put('X', 42))), 'field', 3, 42],
    ['a sign that is neither', lines(...changed(payments, 3, put('+', 32))), 'field', 3, 32],
  ];
  for (const [what, bytes, ...found] of refused) {
    test(`is refused, with line and position: ${what}`, () => assert.deepEqual(refusalOf(bytes), found));
  }

  test('any bytes end in an answer or a refusal', () => {
    const sound = [claims, cancellation, mandates, payments].map((records) => lines(...records));
    const edit = fc.record({ at: fc.nat(2000), byte: fc.nat(255), cut: fc.nat(4), repeat: fc.nat(3) });
    fc.assert(
      fc.property(fc.constantFrom(...sound), fc.array(edit, { maxLength: 6 }), (bytes, edits) => {
        let changedBytes = bytes;
        for (const { at, byte, cut, repeat } of edits) {
          const place = at % (changedBytes.length + 1);
          const inserted = Buffer.alloc(repeat, byte);
          changedBytes = Buffer.concat([
            changedBytes.subarray(0, place),
            inserted,
            changedBytes.subarray(place + cut),
          ]);
        }
        try {
          const { file, problems } = readGiroFile(changedBytes);
          // What reads without a problem is the same file when it is written.
          if (problems.length === 0) assert.deepEqual(readGiroFile(writeGiroFile(file)).file, file);
        } catch (error) {
          assert.ok(error instanceof GiroRefusal, String(error));
        }
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        assert.throws(() => readGiroFile(bytes), GiroRefusal);
      }),
    );
  });

  test('a line that never ends is refused at once, not gathered', () => {
    const input = createGiroInput({});
    input.write(Buffer.from(claims[0]!));
    assert.throws(() => input.write(Buffer.alloc(100, 0x30)), GiroRefusal);
  });

  test('a file may come in pieces of any size', () => {
    const bytes = lines(...payments);
    for (const size of [1, 7, 81, 83, 500]) {
      let count = 0;
      const input = createGiroInput({ item: () => count++ });
      for (let at = 0; at < bytes.length; at += size) input.write(bytes.subarray(at, at + size));
      input.end();
      assert.equal(count, 4);
    }
  });

  test('what is written is one byte for each character, and never longer than its field', () => {
    const { file } = read(claims);
    const [claim] = file.assignments[0]!.items as GiroClaim[];
    const written = (change: Partial<GiroClaim>) => {
      const items = [{ ...claim!, ...change }];
      return writeGiroFile({ ...file, assignments: [{ ...file.assignments[0]!, items }] } as GiroFile);
    };
    const record = written({ shortName: 'Łukasz 😀' }).toString('latin1').split('\r\n')[3]!;
    assert.equal(record.length, 80);
    assert.equal(record.slice(15, 25), '?ukasz ?  ');
    assert.throws(() => written({ shortName: 'Elleve tegn' }), RangeError);
    assert.throws(() => written({ amountOre: -1 }), RangeError);
    assert.throws(() => written({ amountOre: 0.5 }), RangeError);
    assert.throws(() => written({ kid: '1'.repeat(26) }), RangeError);
    assert.throws(() => written({ dueOn: '2027-02-30' }), RangeError);
  });
});

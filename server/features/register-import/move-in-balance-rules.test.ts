import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { balanceKey, compareSums, readTheirs } from './move-in-balance-rules.ts';

const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(';') }));

describe('the balance after moving in', () => {
  test('a line is known by what it is about, however it is written', () => {
    assert.equal(balanceKey('members', ['Oslo  Lokallag ', '1984']), 'oslo lokallag|1984');
    assert.equal(balanceKey('avtalegiro', ['250,00', '05']), balanceKey('avtalegiro', ['kr 250,-', '5']));
    assert.equal(balanceKey('gifts', ['03.2025']), '2025-03');
    assert.equal(balanceKey('gifts', ['3/2025']), '2025-03');
    assert.equal(balanceKey('offices', ['Alle']), 'alle');
    for (const [kind, parts] of [
      ['gifts', ['2025-13']],
      ['vipps', ['gratis', '5']],
      ['vipps', ['250', '32']],
      ['members', ['Oslo lokallag']],
      ['givers', ['']],
    ] as const)
      assert.equal(balanceKey(kind, parts), null, kind);
  });

  test('sums are read with and without headings, and each line that cannot be read is named', () => {
    assert.deepEqual(
      readTheirs('avtalegiro', rowsOf('Beløp;Dag;Antall;Sum\n250;15;1 200;300 000,00')).lines,
      [{ key: '25000|15', label: '250, 15', rows: 1200, ore: 30_000_000 }],
    );
    assert.deepEqual(
      readTheirs(
        'gifts',
        rowsOf('2025-01;1;10\n2025-01;1;10\nx;1;10\n2025-02;-1;10\n2025-03;1;ti\n2025-04;1'),
      ).problems,
      [
        { line: 2, fault: 'twice' },
        { line: 3, fault: 'key' },
        { line: 4, fault: 'count' },
        { line: 5, fault: 'amount' },
        { line: 6, fault: 'columns' },
      ],
    );
  });

  test('each kind of difference is told apart, and what differs comes first', () => {
    const sum = (key: string, rows: number, ore = 0) => ({ key, label: key, rows, ore });
    const compared = compareSums(
      [sum('a', 1), sum('b', 1), sum('c', 3), sum('d', 1, 100), sum('e', 2)],
      [sum('a', 1), sum('c', 2), sum('d', 1, 200), sum('e', 3), sum('f', 1)],
    );
    assert.deepEqual(
      compared.map(({ key, difference }) => [key, difference]),
      [
        ['b', 'missing-there'],
        ['c', 'more'],
        ['d', 'amount'],
        ['e', 'fewer'],
        ['f', 'missing-here'],
        ['a', null],
      ],
    );
  });
});

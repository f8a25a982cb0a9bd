/** All vectors here are constructed; the column names are those of SAF-T Financial. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { csvCell, csvFile, entryLines, keptFrom, type Voucher } from './voucher-rules.ts';

const { accounts } = organisation.giving;
const voucher = (change: Partial<Voucher> = {}): Voucher => ({
  year: 2026,
  number: 1,
  kind: 'gift',
  rail: 'vipps',
  on: '2026-02-03',
  amountOre: 25_050,
  feeOre: 0,
  reference: 'G-2026-000001',
  madeOn: '2026-02-04',
  ...change,
});

describe('vouchers', () => {
  test('debit and credit are equal, whatever happened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gift' as const, 'refund' as const, 'payout' as const),
        fc.constantFrom('vipps' as const, 'avtalegiro' as const),
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: -10_000, max: 10_000 }),
        (kind, rail, amountOre, fee) => {
          const lines = entryLines({ kind, rail, amountOre, feeOre: kind === 'payout' ? fee : 0 }, accounts);
          const sum = (side: 'debitOre' | 'creditOre') => lines.reduce((all, line) => all + line[side], 0);
          assert.equal(sum('debitOre'), sum('creditOre'));
          for (const line of lines) assert.ok(line.debitOre >= 0 && line.creditOre >= 0);
        },
      ),
    );
  });

  test('a payout goes to the bank and the fee account, and empties what the rail held', () => {
    assert.deepEqual(
      entryLines({ kind: 'payout', rail: 'vipps', amountOre: 24_000, feeOre: 1_050 }, accounts),
      [
        { account: '1920', debitOre: 24_000, creditOre: 0 },
        { account: '7770', debitOre: 1_050, creditOre: 0 },
        { account: '1571', debitOre: 0, creditOre: 25_050 },
      ],
    );
  });

  test('the file has the columns and one line for each side', () => {
    const { text, lineCount } = csvFile([voucher()], accounts, () => 'Gave, Vipps');
    const [heading, debit, credit, end] = text.split('\r\n');
    assert.equal(
      heading,
      '\ufeffJournalID;TransactionID;TransactionDate;PeriodYear;Period;Description;SystemEntryDate;RecordID;AccountID;SourceDocumentID;DebitAmount;CreditAmount;CurrencyCode',
    );
    const same = 'GAVER;2026-1;2026-02-03;2026;2;Gave, Vipps;2026-02-04';
    assert.equal(debit, `${same};1;1571;G-2026-000001;250,50;;NOK`);
    assert.equal(credit, `${same};2;3900;G-2026-000001;;250,50;NOK`);
    assert.deepEqual([end, lineCount], ['', 2]);
  });

  test('no cell is a formula, and none breaks its row', () => {
    for (const evil of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])
      assert.match(csvCell(evil), /^"?'/);
    fc.assert(
      fc.property(fc.string(), (reference) => {
        const cell = csvCell(reference);
        assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
        if (/[;\n\r"]/.test(reference)) assert.match(cell, /^"[\s\S]*"$/);
      }),
    );
  });

  test('five whole years are kept after the year of a voucher', () => {
    assert.equal(keptFrom('2031-12-31'), '2026-01-01');
    assert.equal(keptFrom('2032-01-01'), '2027-01-01');
  });
});

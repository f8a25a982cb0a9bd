/**
 * GBAT10: lines of vouchers that Tripletex, Visma, Mamut and other Norwegian accounting systems import. The columns are
 * those of Mamut's and Tripletex' published descriptions (docs/rules/saf-t.md): 28, without headings.
 */
import type { SaftVoucher } from './saft-rules.ts';
import { type Accounts, csvCell, entryLines } from './voucher-rules.ts';

/** «Diverse»: its own series of numbers in the receiving system. */
const voucherType = '9';
/** Outside the VAT act. */
const noVat = '0';
const amount = (ore: number): string =>
  `${ore < 0 ? '-' : ''}${Math.trunc(Math.abs(ore) / 100)}.${String(Math.abs(ore) % 100).padStart(2, '0')}`;

const numberOf = (numbers: Readonly<Record<string, string>> | undefined, name: string | null): string =>
  (name !== null && numbers && Object.hasOwn(numbers, name) && numbers[name]) || '';

/**
 * Project and department are numbers of the receiving system, from the profile. Purpose and chapter are also in the text,
 * where they are read by a person when no number is known.
 */
export function gbat10File(
  vouchers: readonly SaftVoucher[],
  accounts: Accounts,
  words: (voucher: SaftVoucher) => string,
): { text: string; lineCount: number } {
  const lines = vouchers.flatMap((voucher) => {
    const about = [words(voucher), voucher.purpose, voucher.unitName, voucher.reference]
      .filter(Boolean)
      .join(', ')
      .slice(0, 100);
    return entryLines(voucher, accounts).map(({ account, debitOre, creditOre }) => {
      const sum = debitOre - creditOre;
      const cells = Array.from({ length: 28 }, () => '');
      cells[0] = 'GBAT10';
      cells[1] = String(voucher.number);
      cells[2] = voucher.on.replaceAll('-', '');
      cells[3] = voucherType;
      cells[4] = String(Number(voucher.on.slice(5, 7)));
      cells[5] = String(voucher.year);
      cells[6] = account;
      cells[7] = noVat;
      cells[8] = amount(sum);
      cells[20] = csvCell(about);
      cells[23] = numberOf(accounts.dimensions?.projects, voucher.purpose);
      // By its id, as administrators write it; by its name, as files have it.
      cells[24] =
        numberOf(accounts.dimensions?.departments, voucher.unitId) ||
        numberOf(accounts.dimensions?.departments, voucher.unitName);
      cells[26] = 'T';
      cells[27] = amount(sum);
      return cells;
    });
  });
  return { text: lines.map((cells) => `${cells.join(';')}\r\n`).join(''), lineCount: lines.length };
}

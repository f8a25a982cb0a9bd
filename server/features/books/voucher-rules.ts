/** Vouchers as lines of double entry, and as a file that a spreadsheet can open without being tricked. */

import type { Rail } from '#contract/giving-values.ts';

/** What is sold, and is no gift. */
export type Sold = 'magazine' | 'activity';

export type Voucher = {
  year: number;
  number: number;
  /** A sale is of the magazine or of a place at an activity. */
  kind: 'gift' | 'refund' | 'payout' | Sold | `${Sold}-refund`;
  rail: Rail;
  /** `YYYY-MM-DD` */
  on: string;
  /** Of a gift or a refund: the gift. Of a payout: what came to the bank; less than nothing where it is corrected. */
  amountOre: number;
  feeOre: number;
  reference: string;
  /** In Norway; `YYYY-MM-DD`. */
  madeOn: string;
};
/** Account numbers of the organisation's own chart. */
export type Accounts = {
  bank: string;
  income: string;
  sales: Record<Sold, string>;
  fees: string;
  clearing: Record<Rail, string>;
  /** Numbers of the accounting system: of a project by the id of a purpose, of a department by the id or the name of a unit. */
  dimensions?:
    | {
        projects: Readonly<Record<string, string>>;
        departments: Readonly<Record<string, string>>;
      }
    | undefined;
};

const soldOf = (kind: Voucher['kind']): Sold | null =>
  kind.startsWith('magazine') ? 'magazine' : kind.startsWith('activity') ? 'activity' : null;

export type EntryLine = { account: string; debitOre: number; creditOre: number };

/**
 * Debit and credit are equal in each. What a rail holds until it pays out stands on a clearing account of its own.
 */
export function entryLines(
  { kind, rail, amountOre, feeOre }: Pick<Voucher, 'kind' | 'rail' | 'amountOre' | 'feeOre'>,
  accounts: Accounts,
): EntryLine[] {
  const clearing = accounts.clearing[rail];
  const sold = soldOf(kind);
  const income = sold ? accounts.sales[sold] : accounts.income;
  const moved: [account: string, ore: number][] =
    kind === 'payout'
      ? [
          [accounts.bank, amountOre],
          [accounts.fees, feeOre],
          [clearing, -amountOre - feeOre],
        ]
      : kind === 'gift' || kind === sold
        ? [
            [clearing, amountOre],
            [income, -amountOre],
          ]
        : [
            [income, amountOre],
            [clearing, -amountOre],
          ];
  return moved
    .filter(([, ore]) => ore !== 0)
    .map(([account, ore]) => ({ account, debitOre: Math.max(ore, 0), creditOre: Math.max(-ore, 0) }));
}

/** The names of SAF-T Financial (Norwegian Tax Administration, 1.x), as far as a gift has something to say. */
export const columns = [
  'JournalID',
  'TransactionID',
  'TransactionDate',
  'PeriodYear',
  'Period',
  'Description',
  'SystemEntryDate',
  'RecordID',
  'AccountID',
  'SourceDocumentID',
  'DebitAmount',
  'CreditAmount',
  'CurrencyCode',
] as const;

/**
 * A cell that begins with one of these, behind spaces or not, in their wide forms too, would be run as a formula by a
 * spreadsheet; an apostrophe in front makes it text (OWASP, «CSV Injection»). One that takes commas for columns would
 * find another beginning behind each of them. Quotes, semicolons and line breaks are quoted (RFC 4180).
 */
export function csvCell(text: string): string {
  const safe = text.replace(/(^|[,\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g, "$1'");
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const money = (ore: number): string =>
  ore === 0 ? '' : `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, '0')}`;

/** @param words for the description column */
export function csvFile(
  vouchers: readonly Voucher[],
  accounts: Accounts,
  words: (voucher: Voucher) => string,
): { text: string; lineCount: number } {
  const lines = vouchers.flatMap((voucher) =>
    entryLines(voucher, accounts).map(({ account, debitOre, creditOre }, place) => [
      soldOf(voucher.kind) ? 'SALG' : 'GAVER',
      `${voucher.year}-${voucher.number}`,
      voucher.on,
      voucher.on.slice(0, 4),
      String(Number(voucher.on.slice(5, 7))),
      words(voucher),
      voucher.madeOn,
      String(place + 1),
      account,
      voucher.reference,
      money(debitOre),
      money(creditOre),
      'NOK',
    ]),
  );
  // The mark in front tells a spreadsheet that it is UTF-8.
  const text = `\ufeff${[columns, ...lines].map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
  return { text, lineCount: lines.length };
}

/** Whole years after the one a voucher is of (bokføringsloven § 13). */
export const keptYears = 5;
/** @param today in Norway. @returns first day that is kept */
export const keptFrom = (today: string): string => `${Number(today.slice(0, 4)) - keptYears}-01-01`;

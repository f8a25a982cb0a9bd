/**
 * SAF-T Financial 1.30 (Norwegian Tax Administration): the order of the elements and their lengths are those of its
 * technical description, and are listed in docs/rules/saf-t.md. Text is cut to what an element takes.
 */
import { type Accounts, entryLines, type Voucher } from './voucher-rules.ts';

/** A voucher with its dimensions; null where it has none. */
export type SaftVoucher = Voucher & {
  purpose: string | null;
  unitId: string | null;
  unitName: string | null;
};

export const journals = ['GAVER', 'SALG', 'BANK'] as const;
export type Journal = (typeof journals)[number];
const kindsOf: Record<Journal, readonly Voucher['kind'][]> = {
  GAVER: ['gift', 'refund'],
  SALG: ['magazine', 'magazine-refund', 'activity', 'activity-refund'],
  BANK: ['payout'],
};
/** The kinds of voucher in a journal. */
export const kindsIn = (journal: Journal): readonly Voucher['kind'][] => kindsOf[journal];

export type SaftWords = {
  journals: Record<Journal, string>;
  accounts: { bank: string; income: string; magazine: string; activity: string; fees: string };
  clearing: Record<keyof Accounts['clearing'], string>;
  dimensions: { purpose: string; unit: string };
  comment: string;
  voucher(voucher: Voucher): string;
};

type Account = { id: string; name: string; category: string; code: string; isBalance: boolean };

/** The accounts that vouchers are on, with the codes of «næringsspesifikasjon» (Skatteetaten's list for SAF-T 1.30). */
export function accountsOf(accounts: Accounts, words: SaftWords): Account[] {
  const current = 'balanseverdiForOmloepsmiddel';
  const all: Account[] = [
    { id: accounts.bank, name: words.accounts.bank, category: current, code: '1920', isBalance: true },
    ...(['vipps', 'avtalegiro'] as const).map((rail) => ({
      id: accounts.clearing[rail],
      name: words.clearing[rail],
      category: current,
      code: '1570',
      isBalance: true,
    })),
    {
      id: accounts.income,
      name: words.accounts.income,
      category: 'annenDriftsinntekt',
      code: '3900',
      isBalance: false,
    },
    ...(['magazine', 'activity'] as const).map((sold) => ({
      id: accounts.sales[sold],
      name: words.accounts[sold],
      category: 'salgsinntekt',
      code: '3200',
      isBalance: false,
    })),
    {
      id: accounts.fees,
      name: words.accounts.fees,
      category: 'annenDriftskostnad',
      code: '7700',
      isBalance: false,
    },
  ];
  return [...new Map(all.map((account) => [account.id, account])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
}

/** What all vouchers of a year add up to, and the dimensions that they use. */
export type SaftSums = {
  entries: number;
  debitOre: number;
  creditOre: number;
  /** Debit less credit, by account. */
  moved: Map<string, number>;
  purposes: Set<string>;
  units: Map<string, string>;
};
export const noSums = (): SaftSums => ({
  entries: 0,
  debitOre: 0,
  creditOre: 0,
  moved: new Map(),
  purposes: new Set(),
  units: new Map(),
});

/** Adds a voucher to the sums. */
export function addToSums(sums: SaftSums, voucher: SaftVoucher, accounts: Accounts): void {
  sums.entries += 1;
  for (const { account, debitOre, creditOre } of entryLines(voucher, accounts)) {
    sums.debitOre += debitOre;
    sums.creditOre += creditOre;
    sums.moved.set(account, (sums.moved.get(account) ?? 0) + debitOre - creditOre);
  }
  if (voucher.purpose) sums.purposes.add(voucher.purpose);
  if (voucher.unitId) sums.units.set(voucher.unitId, voucher.unitName ?? '');
}

/** Characters that an element takes (SAFcodeType and the text types of the schema). */
const lengths = { code: 9, short: 18, middle1: 35, middle2: 70, long: 256 } as const;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const cut = (text: string, length: keyof typeof lengths): string =>
  [...text.replace(notXml, ' ').trim()]
    .slice(0, lengths[length])
    .join('')
    .replace(/[&<>]/g, (sign) => escapes[sign]!);
const element = (name: string, text: string, length: keyof typeof lengths = 'long'): string =>
  `<${name}>${cut(text, length)}</${name}>`;
const money = (ore: number): string =>
  `${Math.trunc(ore / 100)}.${String(Math.abs(ore) % 100).padStart(2, '0')}`;
const balance = (name: string, ore: number): string =>
  ore < 0
    ? `<${name}CreditBalance>${money(-ore)}</${name}CreditBalance>`
    : `<${name}DebitBalance>${money(ore)}</${name}DebitBalance>`;
/** Ids without dashes: an id of an element has 35 characters. */
const idOf = (id: string): string => id.replaceAll('-', '');

export type SaftFacts = {
  year: number;
  createdOn: string;
  software: { name: string; version: string };
  company: {
    number: string;
    name: string;
    street: string;
    postalCode: string;
    city: string;
    phone: string;
    email: string;
    contact: { firstName: string; lastName: string };
  };
  /** Debit less credit at the beginning of the year, by account. */
  opening: ReadonlyMap<string, number>;
};

/** All that comes before the first journal. */
export function saftHead(facts: SaftFacts, sums: SaftSums, accounts: Accounts, words: SaftWords): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO">',
    header(facts, words),
    '<MasterFiles><GeneralLedgerAccounts>',
    ...accountsOf(accounts, words).map((account) => {
      const opening = account.isBalance ? (facts.opening.get(account.id) ?? 0) : 0;
      return [
        '<Account>',
        element('AccountID', account.id, 'middle2'),
        element('AccountDescription', account.name),
        element('GroupingCategory', account.category),
        element('GroupingCode', account.code, 'middle1'),
        '<AccountType>GL</AccountType>',
        balance('Opening', opening),
        balance('Closing', opening + (sums.moved.get(account.id) ?? 0)),
        '</Account>',
      ].join('');
    }),
    '</GeneralLedgerAccounts>',
    dimensions(sums, words),
    '</MasterFiles><GeneralLedgerEntries>',
    `<NumberOfEntries>${sums.entries}</NumberOfEntries>`,
    `<TotalDebit>${money(sums.debitOre)}</TotalDebit><TotalCredit>${money(sums.creditOre)}</TotalCredit>`,
  ].join('');
}

function header({ year, createdOn, software, company }: SaftFacts, words: SaftWords): string {
  return [
    '<Header><AuditFileVersion>1.30</AuditFileVersion><AuditFileCountry>NO</AuditFileCountry>',
    element('AuditFileDateCreated', createdOn),
    element('SoftwareCompanyName', software.name, 'middle2'),
    element('SoftwareID', software.name),
    element('SoftwareVersion', software.version, 'short'),
    '<Company>',
    element('RegistrationNumber', company.number, 'middle1'),
    element('Name', company.name),
    '<Address>',
    element('StreetName', company.street),
    element('City', company.city),
    element('PostalCode', company.postalCode, 'middle2'),
    '<Country>NO</Country></Address><Contact><ContactPerson>',
    element('FirstName', company.contact.firstName, 'middle1'),
    element('LastName', company.contact.lastName, 'middle2'),
    '</ContactPerson>',
    element('Telephone', company.phone, 'short'),
    element('Email', company.email, 'middle2'),
    '</Contact></Company><DefaultCurrencyCode>NOK</DefaultCurrencyCode><SelectionCriteria>',
    `<PeriodStart>1</PeriodStart><PeriodStartYear>${year}</PeriodStartYear>`,
    `<PeriodEnd>12</PeriodEnd><PeriodEndYear>${year}</PeriodEndYear></SelectionCriteria>`,
    element('HeaderComment', words.comment),
    '<TaxAccountingBasis>A</TaxAccountingBasis></Header>',
  ].join('');
}

function dimensions({ purposes, units }: SaftSums, words: SaftWords): string {
  const entry = (type: string, about: string, id: string, name: string) =>
    [
      '<AnalysisTypeTableEntry>',
      element('AnalysisType', type, 'code'),
      element('AnalysisTypeDescription', about),
      element('AnalysisID', id, 'middle1'),
      element('AnalysisIDDescription', name),
      '</AnalysisTypeTableEntry>',
    ].join('');
  const entries = [
    ...[...purposes].sort().map((id) => entry('FORMAL', words.dimensions.purpose, id, id)),
    ...[...units].sort().map(([id, name]) => entry('LAG', words.dimensions.unit, idOf(id), name)),
  ];
  return entries.length > 0 ? `<AnalysisTypeTable>${entries.join('')}</AnalysisTypeTable>` : '';
}

/** What begins a journal, and what ends it. */
export const journalHead = (journal: Journal, words: SaftWords): string =>
  `<Journal><JournalID>${journal}</JournalID>${element('Description', words.journals[journal])}<Type>GL</Type>`;
export const journalFoot = '</Journal>';
export const saftFoot = '</GeneralLedgerEntries></AuditFile>';

/** One voucher with its lines. */
export function saftTransaction(voucher: SaftVoucher, accounts: Accounts, words: SaftWords): string {
  const about = words.voucher(voucher);
  const analysis = (type: string, id: string | null) =>
    id === null
      ? ''
      : `<Analysis><AnalysisType>${type}</AnalysisType>${element('AnalysisID', idOf(id), 'middle1')}</Analysis>`;
  return [
    '<Transaction>',
    element('TransactionID', `${voucher.year}-${voucher.number}`, 'middle2'),
    `<Period>${Number(voucher.on.slice(5, 7))}</Period><PeriodYear>${voucher.year}</PeriodYear>`,
    element('TransactionDate', voucher.on),
    element('Description', about),
    element('SystemEntryDate', voucher.madeOn),
    element('GLPostingDate', voucher.on),
    ...entryLines(voucher, accounts).map(({ account, debitOre, creditOre }, place) =>
      [
        `<Line><RecordID>${place + 1}</RecordID>`,
        element('AccountID', account, 'middle2'),
        analysis('FORMAL', voucher.purpose),
        analysis('LAG', voucher.unitId),
        element('SourceDocumentID', idOf(voucher.reference), 'middle1'),
        element('Description', about),
        debitOre > 0
          ? `<DebitAmount><Amount>${money(debitOre)}</Amount></DebitAmount>`
          : `<CreditAmount><Amount>${money(creditOre)}</Amount></CreditAmount>`,
        '</Line>',
      ].join(''),
    ),
    '</Transaction>',
  ].join('');
}

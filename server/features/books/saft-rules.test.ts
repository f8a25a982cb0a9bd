import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SaxesParser } from 'saxes';
import { saftWords } from '#server/letters/voucher-words.ts';
import { gbat10File } from './ledger-file-rules.ts';
import {
  addToSums,
  journalFoot,
  journalHead,
  journals,
  kindsIn,
  noSums,
  type SaftFacts,
  type SaftVoucher,
  saftFoot,
  saftHead,
  saftTransaction,
} from './saft-rules.ts';

const accounts = {
  bank: '1920',
  income: '3900',
  sales: { magazine: '3100', activity: '3110' },
  fees: '7770',
  clearing: { vipps: '1571', avtalegiro: '1572' },
};
const facts: SaftFacts = {
  year: 2026,
  createdOn: '2027-01-10',
  software: { name: 'Min side', version: '1' },
  company: {
    number: '312345676',
    name: 'Norsk <Humanistlag> & co',
    street: 'Postboks 1 Eksempel',
    postalCode: '0001',
    city: 'Oslo',
    phone: '+4768050000',
    email: 'medlemsservice@humanistlaget.example',
    contact: { firstName: 'Mona', lastName: 'Eide' },
  },
  opening: new Map([['1571', 5_000]]),
};
const unitId = '40000000-0000-4000-8000-000000000011';
const voucher = (number: number, change: Partial<SaftVoucher>): SaftVoucher => ({
  year: 2026,
  number,
  kind: 'gift',
  rail: 'vipps',
  on: '2026-03-02',
  amountOre: 10_050,
  feeOre: 0,
  reference: 'G-000001',
  madeOn: '2026-03-03',
  purpose: 'general',
  unitId: null,
  unitName: null,
  ...change,
});
const vouchers = [
  voucher(1, {}),
  voucher(2, { kind: 'refund', amountOre: 50 }),
  voucher(3, {
    kind: 'activity',
    amountOre: 20_000,
    purpose: null,
    unitId,
    unitName: 'Oslo lokallag',
    reference: '93000000-0000-4000-8000-000000000001',
  }),
  voucher(4, { kind: 'payout', amountOre: 29_000, feeOre: 1_000, purpose: null, reference: 'Utb. <1> & 2' }),
  voucher(5, { kind: 'payout', amountOre: -500, purpose: null }),
];

function fileOf(all: readonly SaftVoucher[]): string {
  const sums = noSums();
  for (const one of all) addToSums(sums, one, accounts);
  return [
    saftHead(facts, sums, accounts, saftWords),
    ...journals.flatMap((journal) => [
      journalHead(journal, saftWords),
      ...all
        .filter(({ kind }) => kindsIn(journal).includes(kind))
        .map((one) => saftTransaction(one, accounts, saftWords)),
      journalFoot,
    ]),
    saftFoot,
  ].join('');
}

/** docs/rules/saf-t.md: what each element holds, in this order; `?` may be left out, `*` may be there many times. */
const schema: Record<string, string> = {
  AuditFile: 'Header MasterFiles? GeneralLedgerEntries?',
  Header:
    'AuditFileVersion AuditFileCountry AuditFileDateCreated SoftwareCompanyName SoftwareID SoftwareVersion Company DefaultCurrencyCode SelectionCriteria HeaderComment? TaxAccountingBasis',
  Company: 'RegistrationNumber Name Address* Contact*',
  Address: 'StreetName? City? PostalCode? Country?',
  Contact: 'ContactPerson Telephone? Email?',
  ContactPerson: 'FirstName LastName',
  SelectionCriteria: 'PeriodStart PeriodStartYear PeriodEnd PeriodEndYear',
  MasterFiles: 'GeneralLedgerAccounts? AnalysisTypeTable?',
  GeneralLedgerAccounts: 'Account*',
  Account:
    'AccountID AccountDescription GroupingCategory GroupingCode AccountType OpeningDebitBalance? OpeningCreditBalance? ClosingDebitBalance? ClosingCreditBalance?',
  AnalysisTypeTable: 'AnalysisTypeTableEntry*',
  AnalysisTypeTableEntry: 'AnalysisType AnalysisTypeDescription AnalysisID AnalysisIDDescription',
  GeneralLedgerEntries: 'NumberOfEntries TotalDebit TotalCredit Journal*',
  Journal: 'JournalID Description Type Transaction*',
  Transaction:
    'TransactionID Period PeriodYear TransactionDate Description SystemEntryDate GLPostingDate Line*',
  Line: 'RecordID AccountID Analysis* SourceDocumentID? Description DebitAmount? CreditAmount?',
  Analysis: 'AnalysisType AnalysisID',
  DebitAmount: 'Amount',
  CreditAmount: 'Amount',
};
const longest: Record<string, number> = {
  JournalID: 18,
  RecordID: 18,
  SoftwareVersion: 18,
  Telephone: 18,
  AnalysisType: 9,
  AnalysisID: 35,
  SourceDocumentID: 35,
  FirstName: 35,
  LastName: 70,
  AccountID: 70,
  TransactionID: 70,
};

type Node = { name: string; children: Node[]; text: string };

/** The file as a tree, with what breaks the rules. */
function read(xml: string): { root: Node; faults: string[] } {
  const faults: string[] = [];
  const top: Node = { name: '', children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => faults.push(error.message));
  parser.on('opentag', ({ name }) => {
    const node = { name, children: [], text: '' };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    const { name, children, text } = open.pop()!;
    const wanted = schema[name];
    if (wanted) {
      const parts = wanted.split(' ').map((part) => part.replace('?', ''));
      const pattern = parts.map((part, place) =>
        part.endsWith('*')
          ? `(?:${part.slice(0, -1)} )*`
          : `(?:${part} )${wanted.split(' ')[place]!.endsWith('?') ? '?' : ''}`,
      );
      const found = children.map((child) => `${child.name} `).join('');
      if (!new RegExp(`^${pattern.join('')}$`).test(found)) faults.push(`${name}: ${found}`);
    } else if (children.length > 0) faults.push(`${name} is not in the list`);
    else if (text.length === 0 || text.length > (longest[name] ?? 256)) faults.push(`${name}: ${text}`);
  });
  parser.write(xml).close();
  return { root: top.children[0]!, faults };
}
const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
const oreOf = (node: Node, name: string) =>
  all(node, name).reduce((sum, one) => sum + Math.round(Number(one.text || one.children[0]!.text) * 100), 0);

describe('SAF-T Financial 1.30', () => {
  test('each element is in its place and not too long', () => {
    assert.deepEqual(read(fileOf(vouchers)).faults, []);
    assert.deepEqual(read(fileOf([])).faults, []);
    assert.notDeepEqual(read(fileOf(vouchers).replace('<Type>GL</Type>', '')).faults, [], 'a fault is seen');
  });

  test('the sums are those of the lines, each voucher balances, and closing is opening and what has moved', () => {
    const { root } = read(fileOf(vouchers));
    const sum = (name: string) => oreOf(root, name);
    assert.equal(sum('TotalDebit'), sum('DebitAmount'));
    assert.equal(sum('TotalCredit'), sum('CreditAmount'));
    assert.equal(sum('TotalDebit'), sum('TotalCredit'));
    assert.equal(all(root, 'NumberOfEntries')[0]!.text, '5');
    assert.equal(all(root, 'Transaction').length, 5);
    for (const one of all(root, 'Transaction'))
      assert.equal(oreOf(one, 'DebitAmount'), oreOf(one, 'CreditAmount'));
    for (const account of all(root, 'Account')) {
      const id = account.children[0]!.text;
      const lines = all(root, 'Line').filter((line) =>
        line.children.some((one) => one.name === 'AccountID' && one.text === id),
      );
      const moved = lines.reduce(
        (total, line) => total + oreOf(line, 'DebitAmount') - oreOf(line, 'CreditAmount'),
        0,
      );
      const at = (name: string) =>
        oreOf(account, `${name}DebitBalance`) - oreOf(account, `${name}CreditBalance`);
      assert.equal(at('Closing'), at('Opening') + moved, id);
      assert.equal(at('Opening'), id === '1571' ? 5_000 : 0);
    }
  });

  test('the purpose of a gift and the chapter of an activity are dimensions, with their names in the table', () => {
    const { root } = read(fileOf(vouchers));
    const entries = all(root, 'AnalysisTypeTableEntry').map((entry) =>
      entry.children.map(({ text }) => text),
    );
    assert.deepEqual(
      entries.map(([type, , id, name]) => [type, id, name]),
      [
        ['FORMAL', 'general', 'general'],
        ['LAG', unitId.replaceAll('-', ''), 'Oslo lokallag'],
      ],
    );
    const used = all(root, 'Analysis').map((one) => one.children.map(({ text }) => text));
    assert.ok(used.every(([type, id]) => entries.some((entry) => entry[0] === type && entry[2] === id)));
    assert.equal(used.length, 6, 'both lines of two gifts and one sale');
  });

  test('what somebody has typed cannot break the file', () => {
    const { root, faults } = read(fileOf([voucher(1, { reference: `]]> & <x/> \u0001${'æ'.repeat(60)}` })]));
    assert.deepEqual(faults, []);
    assert.match(all(root, 'SourceDocumentID')[0]!.text, /^]]> & <x\/>/);
  });
});

describe('GBAT10', () => {
  const { text, lineCount } = gbat10File(vouchers, accounts, saftWords.voucher);
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));

  test('28 columns, one line for each entry, and each voucher sums to nothing', () => {
    assert.equal(rows.length, lineCount);
    assert.ok(rows.every((row) => row.length === 28 && row[0] === 'GBAT10'));
    assert.deepEqual(rows[0]!.slice(0, 9), [
      'GBAT10',
      '1',
      '20260302',
      '9',
      '3',
      '2026',
      '1571',
      '0',
      '100.50',
    ]);
    for (const number of ['1', '2', '3', '4', '5']) {
      const sum = rows
        .filter((row) => row[1] === number)
        .reduce((total, row) => total + Number(row[8]) * 100, 0);
      assert.equal(Math.round(sum), 0);
    }
  });

  test('project and department are the numbers of the profile, and empty where it has none', () => {
    const dimensions = { projects: { general: '120' }, departments: { 'Oslo lokallag': '31' } };
    const cellsOf = (known: Parameters<typeof gbat10File>[1]) =>
      gbat10File([...vouchers, voucher(6, { purpose: 'constructor' })], known, saftWords.voucher)
        .text.trimEnd()
        .split('\r\n')
        .map((line) => line.split(';'))
        .map((row) => [row[1], row[23], row[24]].join(' '));
    assert.deepEqual(
      [...new Set(cellsOf({ ...accounts, dimensions }))],
      ['1 120 ', '2 120 ', '3  31', '4  ', '5  ', '6  '],
    );
    const byId = { projects: {}, departments: { [unitId]: '32', 'Oslo lokallag': '31' } };
    assert.ok(cellsOf({ ...accounts, dimensions: byId }).includes('3  32'), 'a renamed chapter keeps it');
    assert.deepEqual([...new Set(cellsOf(accounts))], ['1  ', '2  ', '3  ', '4  ', '5  ', '6  ']);
  });

  test('purpose, chapter and reference are in the text', () => {
    assert.equal(rows[0]![20], 'Gave, Vipps, general, G-000001');
    assert.match(rows.find((row) => row[1] === '3')![20]!, /^Aktivitet, Vipps, Oslo lokallag, /);
  });
});

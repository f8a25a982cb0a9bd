/** All vectors here are written by hand from the message definition; none is printed anywhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { statementFile } from '../../../dev/avtalegiro-simulator/statement-file.ts';
import { camtFormat, camtLimits } from './camt-reader.ts';

const balance = (code: string, amount: string, side: string, on: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;
const entry = (amount: string, side: string, rest = '<AcctSvcrRef>B1</AcctSvcrRef>', status = 'BOOK') =>
  `<Ntry><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt>${rest}</Ntry>`;
const account = '<Acct><Id><Othr><Id>99991111111</Id></Othr></Id></Acct>';
const statement = (inside: string) => `<Stmt><Id>1</Id>${inside}</Stmt>`;
const file = (inside: string, version = '02') =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${inside}</BkToCstmrStmt></Document>`;
const balances = `${balance('OPBD', '100.00', 'CRDT', '2026-03-04')}${balance('CLBD', '350.50', 'CRDT', '2026-03-04')}`;
const sound = file(statement(`${account}${balances}${entry('250.50', 'CRDT')}`));
const read = (text: string | Uint8Array) =>
  camtFormat.read(typeof text === 'string' ? Buffer.from(text) : text);
const faultOf = (text: string | Uint8Array) => {
  const { statements, problems } = read(text);
  assert.deepEqual(statements, []);
  return problems[0]!;
};

describe('a bank statement', () => {
  test('accounts, days, balances and what is booked, in whole øre with their sign', () => {
    const details = `<AcctSvcrRef>B2</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RmtInf><Ustrd>Utb. 2000123  Vippsnr
      123456</Ustrd><Strd><CdtrRefInf><Ref>1000000000011</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`;
    const { statements, problems } = read(
      file(
        statement(
          `<FrToDt><FrDtTm>2026-03-02T00:00:00+01:00</FrDtTm><ToDtTm>2026-03-04T23:59:59</ToDtTm></FrToDt>${account.replace('<Othr><Id>99991111111</Id></Othr>', '<IBAN>NO2099991111111</IBAN>')}${balance('OPBD', '10', 'DBIT', '2026-03-02')}${balance('CLBD', '87.5', 'CRDT', '2026-03-04')}<TxsSummry><TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries></TxsSummry>${entry('100.00000', 'CRDT', details)}${entry('2.50', 'DBIT', '<AddtlNtryInf>Gebyr &amp; porto</AddtlNtryInf>')}${entry('9', 'CRDT', '', 'PDNG')}`,
        ),
        '08',
      ).replaceAll('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>'),
    );
    assert.deepEqual(problems, []);
    const [one] = statements;
    assert.deepEqual(
      [one!.account, one!.fromOn, one!.toOn, one!.openingOre, one!.closingOre],
      ['99991111111', '2026-03-02', '2026-03-04', -1_000, 8_750],
    );
    assert.deepEqual(one!.entries, [
      {
        bookedOn: '2026-03-04',
        amountOre: 10_000,
        bankReference: 'B2',
        references: ['1000000000011'],
        text: 'Utb. 2000123 Vippsnr 123456',
      },
      {
        bookedOn: '2026-03-04',
        amountOre: -250,
        bankReference: null,
        references: [],
        text: 'Gebyr & porto',
      },
    ]);
  });

  test('what the simulator writes is read as it was meant; several accounts in one file', () => {
    const entries = [
      {
        bookedOn: '2026-03-03',
        amountOre: 25_000,
        reference: 'A"1',
        text: 'OCR <giro>',
        kid: '1000000000011',
      },
      { bookedOn: '2026-03-04', amountOre: -100, reference: 'A2', text: 'Gebyr' },
    ];
    const common = { fromOn: '2026-03-03', toOn: '2026-03-04', openingOre: -50 };
    const { statements, problems } = read(
      statementFile([
        { ...common, account: '99991111111', entries },
        { ...common, account: '86011117947', entries: [] },
      ]),
    );
    assert.deepEqual(problems, []);
    assert.deepEqual(
      statements.map((one) => [one.account, one.closingOre, one.entries.length]),
      [
        ['99991111111', 24_850, 2],
        ['86011117947', -50, 0],
      ],
    );
    assert.deepEqual(statements[0]!.entries[0]!.text, 'OCR <giro>');
  });

  test('balances that do not add up are told with both figures, and nothing of it is believed', () => {
    const broken = faultOf(sound.replace('350.50', '351.50'));
    assert.deepEqual([broken.code, broken.text.endsWith('350,50 / 351,50')], ['balance', true]);
    const counted = sound.replace(
      '<Ntry>',
      '<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries></TxsSummry><Ntry>',
    );
    assert.equal(faultOf(counted).code, 'count');
    // The one beside it is sound: the file is one.
    assert.equal(
      faultOf(sound.replace('</BkToCstmrStmt>', `${statement(account)}</BkToCstmrStmt>`)).code,
      'missing',
    );
  });

  const broken: [change: string, text: string, code: string][] = [
    [
      'a document type',
      sound.replace('<Document', '<!DOCTYPE Document [<!ENTITY x "y">]><Document'),
      'doctype',
    ],
    ['an entity', sound.replace('B1', '&x;'), 'not-xml'],
    ['cut off', sound.slice(0, -20), 'not-xml'],
    ['another message', sound.replaceAll('camt.053', 'camt.054'), 'not-statement'],
    ['another root', sound.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'), 'not-statement'],
    ['no statement', file(''), 'not-statement'],
    ['a spreadsheet', 'Dato;Beløp\r\n', 'not-xml'],
    ['nothing', '', 'not-xml'],
    ['other letters', sound.replace('UTF-8', 'ISO-8859-1'), 'encoding'],
    ['euro', sound.replaceAll('Ccy="NOK"', 'Ccy="EUR"'), 'currency'],
    ['three decimals', sound.replace('250.50', '250.505'), 'amount'],
    ['a comma', sound.replace('250.50', '250,50'), 'amount'],
    ['a sign of its own', sound.replace('250.50', '-250.50'), 'amount'],
    ['no side', sound.replace('<CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<Sts>'), 'missing'],
    ['another side', sound.replace('CRDT</CdtDbtInd><Sts>', 'BOTH</CdtDbtInd><Sts>'), 'sign'],
    ['two amounts', sound.replace('<Sts>', '<Amt Ccy="NOK">1.00</Amt><Sts>'), 'twice'],
    ['no day', sound.replace('<BookgDt><Dt>2026-03-04</Dt></BookgDt>', ''), 'missing'],
    ['a day that is none', sound.replace('<BookgDt><Dt>2026-03-04', '<BookgDt><Dt>2026-02-30'), 'day'],
    ['a status we do not know', sound.replace('BOOK', 'HOPE'), 'status'],
    ['no account', sound.replace('99991111111', '1234'), 'account'],
    ['a long field', sound.replace('B1', 'x'.repeat(camtLimits.textLength + 1)), 'too-long'],
    ['many levels', sound.replace('B1', `${'<a>'.repeat(30)}${'</a>'.repeat(30)}`), 'too-deep'],
  ];
  for (const [change, text, code] of broken)
    test(`refused, with a place and a sentence: ${change}`, () => {
      const fault = faultOf(text);
      assert.equal(fault.code, code);
      assert.ok(fault.text.length > 10 && fault.line >= 0 && fault.position >= 0);
    });

  test('a file that is too large is not looked into; bytes that are no text are refused', () => {
    assert.equal(faultOf(new Uint8Array(camtLimits.bytes + 1)).code, 'too-large');
    assert.equal(faultOf(Buffer.from(sound.replace('B1', 'Ø'), 'latin1')).code, 'encoding');
  });

  test('more parts than a statement has stop the reading', () => {
    const text = file(
      statement(`${account}${balances}${entry('0', 'CRDT', '', 'PDNG').repeat(camtLimits.parts + 1)}`),
    );
    assert.ok(Buffer.byteLength(text) < camtLimits.bytes);
    assert.equal(faultOf(text).code, 'too-many');
  });

  test('whatever is cut out, put in or turned round: an answer, and never half a statement', () => {
    const bytes = Buffer.from(sound);
    const place = fc.nat({ max: bytes.length });
    const junk = fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('<Stmt>', '</Ntry>', '<Ntry>', ']]>', '<![CDATA[', '<?x?>', '&#x0;', '<!--')
        .map((one) => Buffer.from(one)),
    );
    fc.assert(
      fc.property(place, place, junk, (from, length, put) => {
        const changed = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + (length % 40))]);
        const { statements, problems } = camtFormat.read(changed);
        assert.ok(problems.length === 1 ? statements.length === 0 : statements.length > 0);
        for (const { entries, openingOre, closingOre } of statements)
          assert.equal(
            entries.reduce((sum, { amountOre }) => sum + amountOre, openingOre),
            closingOre,
          );
      }),
      { numRuns: 500 },
    );
  });
});

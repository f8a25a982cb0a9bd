import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SaxesParser } from 'saxes';
import { type PaymentFormat, paymentFormats } from '#contract/payment-file-endpoints.ts';
import { isAccount } from '#contract/values/bank-account.ts';
import {
  bankText,
  canHavePaidOn,
  canPayOn,
  type PaymentFileFacts,
  paymentFile,
  paymentFileNumber,
} from './payment-file-rules.ts';

const facts = (format: PaymentFormat): PaymentFileFacts => ({
  number: 'U-2026-000012',
  format,
  madeAt: new Date('2026-11-30T12:34:56.789Z'),
  payOn: '2026-12-01',
  payer: {
    name: 'Norsk <Humanistlag> & co',
    organisationNumber: '312345676',
    customerId: '',
    account: '99991111111',
    bic: 'EKSBNO22XXX',
  },
  payments: [
    { reference: 'R-2026-000001', name: 'Aud Vik', account: '86011117947', amountOre: 25_005, text: 'Kaffe' },
    {
      reference: 'R-2026-000002',
      name: 'Lájla Šarre',
      account: '15062995960',
      amountOre: 100,
      text: 'a'.repeat(200),
    },
  ],
});

type Element = { name: string; path: string; text: string; children: string[] };
/** Every element with the names of its children in their order. Throws where it is no XML. */
function elementsOf(xml: string): Element[] {
  const parser = new SaxesParser({ xmlns: true });
  const [open, all]: [Element[], Element[]] = [[], []];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.at(-1)?.children.push(name);
    const one = { name, path: [...open.map((outer) => outer.name), name].join('/'), text: '', children: [] };
    open.push(one);
    all.push(one);
  });
  parser.on('text', (text) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return all;
}

/** The order of the schema, of those elements that a file may have; all are there but where it says so. */
const order: Record<string, readonly string[]> = {
  CstmrCdtTrfInitn: ['GrpHdr', 'PmtInf'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  InitgPty: ['Nm', 'Id'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'CdtTrfTxInf',
    'CdtTrfTxInf',
  ],
  PmtTpInf: ['InstrPrty', 'SvcLvl', 'CtgyPurp'],
  Dbtr: ['Nm', 'PstlAdr', 'Id'],
  DbtrAcct: ['Id', 'Ccy'],
  CdtTrfTxInf: ['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  PmtId: ['InstrId', 'EndToEndId'],
  Cdtr: ['Nm', 'PstlAdr'],
  CdtrAcct: ['Id'],
  Othr: ['Id', 'SchmeNm'],
};
const most: Record<string, number> = {
  MsgId: 35,
  PmtInfId: 35,
  InstrId: 35,
  EndToEndId: 35,
  Nm: 70,
  Ustrd: 140,
};

describe('a payment file', () => {
  for (const format of paymentFormats)
    test(`${format}: the order of the schema, the lengths, the sums and the accounts`, () => {
      const xml = paymentFile(facts(format));
      assert.match(xml, new RegExp(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}">`));
      const all = elementsOf(xml);
      for (const { name, children } of all) if (order[name]) assert.deepEqual(children, order[name], name);
      for (const { name, text } of all) assert.ok(text.length <= (most[name] ?? 140), name);
      const textsOf = (path: string) => all.filter((one) => one.path.endsWith(path)).map(({ text }) => text);
      const paid = textsOf('Amt/InstdAmt').map((amount) => Math.round(Number(amount) * 100));
      assert.deepEqual(paid, [25_005, 100]);
      const sum = (paid.reduce((total, one) => total + one, 0) / 100).toFixed(2);
      assert.deepEqual(textsOf('/CtrlSum'), [sum, sum]);
      assert.deepEqual(textsOf('/NbOfTxs'), ['2', '2']);
      const accounts = [...textsOf('DbtrAcct/Id/Othr/Id'), ...textsOf('CdtrAcct/Id/Othr/Id')];
      assert.equal(accounts.length, 3);
      for (const account of accounts) assert.ok(isAccount(account), account);
      assert.deepEqual(textsOf('Othr/SchmeNm/Cd'), ['CUST', 'CUST', 'BBAN', 'BBAN', 'BBAN']);
      assert.deepEqual(textsOf('InitgPty/Id/OrgId/Othr/Id'), ['312345676']);
      assert.deepEqual(textsOf('/CreDtTm'), ['2026-11-30T12:34:56']);
      assert.deepEqual(new Set(textsOf('/EndToEndId')).size, 2);
      const isNewer = format === 'pain.001.001.09';
      assert.deepEqual(textsOf(isNewer ? 'FinInstnId/BICFI' : 'FinInstnId/BIC'), ['EKSBNO22XXX']);
      assert.deepEqual(textsOf(isNewer ? 'ReqdExctnDt/Dt' : 'PmtInf/ReqdExctnDt'), ['2026-12-01']);
    });

  test('the number of the customer is that of the bank where it has one', () => {
    const { payer, ...rest } = facts('pain.001.001.09');
    const xml = paymentFile({ ...rest, payer: { ...payer, customerId: 'AVT-77' } });
    assert.equal(xml.match(/<Id>AVT-77<\/Id>/g)?.length, 2);
  });

  test('only characters that every bank takes', () => {
    assert.equal(bankText('Lájla Šarre Ŋuvvo', 70), 'Lájla Sarre Nuvvo');
    assert.equal(bankText('Kaffe ☕ «til» møtet\n – i dag', 70), 'Kaffe til møtet i dag');
    assert.equal(bankText('Þór', 70), 'ór');
    assert.equal(bankText('abcdef', 3), 'abc');
  });

  test('numbers and days', () => {
    assert.equal(paymentFileNumber('2026-11-30', 12), 'U-2026-000012');
    assert.equal(canPayOn('2026-11-30', '2026-11-30'), true);
    assert.equal(canPayOn('2026-11-27', '2026-11-30'), false);
    assert.equal(canPayOn('2026-12-05', '2026-11-30'), false, 'a Saturday');
    assert.equal(canPayOn('2026-12-24', '2026-11-30'), false, 'banks are closed');
    assert.equal(canPayOn('2027-01-04', '2026-11-30'), false, 'too far ahead');
    assert.equal(canHavePaidOn('2026-12-01', '2026-12-01', '2026-12-02'), true);
    assert.equal(canHavePaidOn('2026-11-30', '2026-12-01', '2026-12-02'), false);
    assert.equal(canHavePaidOn('2026-12-03', '2026-12-01', '2026-12-02'), false);
  });
});

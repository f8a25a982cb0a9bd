/**
 * A file of domestic payments: ISO 20022 pain.001, as the banks' common guide has it (Bits, formerly BSK: «Implementerings-
 * guide pain.001.001.03 Customer Credit Transfer Initiation» and its appendix with examples). The order of the elements is
 * that of the schema.
 */
import { type PaymentFormat, payAheadDays } from '#contract/payment-file-endpoints.ts';
import { addDays, isBankDay } from '#contract/values/bank-days.ts';

/** What can be quoted. @param madeOn the day in Norway, `YYYY-MM-DD` */
export const paymentFileNumber = (madeOn: string, sequence: number): string =>
  `U-${madeOn.slice(0, 4)}-${String(sequence).padStart(6, '0')}`;

/** A bank day from today, at most a month ahead. */
export const canPayOn = (payOn: string, today: string): boolean =>
  payOn >= today && payOn <= addDays(today, payAheadDays) && isBankDay(payOn);

/** Not before the day that the file says, and not in the future. */
export const canHavePaidOn = (paidOn: string, payOn: string, today: string): boolean =>
  payOn <= paidOn && paidOn <= today;

export type PaymentFileFacts = {
  number: string;
  format: PaymentFormat;
  madeAt: Date;
  payOn: string;
  payer: {
    name: string;
    organisationNumber: string;
    /** Empty: the organisation number. */
    customerId: string;
    account: string;
    bic: string;
  };
  payments: readonly { reference: string; name: string; account: string; amountOre: number; text: string }[];
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Letters without a plain one under their mark. */
const plain: Record<string, string> = { ŋ: 'n', Ŋ: 'N', ŧ: 't', Ŧ: 'T', ł: 'l', Ł: 'L' };
/** The characters that every bank takes (appendix of the guide): of other letters those of the Nordic countries and Germany. */
const letters =
  '\u00e1\u00e4\u00e7\u0111\u00e9\u00ed\u00f3\u00f6\u00fa\u00fc\u00fd\u00e6\u00f8\u00e5\u00c1\u00c4\u00c7\u0110\u00d0\u00c9\u00cd\u00d3\u00d6\u00da\u00dc\u00dd\u00c6\u00d8\u00c5\u00df';
const taken = new RegExp(`[a-zA-Z0-9/\\-?:().,'+ %&=@\\u00a7${letters}]`, 'u');

/** A text as the banks take it: other letters without their marks, other signs as a space, cut to what an element takes. */
export const bankText = (text: string, most: number): string =>
  [...text.normalize('NFC')]
    .map((sign) => plain[sign] ?? (taken.test(sign) ? sign : sign.normalize('NFD')[0]!))
    .map((sign) => (taken.test(sign) ? sign : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

const element = (name: string, ...inner: string[]): string => `<${name}>${inner.join('')}</${name}>`;
const text = (name: string, value: string, most: number): string =>
  element(
    name,
    bankText(value, most).replace(/[&<>"]/g, (sign) => escapes[sign]!),
  );
const money = (ore: number): string => `${Math.trunc(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;
const code = (name: string, value: string): string => element(name, element('Cd', value));
/** A Norwegian account as its eleven digits. */
const accountOf = (digits: string): string =>
  element('Id', element('Othr', element('Id', digits), code('SchmeNm', 'BBAN')));

/** The whole file. Its sums are those of its payments. */
export function paymentFile(facts: PaymentFileFacts): string {
  const { number, format, madeAt, payOn, payer, payments } = facts;
  const isNewer = format === 'pain.001.001.09';
  const sum = money(payments.reduce((total, { amountOre }) => total + amountOre, 0));
  const totals = [element('NbOfTxs', String(payments.length)), element('CtrlSum', sum)];
  const customer = element(
    'Id',
    element(
      'OrgId',
      element('Othr', element('Id', payer.customerId || payer.organisationNumber), code('SchmeNm', 'CUST')),
    ),
  );
  const name = text('Nm', payer.name, 70);
  const country = element('PstlAdr', element('Ctry', 'NO'));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}">`,
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        element('MsgId', `${payer.organisationNumber}-${number}`),
        element('CreDtTm', madeAt.toISOString().slice(0, 19)),
        ...totals,
        element('InitgPty', name, customer),
      ),
      element(
        'PmtInf',
        element('PmtInfId', number),
        element('PmtMtd', 'TRF'),
        ...totals,
        element('PmtTpInf', element('InstrPrty', 'NORM'), code('SvcLvl', 'NURG'), code('CtgyPurp', 'SUPP')),
        element('ReqdExctnDt', isNewer ? element('Dt', payOn) : payOn),
        element('Dbtr', name, country, customer),
        element('DbtrAcct', accountOf(payer.account), element('Ccy', 'NOK')),
        element('DbtrAgt', element('FinInstnId', element(isNewer ? 'BICFI' : 'BIC', payer.bic))),
        ...payments.map((one) =>
          element(
            'CdtTrfTxInf',
            element('PmtId', element('InstrId', one.reference), element('EndToEndId', one.reference)),
            element('Amt', `<InstdAmt Ccy="NOK">${money(one.amountOre)}</InstdAmt>`),
            element('Cdtr', text('Nm', one.name, 70), country),
            element('CdtrAcct', accountOf(one.account)),
            element('RmtInf', text('Ustrd', `${one.reference} ${one.text}`, 140)),
          ),
        ),
      ),
    ),
    '</Document>\n',
  ].join('');
}

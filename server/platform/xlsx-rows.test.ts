import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import writeXlsxFile from 'write-excel-file/node';
import { type ZipPart, zipOf } from '../../test/support/small-zip.ts';
import { XlsxProblem } from './xlsx/xlsx-archive.ts';
import { isDateFormat } from './xlsx/xlsx-workbook.ts';
import { dayOf, readXlsxRows } from './xlsx-rows.ts';

describe('XLSX rows', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'xlsx-rows-'));
  const file = path.join(folder, 'sheet.xlsx');
  after(() => rmSync(folder, { recursive: true }));

  async function rowsOf(content: Buffer) {
    writeFileSync(file, content);
    const rows: { line: number; cells: readonly string[] }[] = [];
    for await (const row of readXlsxRows(file)) rows.push(row);
    return rows;
  }
  const faultOf = (content: Buffer) =>
    rowsOf(content).then(
      () => null,
      (error) => (error instanceof XlsxProblem ? error.fault : error),
    );

  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const relations = (...list: [id: string, type: string, target: string][]) =>
    `${head}<Relationships>${list
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`;
  /** A file as small as it can be. @param rows what is in `sheetData` */
  const workbook = (
    rows: string,
    more: { properties?: string; sheets?: string; strings?: string; styles?: string; parts?: ZipPart[] } = {},
  ): ZipPart[] => [
    { name: '_rels/.rels', content: relations(['r1', 'officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook>${more.properties ?? ''}<sheets>${more.sheets ?? '<sheet name="A" r:id="r1"/>'}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        ['r1', 'worksheet', 'worksheets/sheet1.xml'],
        ['r2', 'worksheet', '/xl/worksheets/sheet2.xml'],
        ['r3', 'styles', 'styles.xml'],
        ['r4', 'sharedStrings', 'sharedStrings.xml'],
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${head}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...(more.strings ? [{ name: 'xl/sharedStrings.xml', content: `${head}<sst>${more.strings}</sst>` }] : []),
    ...(more.styles
      ? [{ name: 'xl/styles.xml', content: `${head}<styleSheet>${more.styles}</styleSheet>` }]
      : []),
    ...(more.parts ?? []),
  ];
  const dates =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>';

  test('texts, numbers, dates and truth as a spreadsheet program writes them; empty rows are passed over', async () => {
    const born = new Date(Date.UTC(1994, 1, 12));
    const content = await writeXlsxFile([
      [{ value: 'Navn' }, { value: 'Født' }, { value: 'Nummer' }],
      [],
      [
        { value: 'Áile & «Ødegård» <Næss>' },
        { value: born, type: Date, format: 'dd.mm.yyyy' },
        { value: 300001, type: Number },
        { value: true, type: Boolean },
      ],
    ]).toBuffer();
    assert.deepEqual(await rowsOf(content), [
      { line: 1, cells: ['Navn', 'Født', 'Nummer'] },
      { line: 3, cells: ['Áile & «Ødegård» <Næss>', '1994-02-12', '300001', '1'] },
    ]);
  });

  test('shared and rich text, text in the cell, formulas, errors, gaps and cells without an address', async () => {
    const rows =
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><r><t>to </t></r><r><t>deler</t></r></is></c>' +
      '<c r="D2" t="str"><f>A1&amp;"x"</f><v>Åx</v></c><c r="E2" t="e"><v>#N/A</v></c></row>' +
      '<row><c t="s"><v>0</v></c><c><v>1.2829499914E10</v></c><c><v>0.5</v></c><c t="d"><v>2001-06-05T00:00:00</v></c></row>';
    const strings =
      '<si><t>Kari</t></si><si><r><t xml:space="preserve">Å </t></r><r><t>se</t></r><rPh sb="0" eb="1"><t>lyd</t></rPh></si>';
    assert.deepEqual(await rowsOf(zipOf(workbook(rows, { strings }))), [
      { line: 2, cells: ['Å se', '', 'to deler', 'Åx', ''] },
      { line: 3, cells: ['Kari', '12829499914', '0.5', '2001-06-05'] },
    ]);
  });

  test('both ways of counting days, the day that never was, and times of day', async () => {
    const row = '<row><c s="1"><v>34377</v></c><c s="2"><v>34377.75</v></c><c><v>34377</v></c></row>';
    assert.deepEqual((await rowsOf(zipOf(workbook(row, { styles: dates }))))[0]?.cells, [
      ...['1994-02-12', '1994-02-12', '34377'],
    ]);
    const from1904 = workbook(row, { styles: dates, properties: '<workbookPr date1904="1"/>' });
    assert.equal((await rowsOf(zipOf(from1904)))[0]?.cells[0], '1998-02-13');
    for (const [serial, is1904, day] of [
      [1, false, '1900-01-01'],
      [59, false, '1900-02-28'],
      [60, false, '1900-02-29'],
      [61, false, '1900-03-01'],
      [0, false, ''],
      [-1, true, ''],
      [0, true, '1904-01-01'],
      [2_958_466, false, ''],
    ] as const) {
      assert.equal(dayOf(serial, is1904), day, String(serial));
    }
  });

  test('which number formats are dates', () => {
    for (const [id, code, isDate] of [
      [14, undefined, true],
      [2, undefined, false],
      [164, 'dd.mm.yyyy', true],
      [164, '[$-414]d. mmmm yyyy;@', true],
      [164, '0 "dager"', false],
      [164, '[Red]0.00', false],
      [164, 'hh:mm', false],
      [164, 'mmm', true],
    ] as const)
      assert.equal(isDateFormat(id, code), isDate, code);
  });

  test('the first sheet that is not hidden is read, also where its address is absolute', async () => {
    const sheets = '<sheet name="H" state="hidden" r:id="r1"/><sheet name="B" x:id="r2"/>';
    const second = '<worksheet><sheetData><row><c t="str"><v>to</v></c></row></sheetData></worksheet>';
    const parts = [{ name: 'xl/worksheets/sheet2.xml', content: second }];
    assert.deepEqual((await rowsOf(zipOf(workbook('', { sheets, parts }))))[0]?.cells, ['to']);
  });

  test('texts that lie across the pages of the file they wait in come whole, in any order', async () => {
    const words = Array.from({ length: 9_000 }, (_one, number) => `${number} ${'åß€'.repeat(number % 40)}`);
    const strings = words.map((word) => `<si><t>${word}</t></si>`).join('');
    const order = words.map((_word, place) => (place * 4099) % words.length);
    const rows = order.map((place) => `<row><c t="s"><v>${place}</v></c></row>`).join('');
    const read = await rowsOf(zipOf(workbook(rows, { strings })));
    assert.deepEqual(
      read.map(({ cells }) => cells[0]),
      order.map((place) => words[place]),
    );
    assert.deepEqual(
      readdirSync(os.tmpdir()).filter((name) => name.startsWith('spreadsheet-')),
      [],
    );
  });

  test('what is no spreadsheet, an old or a protected one, or is cut off, is told', async () => {
    assert.equal(await faultOf(Buffer.from('Medlemsnr;Navn\n')), 'not-a-spreadsheet');
    assert.equal(await faultOf(Buffer.alloc(0)), 'not-a-spreadsheet');
    assert.equal(await faultOf(Buffer.from('d0cf11e0a1b11ae1ffff', 'hex')), 'old-or-protected');
    assert.equal(await faultOf(zipOf([{ name: 'word/document.xml', content: '<x/>' }])), 'not-a-spreadsheet');
    const whole = zipOf(workbook('<row><c><v>1</v></c></row>'));
    assert.equal(await faultOf(whole.subarray(0, whole.length - 30)), 'damaged');
    assert.equal(await faultOf(zipOf(workbook('<row><c><v>1</v></row>'))), 'damaged');
    assert.equal(await faultOf(zipOf(workbook('<row><c t="s"><v>7</v></c></row>'))), 'damaged');
    assert.equal(await faultOf(zipOf(workbook('<row><c r="7"><v>1</v></c></row>'))), 'damaged');
  });

  test('a file that is made to bring the reader down is stopped', async () => {
    const large = (name: string) =>
      workbook('').map((part) =>
        part.name === name ? { ...part, claimedBytes: 2 * 1024 * 1024 * 1024 } : part,
      );
    assert.equal(await faultOf(zipOf(large('xl/worksheets/sheet1.xml'))), 'too-large');
    assert.equal(await faultOf(zipOf(large('xl/workbook.xml'))), 'too-large');
    const lying = workbook('<row><c><v>1</v></c></row>'.repeat(50_000)).map((part) =>
      part.name.includes('sheet1') ? { ...part, claimedBytes: 1000 } : part,
    );
    assert.equal(await faultOf(zipOf(lying)), 'damaged');
    const oneLongText = `<row><c t="str"><v>${'x'.repeat(3_000_000)}</v></c></row>`;
    assert.equal(await faultOf(zipOf(workbook(oneLongText))), 'too-large');
    const many = Array.from({ length: 5_001 }, (_one, number) => ({ name: `${number}`, content: '' }));
    assert.equal(await faultOf(zipOf(many)), 'too-large');
    const bomb = workbook('').map((part) =>
      part.name.includes('sheet1')
        ? {
            ...part,
            content: `<!DOCTYPE x [<!ENTITY a "aa">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>`,
          }
        : part,
    );
    assert.equal(await faultOf(zipOf(bomb)), 'damaged');
  });
});

/** Each rule of the reader of PDF/UA finds what is planted for it in a document that had no fault. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFObject,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { organisationMark } from '#server/documents/organisation-mark.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import { pdfUaFaults } from './pdf-ua.ts';
import { type Element, name, structureOf, structureRootOf } from './pdf-ua-structure.ts';

const bytes = await pdfDocument({
  title: 'Bekreftelse',
  letterhead: { name: 'Norsk Humanistlag', lines: [], mark: organisationMark, foot: 'Foten' },
  createdAt: new Date('2026-11-21T11:00:00Z'),
  pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  blocks: [
    { kind: 'heading', text: 'Fakta' },
    { kind: 'facts', facts: [['Navn', 'Kari Lund']] },
    { kind: 'heading', text: 'Mer' },
    { kind: 'paragraph', text: 'Slutt.' },
  ],
});
const fresh = () => PDFDocument.load(bytes, { updateMetadata: false });

const found = (document: PDFDocument, role: string): Element =>
  structureOf(document).elements.find((one) => one.role === role)!;
const rename = (document: PDFDocument, from: string, to: string) =>
  found(document, from).dict.set(name('S'), name(to));
const viewer = ({ catalog }: PDFDocument) => catalog.lookup(name('ViewerPreferences'), PDFDict);

/** Writes the content of the only page as `change` makes it. */
function changeContent(document: PDFDocument, change: (text: string) => string): void {
  const { node } = document.getPage(0);
  const contents = node.lookup(name('Contents'));
  const stream = contents instanceof PDFArray ? document.context.lookup(contents.get(0)) : contents;
  const text = Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1');
  const changed = change(text);
  assert.notEqual(changed, text, 'nothing was planted');
  node.set(
    name('Contents'),
    document.context.register(document.context.stream(Buffer.from(changed, 'latin1'))),
  );
}

function changeMetadata(document: PDFDocument, change: (text: string) => string): void {
  const metadata = document.catalog.lookup(name('Metadata')) as PDFRawStream;
  const text = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8');
  const changed = change(text);
  assert.notEqual(changed, text, 'nothing was planted');
  document.catalog.set(
    name('Metadata'),
    document.context.register(document.context.stream(Buffer.from(changed))),
  );
}

/** All fonts are of this kind: one that holds another. */
function firstFont({ context }: PDFDocument): { font: PDFDict; descriptor: PDFDict } {
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict && one.has(name('DescendantFonts')) ? [one] : []));
  const inner = context.lookup(fonts[0]!.lookup(name('DescendantFonts'), PDFArray).get(0), PDFDict);
  return { font: fonts[0]!, descriptor: inner.lookup(name('FontDescriptor'), PDFDict) };
}

const planted: Record<string, [fault: string, plant: (document: PDFDocument) => void]> = {
  'no mark of tags': ['ISO 14289-1, 7.1: MarkInfo', ({ catalog }) => catalog.delete(name('MarkInfo'))],
  'tags that are suspect': [
    'Matterhorn 01-007',
    ({ catalog }) => catalog.lookup(name('MarkInfo'), PDFDict).set(name('Suspects'), PDFBool.True),
  ],
  'no structure tree': [
    'ISO 14289-1, 7.1: no structure',
    ({ catalog }) => catalog.delete(name('StructTreeRoot')),
  ],
  'no way from the parts to the tree': [
    'ISO 32000-1, 14.7.4.4: no ParentTree',
    (document) => structureRootOf(document)!.delete(name('ParentTree')),
  ],
  'no language': ['Matterhorn 11-006', ({ catalog }) => catalog.delete(name('Lang'))],
  'no wish for the title': ['Matterhorn 07-001', (one) => viewer(one).delete(name('DisplayDocTitle'))],
  'no title in the window': [
    'Matterhorn 07-002',
    (one) => viewer(one).set(name('DisplayDocTitle'), PDFBool.False),
  ],
  'no metadata': ['Matterhorn 06-001', ({ catalog }) => catalog.delete(name('Metadata'))],
  'another part of PDF/UA': [
    'Matterhorn 06-002',
    (one) => changeMetadata(one, (text) => text.replace('<pdfuaid:part>1', '<pdfuaid:part>2')),
  ],
  'no title in the metadata': [
    'Matterhorn 06-003',
    (one) => changeMetadata(one, (text) => text.replace('Bekreftelse', ' ')),
  ],
  'a page that is not in the tree': [
    'ISO 32000-1, 14.7.4.4: a page without StructParents',
    (one) => one.getPage(0).node.delete(name('StructParents')),
  ],
  'another order of tabs': ['ISO 14289-1, 7.18.3', (one) => one.getPage(0).node.set(name('Tabs'), name('R'))],
  'a part with another element': [
    'ISO 32000-1, 14.7.4.4: part',
    (one) => {
      const tree = structureRootOf(one)!.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
      const parts = one.context.lookup(tree.get(1), PDFArray);
      parts.set(0, parts.get(1) as PDFObject);
    },
  ],
  'a part with no element': ['Matterhorn 01-005: part', (one) => found(one, 'H1').dict.delete(name('K'))],
  'text that is not marked': [
    'Matterhorn 01-005: TJ',
    (one) => changeContent(one, (text) => text.replace(/\/H1 <<[^>]*>> BDC/, '').replace(/EMC\s*$/, '')),
  ],
  'a line that is not marked': [
    'Matterhorn 01-005: S',
    (one) => changeContent(one, (text) => `${text}\n0 0 m 9 9 l S`),
  ],
  'an artifact inside an element': [
    'Matterhorn 01-003',
    (one) => changeContent(one, (text) => text.replace(/(\/H1 <<[^>]*>> BDC)/, '$1 /Artifact BMC EMC')),
  ],
  'an element inside an artifact': [
    'Matterhorn 01-004',
    (one) =>
      changeContent(one, (text) =>
        text.replace(/(\/H1 <<[^>]*>> BDC)/, '/Artifact BMC $1').replace('EMC', 'EMC EMC'),
      ),
  ],
  'an end without a beginning': [
    'ISO 32000-1, 14.6.1: marked content ends',
    (one) => changeContent(one, (text) => `${text}\nEMC`),
  ],
  'a beginning without an end': [
    'ISO 32000-1, 14.6.1: marked content does not end',
    (one) => changeContent(one, (text) => `${text}\n/Artifact BMC`),
  ],
  'the same number twice': [
    'ISO 32000-1, 14.7.4: two',
    (one) => changeContent(one, (text) => `${text}\n/P <</MCID 0>> BDC EMC`),
  ],
  'a role that no reader knows': ['Matterhorn 02-001', (one) => rename(one, 'P', 'Motto')],
  'a first heading of the second level': ['Matterhorn 14-002', (one) => rename(one, 'H1', 'P')],
  'a level that is skipped': ['Matterhorn 14-003', (one) => rename(one, 'H2', 'H3')],
  'a picture without words': ['Matterhorn 13-004', (one) => rename(one, 'P', 'Figure')],
  'a heading cell without its direction': [
    'Matterhorn 15-003',
    (one) => found(one, 'TH').dict.delete(name('A')),
  ],
  'a table without heading cells': ['ISO 14289-1, 7.5', (one) => rename(one, 'TH', 'TD')],
  'a row with something else': ['ISO 32000-1, 14.8.4.3.4', (one) => rename(one, 'TD', 'P')],
  'a font that is not in the file': [
    'Matterhorn 31-009',
    (one) => firstFont(one).descriptor.delete(name('FontFile2')),
  ],
  'a font whose letters cannot be read': [
    'Matterhorn 31-027',
    (one) => firstFont(one).font.delete(name('ToUnicode')),
  ],
};

describe('the reader of PDF/UA', () => {
  test('finds nothing in a document that keeps the rules', async () => {
    assert.deepEqual(pdfUaFaults(await fresh()), []);
  });

  test('a picture with words is no fault', async () => {
    const document = await fresh();
    found(document, 'P').dict.set(name('Alt'), PDFHexString.fromText('Merket'));
    rename(document, 'P', 'Figure');
    assert.deepEqual(pdfUaFaults(document), []);
  });

  for (const [what, [fault, plant]] of Object.entries(planted))
    test(`planted: ${what}`, async () => {
      const document = await fresh();
      plant(document);
      const faults = pdfUaFaults(document);
      assert.ok(
        faults.some((one) => one.startsWith(fault)),
        `${fault} is not among ${faults.join(' | ')}`,
      );
    });

  test('each rule has its planted fault', async () => {
    const sources = await Promise.all(
      ['pdf-ua.ts', 'pdf-ua-content.ts', 'pdf-ua-structure.ts'].map((file) =>
        readFile(path.join(import.meta.dirname, file), 'utf8'),
      ),
    );
    const rules = sources.join().match(/(?<=['`])(Matterhorn \d\d-\d{3}|ISO [\d-]+, [\d.]+): \w+/g) ?? [];
    const plantedRules = Object.values(planted).map(([fault]) => fault);
    assert.ok(rules.length >= 25);
    for (const rule of rules)
      assert.ok(
        plantedRules.some((fault) => fault.startsWith(rule) || rule.startsWith(fault)),
        rule,
      );
  });
});

/**
 * Reads a PDF by the rules of PDF/UA-1 (ISO 14289-1) that a program can decide. A rule is called by its failure condition
 * in the Matterhorn Protocol 1.1 where that is known for certain, else by the clause of the standard.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { markedContentOf } from './pdf-ua-content.ts';
import {
  listOf,
  name,
  nameOf,
  type Structure,
  structureFaults,
  structureOf,
  structureRootOf,
  textOf,
} from './pdf-ua-structure.ts';

const isTrue = (value: PDFObject | undefined): boolean => value === PDFBool.True;
const dictOf = (value: PDFObject | undefined): PDFDict | null => (value instanceof PDFDict ? value : null);

function catalogFaults(document: PDFDocument): string[] {
  const { catalog } = document;
  const marks = dictOf(catalog.lookup(name('MarkInfo')));
  const root = structureRootOf(document);
  const preferences = dictOf(catalog.lookup(name('ViewerPreferences')));
  const showsTitle = preferences?.lookup(name('DisplayDocTitle'));
  return [
    ...(isTrue(marks?.lookup(name('Marked'))) ? [] : ['ISO 14289-1, 7.1: MarkInfo does not say Marked']),
    ...(isTrue(marks?.lookup(name('Suspects'))) ? ['Matterhorn 01-007: Suspects is true'] : []),
    ...(root ? [] : ['ISO 14289-1, 7.1: no structure tree']),
    ...(root && !dictOf(root.lookup(name('ParentTree'))) ? ['ISO 32000-1, 14.7.4.4: no ParentTree'] : []),
    ...(textOf(catalog.lookup(name('Lang'))) ? [] : ['Matterhorn 11-006: no language']),
    ...(showsTitle ? [] : ['Matterhorn 07-001: DisplayDocTitle is not there']),
    ...(showsTitle && !isTrue(showsTitle) ? ['Matterhorn 07-002: DisplayDocTitle is false'] : []),
    ...metadataFaults(catalog.lookup(name('Metadata'))),
  ];
}

function metadataFaults(metadata: PDFObject | undefined): string[] {
  if (!(metadata instanceof PDFStream)) return ['Matterhorn 06-001: no XMP metadata'];
  const bytes =
    metadata instanceof PDFRawStream ? decodePDFRawStream(metadata).decode() : metadata.getContents();
  const text = Buffer.from(bytes).toString('utf8');
  const title = /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>([^<]+)<\/rdf:li>/.exec(text)?.[1];
  return [
    ...(/<pdfuaid:part>1<\/pdfuaid:part>/.test(text) ? [] : ['Matterhorn 06-002: pdfuaid:part is not 1']),
    ...(title?.trim() ? [] : ['Matterhorn 06-003: no dc:title']),
  ];
}

/** The entries of a number tree, by their key. */
function numbersIn(tree: PDFDict | null, found = new Map<number, PDFObject>()): Map<number, PDFObject> {
  const numbers = listOf(tree?.lookup(name('Nums')));
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const key = numbers[at];
    if (key instanceof PDFNumber) found.set(key.asNumber(), numbers[at + 1]!);
  }
  for (const kid of listOf(tree?.lookup(name('Kids')))) numbersIn(dictOf(tree!.context.lookup(kid)), found);
  return found;
}

function pageFaults(page: PDFPage, structure: Structure, parents: Map<number, PDFObject>): string[] {
  const { node, ref, doc } = page;
  const key = node.lookup(name('StructParents'));
  const { mcids, faults } = markedContentOf(page);
  const entry = key instanceof PDFNumber ? parents.get(key.asNumber()) : undefined;
  const inTree = entry && doc.context.lookup(entry);
  return [
    ...(key instanceof PDFNumber ? [] : ['ISO 32000-1, 14.7.4.4: a page without StructParents']),
    ...(nameOf(node.lookup(name('Tabs'))) === 'S'
      ? []
      : ['ISO 14289-1, 7.18.3: the order of tabs is not that of the structure']),
    ...faults,
    ...mcids.flatMap((mcid) => {
      const owner = structure.owners.get(`${ref.tag}/${mcid}`);
      if (!owner) return [`Matterhorn 01-005: part ${mcid} of a page is in no element`];
      const parent = inTree instanceof PDFArray ? inTree.get(mcid) : undefined;
      const isSame = parent instanceof PDFRef && parent === owner.ref;
      return isSame ? [] : [`ISO 32000-1, 14.7.4.4: part ${mcid} has another element in the ParentTree`];
    }),
  ];
}

/** The fonts of a page, and of what it draws. */
function fontsOf(resources: PDFDict | null, seen = new Set<PDFObject>()): PDFDict[] {
  if (!resources || seen.has(resources)) return [];
  seen.add(resources);
  const own = dictOf(resources.lookup(name('Font')));
  const drawn = dictOf(resources.lookup(name('XObject')));
  return [
    ...(own?.keys() ?? []).flatMap((key) => dictOf(own!.lookup(key)) ?? []),
    ...(drawn?.keys() ?? []).flatMap((key) => {
      const one = drawn!.lookup(key);
      return one instanceof PDFStream ? fontsOf(dictOf(one.dict.lookup(name('Resources'))), seen) : [];
    }),
  ];
}

function fontFaults(font: PDFDict): string[] {
  const called = nameOf(font.lookup(name('BaseFont')));
  const [descendant] = listOf(font.lookup(name('DescendantFonts')));
  const inner = descendant ? dictOf(font.context.lookup(descendant)) : font;
  const descriptor = dictOf(inner?.lookup(name('FontDescriptor')));
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)));
  return [
    ...(isEmbedded ? [] : [`Matterhorn 31-009: the font ${called} is not in the file`]),
    ...(font.lookup(name('ToUnicode')) instanceof PDFStream
      ? []
      : [`Matterhorn 31-027: the font ${called} has no ToUnicode`]),
  ];
}

/** @returns what is wrong, one line for each; nothing for a document that all can read */
export function pdfUaFaults(document: PDFDocument): string[] {
  const structure = structureOf(document);
  const parents = numbersIn(dictOf(structureRootOf(document)?.lookup(name('ParentTree'))));
  const fonts = new Set(document.getPages().flatMap(({ node }) => fontsOf(node.Resources() ?? null)));
  return [
    ...catalogFaults(document),
    ...structureFaults(structure),
    ...document.getPages().flatMap((page) => pageFaults(page, structure, parents)),
    ...[...fonts].flatMap(fontFaults),
  ];
}

/**
 * A PDF is read and its pages are written into a new document. The appearance, text and links of a page are copied;
 * nothing that acts by itself, no other file and no word of who wrote it with what. What would be lost without the
 * sender seeing it is refused: files inside it, and forms of another kind (XFA).
 */
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { cleaningLimits } from './clean-file-limits.ts';
import { annotationsOf, copyAnnotation } from './pdf-annotations.ts';
import { createPdfCopier, type PdfCopier } from './pdf-copier.ts';
import { createPdfDestinations } from './pdf-destinations.ts';
import { PdfFault } from './pdf-fault.ts';

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];
const ownOfPage = ['BleedBox', 'TrimBox', 'ArtBox', 'UserUnit', 'Contents', 'Group', 'Tabs', 'StructParents'];
const ownOfCatalog = ['Lang', 'MarkInfo', 'StructTreeRoot', 'OCProperties', 'PageLabels'];

/** @param title what the new document is called @returns it, or why there is none */
export async function cleanPdf(bytes: Uint8Array, title = ''): Promise<CleanedFile> {
  // Truncated: pages may be missing, and the copy would not show it.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('startxref') === -1)
    return { refusal: 'damaged' };
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    if (document.isEncrypted) return { refusal: 'locked' };
    refuseWhatWouldBeLost(document);
    await drawFields(document);
    const content = await rewritten(document, bytes.length, title);
    const most = Math.max(cleaningLimits.keptBytes, bytes.length);
    return content.length > most ? { refusal: 'too-complex' } : { kind: 'pdf', content };
  } catch (error) {
    if (error instanceof PdfFault) return { refusal: error.refusal };
    // Nested too deeply to read.
    return { refusal: error instanceof RangeError ? 'too-complex' : 'damaged' };
  }
}

/** @throws PdfFault active-content */
function refuseWhatWouldBeLost({ context, catalog }: PDFDocument): void {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const names = catalog.lookup(PDFName.of('Names'));
  const isForm = form instanceof PDFDict && form.has(PDFName.of('XFA'));
  const isPortfolio = catalog.has(PDFName.of('Collection'));
  const hasFiles =
    names instanceof PDFDict && context.lookup(names.get(PDFName.of('EmbeddedFiles'))) !== undefined;
  if (isForm || isPortfolio || hasFiles) throw new PdfFault('active-content');
}

/** A field without an appearance of its own is drawn by the reader, from the form that is not copied. */
async function drawFields(document: PDFDocument): Promise<void> {
  if (!(document.catalog.lookup(PDFName.of('AcroForm')) instanceof PDFDict)) return;
  try {
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (const field of document.getForm().getFields())
      if (field.needsAppearancesUpdate()) field.defaultUpdateAppearances(font);
    await document.flush();
  } catch {
    throw new PdfFault('active-content');
  }
}

type FoundPage = { ref: PDFRef; page: PDFDict; from: Map<string, PDFObject> };

/** The pages in their order, with what they have from the nodes above them. @throws PdfFault damaged, too-complex */
function listPages({ context, catalog }: PDFDocument): FoundPage[] {
  const pages: FoundPage[] = [];
  const seen = new Set<PDFObject>();
  const walk = (value: PDFObject | undefined, from: Map<string, PDFObject>, depth: number): void => {
    if (!(value instanceof PDFRef) || seen.has(value)) throw new PdfFault('damaged');
    seen.add(value);
    if (depth > 50 || pages.length > cleaningLimits.pdf.pages) throw new PdfFault('too-complex');
    const node = context.lookup(value);
    if (!(node instanceof PDFDict)) throw new PdfFault('damaged');
    const own = new Map(from);
    for (const key of inherited) {
      const one = node.get(PDFName.of(key));
      if (one) own.set(key, one);
    }
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) walk(kid, own, depth + 1);
    else pages.push({ ref: value, page: node, from: own });
  };
  walk(catalog.get(PDFName.of('Pages')), new Map(), 0);
  if (pages.length === 0) throw new PdfFault('damaged');
  return pages;
}

async function rewritten(document: PDFDocument, fileBytes: number, title: string): Promise<Uint8Array> {
  const { context: source, catalog } = document;
  const pages = listPages(document);
  const target = PDFContext.create();
  const copier = createPdfCopier(source, target, fileBytes);
  const root = target.obj({ Type: 'Pages', Kids: [], Count: pages.length });
  const rootRef = target.register(root);
  const kids = root.lookup(PDFName.of('Kids'), PDFArray);
  for (const { ref } of pages) {
    const to = target.nextRef();
    copier.replace(ref, to);
    kids.push(to);
  }
  const destinations = createPdfDestinations(copier, catalog);
  for (const { ref, page, from } of pages) {
    const to = copier.replacementOf(ref)!;
    requireContents(copier, page);
    const copied = target.obj({ Type: 'Page', Parent: rootRef });
    for (const [key, value] of from) {
      const one = copier.copy(value);
      if (one) copied.set(PDFName.of(key), one);
    }
    copier.copyKeys(page, copied, ownOfPage);
    const annotations = annotationsOf(page).flatMap((one) => {
      const annotation = source.lookup(one);
      const copy =
        annotation instanceof PDFDict ? copyAnnotation(copier, destinations, annotation, to) : null;
      if (one instanceof PDFRef) copier.replace(one, copy);
      return copy ? [copy] : [];
    });
    if (annotations.length > 0) copied.set(PDFName.of('Annots'), target.obj(annotations));
    target.assign(to, copied);
  }
  const kept = target.obj({ Type: 'Catalog', Pages: rootRef });
  copier.copyKeys(catalog, kept, ownOfCatalog);
  const outlines = destinations.copyOutlines();
  if (outlines) kept.set(PDFName.of('Outlines'), outlines);
  if (title) entitle(target, kept, title, isUniversal(catalog));
  copier.finish();
  target.trailerInfo.Root = target.register(kept);
  return PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Whether a document says that it can be read by everybody (PDF/UA, ISO 14289): in its metadata, which are then not packed. */
function isUniversal(catalog: PDFDict): boolean {
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  return (
    metadata instanceof PDFRawStream &&
    /pdfuaid:part(>|=["'])1/.test(Buffer.from(metadata.contents).toString('latin1'))
  );
}

/** A reader shows and speaks the title in place of the file's address; the mark of PDF/UA needs one (ISO 14289-1, 7.1). */
function entitle(target: PDFContext, catalog: PDFDict, title: string, hasMark: boolean): void {
  target.trailerInfo.Info = target.register(target.obj({ Title: PDFHexString.fromText(title) }));
  catalog.set(PDFName.of('ViewerPreferences'), target.obj({ DisplayDocTitle: true }));
  if (!hasMark) return;
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title.replace(/[<>&]/g, (one) => `&#${one.charCodeAt(0)};`)}</rdf:li></rdf:Alt></dc:title>
<pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
  const metadata = target.stream(Buffer.from(packet, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), target.register(metadata));
}

/** A page whose drawing is not in the file would come out empty. @throws PdfFault damaged */
function requireContents({ source }: PdfCopier, page: PDFDict): void {
  const contents = page.get(PDFName.of('Contents'));
  if (!contents) return;
  const found = source.lookup(contents);
  const parts = found instanceof PDFArray ? found.asArray().map((part) => source.lookup(part)) : [found];
  if (parts.some((part) => part === undefined || part instanceof PDFNumber)) throw new PdfFault('damaged');
}

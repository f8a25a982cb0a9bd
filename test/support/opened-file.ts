/** Opens what came out of the cleaning as its readers will, and says what in it could still act. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';

const activeNames =
  /^(JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|EF|AF|Filespec|RichMedia\w*|XFA|AcroForm|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|Screen|3D|Metadata|Info|Encrypt|PieceInfo|Names)$/;

/** @param title what a PDF is called by us @returns what was found, in words; empty for a harmless file */
export async function activePartsOf(kind: string, bytes: Uint8Array, title = ''): Promise<string[]> {
  return kind === 'pdf'
    ? [...(await seenByReader(bytes, title)), ...(await seenByParser(bytes, title)), ...seenInBytes(bytes)]
    : seenInPicture(kind, bytes);
}

/** As pdf.js shows it: the reader of Firefox, and of many portals. */
async function seenByReader(bytes: Uint8Array, title: string): Promise<string[]> {
  const found: string[] = [];
  const document = await getDocumentProxy(new Uint8Array(bytes));
  if (await document.getJSActions()) found.push('reader: JavaScript of the document');
  if (await document.getOpenAction()) found.push('reader: an action at its opening');
  if (await document.getAttachments()) found.push('reader: files in it');
  if (await document.getFieldObjects()) found.push('reader: fields of a form');
  const { info, metadata } = await document.getMetadata();
  const words = info as Record<string, unknown>;
  if (metadata) found.push('reader: metadata');
  for (const key of ['Author', 'Producer', 'Creator', 'CreationDate', 'ModDate'])
    if (words[key]) found.push(`reader: ${key}`);
  if ((words.Title ?? '') !== title) found.push('reader: Title');
  if (words.IsXFAPresent || words.IsCollectionPresent) found.push('reader: a form or portfolio');
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (await page.getJSActions()) found.push('reader: JavaScript of a page');
    for (const { actions, attachment, unsafeUrl, url, subtype } of await page.getAnnotations()) {
      if (actions || attachment) found.push(`reader: a ${subtype} that acts`);
      if (unsafeUrl && !/^(https?|mailto|tel):/i.test(unsafeUrl)) found.push(`reader: leads to ${unsafeUrl}`);
      if (url && !/^(https?|mailto|tel):/i.test(url)) found.push(`reader: leads to ${url}`);
    }
  }
  return found;
}

/** Every object of the file, reached or not. */
async function seenByParser(bytes: Uint8Array, title: string): Promise<string[]> {
  const found: string[] = [];
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  const look = (value: unknown, depth: number): void => {
    if (depth > 100) return;
    if (value instanceof PDFRawStream) {
      look(value.dict, depth);
      for (const key of ['F', 'FFilter'])
        if (value.dict.has(PDFName.of(key))) found.push('parser: data elsewhere');
    } else if (value instanceof PDFDict)
      for (const [key, one] of value.entries()) {
        const isUri = key.decodeText() === 'S' && one === PDFName.of('URI');
        const isOurs = title !== '' && key.decodeText() === 'Info';
        if (!isOurs && activeNames.test(key.decodeText())) found.push(`parser: ${key.decodeText()}`);
        if (one instanceof PDFName && !isUri && activeNames.test(one.decodeText()))
          found.push(`parser: ${one.decodeText()}`);
        look(one, depth + 1);
      }
    else if (value instanceof PDFArray) for (const one of value.asArray()) look(one, depth + 1);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object, 0);
  const { Info, Encrypt } = context.trailerInfo;
  const information =
    Info &&
    context
      .lookup(Info, PDFDict)
      .keys()
      .map((key) => key.decodeText());
  if (Encrypt || (information && information.join() !== (title && 'Title')))
    found.push('parser: information or encryption');
  return found;
}

/** What a ZIP archive ends with. */
const zipEnd = 'PK\u0005\u0006';

/** Nothing is in front of it, behind it, or in it as another file. */
function seenInBytes(bytes: Uint8Array): string[] {
  const words = Buffer.from(bytes).toString('latin1');
  const found: string[] = [];
  if (!words.startsWith('%PDF-') || !/%%EOF\s*$/.test(words)) found.push('bytes: more than a PDF');
  if (words.includes(zipEnd) || /<script|<\?php|app\.alert|evil\.|Hemmelig|Synthetic/.test(words))
    found.push('bytes: words of the attack');
  return found;
}

async function seenInPicture(kind: string, bytes: Uint8Array): Promise<string[]> {
  const metadata = await sharp(bytes).metadata();
  const found: string[] = [];
  if (metadata.format !== kind) found.push(`picture: a ${metadata.format} that says it is a ${kind}`);
  if (metadata.exif || metadata.xmp || metadata.iptc) found.push('picture: metadata');
  if ((metadata.pages ?? 1) > 1) found.push('picture: it moves');
  const written = Buffer.from(bytes).toString('latin1');
  if (written.includes(zipEnd) || /<script|<\?php|%PDF-|evil\.|Hemmelig|Synthetic/.test(written))
    found.push('picture: words of the attack');
  await sharp(bytes, { failOn: 'error' }).raw().toBuffer();
  return found;
}

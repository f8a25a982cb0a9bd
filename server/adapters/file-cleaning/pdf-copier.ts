/**
 * Copies the objects that a PDF's pages are drawn with into a new document. Only what can be reached from what is
 * copied is copied. Actions, files and metadata are not, wherever they are (ISO 32000-1: actions 12.6, files 7.11,
 * metadata 14.3).
 */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { cleaningLimits } from './clean-file-limits.ts';
import { PdfFault } from './pdf-fault.ts';
import { checkedContents, createUnpackBudget } from './pdf-streams.ts';

const keysLeftOut = new Set(
  (
    'AA OpenAction JS JavaScript XFA EF EmbeddedFiles AF RichMediaContent RichMediaSettings Metadata PieceInfo ' +
    'LastModified OPI Ref Alternates Annots AcroForm Perms Collection CreatorInfo Parent'
  ).split(' '),
);
/** A stream whose data lie in another file. */
const keysOfForeignData = new Set(['F', 'FFilter', 'FDecodeParms', 'DL', 'Length']);
const typesLeftOut = new Set(
  'Action Filespec F EmbeddedFile Annot Catalog Pages Page Metadata Rendition MediaClip 3D RichMedia'.split(
    ' ',
  ),
);
const actions = new Set(
  (
    'GoTo GoToR GoToE Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript ' +
    'SetOCGState Rendition Trans GoTo3DView RichMediaExecute GoToDp'
  ).split(' '),
);

const wordOf = (value: PDFObject | undefined): string => (value instanceof PDFName ? value.decodeText() : '');

export type PdfCopier = ReturnType<typeof createPdfCopier>;

/** @param fileBytes how large the file is that is copied from */
export function createPdfCopier(source: PDFContext, target: PDFContext, fileBytes: number) {
  const copies = new Map<PDFRef, PDFRef | null>();
  const waiting: { from: PDFObject; to: PDFRef }[] = [];
  const budget = createUnpackBudget(fileBytes);
  let streams = 0;

  const isLeftOut = (dict: PDFDict): boolean =>
    typesLeftOut.has(wordOf(dict.lookup(PDFName.of('Type')))) ||
    actions.has(wordOf(dict.lookup(PDFName.of('S')))) ||
    wordOf(dict.lookup(PDFName.of('Subtype'))) === 'PS';

  function copyRef(ref: PDFRef): PDFRef | null {
    const known = copies.get(ref);
    if (known !== undefined) return known;
    const from = source.lookup(ref);
    const dict = from instanceof PDFStream ? from.dict : from;
    if (!from || (dict instanceof PDFDict && isLeftOut(dict))) {
      copies.set(ref, null);
      return null;
    }
    const to = target.nextRef();
    copies.set(ref, to);
    waiting.push({ from, to });
    return to;
  }

  function copyDict(dict: PDFDict, isStream = false): PDFDict {
    const copied = target.obj({});
    for (const [key, value] of dict.entries()) {
      const word = key.decodeText();
      if (keysLeftOut.has(word) || (isStream && keysOfForeignData.has(word))) continue;
      const to = copyValue(value);
      if (to) copied.set(key, to);
    }
    return copied;
  }

  function copyStream(stream: PDFRawStream): PDFRawStream {
    streams += 1;
    if (streams > cleaningLimits.pdf.streams) throw new PdfFault('too-complex');
    const dict = copyDict(stream.dict, true);
    const { contents, isOnlyPicture } = checkedContents(stream, budget);
    if (isOnlyPicture) {
      const parameters = stream.dict.lookup(PDFName.of('DecodeParms'));
      dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
      dict.delete(PDFName.of('DecodeParms'));
      const last = parameters instanceof PDFArray ? parameters.get(parameters.size() - 1) : parameters;
      const kept = last && copyValue(last);
      if (kept instanceof PDFDict || kept instanceof PDFRef) dict.set(PDFName.of('DecodeParms'), kept);
    }
    return PDFRawStream.of(dict, contents);
  }

  /** @returns null for what is not copied */
  function copyValue(value: PDFObject): PDFObject | null {
    if (value instanceof PDFRef) return copyRef(value);
    if (value instanceof PDFDict) return isLeftOut(value) ? null : copyDict(value);
    if (value instanceof PDFRawStream) return copyStream(value);
    // Drawn by the library a moment ago.
    if (value instanceof PDFStream) return copyStream(PDFRawStream.of(value.dict, value.getContents()));
    if (value instanceof PDFInvalidObject) throw new PdfFault('damaged');
    if (!(value instanceof PDFArray)) return value;
    const copied = target.obj([]);
    for (const one of value.asArray()) copied.push(copyValue(one) ?? PDFNull);
    return copied;
  }

  return {
    source,
    target,
    /** Says what has become of an object that is made in another way; null: it is not copied. */
    replace(ref: PDFRef, copy: PDFRef | null): void {
      copies.set(ref, copy);
    },
    replacementOf: (ref: PDFRef): PDFRef | null => copies.get(ref) ?? null,
    /** A copy, and of what it points at; null where it is not copied. */
    copy(value: PDFObject | undefined): PDFObject | null {
      return value ? copyValue(value) : null;
    },
    /** Copies these keys, those that are there. */
    copyKeys(from: PDFDict, to: PDFDict, keys: readonly string[]): void {
      for (const key of keys) {
        const value = from.get(PDFName.of(key));
        const copied = value && copyValue(value);
        if (copied) to.set(PDFName.of(key), copied);
      }
    },
    /** Everything that the copies point at. */
    finish(): void {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { from, to } = next;
        target.assign(to, copyValue(from) ?? PDFNull);
      }
    },
  };
}

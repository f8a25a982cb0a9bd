/** The packed data of a PDF's streams: how much it unpacks to, and pictures without place and camera. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { cleaningLimits } from './clean-file-limits.ts';
import { PdfFault } from './pdf-fault.ts';

/** The last filter of a picture: what it holds is a file of its own. */
const pictureFilters = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
const jpegFilters = ['DCTDecode', 'DCT'];
const flateFilters = ['FlateDecode', 'Fl'];
const otherFilters: Record<string, string> = {
  ASCIIHexDecode: 'ASCIIHexDecode',
  AHx: 'ASCIIHexDecode',
  ASCII85Decode: 'ASCII85Decode',
  A85: 'ASCII85Decode',
  LZWDecode: 'LZWDecode',
  LZW: 'LZWDecode',
  RunLengthDecode: 'RunLengthDecode',
  RL: 'RunLengthDecode',
};

/** How much the streams of one file may unpack to: more for a large file, whose pages are pictures. */
export const createUnpackBudget = (fileBytes: number) => ({
  left: Math.max(cleaningLimits.pdf.unpackedBytes, fileBytes * cleaningLimits.pdf.unpackedTimes),
});
export type UnpackBudget = ReturnType<typeof createUnpackBudget>;

/**
 * Unpacks a stream once, as a reader would, and counts what comes out.
 * @returns the bytes to keep, and whether they are now packed by the last filter alone
 * @throws PdfFault where it unpacks to too much, or has an unknown compression
 */
export function checkedContents(
  stream: PDFRawStream,
  budget: UnpackBudget,
): { contents: Uint8Array; isOnlyPicture: boolean } {
  const filters = filtersOf(stream);
  let contents = stream.contents;
  for (const [place, filter] of filters.entries()) {
    if (pictureFilters.includes(filter)) {
      if (place !== filters.length - 1) throw new PdfFault('damaged');
      if (!jpegFilters.includes(filter)) break;
      return { contents: withoutJpegMetadata(contents), isOnlyPicture: true };
    }
    contents = unpacked(stream, filter, contents, budget.left);
    budget.left -= contents.length;
    if (budget.left <= 0) throw new PdfFault('too-complex');
  }
  return { contents: stream.contents, isOnlyPicture: false };
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return [];
  const names =
    filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter];
  return names.map((name) => {
    if (!(name instanceof PDFName)) throw new PdfFault('damaged');
    return name.decodeText();
  });
}

function unpacked(stream: PDFRawStream, filter: string, data: Uint8Array, limit: number): Uint8Array {
  if (flateFilters.includes(filter)) return inflated(data, limit);
  const known = otherFilters[filter];
  if (!known) throw new PdfFault('damaged');
  const { context } = stream.dict;
  const decoded = decodePDFRawStream(PDFRawStream.of(context.obj({ Filter: known }), data)).decode();
  if (decoded.length > limit) throw new PdfFault('too-complex');
  return decoded;
}

/** As far as it goes, without its checksum: no reader looks at it (RFC 1950). */
function inflated(data: Uint8Array, maxOutputLength: number): Uint8Array {
  const options = {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.min(maxOutputLength, cleaningLimits.pdf.unpackedBytes),
  };
  try {
    try {
      return inflateRawSync(data.subarray(2), options);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw error;
      // Damaged in the middle: a reader shows what stands before.
      return inflateSync(data, options);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new PdfFault('too-complex');
    return new Uint8Array(0);
  }
}

/** Markers of a JPEG that hold words and not the picture: EXIF and XMP, IPTC, and comments. */
const wordMarkers = [0xe1, 0xed, 0xfe];

/** The segments of a JPEG up to its picture, without those that say where, when and with what it was taken. */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const kept = [bytes.subarray(0, 2)];
  let place = 2;
  while (place + 4 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1]!;
    // The picture begins (SOS), or this is no segment with a length.
    if (marker === 0xda || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9) || marker === 0x01) break;
    const end = place + 2 + bytes[place + 2]! * 256 + bytes[place + 3]!;
    if (!wordMarkers.includes(marker)) kept.push(bytes.subarray(place, end));
    place = end;
  }
  kept.push(bytes.subarray(Math.min(place, bytes.length)));
  return Buffer.concat(kept);
}

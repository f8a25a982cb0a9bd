/**
 * Looks for what a PDF can do by itself. What is found is refused; of the rest only its metadata is taken out
 * (`strip-pdf-metadata.ts`). The names are looked for in the bytes as they stand and in every part that can be unpacked, wherever a reader
 * would find it, so that neither a wrong table of contents nor a wrong length hides one. (ISO 32000-1: names 7.3.5,
 * streams 7.3.8, encryption 7.6, actions 12.6, embedded files 7.11.4.)
 */
import { constants, inflateSync } from 'node:zlib';
import type { UploadRefusal } from '#contract/attachment-endpoints.ts';
import { cleaningLimits } from './clean-file-limits.ts';

const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|3D)(?![A-Za-z0-9_.-])/;
const encrypted = /\/Encrypt(?![A-Za-z0-9_.-])/;
/** Keys of a part that itself holds objects. */
const holdsObjects = /\/First(?![A-Za-z0-9_.-])/;
const scrambled =
  /\/(Predictor|LZWDecode|LZW|ASCII85Decode|A85|ASCIIHexDecode|AHx|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9_.-])/;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

/** @returns why it is refused, or null */
export function refusalOfPdf(bytes: Buffer): UploadRefusal | null {
  if (!isWholePdf(bytes)) return 'damaged';
  if (isOtherFileToo(bytes)) return 'type';
  const text = unescaped(bytes);
  if (encrypted.test(text)) return 'locked';
  if (active.test(text)) return 'active-content';
  return refusalOfStreams(bytes);
}

/** Begins and ends as a PDF does; nothing of any length follows its end. */
function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1 || bytes.indexOf('startxref') === -1) return false;
  return /^[\s\0]*$/.test(bytes.toString('latin1', end + 5));
}

/** A ZIP archive is read from its end, a web page from its beginning: a file can be a PDF and one of them. */
function isOtherFileToo(bytes: Buffer): boolean {
  if (/<(!doctype|html|script|svg|\?php)/i.test(bytes.toString('latin1', 0, 1024))) return true;
  const place = bytes.lastIndexOf(zipEnd);
  if (place === -1 || place + 22 > bytes.length) return false;
  return place + 22 + bytes.readUInt16LE(place + 20) === bytes.length;
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const unescaped = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function refusalOfStreams(bytes: Buffer): UploadRefusal | null {
  let left = cleaningLimits.pdf.unpackedBytes;
  let seen = 0;
  for (let place = bytes.indexOf('stream'); place !== -1; place = bytes.indexOf('stream', place + 6)) {
    const start = dataAfter(bytes, place);
    if (start === null) continue;
    seen += 1;
    if (seen > cleaningLimits.pdf.streams) return 'too-complex';
    const dictionary = unescaped(bytes.subarray(Math.max(0, place - 2048), place));
    const own = dictionary.slice(dictionary.lastIndexOf(' obj'));
    // Objects behind an encoding that is not undone here: nobody can say what they are.
    if (holdsObjects.test(own) && scrambled.test(own)) return 'active-content';
    const unpacked = unpack(bytes.subarray(start), left);
    if (unpacked === 'too-large') return 'too-complex';
    if (!unpacked) continue;
    left -= unpacked.length;
    if (left <= 0) return 'too-complex';
    if (active.test(unescaped(unpacked))) return 'active-content';
  }
  return null;
}

/** Where the bytes of a stream begin; null where the word is not the beginning of one. */
function dataAfter(bytes: Buffer, place: number): number | null {
  if (bytes.toString('latin1', Math.max(0, place - 3), place) === 'end') return null;
  let start = place + 'stream'.length;
  while (bytes[start] === 0x20 || bytes[start] === 0x09) start += 1;
  if (bytes[start] === 0x0d) return bytes[start + 1] === 0x0a ? start + 2 : start + 1;
  return bytes[start] === 0x0a ? start + 1 : null;
}

/** Whatever its dictionary says of it: what begins as zlib data is unpacked as far as it goes (RFC 1950). */
function unpack(data: Buffer, limit: number): Buffer | 'too-large' | null {
  const [first = 0, second = 0] = data;
  if ((first & 0x0f) !== 8 || (first * 256 + second) % 31 !== 0) return null;
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : null;
  }
}

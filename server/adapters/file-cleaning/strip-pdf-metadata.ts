/**
 * Takes out of a PDF who wrote it, with what and when: the strings of its information dictionary (ISO 32000-1, 14.3.3),
 * its XMP packets (14.3.2) and the EXIF and XMP of JPEG pictures in it, place and camera with them. Nothing is moved: what
 * is taken out is written over with as many bytes, so that every table of contents in the file stays right.
 */
import { constants, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';
import { cleaningLimits } from './clean-file-limits.ts';

const space = 0x20;
/** What readers take for metadata in which nothing is said. */
const emptyPacket = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>', 'latin1');
const packets = /<\?xpacket begin[\s\S]*?<\?xpacket end[^>]{0,20}\?>|<x:xmpmeta[\s\S]*?<\/x:xmpmeta>/g;

/**
 * @param original a PDF that has been found harmless and has no password
 * @returns a copy; one with an electronic signature is left as it is, for the signature covers all of it
 */
export function withoutPdfMetadata(original: Buffer): Buffer {
  const text = original.toString('latin1');
  if (/\/ByteRange\s*\[/.test(text)) return original;
  const bytes = Buffer.from(original);
  const infos = new Set([...text.matchAll(/\/Info\s+(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number)));
  // A set grows while it is walked through: what an information dictionary points at is looked at too.
  for (const number of infos)
    for (const { index } of text.matchAll(new RegExp(`(?<![0-9])${number}\\s+\\d+\\s+obj`, 'g'))) {
      const end = endOf(text, index);
      for (const pointed of pointedAt(text.slice(index, end))) infos.add(pointed);
      blankStrings(bytes, index, end);
    }
  for (const packet of text.matchAll(packets)) blankPacket(bytes, packet.index, packet[0].length);
  blankPictures(bytes);
  let left = cleaningLimits.pdf.unpackedBytes;
  for (const { index } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const dictionary = text.slice(Math.max(0, text.lastIndexOf(' obj', index)), index);
    const isMetadata = /\/Type\s*\/Metadata/.test(dictionary);
    const isObjects = /\/Type\s*\/ObjStm/.test(dictionary);
    if (!isMetadata && !isObjects) continue;
    const start = index + /stream(?:\r\n|\n|\r)/.exec(text.slice(index, index + 8))![0].length;
    const packed = unpack(bytes.subarray(start), left);
    if (!packed) continue;
    left -= packed.content.length;
    const content = isMetadata ? emptyPacket : objectsWithout(packed.content, dictionary, infos);
    if (content) packInto(bytes, start, packed.length, content);
  }
  return bytes;
}

/** Values that stand by themselves. */
const pointedAt = (dictionary: string): number[] =>
  [...dictionary.matchAll(infoKeys)].map(([, number]) => Number(number));
const infoKeys =
  /\/(?:Title|Author|Subject|Keywords|Creator|Producer|CreationDate|ModDate|Company|Manager)\s+(\d+)\s+\d+\s+R/g;

const endOf = (text: string, from: number): number => {
  const end = text.indexOf('endobj', from);
  return end === -1 ? text.length : end;
};

/** Writes over what stands in (…) and <…>, from one place to another; the signs around it stay (ISO 32000-1, 7.3.4). */
function blankStrings(bytes: Buffer, from: number, to: number): void {
  for (let place = from; place < to; place += 1) {
    const sign = bytes[place];
    if (sign === 0x28) place = blankLiteral(bytes, place, to);
    else if (sign === 0x3c && bytes[place + 1] === 0x3c) place += 1;
    else if (sign === 0x3c) {
      for (place += 1; place < to && bytes[place] !== 0x3e; place += 1) bytes[place] = space;
    }
  }
}

function blankLiteral(bytes: Buffer, from: number, to: number): number {
  let depth = 1;
  let place = from + 1;
  for (; place < to; place += 1) {
    const sign = bytes[place];
    if (sign === 0x5c) bytes[place++] = space;
    else if (sign === 0x28) depth += 1;
    else if (sign === 0x29) depth -= 1;
    if (depth === 0) break;
    bytes[place] = space;
  }
  return place;
}

function blankPacket(bytes: Buffer, from: number, length: number): void {
  bytes.fill(space, from, from + length);
  if (length >= emptyPacket.length) emptyPacket.copy(bytes, from);
}

/** Segments of JPEG pictures that hold EXIF or XMP (JFIF marker APP1): kept as long as they were, with nothing in them. */
function blankPictures(bytes: Buffer): void {
  for (const words of [
    'Exif\0\0',
    'http://ns.adobe.com/xap/1.0/\0',
    'http://ns.adobe.com/xmp/extension/\0',
  ]) {
    const mark = Buffer.from(words, 'latin1');
    for (let place = bytes.indexOf(mark); place !== -1; place = bytes.indexOf(mark, place + 1)) {
      if (place < 4 || bytes[place - 4] !== 0xff || bytes[place - 3] !== 0xe1) continue;
      const end = Math.min(bytes.length, place - 2 + bytes.readUInt16BE(place - 2));
      bytes.fill(0, place, end);
    }
  }
}

/** @returns the content, and how many bytes it took in its packed form; null where it is packed otherwise or damaged */
function unpack(data: Buffer, limit: number): { content: Buffer; length: number } | null {
  try {
    const options: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit, info: true };
    const { buffer, engine } = inflateSync(data, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    return { content: buffer, length: engine.bytesWritten };
  } catch {
    return null;
  }
}

/** In the place of what was there; a reader stops at the end of the packed data and never sees what fills the rest. */
function packInto(bytes: Buffer, start: number, length: number, content: Buffer): void {
  const packed = deflateSync(content, { level: 9 });
  if (packed.length > length) return;
  bytes.fill(0, start, start + length);
  packed.copy(bytes, start);
}

/** The objects of an object stream (ISO 32000-1, 7.5.7), the information dictionary blanked; null where it is not there. */
function objectsWithout(content: Buffer, dictionary: string, infos: ReadonlySet<number>): Buffer | null {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (!(first <= content.length)) return null;
  const head = (content.toString('latin1', 0, first).match(/\d+/g) ?? []).map(Number);
  const copy = Buffer.from(content);
  let isFound = false;
  for (let pair = 0; pair + 1 < head.length; pair += 2) {
    if (!infos.has(head[pair]!)) continue;
    isFound = true;
    const [from, next] = [first + head[pair + 1]!, head[pair + 3]];
    blankStrings(copy, from, next === undefined ? copy.length : first + next);
  }
  return isFound ? copy : null;
}

/** ZIP archives (APPNOTE 6.3.10): whole ones of small parts, and streamed ones, of which no file is in memory as a whole. */
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** A file of an archive. The name may have folders, with `/`. */
export type ZipEntry = {
  name: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
};

type Facts = { name: string; isStreamed: boolean; day: number; crc: number; packed: number; size: number };

const [namesInUtf8, lengthsFollow] = [0x0800, 0x0008];

/** What an entry and the directory both say of a file. */
function factsBytes({ name, isStreamed, day, crc, packed, size }: Facts): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(isStreamed ? namesInUtf8 | lengthsFollow : namesInUtf8, 2);
  facts.writeUInt16LE(8, 4); // deflated
  facts.writeUInt16LE(day, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

const entryHead = (facts: Facts): Buffer =>
  Buffer.concat([Buffer.from('504b0304', 'hex'), factsBytes(facts), Buffer.from(facts.name)]);

function directoryLine(facts: Facts, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const head = Buffer.from('504b01021400', 'hex');
  return Buffer.concat([head, factsBytes(facts), rest, Buffer.from(facts.name)]);
}

/** @param offset where the directory begins */
function directoryBytes(lines: readonly Buffer[], offset: number): Buffer {
  const list = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(lines.length, 8);
  end.writeUInt16LE(lines.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([list, end]);
}

/** @returns a day as MS-DOS wrote it. @param day `YYYY-MM-DD`, from 1980 */
const dosDay = (day: string): number => {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
};
const firstDay = dosDay('1980-01-01');

/** An archive with fixed dates: the same content makes the same bytes. */
export function zipped(parts: readonly (readonly [name: string, content: string])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const bytes = Buffer.from(content);
    const deflated = deflateRawSync(bytes);
    const lengths = { crc: crc32(bytes), packed: deflated.length, size: bytes.length };
    const facts = { name, isStreamed: false, day: firstDay, ...lengths };
    const local = Buffer.concat([entryHead(facts), deflated]);
    directory.push(directoryLine(facts, offset));
    files.push(local);
    offset += local.length;
  }
  return Buffer.concat([...files, directoryBytes(directory, offset)]);
}

/**
 * An archive, piece by piece: each file is packed as fast as the archive is taken.
 * @param entries names that differ
 * @param day of all files, `YYYY-MM-DD`
 * @throws RangeError past 4 GB, which an archive of this kind cannot have; and what the content throws
 */
export async function* zipStream(entries: Iterable<ZipEntry>, day: string): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const facts: Facts = { name, isStreamed: true, day: dosDay(day), crc: 0, packed: 0, size: 0 };
    const start = offset;
    const head = entryHead(facts);
    yield head;
    for await (const piece of deflated(content, facts)) {
      facts.packed += piece.length;
      yield piece;
    }
    const lengths = Buffer.concat([Buffer.from('504b0708', 'hex'), factsBytes(facts).subarray(10, 22)]);
    yield lengths;
    directory.push(directoryLine(facts, start));
    offset += head.length + facts.packed + lengths.length;
  }
  yield directoryBytes(directory, offset);
}

/** @returns the packed content. @param facts gets the checksum and the size of what was packed */
function deflated(content: ZipEntry['content'], facts: Facts): AsyncIterable<Uint8Array> {
  async function* counted() {
    for await (const piece of content) {
      const bytes = Buffer.from(piece);
      facts.crc = crc32(bytes, facts.crc);
      facts.size += bytes.length;
      yield bytes;
    }
  }
  const packing = createDeflateRaw();
  // An error of the content destroys the packing with it, and so reaches the reader.
  pipeline(Readable.from(counted(), { objectMode: false }), packing, () => {});
  return packing;
}

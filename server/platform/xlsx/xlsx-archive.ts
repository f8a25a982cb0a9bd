/**
 * The parts of an XLSX file: XML documents in a zip archive (ECMA-376). Read as streams, and within limits, because
 * a small archive can say that it holds terabytes.
 */
import { open } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise } from 'yauzl';

/**
 * - `not-a-spreadsheet`: something else than an XLSX file
 * - `old-or-protected`: the binary format of before 2007, or protected by a password: both look alike
 * - `too-large`: more than the limits allow; it may be made to bring the reader down
 * - `damaged`: cut off, or not as it says
 */
export type XlsxFault = 'not-a-spreadsheet' | 'old-or-protected' | 'too-large' | 'damaged';

export class XlsxProblem extends Error {
  readonly fault: XlsxFault;
  constructor(fault: XlsxFault, options?: { cause: unknown }) {
    super(`XLSX: ${fault}`, options);
    this.fault = fault;
  }
}

export const xlsxLimits = {
  entries: 5_000,
  /** Of the parts that are read as a whole: the list of sheets, the styles. */
  smallPartBytes: 8 * 1024 * 1024,
  /** Of the sheet, and of the texts. A sheet of 160 000 members has some 150 MB. */
  largePartBytes: 1024 * 1024 * 1024,
  /** Unpacked for each packed byte, from the size of a small part on. Spreadsheet programs stay under 40. */
  expansion: 60,
  /** Elements in each other. A sheet has ten. */
  depth: 100,
  /** Between two tags. Excel writes 32 767 characters in a cell at most. */
  textLength: 200_000,
};

export type XmlHandlers = {
  /** @param name without prefix */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
};

export type XlsxArchive = {
  has(part: string): boolean;
  /** Reads one part. After each piece the caller may take what the handlers have gathered. */
  read(part: string, size: 'small' | 'large', handlers: XmlHandlers): AsyncGenerator<void>;
  close(): void;
};

/** @throws XlsxProblem */
export async function openXlsxArchive(file: string): Promise<XlsxArchive> {
  await checkFirstBytes(file);
  const zip = await openPromise(file, { autoClose: false }).catch((cause) => {
    throw new XlsxProblem('damaged', { cause });
  });
  try {
    if (zip.entryCount > xlsxLimits.entries) throw new XlsxProblem('too-large');
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    return {
      has: (part) => entries.has(part.toLowerCase()),
      async *read(part, size, handlers) {
        const entry = entries.get(part.toLowerCase());
        if (!entry) throw new XlsxProblem('damaged');
        const limit = size === 'small' ? xlsxLimits.smallPartBytes : xlsxLimits.largePartBytes;
        const { uncompressedSize, compressedSize } = entry;
        const isBomb =
          uncompressedSize > Math.max(xlsxLimits.smallPartBytes, compressedSize * xlsxLimits.expansion);
        if (uncompressedSize > limit || isBomb) throw new XlsxProblem('too-large');
        const stream = await zip.openReadStreamPromise(entry);
        try {
          yield* parsed(stream, handlers);
        } finally {
          stream.destroy();
        }
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw asProblem(error);
  }
}

async function checkFirstBytes(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.toString('hex', 0, bytesRead);
    if (start === 'd0cf11e0a1b11ae1') throw new XlsxProblem('old-or-protected');
    if (!start.startsWith('504b0304')) throw new XlsxProblem('not-a-spreadsheet');
  } finally {
    await handle.close();
  }
}

async function* parsed(stream: AsyncIterable<Buffer>, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sinceTag = 0;
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    depth += 1;
    if (depth > xlsxLimits.depth) throw new XlsxProblem('too-large');
    handlers.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    depth -= 1;
    handlers.close?.(localName(name));
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  // Entities of one's own are what XML bombs are made of; no spreadsheet program writes any.
  parser.on('doctype', () => parser.fail('document type'));
  try {
    for await (const bytes of stream) {
      const text = decoder.decode(bytes, { stream: true });
      sinceTag += text.length;
      parser.write(text);
      if (sinceTag > xlsxLimits.textLength) throw new XlsxProblem('too-large');
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } catch (error) {
    throw asProblem(error);
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What the zip library, the decoder and the parser throw is a file that is not as it should be. */
export const asProblem = (error: unknown): XlsxProblem =>
  error instanceof XlsxProblem ? error : new XlsxProblem('damaged', { cause: error });

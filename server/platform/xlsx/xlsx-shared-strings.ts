/**
 * The texts of a spreadsheet, which are in a part of their own and are named by number. A register has hundreds of
 * thousands of them, so they lie in a file meanwhile, and where each begins in another. Programs number them as they
 * come in the rows, so that nearly all reading is of the page that was read last.
 */
import { readSync, writeSync } from 'node:fs';
import { openScratchFile, type ScratchFile } from '../scratch-file.ts';
import { type XlsxArchive, XlsxProblem, xlsxLimits } from './xlsx-archive.ts';

export type SharedStrings = {
  /** @param index from 0 @throws XlsxProblem where there is no such text */
  get(index: number): string;
  /** Removes the file. */
  close(): void;
};

const pageBytes = 64 * 1024;
const pagesKept = 32;
const startBytes = 4;

/** @throws XlsxProblem */
export async function readSharedStrings(archive: XlsxArchive, part: string | null): Promise<SharedStrings> {
  const files = { texts: openScratchFile(), starts: openScratchFile() };
  const close = () => {
    files.texts.close();
    files.starts.close();
  };
  try {
    const count = part ? await writeTexts(archive, part, files) : 0;
    const pages = { texts: createPages(files.texts), starts: createPages(files.starts) };
    return {
      get(index) {
        if (!Number.isInteger(index) || index < 0 || index >= count) throw new XlsxProblem('damaged');
        const place = pages.starts.read(index * startBytes, (index + 2) * startBytes);
        const [start, end] = [place.readUInt32LE(0), place.readUInt32LE(startBytes)];
        return pages.texts.read(start, end).toString('utf8');
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Where each text begins, and at last where the last one ends, four bytes each. @returns how many texts there are */
async function writeTexts(
  archive: XlsxArchive,
  part: string,
  files: { texts: ScratchFile; starts: ScratchFile },
): Promise<number> {
  let count = 0;
  let end = 0;
  let text: string | null = null;
  let isWords = false;
  /** Inside `rPh`: how the words before are pronounced. */
  let isReading = false;
  let waiting: Buffer[] = [];
  let ends: number[] = [0];
  const write = () => {
    if (waiting.length > 0) writeSync(files.texts.descriptor, Buffer.concat(waiting));
    const places = Buffer.alloc(ends.length * startBytes);
    ends.forEach((place, at) => {
      places.writeUInt32LE(place, at * startBytes);
    });
    if (ends.length > 0) writeSync(files.starts.descriptor, places);
    [waiting, ends] = [[], []];
  };
  const pieces = archive.read(part, 'large', {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isWords = !isReading;
    },
    text(words) {
      if (isWords && text !== null) text += words;
      if (text !== null && text.length > xlsxLimits.textLength) throw new XlsxProblem('too-large');
    },
    close(name) {
      if (name === 't') isWords = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') {
        const bytes = Buffer.from(text ?? '');
        waiting.push(bytes);
        end += bytes.length;
        ends.push(end);
        count++;
        text = null;
      }
    },
  });
  for await (const _piece of pieces) write();
  write();
  return count;
}

/** The pages of the file that were read last. */
function createPages({ descriptor }: ScratchFile) {
  const pages = new Map<number, Buffer>();
  const load = (number: number): Buffer => {
    const kept = pages.get(number);
    if (kept) return kept;
    const page = Buffer.alloc(pageBytes);
    const read = readSync(descriptor, page, 0, pageBytes, number * pageBytes);
    const [oldest] = pages.keys();
    if (pages.size >= pagesKept && oldest !== undefined) pages.delete(oldest);
    pages.set(number, page.subarray(0, read));
    return pages.get(number)!;
  };
  return {
    read(start: number, end: number): Buffer {
      const parts: Buffer[] = [];
      for (let at = start; at < end; ) {
        const page = Math.floor(at / pageBytes);
        const from = at - page * pageBytes;
        const to = Math.min(end - page * pageBytes, pageBytes);
        parts.push(load(page).subarray(from, to));
        at = page * pageBytes + to;
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
  };
}

/**
 * The texts of a spreadsheet, which stand in a part of their own and are named by number. A register has hundreds of
 * thousands of them, so they lie in a file meanwhile, and only where each begins is kept in memory. Programs number
 * them as they come in the rows, so that nearly all reading is of the page that was read last.
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type XlsxArchive, XlsxProblem } from './xlsx-archive.ts';

export type SharedStrings = {
  /** @param index from 0 @throws XlsxProblem where there is no such text */
  get(index: number): string;
  /** Removes the file. */
  close(): void;
};

const pageBytes = 64 * 1024;
const pagesKept = 32;

/** @throws XlsxProblem */
export async function readSharedStrings(archive: XlsxArchive, part: string | null): Promise<SharedStrings> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spreadsheet-'));
  // For nobody else to read: these are people.
  const file = openSync(path.join(folder, 'texts'), 'wx+', 0o600);
  // Out of the folder at once where the system allows it: nothing is left behind, however the run ends.
  if (process.platform !== 'win32') rmSync(folder, { recursive: true });
  const close = () => {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const starts = part ? await writeTexts(archive, part, file) : new Offsets();
    const pages = createPages(file);
    return {
      get(index) {
        const [start, end] = [starts.at(index), starts.at(index + 1)];
        if (start === undefined || end === undefined) throw new XlsxProblem('damaged');
        return pages.read(start, end).toString('utf8');
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** @returns where each text begins, and at last where the last one ends */
async function writeTexts(archive: XlsxArchive, part: string, file: number): Promise<Offsets> {
  const starts = new Offsets();
  starts.push(0);
  let end = 0;
  let text: string | null = null;
  let isWords = false;
  /** Inside `rPh`: how the words before are pronounced. */
  let isReading = false;
  let waiting: Buffer[] = [];
  const pieces = archive.read(part, 'large', {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isWords = !isReading;
    },
    text(words) {
      if (isWords && text !== null) text += words;
    },
    close(name) {
      if (name === 't') isWords = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') {
        const bytes = Buffer.from(text ?? '');
        waiting.push(bytes);
        end += bytes.length;
        starts.push(end);
        text = null;
      }
    },
  });
  for await (const _piece of pieces) {
    if (waiting.length > 0) writeSync(file, Buffer.concat(waiting));
    waiting = [];
  }
  return starts;
}

/** Numbers up to 2^32, four bytes each; an array of numbers would take the double and more. */
class Offsets {
  #numbers = new Uint32Array(1024);
  #count = 0;

  push(number: number): void {
    if (this.#count === this.#numbers.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#count++] = number;
  }

  at(index: number): number | undefined {
    return index >= 0 && index < this.#count ? this.#numbers[index] : undefined;
  }
}

/** The pages of the file that were read last. */
function createPages(file: number) {
  const pages = new Map<number, Buffer>();
  const load = (number: number): Buffer => {
    const kept = pages.get(number);
    if (kept) return kept;
    const page = Buffer.alloc(pageBytes);
    const read = readSync(file, page, 0, pageBytes, number * pageBytes);
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

/** Rows of a CSV file as people save them: UTF-8 or Windows-1252, semicolons, commas or tabs. Read as a stream. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';

export type FileRow = {
  /** Of the file, from 1: where one finds the row in a text editor or a spreadsheet. */
  line: number;
  cells: readonly string[];
};

/**
 * - `not-text`: holds what no text of one byte for a letter has: another kind of file, or UTF-16
 * - `too-long`: a row is longer than any row of a register
 * - `damaged`: quotation marks that do not belong together
 */
export type CsvFault = 'not-text' | 'too-long' | 'damaged';

export class CsvProblem extends Error {
  readonly fault: CsvFault;
  constructor(fault: CsvFault, options?: { cause: unknown }) {
    super(`CSV: ${fault}`, options);
    this.fault = fault;
  }
}

const longestRow = 200_000;

/** @param file path. Empty lines are passed over; rows may have different lengths. @throws CsvProblem */
export async function* readCsvRows(file: string): AsyncGenerator<FileRow> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
  const parser = parse({
    delimiter: await delimiterOf(file),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
  });
  const text = Readable.from(decoded(file, encoding));
  text.on('error', (error) => parser.destroy(error));
  const records = text.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>;
  try {
    for await (const { record, info } of records) {
      if (record.some((cell) => cell !== '')) yield { line: info.lines, cells: record };
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new CsvProblem(cause.code === 'CSV_MAX_RECORD_SIZE' ? 'too-long' : 'damaged', { cause });
  }
}

/** @throws CsvProblem `too-long`: the parser counts what is in the cells, not how many there are */
async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let sinceBreak = 0;
  for await (const bytes of createReadStream(file)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    const lastBreak = text.lastIndexOf('\n');
    sinceBreak = lastBreak < 0 ? sinceBreak + text.length : text.length - lastBreak;
    if (sinceBreak > longestRow) throw new CsvProblem('too-long');
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** @throws CsvProblem `not-text` */
async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  const decode = (bytes?: Buffer) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isValid = false;
    }
  };
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    if (bytes.includes(0)) throw new CsvProblem('not-text');
    if (isValid) decode(bytes);
  }
  if (isValid) decode();
  return isValid;
}

async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return commonest(buffer.toString('latin1', 0, bytesRead).split('\n')[0]!);
  } finally {
    await handle.close();
  }
}

/** The one of `;`, `,` and tab that the heading has most of. */
function commonest(heading: string): string {
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [';', ',', '\t'].sort((one, other) => count(other) - count(one))[0]!;
}

/** As {@link readCsvRows}, of a small file that is in memory. @throws CsvProblem */
export function csvRowsOf(bytes: Uint8Array): FileRow[] {
  if (bytes.includes(0)) throw new CsvProblem('not-text');
  const text = textOf(bytes);
  if (text.split('\n').some((line) => line.length > longestRow)) throw new CsvProblem('too-long');
  try {
    const rows = parseAll(text, {
      delimiter: commonest(text.split('\n')[0]!),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (cause) {
    throw new CsvProblem('damaged', { cause });
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

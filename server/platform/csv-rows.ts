/** Rows of a CSV file as people save them: UTF-8 or Windows-1252, semicolons, commas or tabs. Read as a stream. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

export type FileRow = {
  /** Of the file, from 1: where one finds the row in a text editor or a spreadsheet. */
  line: number;
  cells: readonly string[];
};

/** @param file path. Empty lines are passed over; rows may have different lengths. */
export async function* readCsvRows(file: string): AsyncGenerator<FileRow> {
  const encoding = (await isUtf8(file)) ? 'utf-8' : 'windows-1252';
  const parser = parse({
    delimiter: await delimiterOf(file),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
  });
  const text = Readable.from(decoded(file, encoding));
  text.on('error', (error) => parser.destroy(error));
  const records = text.pipe(parser) as AsyncIterable<{ record: string[]; info: { lines: number } }>;
  for await (const { record, info } of records) {
    if (record.some((cell) => cell !== '')) yield { line: info.lines, cells: record };
  }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for await (const bytes of createReadStream(file)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The one of `;`, `,` and tab that the heading has most of. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const heading = buffer.toString('latin1', 0, bytesRead).split('\n')[0]!;
    const count = (delimiter: string) => heading.split(delimiter).length;
    return [';', ',', '\t'].sort((one, other) => count(other) - count(one))[0]!;
  } finally {
    await handle.close();
  }
}

/** Rows of the first sheet of an XLSX file, as text. Read as a stream: a sheet is never in memory as a whole. */
import type { FileRow } from './csv-rows.ts';
import { withScratchCopy } from './scratch-file.ts';
import {
  asProblem,
  openXlsxArchive,
  type XlsxArchive,
  XlsxProblem,
  xlsxLimits,
} from './xlsx/xlsx-archive.ts';
import { readSharedStrings, type SharedStrings } from './xlsx/xlsx-shared-strings.ts';
import { readWorkbook, type XlsxWorkbook } from './xlsx/xlsx-workbook.ts';

/** What lies further to the right is not read. */
const columnsRead = 256;

/**
 * Empty rows are passed over. Dates come as `YYYY-MM-DD`, numbers in their shortest form without grouping, truth
 * values as `1` and `0`, formulas as what they last came to, errors as nothing.
 * @param file path
 * @throws XlsxProblem
 */
export async function* readXlsxRows(file: string): AsyncGenerator<FileRow> {
  const archive = await openXlsxArchive(file);
  try {
    const workbook = await readWorkbook(archive);
    const strings = await readSharedStrings(archive, workbook.sharedStrings);
    try {
      yield* sheetRows(archive, workbook, strings);
    } finally {
      strings.close();
    }
  } catch (error) {
    throw asProblem(error);
  } finally {
    archive.close();
  }
}

/** Begins as a zip archive does. */
export const isZip = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4)).equals(zipStart);
const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * As {@link readXlsxRows}, of a small file that is in memory.
 * @param most rows; a file with more is too large
 * @throws XlsxProblem
 */
export async function xlsxRowsOf(bytes: Uint8Array, most: number): Promise<FileRow[]> {
  async function* pieces() {
    yield bytes;
  }
  return await withScratchCopy(pieces(), async (file) => {
    const rows: FileRow[] = [];
    for await (const row of readXlsxRows(file)) {
      if (rows.length >= most) throw new XlsxProblem('too-large');
      rows.push(row);
    }
    return rows;
  });
}

type Cell = { column: number; type: string; style: number; text: string };

async function* sheetRows(
  archive: XlsxArchive,
  workbook: XlsxWorkbook,
  strings: SharedStrings,
): AsyncGenerator<FileRow> {
  let rows: FileRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell: Cell | null = null;
  let column = -1;
  let isValue = false;
  let isReading = false;
  const pieces = archive.read(workbook.sheet, 'large', {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
      } else if (name === 'rPh') isReading = true;
      else if (name === 'v' || name === 't') isValue = cell !== null && !isReading;
    },
    text(text) {
      if (isValue && cell) cell.text += text;
      if (cell && cell.text.length > xlsxLimits.textLength) throw new XlsxProblem('too-large');
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c') {
        if (cell && cell.column < columnsRead) {
          while (cells.length < cell.column) cells.push('');
          cells[cell.column] = textOf(cell, workbook, strings);
        }
        cell = null;
      } else if (name === 'row' && cells.some((text) => text !== '')) rows.push({ line, cells });
    },
  });
  for await (const _piece of pieces) {
    yield* rows;
    rows = [];
  }
}

/** @param reference `AB12`. @returns from 0 */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  if (column === 0) throw new XlsxProblem('damaged');
  return column - 1;
}

/** The types of a cell: ECMA-376 part 1, 18.18.11. */
function textOf({ type, style, text }: Cell, workbook: XlsxWorkbook, strings: SharedStrings): string {
  if (text === '' || type === 'e') return '';
  if (type === 's') return strings.get(Number(text));
  if (type === 'd') return text.slice(0, 10);
  if (type !== 'n') return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (workbook.isDateStyle[style]) return dayOf(number, workbook.isFrom1904);
  // «1.2829499914E10» is a number of eleven digits.
  return Number.isSafeInteger(number) ? String(number) : text;
}

/**
 * @param serial days, with the time as the fraction. In the 1900 system day 60 is 29 February 1900, which never was;
 *   what comes before is one day later than counted from 30 December 1899 (ECMA-376 part 1, 18.17.4.1).
 * @returns `YYYY-MM-DD`; empty where it is before the first day there is
 */
export function dayOf(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial + 1e-6);
  if (days < 0 || (days === 0 && !isFrom1904) || days > 2_958_465) return '';
  if (days === 60 && !isFrom1904) return '1900-02-29';
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(start + days * 86_400_000).toISOString().slice(0, 10);
}

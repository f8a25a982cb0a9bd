/** Rows of a file by the ending of its name. */
import { CsvProblem, type FileRow, readCsvRows } from './csv-rows.ts';
import { XlsxProblem } from './xlsx/xlsx-archive.ts';
import { readXlsxRows } from './xlsx-rows.ts';

/** @param name of the file, where it is kept under another. @returns null where it is neither CSV nor XLSX by its name */
export function fileRowsOf(file: string, name = file): AsyncIterable<FileRow> | null {
  if (/\.(csv|txt|tsv)$/i.test(name)) return readCsvRows(file);
  if (/\.xls[xm]?$/i.test(name)) return readXlsxRows(file);
  return null;
}

/** @returns what is wrong with a file, as `csv:damaged`; null where the file is not to blame */
export function fileFaultOf(
  error: unknown,
): `csv:${CsvProblem['fault']}` | `xlsx:${XlsxProblem['fault']}` | null {
  if (error instanceof CsvProblem) return `csv:${error.fault}`;
  return error instanceof XlsxProblem ? `xlsx:${error.fault}` : null;
}

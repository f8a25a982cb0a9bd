/** The file of a member register: read by its kind, and what is wrong with it as a sentence. */
import { ColumnsMissing } from '#server/features/register-import/register-import-service.ts';
import { CsvProblem, type FileRow } from '#server/platform/csv-rows.ts';
import { fileRowsOf } from '#server/platform/file-rows.ts';
import { XlsxProblem } from '#server/platform/xlsx/xlsx-archive.ts';
import { csvWords, importTexts as texts, xlsxWords } from './import-members-texts.ts';

/** What is wrong with the call or the file, as a sentence. */
export class ImportProblem extends Error {}

/** @throws ImportProblem where it is neither CSV nor XLSX by its name */
export function rowsOf(file: string): AsyncIterable<FileRow> {
  const rows = fileRowsOf(file);
  if (!rows) throw new ImportProblem(texts.unknownKind);
  return rows;
}

/** To its last row, so that nothing is written of a file that is damaged further down. @throws CsvProblem, XlsxProblem */
export async function readThrough(file: string): Promise<void> {
  for await (const _row of rowsOf(file));
}

/** Null where the file is not to blame. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof ImportProblem) return error.message;
  if (error instanceof ColumnsMissing) return texts.columnsMissing(error.columns);
  if (error instanceof XlsxProblem) return xlsxWords[error.fault];
  if (error instanceof CsvProblem) return csvWords[error.fault];
  return null;
}

/** The file of a run: received in pieces, sealed while it waits, and read from a scratch file. */
import { moveInFileLimits } from '#contract/move-in-values.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { fileRowsOf } from '#server/platform/file-rows.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withScratchCopy } from '#server/platform/scratch-file.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { addChunk, countBytes, readChunks } from './move-in-file-repository.ts';
import type { RunRow } from './move-in-run-repository.ts';

export type MoveInFiles = ReturnType<typeof createMoveInFiles>;

/** @param secret what the key is derived from: a file of persons is not readable in a copy of the database */
export function createMoveInFiles(secret: Buffer) {
  const seal = createTextSeal(secret, 'file that is moved in');

  async function* piecesOf(db: Database, runId: string): AsyncGenerator<Buffer> {
    for await (const { start, content } of readChunks(db, runId))
      yield Buffer.from(seal.open(`${runId} ${start}`, content), 'base64');
  }

  return {
    /**
     * Takes the piece that comes next; one that has come before changes nothing.
     * @returns how many bytes have come
     * @throws Refusal UPLOAD_OUT_OF_STEP where it begins elsewhere, or is not as long as it must be
     */
    async take(
      tx: Transaction,
      run: RunRow,
      { start, content }: { start: number; content: Uint8Array },
    ): Promise<number> {
      const received = await countBytes(tx, run.id);
      const { chunkBytes } = moveInFileLimits;
      const length = Math.min(chunkBytes, run.fileBytes! - start);
      if (start > received || start % chunkBytes !== 0 || content.length !== length)
        throw new Refusal('UPLOAD_OUT_OF_STEP');
      if (start < received) return received;
      const sealed = seal.seal(`${run.id} ${start}`, Buffer.from(content).toString('base64'));
      await addChunk(tx, run.id, { start, bytes: content.length, content: sealed });
      return received + content.length;
    },

    countBytes,

    /** Gives the rows of the file to the work, from a scratch file that is deleted after it. */
    withRows: <Result>(
      db: Database,
      run: Pick<RunRow, 'id' | 'fileName'>,
      work: (rows: AsyncIterable<FileRow>) => Promise<Result>,
    ): Promise<Result> =>
      withScratchCopy(piecesOf(db, run.id), (file) => work(fileRowsOf(file, run.fileName)!)),
  };
}

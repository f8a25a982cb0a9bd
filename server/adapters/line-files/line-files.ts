/** Lists as files of lines in the data folder, beside the database and not in it: a restored backup does not undo them. */
import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ErasureList } from '#server/ports/erasure-list.ts';
import type { LogHeadList } from '#server/ports/log-heads.ts';

/** Whether the last line was cut off by a crash: what comes next begins on a line of its own. */
async function isCutOff(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** Each value is a line of JSON, and is on the disk when `add` resolves. */
function createLineFile<T>(dataDir: string, name: string) {
  const file = path.join(dataDir, name);
  return {
    async add(value: T): Promise<void> {
      await mkdir(dataDir, { recursive: true });
      const handle = await open(file, 'a+', 0o600);
      try {
        await handle.appendFile(`${(await isCutOff(handle)) ? '\n' : ''}${JSON.stringify(value)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    /** @throws where there is a file that cannot be read */
    async all(): Promise<T[]> {
      const text = await readFile(file, 'utf8').catch((error) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      // A line that was cut off by a crash stands for a job that runs again.
      return text.split('\n').flatMap((line) => {
        try {
          return line ? [JSON.parse(line) as T] : [];
        } catch {
          return [];
        }
      });
    },
  };
}

export const createErasureFile = (dataDir: string, name = 'erasures.jsonl'): ErasureList =>
  createLineFile(dataDir, name);

export const createLogHeadFile = (dataDir: string): LogHeadList =>
  createLineFile(dataDir, 'access-log-heads.jsonl');

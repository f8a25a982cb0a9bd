/** The list of erasures as a file of lines in the data folder, beside the database and not in it. */
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Erasure, ErasureList } from '#server/ports/erasure-list.ts';

export function createErasureFile(dataDir: string): ErasureList {
  const file = path.join(dataDir, 'erasures.jsonl');
  return {
    async add(erasure) {
      await mkdir(dataDir, { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.appendFile(`${JSON.stringify(erasure)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async all() {
      const text = await readFile(file, 'utf8').catch(() => '');
      // A line that was cut off by a crash stands for a job that runs again.
      return text.split('\n').flatMap((line) => {
        try {
          return line ? [JSON.parse(line) as Erasure] : [];
        } catch {
          return [];
        }
      });
    },
  };
}

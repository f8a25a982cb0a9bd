/** The heads of the access log as a file of lines in the data folder, beside the database and not in it. */
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LogHead, LogHeadList } from '#server/ports/log-heads.ts';

export function createLogHeadFile(dataDir: string): LogHeadList {
  const file = path.join(dataDir, 'access-log-heads.jsonl');
  return {
    async add(head) {
      await mkdir(dataDir, { recursive: true });
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.appendFile(`${JSON.stringify(head)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async all() {
      const text = await readFile(file, 'utf8').catch(() => '');
      // A line that was cut off by a crash is written again in the next hour.
      return text.split('\n').flatMap((line) => {
        try {
          return line ? [JSON.parse(line) as LogHead] : [];
        } catch {
          return [];
        }
      });
    },
  };
}

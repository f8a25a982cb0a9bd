/**
 * The embedded database, in a thread of its own so that a long query does not hold up requests.
 * Messages in: protocol messages, a folder to copy all files to, or null to close. Messages out: one answer per message,
 * in order; null once when open, once when copied or closed, and the reason as a string where a copy failed. Besides, the
 * reason why the thread ends, where the database gave up.
 */
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openDurably } from './durable-file-system.ts';
import type { LastWords } from './pglite-engine.ts';

const { folder } = workerData as { folder: string };
const port = parentPort!;
const database = await openDurably(folder, (reason) => {
  port.postMessage({ reason } satisfies LastWords);
  process.exit(1);
});
port.postMessage(null);

/** Nothing is written meanwhile, so the copy is what a kill at this moment would leave: the database opens with each commit. */
function copyTo(target: string): string | null {
  try {
    fs.cpSync(folder, target, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    return null;
  } catch (error) {
    return String(error);
  }
}

async function answer(message: Uint8Array | { copyTo: string } | null): Promise<void> {
  if (message === null) {
    await database.close();
    port.postMessage(null);
    port.close();
  } else if ('copyTo' in message) {
    port.postMessage(copyTo(message.copyTo));
  } else {
    // Not `execProtocolRaw`, which keeps every row that it has ever answered with: the memory would only grow.
    const { data } = await database.execProtocol(message, { throwOnError: false });
    // Copied: the answer is a view of a buffer that PGlite uses again.
    const own = data.slice();
    port.postMessage(own, [own.buffer]);
  }
}

let last = Promise.resolve();
port.on('message', (message) => {
  last = last.then(() => answer(message));
});

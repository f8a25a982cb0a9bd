/**
 * The embedded database, in a thread of its own so that a long query does not hold up requests.
 * Messages in: protocol messages, or null to close. Messages out: one answer per message, in order; null once
 * when open and once when closed.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openDurably } from './durable-file-system.ts';

const { folder } = workerData as { folder: string };
const port = parentPort!;
const database = await openDurably(folder);
port.postMessage(null);

port.on('message', async (messages: Uint8Array | null) => {
  if (messages === null) {
    await database.close();
    port.postMessage(null);
    port.close();
    return;
  }
  // Not `execProtocolRaw`, which keeps every row that it has ever answered with: the memory would only grow.
  const { data } = await database.execProtocol(messages, { throwOnError: false });
  // Copied: the answer is a view of a buffer that PGlite uses again.
  const answer = data.slice();
  port.postMessage(answer, [answer.buffer]);
});

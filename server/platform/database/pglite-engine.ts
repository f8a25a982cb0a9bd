/** Runs the embedded database's thread: starts it, ends it, and starts it again after a query that never finished. */
import { Worker } from 'node:worker_threads';
import type { Exchange } from './pglite-stream.ts';

/** PGlite has neither statement_timeout nor cancel. Committed data survives the end of its thread. */
const runawayAfterMs = 60_000;

export type PGliteEngine = { exchange: Exchange; close(): Promise<void> };

/** @throws what PGlite throws when the folder cannot be opened */
export async function startPGliteEngine(folder: string): Promise<PGliteEngine> {
  let running: Promise<Session> | null = startSession(folder);
  await running;
  return {
    async exchange(messages) {
      running ??= startSession(folder);
      const session = await running.catch((error) => {
        running = null;
        throw error;
      });
      try {
        return await session.exchange(messages);
      } catch (error) {
        running = null;
        throw error;
      }
    },
    async close() {
      const session = await running?.catch(() => null);
      await session?.close();
    },
  };
}

type Session = PGliteEngine;

/** One life of the thread. A rejected exchange means that it is over; SQL errors travel inside the protocol. */
async function startSession(folder: string): Promise<Session> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting: { resolve(answer: Uint8Array | null): void; reject(error: Error): void }[] = [];
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('message', (answer: Uint8Array | null) => waiting.shift()?.resolve(answer));
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`database worker ended (${code})`)));
  const nextAnswer = () =>
    new Promise<Uint8Array | null>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  await nextAnswer();
  return {
    async exchange(messages) {
      if (ended) throw ended;
      const answer = nextAnswer();
      worker.postMessage(messages, [messages.buffer as ArrayBuffer]);
      const runaway = setTimeout(() => void worker.terminate(), runawayAfterMs);
      try {
        return (await answer)!;
      } finally {
        clearTimeout(runaway);
      }
    },
    async close() {
      if (ended) return;
      const closed = nextAnswer();
      worker.postMessage(null);
      await closed;
      await worker.terminate();
    },
  };
}

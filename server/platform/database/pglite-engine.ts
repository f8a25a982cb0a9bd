/** Runs the embedded database's thread: starts it, ends it, and starts it again after a query that never finished. */
import { Worker } from 'node:worker_threads';
import type { Exchange } from './pglite-stream.ts';

/** PGlite has neither statement_timeout nor cancel. Committed data survives the end of its thread. */
const runawayAfterMs = 60_000;

export type PGliteEngine = {
  exchange: Exchange;
  /** All files as they are at one moment; nothing is written meanwhile. */
  copyTo(target: string): Promise<void>;
  close(): Promise<void>;
};

/** @throws what PGlite throws when the folder cannot be opened */
export async function startPGliteEngine(folder: string): Promise<PGliteEngine> {
  let running: Promise<Session> | null = startSession(folder);
  await running;
  const session = () => {
    running ??= startSession(folder);
    return running.catch((error) => {
      running = null;
      throw error;
    });
  };
  return {
    async exchange(messages) {
      const one = await session();
      try {
        return await one.exchange(messages);
      } catch (error) {
        running = null;
        throw error;
      }
    },
    copyTo: async (target) => (await session()).copyTo(target),
    async close() {
      const one = await running?.catch(() => null);
      await one?.close();
    },
  };
}

type Session = PGliteEngine;
type Answer = Uint8Array | string | null;

/** One life of the thread. A rejected exchange means that it is over; SQL errors travel inside the protocol. */
async function startSession(folder: string): Promise<Session> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.splice(0)) reject(ended);
  };
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`database worker ended (${code})`)));
  const nextAnswer = () =>
    new Promise<Answer>((resolve, reject) => {
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
        return (await answer) as Uint8Array;
      } finally {
        clearTimeout(runaway);
      }
    },
    async copyTo(target) {
      if (ended) throw ended;
      const answer = nextAnswer();
      worker.postMessage({ copyTo: target });
      const failure = await answer;
      if (failure !== null) throw new Error(`the database could not be copied: ${failure}`);
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

/** Runs the embedded database's thread: starts it, ends it, and starts it again after it gave up or a query never finished. */
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Exchange } from './pglite-stream.ts';

/** PGlite has neither statement_timeout nor cancel. Committed data survives the end of its thread. */
const runawayAfterMs = 60_000;
/** Between two openings: one takes a second of a processor, and what ended the first may end the next. */
const openingsApartMs = 3_000;
/** With all of a log to go through after a crash it takes seconds: a disk that does not answer never would. */
const openingAtMostMs = 120_000;

export type PGliteEngine = {
  exchange: Exchange;
  /** All files as they are at one moment; nothing is written meanwhile. */
  copyTo(target: string): Promise<void>;
  close(): Promise<void>;
};

type Watch = {
  /** Called before the folder is opened. @throws where its disk has too little room */
  requireRoom?(): void;
  /** The thread ended by itself or because of a query; the next statement opens the folder again. */
  onEnded?(error: Error): void;
};

/** Passes by itself: answered like a server that cannot be reached (SQLSTATE cannot_connect_now). */
const notOpen = (cause: unknown) =>
  Object.assign(new Error('the embedded database is not open', { cause }), { code: '57P03' });

/** The folder was not open in time. */
export class OpeningTooSlow extends Error {}

/** @throws OpeningTooSlow, or what PGlite throws when the folder cannot be opened; later each exchange rejects with 57P03 until it can */
export async function startPGliteEngine(
  folder: string,
  { requireRoom = () => {}, onEnded = () => {} }: Watch = {},
): Promise<PGliteEngine> {
  let openedAt = 0;
  async function open(): Promise<Session> {
    if (openedAt) await delay(Math.max(0, openedAt + openingsApartMs - performance.now()));
    requireRoom();
    openedAt = performance.now();
    return startSession(folder);
  }
  let running: Promise<Session> | null = open();
  await running;
  const session = () => {
    running ??= open();
    return running.catch((error) => {
      running = null;
      throw notOpen(error);
    });
  };
  return {
    async exchange(messages) {
      const one = await session();
      try {
        return await one.exchange(messages);
      } catch (error) {
        // Not before: the connection must be lost too, because a new thread knows nothing of its session and role.
        running = null;
        onEnded(error as Error);
        throw notOpen(error);
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
/** Why the thread is about to end. */
export type LastWords = { reason: string };

/** One life of the thread. A rejected exchange means that it is over; SQL errors travel inside the protocol. */
async function startSession(folder: string): Promise<Session> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  let reason: Error | null = null;
  let ended: Error | null = null;
  worker.on('message', (answer: Answer | LastWords) => {
    if (answer && typeof answer === 'object' && 'reason' in answer) reason = new Error(answer.reason);
    else waiting.shift()?.resolve(answer);
  });
  worker.on('error', (error: Error) => {
    reason = error;
  });
  // Only now are its files closed, and another thread may open them.
  worker.on('exit', (code) => {
    ended = reason ?? new Error(`database worker ended (${code})`);
    for (const { reject } of waiting.splice(0)) reject(ended);
  });
  const nextAnswer = () =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ resolve, reject });
    });
  const opening = nextAnswer();
  const late = setTimeout(() => {
    // Where it waits for the disk it ends first when that answers, and does nothing more then.
    void worker.terminate();
    waiting.shift()?.reject(new OpeningTooSlow('the embedded database was not open in time'));
  }, openingAtMostMs);
  await opening.finally(() => clearTimeout(late));
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

/**
 * Reads the server's stream of changes, and comes again when it breaks. `EventSource` cannot say who calls, so the
 * stream is fetched; of the format only names of events are read (WHATWG HTML, section 9.2.6).
 */

export type ChangeStream = {
  /** Requests the stream as the signed-in user. */
  open(signal: AbortSignal): Promise<Response>;
  /** It is heard from now on. What changed before is to be asked for. */
  opened(): void;
  changed(): void;
  /** Nothing is heard until it is opened again. */
  closed(): void;
  /** From 0 to 1: a thousand pages do not come again in the same moment. */
  random(): number;
};

/** The server says something every 20 seconds. */
const silenceMs = 50_000;
/** Refused: it is no use to insist. */
const refusedMs = 60_000;
/** A stream that ends sooner has failed. */
const shortMs = 5000;

/** @returns between half and all of 1, 2, 4 … at most 30 seconds */
export const comeBackMs = (failures: number, random: number): number =>
  Math.min(1000 * 2 ** failures, 30_000) * (0.5 + random / 2);

/** Until the signal says so. Never rejects. */
export async function followChanges(stream: ChangeStream, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const begun = performance.now();
    const status = await listenOnce(stream, signal);
    if (signal.aborted) return;
    if (performance.now() - begun > shortMs) failures = 0;
    const isRefused = status !== null && status >= 400 && status < 500;
    await pause(isRefused ? refusedMs : comeBackMs(failures, stream.random()), signal);
  }
}

/** @returns the status that was answered; null without an answer */
async function listenOnce(stream: ChangeStream, signal: AbortSignal): Promise<number | null> {
  const silent = new AbortController();
  const either = AbortSignal.any([signal, silent.signal]);
  let timer = setTimeout(() => silent.abort(), silenceMs);
  let status: number | null = null;
  let isOpen = false;
  try {
    const answer = await stream.open(either);
    status = answer.status;
    const reader = answer.ok ? answer.body?.getReader() : undefined;
    if (!reader) return status;
    isOpen = true;
    stream.opened();
    const decoder = new TextDecoder();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      text += decoder.decode(read.value, { stream: true });
      const end = text.lastIndexOf('\n\n') + 2;
      if (end > 1 && /^event: /m.test(text.slice(0, end))) stream.changed();
      if (end > 1) text = text.slice(end);
    }
  } catch {
    // Lost, or no longer wanted.
  } finally {
    clearTimeout(timer);
    if (isOpen) stream.closed();
  }
  return status;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    signal.addEventListener('abort', stop);
  });
}

/** A portal with more to do than it can answers at once that there is no room: calls wait, and go on by themselves. */
let waiting = 0;
const listeners = new Set<() => void>();

/** Some call of this page waits. */
export const isWaitingForRoom = (): boolean => waiting > 0;

export function subscribeToRoom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const count = (change: number) => {
  waiting += change;
  for (const listener of listeners) listener();
};

/**
 * Asks until there is room. Safe also for what changes something: who is turned away has not been heard.
 * @param ask of its answer, `problem.retryAfter` is the number of seconds to wait where there is no room
 * @throws what `ask` throws; DOMException AbortError
 */
export async function untilRoom<Answer extends { problem?: { retryAfter?: number | undefined } | undefined }>(
  ask: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  let answer = await ask();
  if (!answer.problem?.retryAfter) return answer;
  count(1);
  try {
    for (let seconds = answer.problem.retryAfter as number | undefined; seconds; ) {
      // Not all in the same moment: up to as long again.
      const pauseMs = seconds * 1000 * (1 + Math.random());
      await new Promise((done) => setTimeout(done, pauseMs));
      signal?.throwIfAborted();
      answer = await ask();
      seconds = answer.problem?.retryAfter;
    }
    return answer;
  } finally {
    count(-1);
  }
}

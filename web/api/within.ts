/** Time-outs: a call without an answer is given up, and reported. */

/** No answer came: no network, or a server out of reach. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** The server was waited for as long as it makes sense. It may have done what it was asked: not tried again by itself. */
export class NoAnswerError extends OfflineError {
  override name = 'NoAnswerError';
}

/** How long the browser waits for an answer, or for the next bytes of a long one. */
export const patienceMs = { read: 20_000, write: 40_000 };

/**
 * @param work gets the signal to stop at, and what to call whenever something has come or gone: the time begins again
 * @param outer the caller's own wish to stop
 * @throws NoAnswerError after the time without progress; what the work throws
 */
export async function within<Result>(
  milliseconds: number,
  work: (signal: AbortSignal, alive: () => void) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const silence = Promise.withResolvers<never>();
  const stop = new AbortController();
  const giveUp = () => {
    silence.reject(new NoAnswerError());
    stop.abort();
  };
  let timer = setTimeout(giveUp, milliseconds);
  let isOver = false;
  const alive = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(giveUp, milliseconds);
  };
  try {
    const signal = outer ? AbortSignal.any([outer, stop.signal]) : stop.signal;
    return await Promise.race([silence.promise, work(signal, alive)]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

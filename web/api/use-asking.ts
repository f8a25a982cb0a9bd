import { useEffect, useRef } from 'react';

const askMs = 5000;

/**
 * While somebody waits for Vipps the server is told so, at once and every few seconds, so that it asks there. What
 * cannot be asked is passed over: the page reads again by itself.
 * @param waitingId of what is waited for; null for nothing
 */
export function useAsking(waitingId: string | null, ask: (id: string) => Promise<unknown>): void {
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  });
  useEffect(() => {
    if (!waitingId) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      await newest.current(waitingId).catch(() => {});
      if (!isOver) timer = setTimeout(ask, askMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [waitingId]);
}

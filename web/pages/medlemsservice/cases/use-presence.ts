/** Says that this case is open here, and learns who else has it open and whether there is something new in it. */
import { useEffect, useRef, useState } from 'react';
import type { Presence } from '#contract/desk-case-endpoints.ts';
import { call } from '#web/api/call.ts';

const everyMs = 10_000;

export function usePresence(id: string, isWriting: boolean) {
  const [state, setState] = useState<{ others: Presence[]; version: number } | null>(null);
  const writing = useRef(isWriting);
  const tell = useRef(() => {});
  useEffect(() => {
    writing.current = isWriting;
    tell.current();
  }, [isWriting]);

  useEffect(() => {
    const params = { id };
    const gone = new AbortController();
    // A hidden screen counts as absent.
    const say = () => {
      if (document.visibilityState === 'hidden') return;
      const body = { isWriting: writing.current };
      void call('PUT /api/staff/enquiries/:id/presence', { params, body, signal: gone.signal }).then(
        setState,
        // Without network no presence is shown, and what is typed is kept all the same.
        () => {},
      );
    };
    tell.current = say;
    say();
    const timer = setInterval(say, everyMs);
    document.addEventListener('visibilitychange', say);
    return () => {
      gone.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      tell.current = () => {};
      void call('DELETE /api/staff/enquiries/:id/presence', { params, keepalive: true }).catch(() => {});
    };
  }, [id]);
  return state;
}

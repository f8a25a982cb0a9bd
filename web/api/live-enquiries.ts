/** Enquiries and notices on the screen follow the server: fetched with the first page that shows one. */
import type { QueryClient } from '@tanstack/react-query';
import { readChosenPersonId, subscribeToChosenPerson } from '#web/session/chosen-person.ts';
import { session } from '#web/session/session.ts';
import { type ChangeStream, followChanges } from './change-stream.ts';
import { forgetEnquiries } from './enquiry-queries.ts';
import { setChangesHeard } from './live-state.ts';
import { forgetNotices } from './notice-queries.ts';

async function open(signal: AbortSignal): Promise<Response> {
  const token = await session.getAccessToken();
  const personId = readChosenPersonId();
  return fetch('/api/changes', {
    headers: { authorization: `Bearer ${token}`, ...(personId && { 'person-id': personId }) },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
}

/** While somebody looks at the tab, has a network and is signed in. @returns what stops it */
export function followEnquiries(client: QueryClient): () => void {
  const refresh = () => {
    forgetEnquiries(client);
    forgetNotices(client);
  };
  const stream: ChangeStream = {
    open,
    opened() {
      setChangesHeard(true);
      refresh();
    },
    changed: refresh,
    closed() {
      setChangesHeard(false);
    },
    random: Math.random,
  };
  let following: AbortController | null = null;
  const stop = () => {
    following?.abort();
    following = null;
    setChangesHeard(false);
  };
  const look = () => {
    const { account, status } = session.get();
    const isWanted =
      account !== null && status === 'none' && navigator.onLine && document.visibilityState === 'visible';
    if (!isWanted) return stop();
    if (following) return;
    following = new AbortController();
    void followChanges(stream, following.signal);
  };
  const startAnew = () => {
    stop();
    look();
  };
  const ending = new AbortController();
  const listening = { signal: ending.signal };
  document.addEventListener('visibilitychange', look, listening);
  addEventListener('online', look, listening);
  addEventListener('offline', look, listening);
  // A page that is kept for «back» must not hold a connection.
  addEventListener('pagehide', stop, listening);
  addEventListener('pageshow', look, listening);
  const forgetSession = session.subscribe(look);
  const forgetPerson = subscribeToChosenPerson(startAnew);
  look();
  return () => {
    ending.abort();
    forgetSession();
    forgetPerson();
    stop();
  };
}

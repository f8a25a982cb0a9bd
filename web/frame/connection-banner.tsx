/**
 * Says so while there is no network, and while calls wait for room at the portal. The region is always there, so that
 * what comes into it is announced.
 */
import { useSyncExternalStore } from 'react';
import { isWaitingForRoom, subscribeToRoom } from '#web/api/room.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isCrowded = useSyncExternalStore(subscribeToRoom, isWaitingForRoom, () => false);
  const text = isOnline ? isCrowded && frameTexts.crowded : frameTexts.offline;
  return <div role="status">{text && <p className="connection-banner">{text}</p>}</div>;
}

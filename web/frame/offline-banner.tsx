/** Says so while there is no network. The region is always there, so that what comes into it is announced. */
import { useSyncExternalStore } from 'react';
import { frameTexts } from '#web/texts/frame-texts.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline-region">
      {!isOnline && <p className="offline-banner">{frameTexts.offline}</p>}
    </div>
  );
}

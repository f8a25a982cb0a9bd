/** Before the page goes away, whatever the reason, what is typed is sent to the server. */

import { beforeLeaving } from '#web/session/before-leaving.ts';
import type { DraftSync } from './draft-sync.ts';

/** @returns how to stop watching. */
export function keepDraftsWhenLeaving(sync: DraftSync): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') void sync.flush(true);
  };
  const pagehide = () => void sync.flush(true);
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', pagehide);
  const forget = beforeLeaving(() => sync.flush(true));
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', pagehide);
    forget();
  };
}

/** Finds the draft a form begins with, and keeps it in step with the server while the form is on the screen. */
import { useEffect, useState } from 'react';
import type { DraftValues } from '#contract/draft-endpoints.ts';
import { useDraftOwner } from './draft-owner.ts';
import { draftServer } from './draft-server.ts';
import { draftKey } from './draft-storage.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { keepDraftsWhenLeaving } from './leaving.ts';

/** A server that does not answer within this time does not keep anybody from writing. */
const patienceMs = 3000;

export type OpenDraft = {
  sync: DraftSync;
  /** What the form begins with. */
  values: DraftValues | null;
  /** When it was last changed, ISO 8601; null where there was no draft or the server has not been heard. */
  changedAt: string | null;
  /** Another one when the form must begin again with other values. */
  key: string;
  /** Where the key of a sending is kept. */
  sendingName: string;
};

/**
 * @param form name of the form on the server, `new-enquiry`
 * @returns null while the server is asked
 */
export function useOpenDraft(form: string): OpenDraft | null {
  const owner = useDraftOwner();
  const [open, setOpen] = useState<OpenDraft | null>(null);
  const { accountId, personId } = owner;

  useEffect(() => {
    const storageKey = draftKey(accountId, personId, form);
    const sync = createDraftSync({
      key: storageKey,
      storage: sessionStorage,
      server: draftServer(form, { accountId, personId }),
      now: () => new Date(),
      isOnline: () => navigator.onLine,
      pauseMs: 1000,
      longestMs: 5000,
      retryMs: 5000,
    });
    let isGone = false;
    let begun = 0;
    let hasRead = false;
    const begin = (values: DraftValues | null, changedAt: string | null) => {
      begun += 1;
      if (!isGone)
        setOpen({
          sync,
          values,
          changedAt,
          key: `${storageKey}:${begun}`,
          sendingName: `sending:${storageKey}`,
        });
    };
    const beginHere = () => begin(sync.localValues(), null);
    const impatience = setTimeout(beginHere, patienceMs);
    const ask = () =>
      sync.restore().then(
        (merged) => {
          hasRead = true;
          clearTimeout(impatience);
          if (begun === 0 || merged.isOtherThanHere) begin(merged.values, merged.changedAt);
        },
        () => {
          clearTimeout(impatience);
          if (begun === 0) beginHere();
        },
      );
    void ask();
    // The server was out of reach at the start: now it is asked again.
    const back = () => void (hasRead ? sync.flush(false) : ask());
    addEventListener('online', back);
    const forget = keepDraftsWhenLeaving(sync);
    return () => {
      isGone = true;
      clearTimeout(impatience);
      removeEventListener('online', back);
      forget();
      void sync.flush(false).finally(sync.close);
      setOpen(null);
    };
  }, [accountId, personId, form]);

  return open;
}

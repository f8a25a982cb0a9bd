/** The draft of a form for signed-out users: stored in this tab only, for a day. */
import { useEffect, useState } from 'react';
import { draftKey } from './draft-storage.ts';
import { createDraftSync, type DraftServer, type DraftStatus } from './draft-sync.ts';
import { readTabDraft } from './tab-draft.ts';
import type { OpenDraft } from './use-open-draft.ts';

/** «Saved» is not said: users of a shared machine should not rely on it. */
const unsaid: DraftStatus = { kind: 'none', savedAt: null };

/** In the place of a server. */
const nobody: DraftServer = {
  read: async () => ({ values: null, savedAt: null }),
  write: async (values) => ({ values, savedAt: null }),
  remove: async () => ({ values: null, savedAt: null }),
};

/** @returns null until the page has come to life */
export function useTabDraft(form: string): OpenDraft | null {
  const [open, setOpen] = useState<OpenDraft | null>(null);
  useEffect(() => {
    const key = draftKey('', null, form);
    const before = readTabDraft(sessionStorage, key, new Date());
    const sync = createDraftSync({
      key,
      storage: sessionStorage,
      server: nobody,
      now: () => new Date(),
      isOnline: () => true,
      pauseMs: 1000,
      longestMs: 5000,
      retryMs: 5000,
    });
    setOpen({
      sync: { ...sync, getStatus: () => unsaid },
      key,
      sendingName: `sending:${key}`,
      values: before?.values ?? null,
      changedAt: before?.changedAt ?? null,
    });
    return sync.close;
  }, [form]);
  return open;
}

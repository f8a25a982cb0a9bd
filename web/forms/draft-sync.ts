/**
 * Keeps one draft in this tab and on the server. Knows neither React nor the network: both are passed in.
 * Saving is one call at a time, so that an old text never overtakes a new one.
 */
import type { Draft, DraftValues } from '#contract/draft-endpoints.ts';
import { isWorthKeeping, type LocalDraft, type MergedDraft, mergeDrafts } from './draft-merge.ts';
import { readLocalDraft, type TabStorage, writeLocalDraft } from './draft-storage.ts';

export type DraftServer = {
  read(): Promise<Draft>;
  /** @param isLeaving the page is about to go: the call has to outlive it. */
  write(values: DraftValues, isLeaving: boolean): Promise<Draft>;
  remove(isLeaving: boolean): Promise<Draft>;
};

/** `kept-here`: in this tab only, because the server did not answer although there is network. */
export type DraftStatus = { kind: 'none' | 'saved' | 'offline' | 'kept-here'; savedAt: string | null };

export type DraftSyncOptions = {
  key: string;
  storage: TabStorage;
  server: DraftServer;
  now(): Date;
  isOnline(): boolean;
  /** Pause in the typing before the server is told, and the longest time it waits for one. */
  pauseMs: number;
  longestMs: number;
  /** First wait after a call that failed; doubled each time up to a minute. */
  retryMs: number;
};

export type DraftSync = ReturnType<typeof createDraftSync>;

export function createDraftSync(options: DraftSyncOptions) {
  const { key, storage, server } = options;
  let local: LocalDraft | null = readLocalDraft(storage, key);
  let base: string | null = local?.baseSavedAt ?? null;
  let status: DraftStatus = { kind: 'none', savedAt: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | null = null;
  let failures = 0;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const listeners = new Set<() => void>();

  const keep = (draft: LocalDraft | null) => {
    local = draft;
    // A discarded draft that the server has dropped too leaves nothing behind.
    writeLocalDraft(storage, key, draft?.values === null && draft.isSynced ? null : draft);
  };
  const setStatus = (next: DraftStatus) => {
    if (next.kind === status.kind && next.savedAt === status.savedAt) return;
    status = next;
    for (const listener of listeners) listener();
  };
  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void push(false), waitMs);
  };

  async function pushOnce(isLeaving: boolean): Promise<void> {
    const sent = local;
    if (!sent || sent.isSynced) return;
    try {
      const saved = sent.values ? await server.write(sent.values, isLeaving) : await server.remove(isLeaving);
      base = saved.savedAt;
      failures = 0;
      unsavedSince = null;
      const isSame = local === sent;
      if (local) keep({ ...local, baseSavedAt: base, isSynced: isSame });
      setStatus(local?.values ? { kind: 'saved', savedAt: saved.savedAt } : { kind: 'none', savedAt: null });
      if (!isSame) schedule(options.pauseMs);
    } catch {
      failures += 1;
      setStatus({ kind: options.isOnline() ? 'kept-here' : 'offline', savedAt: status.savedAt });
      schedule(Math.min(options.retryMs * 2 ** (failures - 1), 60_000));
    }
  }
  /** Never rejects. */
  function push(isLeaving: boolean): Promise<void> {
    clearTimeout(timer);
    running = running.then(() => pushOnce(isLeaving));
    return running;
  }

  return {
    /** What this tab has, before the server has been asked. */
    localValues: (): DraftValues | null => local?.values ?? null,

    /** Asks the server, and takes the newest of the two. Rejects where there is no answer; what is here stays. */
    async restore(): Promise<MergedDraft & { isOtherThanHere: boolean }> {
      const asked = local;
      const fromServer = await server.read();
      // Typed while the answer was on its way: that is the newest.
      const typed = local !== asked && local ? { ...local, baseSavedAt: fromServer.savedAt } : null;
      const merged = mergeDrafts(typed ?? local, fromServer);
      const isOtherThanHere = JSON.stringify(merged.values) !== JSON.stringify(local?.values ?? null);
      base = merged.baseSavedAt;
      if (merged.needsSync) {
        keep({
          values: merged.values,
          changedAt: merged.changedAt ?? '',
          baseSavedAt: base,
          isSynced: false,
        });
        schedule(options.pauseMs);
      } else {
        keep(
          merged.values && {
            values: merged.values,
            changedAt: merged.changedAt ?? '',
            baseSavedAt: base,
            isSynced: true,
          },
        );
        setStatus({ kind: merged.values ? 'saved' : 'none', savedAt: merged.values ? base : null });
      }
      return { ...merged, isOtherThanHere };
    },

    /** Each key stroke: this tab at once, the server in a moment. */
    change(values: DraftValues): void {
      const kept = isWorthKeeping(values) ? values : null;
      if (kept === null && (local?.values ?? null) === null) return;
      const now = options.now();
      keep({ values: kept, changedAt: now.toISOString(), baseSavedAt: base, isSynced: false });
      unsavedSince ??= now.getTime();
      if (!options.isOnline()) setStatus({ kind: 'offline', savedAt: status.savedAt });
      schedule(now.getTime() - unsavedSince >= options.longestMs ? 0 : options.pauseMs);
    },

    /** The form is sent, or the person wants it gone. */
    discard(): Promise<void> {
      if (local)
        keep({ values: null, changedAt: options.now().toISOString(), baseSavedAt: base, isSynced: false });
      setStatus({ kind: 'none', savedAt: null });
      return push(false);
    },

    /** Saves now what is not saved yet. Never rejects. */
    flush: (isLeaving: boolean): Promise<void> => (local && !local.isSynced ? push(isLeaving) : running),

    /** Stops the timers. What is not saved stays in this tab. */
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },

    getStatus: () => status,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Which of two drafts the person goes on with. Pure: times are passed in. */
import type { Draft, DraftValues } from '#contract/draft-endpoints.ts';

/** What this tab has. */
export type LocalDraft = {
  /** Null once the form is sent or the draft discarded: remembered until the server has dropped it too. */
  values: DraftValues | null;
  /** When the person last typed, ISO 8601 by the clock of this machine. */
  changedAt: string;
  /** `savedAt` of the server's draft that this one grew from; null where there was none. */
  baseSavedAt: string | null;
  /** False until the server has exactly this. */
  isSynced: boolean;
};

export type MergedDraft = {
  values: DraftValues | null;
  /** When it was last changed; null where there is no draft. */
  changedAt: string | null;
  /** `savedAt` of the server's draft, to be kept as the new base. */
  baseSavedAt: string | null;
  /** The server has to be told. */
  needsSync: boolean;
};

/**
 * The newest wins. What was typed here and has not reached the server wins over the draft it grew from,
 * whatever the clocks say; the clocks only decide when another device has saved in between.
 */
export function mergeDrafts(local: LocalDraft | null, server: Draft): MergedDraft {
  const fromServer = {
    values: server.values,
    changedAt: server.savedAt,
    baseSavedAt: server.savedAt,
    needsSync: false,
  };
  if (!local || local.isSynced) return fromServer;
  const isServerChanged = server.savedAt !== null && server.savedAt !== local.baseSavedAt;
  if (isServerChanged && Date.parse(server.savedAt ?? '') > Date.parse(local.changedAt)) return fromServer;
  return {
    values: local.values,
    changedAt: local.values ? local.changedAt : null,
    baseSavedAt: server.savedAt,
    needsSync: local.values !== null || server.values !== null,
  };
}

/** @returns whether there is something in it that somebody would miss. */
export const isWorthKeeping = (values: DraftValues): boolean =>
  Object.values(values).some((value) => (typeof value === 'string' ? value.trim() !== '' : value));

/** What is typed in a form without a draft on the server: kept in this tab only, for a day. Pure: storage and time are passed in. */
import type { DraftValues } from '#contract/draft-endpoints.ts';
import { readLocalDraft, type TabStorage, writeLocalDraft } from './draft-storage.ts';

const lifeMs = 24 * 60 * 60_000;

/** National identity numbers and bank accounts as people write them: not kept in a browser. */
const number = /(?<!\d)(\d{6}[ -]?\d{5}|\d{4}[ .]\d{2}[ .]\d{5})(?!\d)/;

/** Session storage without the texts that hold such a number. */
export const withoutNumbers = (storage: TabStorage): TabStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => storage.removeItem(key),
  setItem: (key, text) => (number.test(text) ? storage.removeItem(key) : storage.setItem(key, text)),
});

export type TabDraft = {
  values: DraftValues;
  /** When it was last typed in, ISO 8601. */
  changedAt: string;
  /** The version of what the form changes that was typed over; null for something new. */
  version: string | null;
};

/** @returns what was typed in the last day; older text is deleted */
export function readTabDraft(storage: TabStorage, key: string, now: Date): TabDraft | null {
  const { values, changedAt, baseSavedAt } = readLocalDraft(storage, key) ?? {};
  if (!values || !changedAt) return null;
  if (now.getTime() - Date.parse(changedAt) < lifeMs)
    return { values, changedAt, version: baseSavedAt ?? null };
  removeTabDraft(storage, key);
  return null;
}

/** Keeps the fields that differ from those the form began with; a field with an identity or account number is not kept. */
export function keepTabDraft(
  storage: TabStorage,
  key: string,
  typed: Omit<TabDraft, 'changedAt'> & { initial: DraftValues; now: Date },
): void {
  const values = Object.fromEntries(
    Object.entries(typed.values).filter(
      ([name, value]) => value !== typed.initial[name] && !number.test(String(value)),
    ),
  );
  const changedAt = typed.now.toISOString();
  if (Object.keys(values).length === 0) removeTabDraft(storage, key);
  else writeLocalDraft(storage, key, { values, changedAt, baseSavedAt: typed.version, isSynced: true });
}

/** It is sent, or the user starts over: the key of its sending holds the same text, and goes too. */
export function removeTabDraft(storage: TabStorage, key: string): void {
  writeLocalDraft(storage, key, null);
  writeLocalDraft(storage, `sending:${key}`, null);
}

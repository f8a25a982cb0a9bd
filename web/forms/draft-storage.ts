/** The copy of a draft in this tab: written with every key stroke, so that a reload or a lost network takes nothing. */
import type { LocalDraft } from './draft-merge.ts';

/** Part of `Storage`; session storage in the browser. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One key for each account, person and form: no user ever sees another person's draft. */
export const draftKey = (accountId: string, personId: string | null, form: string): string =>
  `draft:${accountId}:${personId ?? ''}:${form}`;

/** @returns null where there is none, or where the browser refuses storage. */
export function readLocalDraft(storage: TabStorage, key: string): LocalDraft | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft | null;
  } catch {
    return null;
  }
}

/** Null removes it. Full or blocked storage is no reason to stop anybody from writing: the server keeps it too. */
export function writeLocalDraft(storage: TabStorage, key: string, draft: LocalDraft | null): void {
  try {
    if (draft) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {}
}

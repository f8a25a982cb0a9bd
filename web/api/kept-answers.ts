/** The data cache across a reload, in session storage and only for the one it belongs to. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keptAnswersKey } from '#web/session/personal-data.ts';

type Kept = { owner: string; answers: [key: QueryKey, data: unknown, fetchedAtMs: number][] };
type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Puts what was kept for this owner back, with its age. Handed over once: later answers are stored again. */
export function restoreAnswers(
  client: QueryClient,
  storage: KeptStorage,
  owner: string,
  since: number,
): void {
  try {
    const kept = JSON.parse(storage.getItem(keptAnswersKey) ?? 'null') as Kept | null;
    storage.removeItem(keptAnswersKey);
    if (kept?.owner !== owner) return;
    for (const [key, data, updatedAt] of kept.answers) {
      if (updatedAt > since && !client.getQueryData(key)) client.setQueryData(key, data, { updatedAt });
    }
  } catch {
    // Refused or not understood: everything is fetched again.
  }
}

/** Keeps what has been fetched about oneself; fetches that failed or are under way are not kept. */
export function keepAnswers(client: QueryClient, storage: KeptStorage, owner: string): void {
  try {
    const answers = client
      .getQueryCache()
      .getAll()
      .filter(({ state, meta }) => state.status === 'success' && !state.isInvalidated && !meta?.isAboutOthers)
      .map(({ queryKey, state }): Kept['answers'][number] => [queryKey, state.data, state.dataUpdatedAt]);
    storage.setItem(keptAnswersKey, JSON.stringify({ owner, answers } satisfies Kept));
  } catch {
    // Full or refused: it is fetched again.
  }
}

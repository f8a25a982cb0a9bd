/** The data cache across a reload, in session storage and only for the one it belongs to. */
type Kept = { owner: string; savedAtMs: number; data: unknown };

const key = 'answers:v1';

/** @returns null where there is nothing for this owner, or it is too old */
export function readKeptAnswers(storage: Storage, owner: string, nowMs: number, longestMs: number): unknown {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Kept | null;
    storage.removeItem(key);
    return kept && kept.owner === owner && nowMs - kept.savedAtMs < longestMs ? kept.data : null;
  } catch {
    return null;
  }
}

export function keepAnswers(storage: Storage, owner: string, savedAtMs: number, data: unknown): void {
  try {
    storage.setItem(key, JSON.stringify({ owner, savedAtMs, data } satisfies Kept));
  } catch {
    // Full or refused: it is fetched again.
  }
}

/** Remedies that reload or leave the page are tried once in a while, never in a loop. */
const restMs = 5 * 60_000;

/**
 * Notes that the remedy is used now.
 * @param remedy what, and where: `page:/home`
 * @returns false when it was used in this tab less than five minutes ago, or when that cannot be known
 */
export function mayRepeat(
  remedy: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now = Date.now(),
): boolean {
  const key = `tried:${remedy}`;
  try {
    if (now - Number(storage.getItem(key) ?? 0) < restMs) return false;
    storage.setItem(key, String(now));
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * The idempotency key of one logical sending. The same content keeps its key however often it is tried, also
 * after a reload: an answer that was lost on the way does not become two enquiries.
 */
import type { TabStorage } from './draft-storage.ts';

/** For a form with fields that are recorded nowhere. */
export const nowhere: TabStorage = { getItem: () => null, setItem() {}, removeItem() {} };

type SendingKey = { key: string; content: string };

const read = (storage: TabStorage, name: string): SendingKey | null => {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as SendingKey | null;
  } catch {
    return null;
  }
};

/**
 * @param name where it is kept, one for each account, person and form
 * @param newKey makes a key, `crypto.randomUUID`
 */
export function createSendingKey(storage: TabStorage, name: string, newKey: () => string) {
  let current: SendingKey | null = read(storage, name);
  const keep = (next: SendingKey | null) => {
    current = next;
    try {
      if (next) storage.setItem(name, JSON.stringify(next));
      else storage.removeItem(name);
    } catch {}
  };
  return {
    /** The key to send this content with. */
    keyFor(values: object): string {
      const content = JSON.stringify(values);
      if (current?.content !== content) keep({ key: newKey(), content });
      return current?.key ?? newKey();
    },
    /** The content has arrived: the same words sent again are a new sending. */
    forget: () => keep(null),
  };
}

/** Who of a shared account sits here. Kept for this tab, under the account it was chosen in. */
import { chosenPersonKey, onForget } from './personal-data.ts';
import { session } from './session.ts';

const listeners = new Set<() => void>();
/** For a browser that refuses storage. */
const inMemory = new Map<string, string>();

const keyOf = (): string | null => {
  const { account } = session.get();
  return account && chosenPersonKey(account.homeAccountId);
};

const tell = () => {
  for (const listener of listeners) listener();
};

onForget(() => {
  inMemory.clear();
  tell();
});

/** @returns the person's id, or null when no person has been chosen */
export function readChosenPersonId(): string | null {
  const key = keyOf();
  if (!key) return null;
  const remembered = inMemory.get(key);
  if (remembered) return remembered;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null: the choice is cleared, so the user is asked again. */
export function choosePerson(personId: string | null): void {
  const key = keyOf();
  if (!key) return;
  if (personId) inMemory.set(key, personId);
  else inMemory.delete(key);
  try {
    if (personId) sessionStorage.setItem(key, personId);
    else sessionStorage.removeItem(key);
  } catch {
    // Remembered in memory.
  }
  tell();
}

export function subscribeToChosenPerson(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Settles when somebody has been chosen; at once when somebody is. */
export function personChosen(): Promise<void> {
  const before = readChosenPersonId();
  return new Promise((resolve) => {
    const stop = subscribeToChosenPerson(() => {
      const now = readChosenPersonId();
      if (!now || now === before) return;
      stop();
      resolve();
    });
  });
}

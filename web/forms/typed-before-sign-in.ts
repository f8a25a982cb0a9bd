/**
 * A single field that is typed when the sign-in turns out to be too old: kept in this tab while the person signs in
 * again, and taken up once. Never for what may not be kept in a browser.
 */
import { useEffect, useState } from 'react';
import { useDraftOwner } from './draft-owner.ts';
import { draftKey } from './draft-storage.ts';

/**
 * @param form names what is typed, `contact-email`
 * @returns what was kept, empty where nothing was; and how to keep something now
 */
export function useTypedBefore(form: string): { typed: string; keep(text: string): void } {
  const { accountId, personId } = useDraftOwner();
  const key = draftKey(accountId, personId, form);
  const [typed] = useState(() => quietly(() => sessionStorage.getItem(key)) ?? '');
  useEffect(() => quietly(() => sessionStorage.removeItem(key)), [key]);
  return { typed, keep: (text) => quietly(() => sessionStorage.setItem(key, text)) };
}

/** A browser that refuses storage keeps nothing: then it is typed again. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

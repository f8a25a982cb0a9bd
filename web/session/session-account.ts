import type { SessionAccount } from './session-state.ts';

const marker = /hefinn/i;

/** @param account what the provider says: id and display name */
export function toSessionAccount(account: {
  homeAccountId: string;
  name?: string | undefined;
}): SessionAccount {
  const name = account.name ?? '';
  return {
    homeAccountId: account.homeAccountId,
    name: name.replace(marker, '').replace(/\s+/g, ' ').trim(),
    isJoining: marker.test(name),
  };
}
